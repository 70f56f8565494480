import type { Rng } from '#engine/core/basis/rng.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Tuning } from '#engine/document/tuning.ts';
import type { SceneAssets } from '../assets.ts';
import type { TurnGate } from '../turn-gate.ts';
import type { Sound, Layout, Accessibility } from '../contract.ts';
import type { EngineKit } from '../kit.ts';
import type { BehaviourDef, MechanicDef } from '../own.ts';
import type { Dial } from './numbers.ts';
import type { Physics } from './physics.ts';
import type { Paint } from '../paint.ts';

/** Everything a running scene is built from. */
export interface SceneOptions {
  doc: SceneDoc;
  /** Numbers of the document at a play level, in calm mode or not. */
  tuning(dial: Dial): Tuning;
  assets: SceneAssets;
  paint: Paint;
  sound: Sound;
  accessibility: Accessibility;
  s: number;
  rng: Rng;
  layout: Layout;
  /** Share of the particles that is drawn: 1, or .25 on software rendering. */
  particles: number;
  mechanics: readonly { id: string; raw: unknown; def: MechanicDef }[];
  behaviours: Readonly<Record<string, BehaviourDef>>;
  physics: Physics | null;
  createParts: EngineKit['createParts'];
  turn: TurnGate;
}

/** Events that actors react to. */
export const REACTION: ReadonlySet<string> = new Set(['correct', 'almost', 'wordDone', 'finale', 'reveal']);
