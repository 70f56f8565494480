import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type JarParams, jarSchema } from './jar.schema.ts';

const DROPS = 5;
const [BURST_MS, FALL_MS, RISE_MS, FULL_MS, DRINK_MS] = [190, 430, 320, 700, 900];

class Jar implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: JarParams;
  private readonly jar: Entity;
  private readonly pours: Entity[] = [];
  /** Belts that were earned. */
  private belt = 0;

  constructor(ctx: SceneContext, params: JarParams) {
    this.ctx = ctx;
    this.p = params;
    this.jar = ctx.entity(params.jar);
  }

  onEvent(event: string, a: string | null): void {
    const fruit = event === 'pop' && a !== null ? this.ctx.group(a)[0] : undefined;
    if (fruit !== undefined && fruit.prefab !== null) this.squeeze(fruit, fruit.prefab);
  }

  call(name: string): void {
    if (name === 'drink') this.drink();
  }

  destroy(): void {
    this.pours.length = 0;
  }

  /** Juice splashes out of a fruit, and its drops find the jar. */
  private squeeze(fruit: Entity, kind: string): void {
    const { ctx, p, jar } = this;
    if (!ctx.reducedMotion) {
      const splash = this.tinted(p.splash, fruit, kind);
      splash.scale = 0.3;
      splash.angle = ctx.rng.next() * 360;
      ctx.juice.tween(splash, { scale: 1.25, alpha: 0 }, FALL_MS, 'outCubic', () => splash.destroy());
    }
    const { x, y } = fruit;
    for (let i = 0; i < DROPS; i += 1) {
      const drop = this.tinted(p.drop, fruit, kind);
      const side = (ctx.rng.next() * 2 - 1) * 130;
      const last = i === DROPS - 1;
      ctx.juice.tween(drop, { x: x + side, y: y - 40 - ctx.rng.next() * 90 }, BURST_MS + i * 30, 'outCubic', () =>
        ctx.juice.tween(drop, { x: jar.x, y: jar.y - p.mouth }, FALL_MS + i * 40, 'in', () => {
          drop.destroy();
          if (last) this.pour(kind);
        }),
      );
    }
  }

  private pour(kind: string): void {
    const { ctx, p, jar } = this;
    if (this.pours.length >= p.full) return;
    const y = jar.y - p.foot - p.step * this.pours.length;
    const pour = ctx.spawn(p.pour, jar.x, y);
    pour.setState(kind);
    pour.view.alpha = 0;
    this.pours.push(pour);
    ctx.juice.tween(pour, { alpha: 1 }, RISE_MS);
    ctx.juice.squash(pour);
    ctx.emit('poured', p.jar, String(this.pours.length));
    if (this.pours.length === p.full) ctx.after(FULL_MS, () => this.reward());
  }

  /** A full jar is drunk, and the next belt is earned. */
  private reward(): void {
    const { ctx, p } = this;
    this.drink();
    this.belt = Math.min(this.belt + 1, p.belts.length - 1);
    ctx.entity(p.belt).setState(p.belts[this.belt] ?? '');
    ctx.emit('full', p.belt, p.belts[this.belt]);
  }

  private drink(): void {
    const { ctx, jar } = this;
    for (const pour of this.pours)
      ctx.juice.tween(pour, { y: jar.y, alpha: 0 }, ctx.reducedMotion ? 1 : DRINK_MS, 'in', () => pour.destroy());
    this.pours.length = 0;
  }

  private tinted(prefab: string, at: Entity, kind: string): Entity {
    const thing = this.ctx.spawn(prefab, at.x, at.y);
    thing.setState(kind);
    return thing;
  }
}

export const mechanic = defineMechanic(jarSchema, ['poured', 'full'], (ctx, params) => new Jar(ctx, params));
