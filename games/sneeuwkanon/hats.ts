import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type HatsParams, hatsSchema } from './hats.schema.ts';

const UP_MS = 430;
const DOWN_MS = 520;
/** Px that the top of the tower sways for each hat below it. */
const SWAY = 1.3;

/** Each hat that is shot off flies to the penguin who collects them: the tower of the round. */
class Hats implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: HatsParams;
  private readonly heads: Entity[] = [];
  private readonly worn: (Entity | null)[] = [];
  private readonly tower: Entity[] = [];
  private readonly sway = { t: 0.5, hop: 9.5 };
  private readonly foot: Entity;
  private turn = 0;
  private shots = 0;

  constructor(ctx: SceneContext, params: HatsParams) {
    this.ctx = ctx;
    this.p = params;
    this.foot = ctx.entity(params.collector);
  }

  onQuestion(): void {
    for (const hat of this.worn) hat?.destroy();
    this.worn.length = 0;
    this.heads.length = 0;
    this.shots = 0;
    for (const head of this.ctx.group(this.p.heads)) {
      this.heads.push(head);
      this.worn.push(this.ctx.spawn(this.p.hats[this.turn % this.p.hats.length] ?? '', head.x, head.y));
      this.turn += 1;
    }
  }

  idle(dt: number): void {
    this.sway.t += dt;
    this.sway.hop += dt;
    for (let i = 0; i < this.worn.length; i += 1) this.wear(this.heads[i], this.worn[i]);
    for (let i = 0; i < this.tower.length; i += 1) this.stand(this.tower[i], i);
  }

  onEvent(event: string, a: string | null, b: string | null): void {
    if (event === 'fire') this.shots += 1;
    else if (event === 'tap' && a === this.p.collector) this.sway.hop = 0;
    else if (event === 'match') this.flyFrom([a, b]);
    else if (event === 'correct') {
      this.flyFrom([a]);
      if (this.shots === 1) this.ctx.bonus(1);
    }
  }

  onFinale(): void {
    this.onQuestion();
    this.sway.hop = 0;
  }

  destroy(): void {
    this.worn.length = 0;
    this.tower.length = 0;
  }

  private wear(head: Entity | undefined, hat: Entity | null | undefined): void {
    if (head === undefined || hat === null || hat === undefined) return;
    hat.x = head.x;
    hat.y = head.y - this.p.above * head.scale;
    hat.scale = head.scale;
  }

  /** A hop runs up through the tower. */
  private stand(hat: Entity | undefined, i: number): void {
    const { ctx, p, sway, foot } = this;
    if (hat === undefined) return;
    const t = sway.hop * 3 - i * 0.25;
    hat.x = foot.x + (ctx.reducedMotion ? 0 : Math.sin(sway.t * 1.7 + i * 0.35) * SWAY * i);
    hat.y = foot.y - p.base - p.step * i;
    if (t > 0 && t < 1) hat.dy -= Math.sin(t * Math.PI) * 26;
  }

  private flyFrom(ids: readonly (string | null)[]): void {
    for (const [i, head] of this.heads.entries()) if (ids.includes(head.id)) this.fly(i);
  }

  private fly(i: number): void {
    const { ctx, p, foot } = this;
    const hat = this.worn[i];
    if (hat === null || hat === undefined) return;
    this.worn[i] = null;
    const top = foot.y - p.base - p.step * Math.min(this.tower.length, p.most);
    const up = ctx.reducedMotion ? 1 : UP_MS;
    const down = ctx.reducedMotion ? 1 : DOWN_MS;
    ctx.juice.tween(hat, { x: (hat.x + foot.x) / 2, y: Math.min(hat.y, top) - 150, angle: -200 }, up, 'outCubic', () =>
      ctx.juice.tween(hat, { x: foot.x, y: top, angle: -360, scale: p.size }, down, 'in', () => this.stack(hat)),
    );
  }

  private stack(hat: Entity): void {
    const { ctx, p } = this;
    hat.angle = 0;
    this.tower.push(hat);
    if (this.tower.length > p.most) this.tower.shift()?.destroy();
    this.sway.hop = 0;
    ctx.emit('stack', p.collector, hat.id);
  }
}

export const mechanic = defineMechanic(hatsSchema, ['stack'], (ctx, params) => new Hats(ctx, params));
