import { hashText } from '#engine/core/basis/rng.ts';
import { compileExpr } from '#engine/document/expr.ts';
import { finaleTimes, type FinaleDef, type FinaleStep } from '#engine/document/finale.ts';
import type { TriggerAction } from '#engine/document/trigger.ts';
import type { Entity } from '../contract.ts';
import type { Scene } from '../world/scene.ts';

/** In the calm mode everything takes so much longer. */
const CALM_PACE = 1.25;

/**
 * Which of the endings is played: chosen by the seed, and never the one that was seen last. Answers its number.
 */
export function pickFinale(count: number, seed: number, last: number | null): number {
  const fresh = Array.from({ length: count }, (_, i) => i).filter((i) => i !== last || count === 1);
  return fresh[hashText(`finale ${seed}`) % fresh.length] ?? 0;
}

/** What an ending is played with. */
export interface FinaleOptions {
  scene: Scene;
  /** Words of the child, the best first. */
  words: readonly string[];
}

/** The end of one round: lets the steps of its timeline happen at their times. With less movement things stand at once where they go. */
export class Finale {
  private readonly o: FinaleOptions;
  /** Words that have a place already. */
  private told = 0;

  constructor(options: FinaleOptions) {
    this.o = options;
  }

  /** Begins; answers the ms until the result. */
  start(def: FinaleDef): number {
    const { ctx } = this.o.scene;
    const pace = ctx.calm ? CALM_PACE : 1;
    const things = new Map(def.timeline.map((step) => [step.name, this.thingsOf(step)]));
    const times = finaleTimes(def, ({ name }) => things.get(name)?.length ?? 1);
    for (const step of def.timeline) {
      const from = times.get(step.name)?.from ?? 0;
      const turns = this.turnsOf(step, things.get(step.name) ?? []);
      for (const [i, thing] of turns.entries())
        ctx.after((from + i * step.every) * pace, () => this.play(step, { thing, pace }));
    }
    return def.ms * pace;
  }

  /** For whom a step happens, in turn: its things, as often as it says. */
  private turnsOf(step: FinaleStep, things: readonly (Entity | null)[]): (Entity | null)[] {
    return Array.from({ length: step.times }, () => things).flat();
  }

  /** The things of a step; one without things happens once, and what waits for a word that is not there stays away. Words are put on their things here, before any of them is seen. */
  private thingsOf(step: FinaleStep): readonly (Entity | null)[] {
    const { ctx } = this.o.scene;
    if (step.words !== undefined) return ctx.group(step.words).filter((thing) => this.tell(thing));
    if (step.each === undefined) return [null];
    return ctx.group(step.each).filter(({ appearance, token }) => appearance.plate === null || token !== null);
  }

  /** Puts the next word of the child on a thing; false when there is none left. */
  private tell(thing: Entity): boolean {
    const text = this.o.words[this.told];
    if (text === undefined) return false;
    thing.token = { id: `told-${this.told}`, kind: 'woord', text };
    this.told += 1;
    return true;
  }

  private play(step: FinaleStep, { thing, pace }: { thing: Entity | null; pace: number }): void {
    const { scene } = this.o;
    if (scene.ctx.phase !== 'finale' || !this.holds(step)) return;
    const { x = 640, y = 360 } = thing ?? {};
    for (const action of step.do)
      scene.act(this.paced(action, pace), { a: thing?.id ?? null, b: null, impulse: 0, x, y });
  }

  private holds({ if: condition }: FinaleStep): boolean {
    if (condition === undefined) return true;
    const compiled = compileExpr(condition);
    return compiled.ok && compiled.value(this.o.scene.lookup);
  }

  /** The calm twin is slower, that for less movement only places. */
  private paced(action: TriggerAction, pace: number): TriggerAction {
    if (!('tween' in action) && !('path' in action)) return action;
    return { ...action, ms: this.o.scene.ctx.reducedMotion ? 1 : action.ms * pace };
  }
}
