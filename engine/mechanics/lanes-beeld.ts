import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { naarVoren } from '#engine/runtime/naar-voren.ts';
import { SchaalPunt, WegPunt } from '#engine/runtime/punt.ts';
import type { LanesParams } from './lanes.schema.ts';
import type { Poort, PoortDef } from './lanes-poort.ts';

const EIND = 0.42;
/** Widest row of signs before the gate, px. */
const RIJ = 1200;
/** m ahead of a gate on a road that stands still. */
const STIL_M = 30;
/** Signs of a gate with free lanes are at most this much larger. */
const MEER = 1.22;

/** A thing in a lane, `ahead` m before the mover; `maat` is its size of the document beside the mover. */
export interface InBaan {
  readonly ding: Entity;
  readonly lane: number;
  readonly maat: number;
  readonly ahead: number;
}

/** Puts the mover, the things in lanes and the gate on the stage, for a road or a flat view. */
export class LanesBeeld {
  private readonly ctx: SceneContext;
  private readonly p: LanesParams;
  private readonly uit = new WegPunt();
  /** Where the mover is in its lane; its size is the measure of all. */
  private readonly bij = new WegPunt();
  private readonly mover: Entity;
  /** Lane in the middle of the road: 1 for three lanes, so that their lateral places are -1, 0 and 1. */
  private readonly midden: number;
  /** Place of the mover in lanes, its lean in degrees and the way driven in m; written before every picture. */
  readonly stand = { lane: 0.5, lean: 0.5, weg: 0.5 };
  private readonly rij = { maat: 0.5, ahead: 0.5, scale: 0.5, afstand: 0.5 };
  private readonly bord = new SchaalPunt();

  constructor(ctx: SceneContext, params: LanesParams) {
    this.ctx = ctx;
    this.p = params;
    this.mover = ctx.entity(params.mover);
    this.midden = (params.count - 1) / 2;
  }

  zetMover(): void {
    const { lane, lean } = this.stand;
    if (this.p.view === 'flat') {
      if (this.p.axis === 'y') this.mover.y = this.p.first + lane * this.p.gap;
      else this.mover.x = this.p.first + lane * this.p.gap;
    } else {
      const { bij } = this;
      bij.lat = lane - this.midden;
      bij.diepte = this.p.depth;
      this.ctx.diensten.projectie?.project(bij);
      this.mover.x = bij.x;
      this.mover.y = bij.y;
      naarVoren(this.mover, 1000);
    }
    if (!this.ctx.reducedMotion) this.mover.da += lean;
  }

  /** A thing `ahead` metres before the mover; its size of the document counts. */
  zetDing(o: InBaan): void {
    const { ding, ahead } = o;
    if (this.p.view === 'flat') {
      const px = ahead * this.p.pixelsPerMetre;
      if (this.p.axis === 'y') ding.place(this.mover.x + px, this.p.first + o.lane * this.p.gap);
      else ding.place(this.p.first + o.lane * this.p.gap, this.mover.y - px);
      return;
    }
    const { projectie } = this.ctx.diensten;
    if (projectie === undefined) return;
    const { uit } = this;
    uit.lat = o.lane - this.midden;
    uit.diepte = this.p.depth + ahead;
    projectie.project(uit);
    ding.visible = uit.diepte > this.p.depth * 0.4 && ahead < projectie.far;
    uit.scale = (uit.scale / this.bij.scale) * o.maat;
    ding.neem(uit);
    naarVoren(ding, Math.round(1000 - ahead));
  }

  /** The gate stands nearer than it is: big enough to read, then it sweeps past. With less movement it stands still until it goes. */
  zetPoort(poort: Poort, def: PoortDef): void {
    this.rij.ahead = this.ctx.reducedMotion && this.p.view === 'road' ? STIL_M : poort.at - this.stand.weg;
    if (this.p.view === 'flat') this.zetRij(poort);
    else this.zetBoog(poort, def);
  }

  private zetRij(poort: Poort): void {
    for (let i = 0; i < poort.borden.length; i += 1) {
      const bord = poort.borden[i];
      if (bord === undefined) continue;
      bord.ahead = this.rij.ahead;
      this.zetDing(bord);
    }
  }

  /** Signs and arch of a gate on a road. */
  private zetBoog({ borden, boog }: Poort, def: PoortDef): void {
    const { projectie } = this.ctx.diensten;
    if (projectie === undefined) return;
    const { rij, uit } = this;
    const { ahead } = rij;
    const ver = ahead > 0 ? ahead * def.squeeze : Math.max(ahead, -this.p.depth) + ahead;
    uit.lat = 0;
    uit.diepte = this.p.depth + 3.5 + ver;
    projectie.project(uit);
    rij.maat = Math.max(EIND, uit.scale / this.bij.scale);
    this.meetRij(def, borden.length);
    rij.afstand = Math.max(rij.afstand, uit.scale * 330 * def.spread);
    const plek = this.bord;
    plek.y = uit.y - def.height * projectie.perMetre * uit.scale;
    plek.scale = rij.scale;
    const diep = Math.round(1000 - ahead);
    for (let i = 0; i < borden.length; i += 1) {
      const bord = borden[i];
      if (bord === undefined) continue;
      plek.x = uit.x + (bord.lane - this.midden) * rij.afstand;
      bord.ding.neem(plek);
      naarVoren(bord.ding, diep + 1);
    }
    if (boog === null) return;
    uit.scale /= this.bij.scale;
    boog.neem(uit);
    naarVoren(boog, diep);
  }

  /** Size of a sign and distance per lane: fewer signs may be larger, and the row fits the stage until it sweeps past. */
  private meetRij({ signWidth }: PoortDef, aantal: number): void {
    const { rij } = this;
    rij.scale = Math.min(1.6, rij.maat * 1.5);
    rij.afstand = (this.ctx.tokenWidth(76) + 44) * rij.maat;
    if (signWidth === undefined) return;
    const { count } = this.p;
    const basis = Math.min(rij.scale, rij.ahead <= 0 ? 1.6 : RIJ / (signWidth * count));
    rij.scale = Math.min(1.6, basis * Math.min(MEER, count / Math.max(1, aantal)));
    rij.afstand = (signWidth * (basis * count - rij.scale)) / (count - 1);
  }

  /** Lane whose place on the stage is nearest to x (road) or to the axis (flat). */
  laneBij(x: number, y: number): number {
    let best = 0;
    let kortst = Number.POSITIVE_INFINITY;
    for (let lane = 0; lane < this.p.count; lane += 1) {
      this.uit.lat = lane - this.midden;
      this.uit.diepte = this.p.depth;
      if (this.p.view === 'road') this.ctx.diensten.projectie?.project(this.uit);
      const d =
        this.p.view === 'road'
          ? Math.abs(this.uit.x - x)
          : Math.abs(this.p.first + lane * this.p.gap - (this.p.axis === 'y' ? y : x));
      if (d < kortst) {
        best = lane;
        kortst = d;
      }
    }
    return best;
  }
}
