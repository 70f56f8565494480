import type { Entity, Phase, Layout, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type VistaParams, vistaSchema } from './vista.schema.ts';
import { placeView, type View } from './view.ts';

const BOX = 98;
/** Phases without prompt and rail. */
const FREE: ReadonlySet<Phase> = new Set<Phase>(['laden', 'intro', 'finale', 'resultaat']);

class Vista implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: VistaParams;
  private readonly layers: { y: number }[];
  private readonly things: { ding: Entity; size: number }[];
  private readonly along: { ding: Entity; y: number }[];
  private doel: View = { line: 0, scale: 1, dx: 0 };
  private scale = 1;
  private dx = 0;
  private readonly eye: Entity;
  private readonly rivals: { ding: Entity; dx: number; x: number }[];
  private readonly boat: Entity;
  private together = 0;
  private bottom = 0;
  private first = true;

  constructor(ctx: SceneContext, params: VistaParams) {
    this.ctx = ctx;
    this.p = params;
    this.layers = params.layers.map((id) => ctx.layer(id));
    this.things = params.things.map((id) => ({ ding: ctx.entity(id), size: ctx.entity(id).scale }));
    this.along = params.along.map((id) => ({ ding: ctx.entity(id), y: ctx.entity(id).y }));
    this.boat = ctx.entity(params.beside);
    this.eye = ctx.entity(params.eye);
    this.rivals = Object.entries(params.alongside).map(([id, dx]) => ({ ding: ctx.entity(id), dx, x: 0 }));
    this.onLayout(ctx.layout);
  }

  onLayout(layout: Layout): void {
    this.bottom = layout.bottom;
    this.doel = placeView(layout, this.p);
    if (!this.first) return;
    this.to(1);
    this.first = false;
  }

  idle(dt: number): void {
    this.to(this.ctx.reducedMotion ? 1 : 1 - Math.exp(-dt * 5));
    if (this.together > 0) this.alongside(dt);
  }

  onFinale(): void {
    this.together = 0.01;
    for (const item of this.rivals) item.x = item.ding.x - this.boat.x;
  }

  render(): void {
    const y = -this.ctx.services.camera.y;
    for (let i = 0; i < this.layers.length; i += 1) {
      const layer = this.layers[i];
      if (layer !== undefined) layer.y = y;
    }
  }

  /** The slot of the rail, for the ghost hand only: particles stay off the letters. */
  placeOf(goal: { tokenId: string | null; slot: number | null }, out: { x: number; y: number }): boolean {
    const view = this.ctx.question()?.view;
    if (this.ctx.phase !== 'uitleg' || goal.slot === null || view?.shape !== 'entry') return false;
    const n = view.length ?? 6;
    out.x = this.ctx.layout.middle + (Math.min(goal.slot, n - 1) - (n - 1) / 2) * BOX;
    out.y = this.ctx.layout.foot - Math.max(this.bottom, 60) - 66;
    return true;
  }

  destroy(): void {
    this.ctx.services.camera.y = 0;
  }

  /** After the vehicle has placed the rivals: what is left of their distance shrinks. */
  private alongside(dt: number): void {
    this.together = Math.min(1, this.together + dt / 2.2);
    const k = this.together * this.together * (3 - 2 * this.together);
    for (let i = 0; i < this.rivals.length; i += 1) {
      const item = this.rivals[i];
      if (item !== undefined) item.ding.x = this.boat.x + item.x + (item.dx - item.x) * k;
    }
  }

  private to(k: number): void {
    const { camera } = this.ctx.services;
    const size = this.ctx.phase === 'woordklaar' ? Math.min(this.p.atWord, this.doel.scale) : this.doel.scale;
    camera.y += (this.p.line - this.doel.line - camera.y) * k;
    this.scale += (size - this.scale) * k;
    this.dx += ((FREE.has(this.ctx.phase) ? 0 : this.doel.dx) - this.dx) * k;
    this.eye.x = this.boat.x - this.dx;
    for (let i = 0; i < this.things.length; i += 1) {
      const item = this.things[i];
      if (item !== undefined) item.ding.scale = item.size * this.scale;
    }
    for (let i = 0; i < this.along.length; i += 1) {
      const item = this.along[i];
      if (item !== undefined) item.ding.y = item.y - camera.y;
    }
  }
}

/** Own mechanic: keeps the play above keyboard and rail on every screen. */
export const vista = defineMechanic(vistaSchema, [], (ctx, params) => new Vista(ctx, params));
