import type { AudioId } from '#engine/core/oefening/contract/contract.ts';
import type { Sound } from '../contract.ts';

/** The sound of a game, with lines that are said one after the other. Whatever else is said ends them, so that nobody talks across another. */
export class SpokenLines implements Sound {
  private readonly sound: Sound;
  private now: AudioId | null = null;
  private rest: readonly AudioId[] = [];
  private turn = 0;

  constructor(sound: Sound) {
    this.sound = sound;
  }

  /** Says one line now. */
  say(audio: AudioId): Promise<void> {
    return this.lines([audio]);
  }

  /** Says lines in their order; resolves when the last one is over or something else is said. */
  async lines(all: readonly AudioId[]): Promise<void> {
    this.turn += 1;
    const mine = this.turn;
    this.rest = all;
    while (mine === this.turn) {
      const [line, ...rest] = this.rest;
      this.now = line ?? null;
      this.rest = rest;
      if (line === undefined) return;
      await this.sound.say(line);
    }
  }

  /** The child acts already: what was still to come is left out but the last line, the word itself. */
  hurry(): void {
    const last = this.rest.at(-1);
    if (last !== undefined) void this.lines([last]);
  }

  /** A line that lost its use is not finished; what comes after it begins at once. */
  leave(line: AudioId): void {
    const { now, rest } = this;
    if (now !== line) this.rest = rest.filter((other) => other !== line);
    else if (rest.length > 0) void this.lines(rest);
    else this.hush();
  }

  hush(): void {
    this.turn += 1;
    this.now = null;
    this.rest = [];
    this.sound.hush();
  }

  play(...sound: Parameters<Sound['play']>): number {
    return this.sound.play(...sound);
  }

  stop(handle: number): void {
    this.sound.stop(handle);
  }

  rate(handle: number, rate: number): void {
    this.sound.rate(handle, rate);
  }
}
