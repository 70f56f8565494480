import type { Rng } from '#engine/core/basis/rng.ts';
import type { Attempt, InputDevice, Question, Token, Verdict } from '#engine/core/oefening/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { SceneAssets } from './assets.ts';
import type { Entity, Phase, Sound, SpelState } from './contract.ts';
import { remember, type SceneOptions } from './scene-options.ts';
import { CurrentState } from './standing.ts';
import { Timers } from './timers.ts';
import { tokensOf } from './vraag.ts';

/** What a scene only hands on: its document with the numbers, its time, and the turn of the child. */
export abstract class SceneBase {
  readonly doc: SceneDoc;
  readonly s: number;
  readonly rng: Rng;
  readonly geluid: Sound;
  readonly timers = new Timers();
  protected readonly o: SceneOptions;
  protected readonly stand: CurrentState;
  private numbers: (name: string) => number;

  constructor(o: SceneOptions) {
    this.o = o;
    this.doc = o.doc;
    this.s = o.s;
    this.rng = o.rng;
    this.geluid = o.geluid;
    this.stand = new CurrentState(o.doc.modes, o.accessibility);
    this.numbers = remember(o.tuning(this.stand.calm));
  }

  get calm(): boolean {
    return this.stand.calm;
  }
  get reducedMotion(): boolean {
    return this.stand.stil;
  }
  get oneSwitch(): boolean {
    return this.stand.oneSwitch;
  }
  get now(): number {
    return this.timers.now;
  }
  get fase(): Phase {
    return this.o.turn.fase;
  }
  get tempo(): number {
    return this.o.turn.tempo * (this.calm ? 0.6 : 1);
  }

  tuning(name: string): number {
    return this.numbers(`$${name}`);
  }
  num(value: number | string): number {
    return typeof value === 'number' ? value : this.numbers(value);
  }
  texture(key: string): ReturnType<SceneAssets['texture']> {
    return this.o.assets.texture(key);
  }
  question(): Question | null {
    return this.o.turn.question();
  }
  nextSlot(): number {
    return this.o.turn.nextSlot();
  }
  bonus(points: number): void {
    this.o.turn.bonus(points);
  }
  patch(part: Partial<SpelState>): void {
    this.o.turn.patch(part);
  }
  say(): void {
    this.o.turn.say();
  }
  finish(): void {
    this.o.turn.finish();
  }
  pad(name: string): readonly (readonly [number, number])[] {
    return this.doc.paths[name] ?? [];
  }
  path(name: string): readonly (readonly [number, number])[] {
    return this.pad(name);
  }
  paint(
    key: string,
    size: { w: number; h: number },
    draw: (c: CanvasRenderingContext2D) => void,
  ): ReturnType<SceneAssets['texture']> {
    return this.o.paint.bake(key, size, draw);
  }
  setChoices(choices: readonly { id: string; label: string; bezig: boolean }[]): void {
    this.o.turn.setChoices(choices);
  }
  after(ms: number, fn: () => void): void {
    this.timers.after(ms, fn);
  }

  attempt(attempt: Attempt, source: Entity | null, device: InputDevice): Verdict {
    return this.o.turn.attempt(attempt, source, device);
  }

  peekStream(n: number): Token[] {
    return this.o.turn.peekStream(n);
  }

  tokens(): readonly Token[] {
    return tokensOf(this.question());
  }

  /** Takes the numbers of calm mode, or those of play again. */
  protected reread(): void {
    this.numbers = remember(this.o.tuning(this.calm));
  }
}
