import type { Container, Texture } from 'pixi.js';
import type { Rng } from '#engine/core/basis/rng.ts';
import type { Attempt, InputDevice, Question, Token, Verdict } from '#engine/core/oefening/contract/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type {
  Entity,
  Layout,
  Mechanic,
  Phase,
  SceneContext,
  Services,
  Sound,
  SpelState,
  TokenView,
} from '../contract.ts';
import type { Thing } from './entities.ts';
import type { LetterPath } from '../letter-path.ts';
import type { JuiceBox } from './juice.ts';
import type { LetterLanding } from './letter-landing.ts';
import type { SceneParts } from '../kit.ts';
import type { MechanicList } from './mechanic-list.ts';
import type { Numbers } from './numbers.ts';
import type { SceneEvents } from './scene-events.ts';
import type { SceneOptions } from './scene-options.ts';
import type { Standing } from './standing.ts';
import type { Timers } from './timers.ts';
import { tokensOf } from '../vraag.ts';
import type { SceneWorld } from './world.ts';

/** The systems that a context hands on. */
export interface ContextOptions {
  o: SceneOptions;
  stand: Standing;
  numbers: Numbers;
  timers: Timers;
  world: SceneWorld;
  events: SceneEvents;
  mechanics: MechanicList;
  parts: SceneParts;
  juice: JuiceBox;
  landing: LetterLanding;
}

/** What mechanics and behaviours see of a scene: each member hands on to one system. Attempts go to the turn. */
export class Context implements SceneContext {
  readonly doc: SceneDoc;
  readonly s: number;
  readonly rng: Rng;
  readonly sound: Sound;
  readonly services: Services;
  readonly juice: JuiceBox;
  readonly fx: SceneParts['fx'];
  private readonly c: ContextOptions;

  constructor(options: ContextOptions) {
    this.c = options;
    this.doc = options.o.doc;
    this.s = options.o.s;
    this.rng = options.o.rng;
    this.sound = options.o.sound;
    this.services = options.world.services;
    this.juice = options.juice;
    this.fx = options.parts.fx;
  }

  get calm(): boolean {
    return this.c.stand.calm;
  }
  get reducedMotion(): boolean {
    return this.c.stand.still;
  }
  get oneSwitch(): boolean {
    return this.c.stand.oneSwitch;
  }
  get now(): number {
    return this.c.timers.now;
  }
  get layout(): Layout {
    return this.c.world.layout;
  }
  get phase(): Phase {
    return this.c.o.turn.phase;
  }
  get tempo(): number {
    return this.c.o.turn.tempo * (this.calm ? 0.6 : 1);
  }

  tuning(name: string): number {
    return this.c.numbers.get(name);
  }
  num(value: number | string): number {
    return this.c.numbers.num(value);
  }
  texture(key: string): Texture {
    return this.c.o.assets.texture(key);
  }
  paint(...bake: Parameters<SceneContext['paint']>): Texture {
    return this.c.o.paint.bake(...bake);
  }
  after(ms: number, fn: () => void): void {
    this.c.timers.after(ms, fn);
  }
  emit(event: string, a?: string, b?: string): void {
    this.c.events.emit(event, a, b);
  }
  mechanic(id: string): Mechanic | undefined {
    return this.c.mechanics.get(id);
  }

  /* ---- the world ----------------------------------------------------------- */

  layer(id: string): Container {
    return this.c.world.layer(id).container;
  }
  path(name: string): readonly (readonly [number, number])[] {
    return this.c.world.path(name);
  }
  points(id: string): readonly (readonly [number, number])[] {
    return this.c.world.points(id);
  }
  entity(id: string): Thing {
    return this.c.world.entity(id);
  }
  group(id: string): readonly Thing[] {
    return this.c.world.group(id);
  }
  spawn(prefab: string, x: number, y: number): Thing {
    return this.c.world.spawn(prefab, x, y);
  }
  hit(pattern: string, at: { x: number; y: number }, extra = 0): Thing | null {
    return this.c.world.hit(pattern, at, extra);
  }
  token(options: Parameters<SceneContext['token']>[0]): TokenView {
    return this.c.parts.plates.take(options);
  }
  tokenWidth(size: number): number {
    return this.c.parts.plates.width(size);
  }
  freeToken(view: TokenView): void {
    this.c.parts.plates.give(view);
  }

  land(path: LetterPath): void {
    this.c.landing.land(path);
  }

  /* ---- the turn ------------------------------------------------------------ */

  question(): Question | null {
    return this.c.o.turn.question();
  }
  tokens(): readonly Token[] {
    return tokensOf(this.question());
  }
  nextSlot(): number {
    return this.c.o.turn.nextSlot();
  }
  peekStream(n: number): Token[] {
    return this.c.o.turn.peekStream(n);
  }
  attempt(attempt: Attempt, source: Entity | null, device: InputDevice): Verdict {
    return this.c.o.turn.attempt(attempt, source, device);
  }
  bonus(points: number): void {
    this.c.o.turn.bonus(points);
  }
  setChoices(choices: Parameters<SceneContext['setChoices']>[0]): void {
    this.c.o.turn.setChoices(choices);
  }
  patch(part: Partial<SpelState>): void {
    this.c.o.turn.patch(part);
  }
}
