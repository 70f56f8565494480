import { z } from 'zod';
import { naam } from '#engine/document/velden.schema.ts';
import type { Entity, Layout, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';

/** Lifts the sea above the keyboard and the rail, and makes the boats as big as the room allows. */
const schema = z.strictObject({
  use: z.literal('uitzicht'), id: naam.optional(),
  /** Layers that move up and down together. */
  lagen: z.array(naam).min(1),
  /** Things that grow and shrink. */
  dingen: z.array(naam), hoogte: z.number(),
  /** Things of a layer that stands still, which keep their place on the water. */
  mee: z.array(naam).default([]),
  /** Design line: y under which the play needs no room; and the lowest it may sink to. */
  lijn: z.number(), laagst: z.number(),
  maat: z.tuple([z.number(), z.number()]).default([0.46, 1.2]),
});
type Params = z.output<typeof schema>;

/** Half the tray of the word rail, and the room between it and the keyboard. */
const RAIL = 66 + 60;
const VAK = 98;

/** Where the design line comes to stand, and how big the boats are there. */
export function plaatsZicht(layout: Pick<Layout, 'bottom' | 'top'>, p: { lijn: number; laagst: number; hoogte: number; maat: readonly [number, number] }): { lijn: number; maat: number } {
  const lijn = Math.min(p.laagst, 720 - Math.max(layout.bottom, 60) - RAIL);
  const ruimte = lijn - Math.max(80, layout.top) - 4;
  return { lijn, maat: Math.max(p.maat[0], Math.min(p.maat[1], ruimte / p.hoogte)) };
}

class Uitzicht implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: Params;
  private readonly lagen: { y: number }[];
  private readonly dingen: { ding: Entity; maat: number }[];
  private readonly mee: { ding: Entity; y: number }[];
  private doel = { lijn: 0, maat: 1 };
  private maat = 1;
  private bottom = 0;
  private eerste = true;

  constructor(ctx: SceneContext, params: Params) {
    this.ctx = ctx;
    this.p = params;
    this.lagen = params.lagen.map((id) => ctx.layer(id));
    this.dingen = params.dingen.map((id) => ({ ding: ctx.entity(id), maat: ctx.entity(id).scale }));
    this.mee = params.mee.map((id) => ({ ding: ctx.entity(id), y: ctx.entity(id).y }));
    this.onLayout(ctx.layout);
  }

  onLayout(layout: Layout): void {
    this.bottom = layout.bottom;
    this.doel = plaatsZicht(layout, this.p);
    if (!this.eerste) return;
    this.naar(1);
    this.eerste = false;
  }

  idle(dt: number): void {
    this.naar(this.ctx.reducedMotion ? 1 : 1 - Math.exp(-dt * 5));
  }

  render(): void {
    const y = -this.ctx.diensten.camera.y;
    for (let i = 0; i < this.lagen.length; i += 1) {
      const laag = this.lagen[i];
      if (laag !== undefined) laag.y = y;
    }
  }

  /** The slot of the rail, for the ghost hand. */
  placeOf(goal: { tokenId: string | null; slot: number | null }, out: { x: number; y: number }): boolean {
    const view = this.ctx.question()?.view;
    if (goal.slot === null || view?.shape !== 'entry') return false;
    const n = view.length ?? 6;
    out.x = 640 + (Math.min(goal.slot, n - 1) - (n - 1) / 2) * VAK;
    out.y = 720 - Math.max(this.bottom, 60) - 66;
    return true;
  }

  destroy(): void {
    this.ctx.diensten.camera.y = 0;
  }

  private naar(k: number): void {
    const { camera } = this.ctx.diensten;
    camera.y += (this.p.lijn - this.doel.lijn - camera.y) * k;
    this.maat += (this.doel.maat - this.maat) * k;
    for (let i = 0; i < this.dingen.length; i += 1) {
      const item = this.dingen[i];
      if (item !== undefined) item.ding.scale = item.maat * this.maat;
    }
    for (let i = 0; i < this.mee.length; i += 1) {
      const item = this.mee[i];
      if (item !== undefined) item.ding.y = item.y - camera.y;
    }
  }
}

/** Own mechanic: keeps the play above keyboard and rail on every screen. */
export const uitzicht = defineMechanic(schema, [], (ctx, params) => new Uitzicht(ctx, params));
