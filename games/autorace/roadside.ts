import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { bringToFront } from '#engine/runtime/to-front.ts';
import { RoadPoint } from '#engine/runtime/point.ts';
import { type RoadsideParams, roadsideEmits, roadsideSchema } from './roadside.schema.ts';
import { Ghost } from './ghost.ts';
import { Scatterer } from './scatterer.ts';

/** The party begins this many m ahead. */
const EMPTY = 32;
const FADE_S = 0.5;
/** Share of the view beyond which something may appear. */
const SEEN = 0.8;
interface Thing {
  ding: Entity;
  size: number;
  lat: number;
  at: number;
  row: number;
}

/** Life along the road: trees, boards and people that pass by and come back ahead, the mechanic, and the child's own ghost. */
class Roadside implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: RoadsideParams;
  private readonly things: Thing[] = [];
  private readonly ghost: Ghost;
  private readonly scatterer: Scatterer;
  private readonly off = new RoadPoint();
  /** Where the child drives: sizes are measured by it. */
  private readonly at = new RoadPoint();
  private celebration = false;
  /** Where the scenery is drawn from, and how far it has faded in since the last step. */
  private gone = 0;
  private view = 1;
  /** Words that are done. */
  private done = 0;

  constructor(ctx: SceneContext, params: RoadsideParams) {
    this.ctx = ctx;
    this.p = params;
    this.ghost = new Ghost(ctx, { ...params.ghost, depth: params.depth });
    this.scatterer = new Scatterer(ctx, params);
    for (const [i, { prefabs, apart, festive, part }] of params.rows.entries()) {
      const away = festive || part[0] > 0 ? -1e6 : i * 3;
      for (let k = 0; k * apart < params.far; k += 1)
        this.create(prefabs[k % prefabs.length] ?? params.pit, i, away + k * apart);
    }
    this.create(params.pit, -1, -1e6);
  }

  step(dt: number): void {
    this.ghost.countUp(dt);
  }

  idle(dt: number): void {
    this.proceed(this.ctx.services.ride?.distance ?? 0, dt);
    this.at.depth = this.p.depth;
    this.ctx.services.projection?.project(this.at);
    for (let i = 0; i < this.things.length; i += 1) this.set(this.things[i]);
    this.ghost.idle(dt);
  }

  onQuestion(): void {
    this.ghost.vraag();
  }

  onWordDone(): number {
    this.ghost.done();
    this.done += 1;
    return 0;
  }

  onEvent(event: string): void {
    if (event === 'grind') this.sendPit();
    else if (event === 'gateAhead') this.scatterer.scatter(this.share);
  }

  /** From now on only the rows of the party come back, beginning close by. */
  onFinale(): void {
    this.celebration = true;
    this.ghost.finale();
    for (const item of this.things) if (item.at - this.gone > EMPTY) item.at = -1e6;
    for (const [nr, { apart, festive }] of this.p.rows.entries()) {
      if (festive)
        for (const [k, item] of this.things.filter((d) => d.row === nr).entries())
          item.at = this.gone + EMPTY + k * apart;
    }
  }

  destroy(): void {
    this.things.length = 0;
  }

  private get share(): number {
    return this.done / Math.max(1, this.ctx.doc.round.items);
  }

  /** Drives on; with less movement the scenery stands still until it is replaced by the next view. */
  private proceed(gone: number, dt: number): void {
    const { step } = this.p;
    const now = this.ctx.reducedMotion ? Math.floor(gone / step) * step : gone;
    if (this.ctx.reducedMotion && now !== this.gone) this.view = 0;
    this.gone = now;
    this.view = Math.min(1, this.view + dt / FADE_S);
  }

  private create(prefab: string, nr: number, at: number): void {
    const thing = this.ctx.spawn(prefab, 640, -400);
    thing.visible = false;
    this.things.push({ ding: thing, size: thing.scale, lat: this.place(nr), at, row: nr });
  }

  private place(nr: number): number {
    const lat = this.p.rows[nr]?.lat;
    return lat === undefined ? this.p.pitLat : lat[0] + (lat[1] - lat[0]) * this.ctx.rng.next();
  }

  private set(item: Thing | undefined): void {
    const { projection } = this.ctx.services;
    if (item === undefined || projection === undefined) return;
    const back = item.at - this.gone < -this.p.depth * 0.66 && this.turnBack(item);
    const ahead = item.at - this.gone;
    const { ding: thing } = item;
    const inView = ahead > -this.p.depth && ahead < this.p.far;
    // In the step in which it comes back it would be drawn between its old and its new size.
    thing.visible = inView && !back;
    if (!inView) return;
    const { off: out } = this;
    out.lat = item.lat;
    out.depth = this.p.depth + ahead;
    projection.project(out);
    out.scale = (out.scale / this.at.scale) * item.size;
    thing.take(out);
    if (thing.view.alpha !== this.view) thing.view.alpha = this.view;
    // Behind gates, which are drawn nearer than they are: a tree must not cross a sign.
    bringToFront(thing, Math.round(500 - ahead));
  }

  private turnBack(item: Thing): boolean {
    const def = this.p.rows[item.row];
    if (def === undefined || !this.stands(def)) return false;
    const span = Math.ceil(this.p.far / def.apart) * def.apart;
    const next = item.at + Math.ceil((this.gone - this.p.depth * 0.66 - item.at) / span) * span;
    // What begins here comes up far ahead, where nobody sees it appear.
    if (next - this.gone < this.p.far * SEEN) return false;
    item.at = next;
    item.lat = this.place(item.row);
    this.off.lat = item.lat;
    this.off.depth = this.p.depth + item.at - this.gone;
    this.ctx.services.projection?.project(this.off);
    item.ding.place(this.off.x, this.off.y);
    return true;
  }

  private stands({ festive, part }: RoadsideParams['rows'][number]): boolean {
    if (festive || this.celebration) return festive && this.celebration;
    return this.share >= part[0] && this.share < part[1];
  }

  private sendPit(): void {
    const pit = this.things.at(-1);
    if (pit !== undefined) pit.at = this.gone + this.p.pitAhead;
  }
}

export const mechanic = defineMechanic(roadsideSchema, roadsideEmits, (ctx, params) => new Roadside(ctx, params));
