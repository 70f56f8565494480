import type { Container } from 'pixi.js';
import type { Rng } from '#engine/core/basis/rng.ts';
import type { Token } from '#engine/core/oefening/contract/contract.ts';
import type { ActorDef } from '#engine/document/entity.ts';
import type { SceneCheck, TutorialStep } from '#engine/document/scene.ts';
import type { SceneAssets } from './assets.ts';
import type { Accessibility, Fx, RailBox, SceneContext, TokenView, StageFrame } from './contract.ts';
import type { BehaviourDef, Extensions, MechanicDef } from './own.ts';
import type { Paint } from './paint.ts';

/** Something drawn over the world that lives by the fixed step; `dt` in seconds. */
export interface Overlay {
  readonly view: Container;
  step(dt: number): void;
}

/** The word under construction. */
export interface Rail extends Overlay {
  /** Shows the slots, at least `wide` stage pixels each. */
  show(boxes: readonly RailBox[], wide: number): void;
  /** Lets a slot pulse: the problem spot. */
  pulse(slot: number): void;
  /** Writes where a slot is, in stage px; false when the tray does not show it. */
  spot(slot: number, out: { x: number; y: number }): boolean;
}

/** Ghost hand of the tutorial; places in stage pixels. */
export interface GhostHand extends Overlay {
  show(gesture: TutorialStep['gesture'], from: { x: number; y: number }, to: { x: number; y: number }): void;
  hide(): void;
}

/** Curtain over the stage. */
export interface Curtain extends Overlay {
  open(done?: () => void): void;
}

/** A character made of parts. */
export interface ActorView extends Overlay {
  setPose(pose: string, forMs?: number): void;
  render(): void;
  look(dx: number, dy: number): void;
  react(event: string): void;
}

/** Token plates that are used again, and the width at which all tokens of a question fit. */
export interface Plates {
  width(size: number): number;
  take(options: Parameters<SceneContext['token']>[0]): TokenView;
  give(view: TokenView): void;
  /** The set of tokens changed. */
  wis(): void;
  /** Letters as the child sets them now. */
  restyle(accessibility: Accessibility): void;
  destroy(): void;
}

/** What the drawn parts of a scene are made with. */
export interface PartsOptions {
  paint: Paint;
  rng: Rng;
  assets: SceneAssets;
  accessibility: Accessibility;
  /** Whether people, animals and particles keep still now. */
  stand: { readonly still: boolean };
  /** Share of the particles that is drawn, 0..1. */
  particles: number;
  /** Part of the stage that is always seen. */
  frame: StageFrame;
  /** Colour of the curtain. */
  ground: string;
  /** Tokens of the question of now. */
  tokens(): readonly Token[];
}

/** Drawn parts of one scene. */
export interface SceneParts {
  readonly rail: Rail;
  readonly hand: GhostHand;
  readonly iris: Curtain;
  readonly fx: Fx & Overlay;
  readonly plates: Plates;
  /** Its own chance makes an actor blink at its own times. */
  actor(def: ActorDef, rng: Rng): ActorView;
  shadow(size: { w: number; h: number; y: number }): Container;
}

/** All that the runtime is given and does not know by itself: pieces of play, small lives and drawn parts. */
export interface EngineKit {
  readonly mechanics: Readonly<Record<string, () => Promise<{ mechanic: MechanicDef }>>>;
  readonly behaviours: Readonly<Record<string, BehaviourDef>>;
  /** Checks of a document with what the game brings itself. */
  checks(own: Extensions): readonly SceneCheck[];
  createParts(options: PartsOptions): SceneParts;
}
