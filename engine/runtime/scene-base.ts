import type { Rng } from '#engine/core/basis/rng.ts';
import type { Attempt, InputDevice, Question, Token, Verdict } from '#engine/core/oefening/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { SceneAssets } from './assets.ts';
import type { Entity, Fase, Geluid, SpelToestand } from './contract.ts';
import { onthoud, type SceneOpties } from './scene-opties.ts';
import { Stand } from './stand.ts';
import { Timers } from './timers.ts';
import { tokensVan } from './vraag.ts';

/** What a scene only hands on: its document with the numbers, its time, and the turn of the child. */
export abstract class SceneBase {
  readonly doc: SceneDoc;
  readonly s: number;
  readonly rng: Rng;
  readonly geluid: Geluid;
  readonly timers = new Timers();
  protected readonly o: SceneOpties;
  protected readonly stand: Stand;
  private getallen: (naam: string) => number;

  constructor(o: SceneOpties) {
    this.o = o;
    this.doc = o.doc;
    this.s = o.s;
    this.rng = o.rng;
    this.geluid = o.geluid;
    this.stand = new Stand(o.doc.modes, o.toegankelijk);
    this.getallen = onthoud(o.tuning(this.stand.calm));
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
  get fase(): Fase {
    return this.o.beurt.fase;
  }
  get tempo(): number {
    return this.o.beurt.tempo * (this.calm ? 0.6 : 1);
  }

  tuning(name: string): number {
    return this.getallen(`$${name}`);
  }
  num(value: number | string): number {
    return typeof value === 'number' ? value : this.getallen(value);
  }
  texture(key: string): ReturnType<SceneAssets['texture']> {
    return this.o.assets.texture(key);
  }
  question(): Question | null {
    return this.o.beurt.question();
  }
  nextSlot(): number {
    return this.o.beurt.nextSlot();
  }
  bonus(points: number): void {
    this.o.beurt.bonus(points);
  }
  patch(part: Partial<SpelToestand>): void {
    this.o.beurt.patch(part);
  }
  say(): void {
    this.o.beurt.say();
  }
  finish(): void {
    this.o.beurt.finish();
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
    return this.o.verf.bake(key, size, draw);
  }
  setChoices(choices: readonly { id: string; label: string; bezig: boolean }[]): void {
    this.o.beurt.setChoices(choices);
  }
  after(ms: number, fn: () => void): void {
    this.timers.after(ms, fn);
  }

  attempt(attempt: Attempt, source: Entity | null, device: InputDevice): Verdict {
    return this.o.beurt.attempt(attempt, source, device);
  }

  peekStream(n: number): Token[] {
    const tokens = this.tokens();
    return this.stroom?.(n) ?? tokens.slice(0, n);
  }

  /** Order of the practice engine; set by the session per question. */
  stroom: ((n: number) => Token[]) | null = null;

  tokens(): readonly Token[] {
    return tokensVan(this.question());
  }

  /** Takes the numbers of calm mode, or those of play again. */
  protected herlees(): void {
    this.getallen = onthoud(this.o.tuning(this.calm));
  }
}
