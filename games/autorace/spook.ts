import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { naarVoren } from '#engine/runtime/naar-voren.ts';
import { WegPunt } from '#engine/runtime/punt.ts';

/** Seconds for a word before the child's own pace is known. */
const EERSTE = 11;
/** Share of a new word in the pace. */
const LEER = 0.4;
/** Words the ghost may be behind or ahead, and m per word. */
const [ACHTER, VOOR] = [-0.5, 1];
const METER = 34;
/** m it drives ahead when child and ghost are equally fast, and m seen behind and ahead. */
const NAAST = 9;
const [DICHT, VER] = [-6, 90];

/** In the lap of honour it drives on the road beside the child. */
const [FEEST_LAT, FEEST_LEAD] = [-1.15, -0.18];

export interface SpookPlek {
  entity: string;
  lat: number;
  diepte: number;
}

/** Lead of the ghost in words: it needs `tempo` s for every word, the child is `t` s busy with this one. */
export function voorsprong(lead: number, dt: number, { t, tempo }: { t: number; tempo: number }): number {
  return t <= tempo ? lead : Math.min(VOOR, lead + dt / tempo);
}

/** The child's own average pace as a friendly ghost car: who is faster than before overtakes it. */
export class Spook {
  private readonly ctx: SceneContext;
  private readonly p: SpookPlek;
  private readonly ding: Entity;
  private readonly maat: number;
  private readonly uit = new WegPunt();
  /** Seconds per word, and seconds busy with this one. */
  tempo = EERSTE;
  t = 0;
  /** Lead in words now, and metres ahead as drawn. */
  private lead = 0.4;
  private ahead = NAAST + 0.4 * METER;
  private feest = false;

  constructor(ctx: SceneContext, plek: SpookPlek) {
    this.ctx = ctx;
    this.p = plek;
    this.ding = ctx.entity(plek.entity);
    this.maat = this.ding.scale;
    this.ding.visible = false;
  }

  /** Time in which the child can answer. */
  tel(dt: number): void {
    this.t += dt;
    this.lead = voorsprong(this.lead, dt, this);
  }

  vraag(): void {
    this.t = 0;
    // Less movement: it only changes place between two words.
    if (this.ctx.reducedMotion) this.ahead = this.doel;
  }

  /** A word that went faster than usual takes the child past its ghost. */
  klaar(): void {
    this.lead = Math.max(ACHTER, this.lead - Math.max(0, 1 - this.t / this.tempo));
    this.tempo += (this.t - this.tempo) * LEER;
  }

  finale(): void {
    this.feest = true;
    this.lead = FEEST_LEAD;
  }

  idle(dt: number): void {
    const { ctx, ding } = this;
    const { projectie } = ctx.diensten;
    if (projectie === undefined || ctx.calm) return;
    if (!ctx.reducedMotion) this.rijd(dt);
    const { uit } = this;
    uit.diepte = this.p.diepte;
    projectie.project(uit);
    const bij = uit.scale;
    uit.lat = this.feest ? FEEST_LAT : this.p.lat;
    uit.diepte = this.p.diepte + this.ahead;
    projectie.project(uit);
    ding.visible = this.ahead > DICHT && this.ahead < VER;
    uit.scale = (uit.scale / bij) * this.maat;
    ding.neem(uit);
    naarVoren(ding, Math.round(500 - this.ahead));
  }

  private get doel(): number {
    return NAAST + this.lead * METER;
  }

  private rijd(dt: number): void {
    const eerst = this.ahead;
    this.ahead += (this.doel - this.ahead) * (1 - Math.exp(-dt * 0.9));
    if (this.feest) return;
    if (eerst > 0 && this.ahead <= 0) this.ctx.emit('ingehaald', this.p.entity);
    else if (eerst <= 0 && this.ahead > 0) this.ctx.emit('ingelopen', this.p.entity);
  }
}
