import { z } from 'zod';
import { naam } from '#engine/document/velden.schema.ts';
import type { Entity, Mechanic, Question, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';

/** Ties rigging and crew to their hulls, fills the sail with every letter and lifts the boat on the surfing wave. */
const schema = z.strictObject({
  use: z.literal('tuigage'), id: naam.optional(),
  /** Hull -> things that move with it, placed in its own coordinates. */
  delen: z.record(naam, z.array(naam)),
  boot: naam, zeil: naam, surf: naam,
  /** States `z0` .. `z<stappen>` of the sail, and `flap`. */
  stappen: z.int().default(6),
  /** Gust lines, used in turn. */
  vlagen: z.array(naam).min(1),
  surfMs: z.number().default(2100), lift: z.number().default(26),
});
type Params = z.output<typeof schema>;

const FLAP_MS = 620;

/** Stage of the sail: only an empty word is limp, only a whole one is full. */
export function zeilStap(letters: number, lengte: number, stappen: number): number {
  if (letters <= 0) return 0;
  return Math.max(1, Math.min(stappen - 1, Math.round((letters / Math.max(1, lengte)) * stappen)));
}

class Tuigage implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: Params;
  private readonly boot: Entity;
  private readonly zeil: Entity;
  private readonly surf: Entity;
  private lengte = 6;
  private stap = -1;
  private beurt = 0;
  private flapTot = -1;
  private surfT = -1;

  constructor(ctx: SceneContext, params: Params) {
    this.ctx = ctx;
    this.p = params;
    this.boot = ctx.entity(params.boot);
    this.zeil = ctx.entity(params.zeil);
    this.surf = ctx.entity(params.surf);
    for (const [id, delen] of Object.entries(params.delen)) {
      const { view } = ctx.entity(id);
      for (const deel of delen) view.addChild(ctx.entity(deel).view);
    }
    this.surf.visible = false;
    for (const id of params.vlagen) ctx.entity(id).view.alpha = 0;
    this.zet(0);
  }

  onQuestion({ view }: Question): void {
    this.lengte = view.shape === 'entry' ? (view.length ?? 6) : 6;
    this.zet(0);
  }

  step(): void {
    const { view } = this.ctx.question() ?? {};
    const letters = view?.shape === 'entry' ? this.ctx.nextSlot() : 0;
    const gegeven = view?.shape === 'entry' && letters > 0 && letters === this.vooraf(view.mask);
    this.zet(gegeven ? 0 : zeilStap(letters, this.lengte, this.p.stappen));
  }

  idle(dt: number): void {
    if (this.flapTot > 0 && this.ctx.now > this.flapTot) this.strak();
    if (this.surfT >= 0) this.deining(dt);
  }

  onEvent(event: string): void {
    if (event === 'letterOk') this.vlaag();
    else if (event === 'bijna') this.flap();
  }

  onWordDone(): number {
    this.flapTot = -1;
    this.stap = -1;
    this.zet(this.p.stappen);
    this.surfT = 0;
    this.ctx.emit('surf', this.p.boot);
    return this.p.surfMs;
  }

  onFinale(): void {
    this.zet(this.p.stappen);
  }

  destroy(): void {
    this.surfT = -1;
  }

  /** Letters that stand there from the start. */
  private vooraf(mask: readonly (string | null)[] | undefined): number {
    if (mask === undefined) return 0;
    const open = mask.indexOf(null);
    return open < 0 ? mask.length : open;
  }

  private zet(stap: number): void {
    if (stap === this.stap) return;
    const voller = stap > this.stap;
    this.stap = stap;
    if (this.flapTot > 0) return;
    this.zeil.setState(`z${stap}`);
    if (voller && stap > 0) this.ctx.juice.squash(this.zeil, -0.1);
  }

  private vlaag(): void {
    const vlaag = this.ctx.entity(this.p.vlagen[this.beurt % this.p.vlagen.length] ?? this.p.zeil);
    this.beurt += 1;
    vlaag.place(-230, -130 - (this.beurt % 3) * 42);
    vlaag.view.alpha = 0.95;
    this.ctx.juice.tween(vlaag, this.ctx.reducedMotion ? { alpha: 0 } : { x: 40, alpha: 0 }, 620, 'inOut');
  }

  private flap(): void {
    this.flapTot = this.ctx.now + FLAP_MS;
    this.zeil.setState('flap');
    this.ctx.juice.wobble(this.zeil);
  }

  private strak(): void {
    this.flapTot = -1;
    this.zeil.setState(`z${this.stap}`);
    this.ctx.juice.squash(this.zeil, -0.06);
  }

  /** Up on the wave and gently down again. */
  private deining(dt: number): void {
    this.surfT += (dt * 1000) / this.p.surfMs;
    const klaar = this.surfT >= 1;
    const hoog = klaar ? 0 : Math.sin(Math.PI * Math.min(1, this.surfT)) ** 0.7;
    this.surf.visible = !klaar;
    this.surf.y = 96 - hoog * 92;
    if (!this.ctx.reducedMotion) this.boot.offset(0, -hoog * this.p.lift, -hoog * 6);
    if (klaar) this.surfT = -1;
  }
}

/** Own mechanic: sail, gusts and surfing wave. */
export const tuigage = defineMechanic(schema, ['surf'], (ctx, params) => new Tuigage(ctx, params));
