import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { bringToFront } from '#engine/runtime/to-front.ts';
import { RoadPoint } from '#engine/runtime/point.ts';

/** Seconds for a word before the child's own pace is known. */
const FIRST = 11;
/** Share of a new word in the pace. */
const LEARN_RATE = 0.4;
/** Words the ghost may be behind or ahead, and m per word. */
const [BEHIND, AHEAD] = [-0.5, 1];
const METER = 34;
/** m it drives ahead when child and ghost are equally fast, and m seen behind and ahead. */
const BESIDE = 9;
const [CLOSED, FAR] = [-6, 90];

/** In the lap of honour it drives on the road beside the child. */
const [CELEBRATION_LAT, CELEBRATION_LEAD] = [-1.15, -0.18];

export interface GhostSpot {
  entity: string;
  lat: number;
  depth: number;
}

/** Lead of the ghost in words: it needs `tempo` s for every word, the child is `t` s busy with this one. */
export function leadAfter(lead: number, dt: number, { t, tempo }: { t: number; tempo: number }): number {
  return t <= tempo ? lead : Math.min(AHEAD, lead + dt / tempo);
}

/** The child's own average pace as a friendly ghost car: who is faster than before overtakes it. */
export class Ghost {
  private readonly ctx: SceneContext;
  private readonly p: GhostSpot;
  private readonly ding: Entity;
  private readonly size: number;
  private readonly off = new RoadPoint();
  /** Seconds per word, and seconds busy with this one. */
  tempo = FIRST;
  t = 0;
  /** Lead in words now, and metres ahead as drawn. */
  private lead = 0.4;
  private ahead = BESIDE + 0.4 * METER;
  private celebration = false;

  constructor(ctx: SceneContext, spot: GhostSpot) {
    this.ctx = ctx;
    this.p = spot;
    this.ding = ctx.entity(spot.entity);
    this.size = this.ding.scale;
    this.ding.visible = false;
  }

  /** Time in which the child can answer. */
  countUp(dt: number): void {
    this.t += dt;
    this.lead = leadAfter(this.lead, dt, this);
  }

  vraag(): void {
    this.t = 0;
    // Less movement: it only changes place between two words.
    if (this.ctx.reducedMotion) this.ahead = this.doel;
  }

  /** A word that went faster than usual takes the child past its ghost. */
  done(): void {
    this.lead = Math.max(BEHIND, this.lead - Math.max(0, 1 - this.t / this.tempo));
    this.tempo += (this.t - this.tempo) * LEARN_RATE;
  }

  finale(): void {
    this.celebration = true;
    this.lead = CELEBRATION_LEAD;
  }

  idle(dt: number): void {
    const { ctx, ding: thing } = this;
    const { projection } = ctx.services;
    if (projection === undefined || ctx.calm) return;
    if (!ctx.reducedMotion) this.drive(dt);
    const { off: out } = this;
    out.depth = this.p.depth;
    projection.project(out);
    const at = out.scale;
    out.lat = this.celebration ? CELEBRATION_LAT : this.p.lat;
    out.depth = this.p.depth + this.ahead;
    projection.project(out);
    thing.visible = this.ahead > CLOSED && this.ahead < FAR;
    out.scale = (out.scale / at) * this.size;
    thing.take(out);
    bringToFront(thing, Math.round(500 - this.ahead));
  }

  private get doel(): number {
    return BESIDE + this.lead * METER;
  }

  private drive(dt: number): void {
    const first = this.ahead;
    this.ahead += (this.doel - this.ahead) * (1 - Math.exp(-dt * 0.9));
    if (this.celebration) return;
    if (first > 0 && this.ahead <= 0) this.ctx.emit('overtaken', this.p.entity);
    else if (first <= 0 && this.ahead > 0) this.ctx.emit('caughtUp', this.p.entity);
  }
}
