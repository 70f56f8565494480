import type { Entity, PuntUit, SceneContext } from '#engine/runtime/contract.ts';
import type { LanesParams } from './lanes.schema.ts';
import type { Poort, PoortDef } from './lanes-poort.ts';

const EIND = 0.42;
/** Widest row of signs before the gate, px. */
const RIJ = 1200;
/** m ahead of a gate on a road that stands still. */
const STIL_M = 30;
/** Signs of a gate with free lanes are at most this much larger. */
const MEER = 1.22;

/** Puts the mover, the things in lanes and the gate on the stage, for a road or a flat view. */
export class LanesBeeld {
  private readonly ctx: SceneContext;
  private readonly p: LanesParams;
  private readonly uit: PuntUit = { x: 0, y: 0, scale: 1 };
  private readonly mover: Entity;
  private readonly rij = { schaal: 1, afstand: 0 };

  constructor(ctx: SceneContext, params: LanesParams) {
    this.ctx = ctx;
    this.p = params;
    this.mover = ctx.entity(params.mover);
  }

  /** Lateral place of a lane: -1, 0, 1 for three lanes. */
  lateraal(lane: number): number {
    return lane - (this.p.count - 1) / 2;
  }

  zetMover(lane: number, lean: number): void {
    if (this.p.view === 'flat') {
      if (this.p.axis === 'y') this.mover.y = this.p.first + lane * this.p.gap;
      else this.mover.x = this.p.first + lane * this.p.gap;
    } else {
      this.ctx.diensten.projectie?.project(this.lateraal(lane), this.p.depth, this.uit);
      this.mover.x = this.uit.x;
      this.mover.y = this.uit.y;
      this.mover.view.zIndex = 1000;
    }
    if (!this.ctx.reducedMotion) this.mover.offset(0, 0, lean);
  }

  /** A thing `ahead` metres before the mover; its size of the document counts beside the mover. */
  zetDing(ding: Entity, o: { lane: number; ahead: number; maat: number }): void {
    if (this.p.view === 'flat') {
      const px = o.ahead * this.p.pixelsPerMetre;
      if (this.p.axis === 'y') ding.place(this.mover.x + px, this.p.first + o.lane * this.p.gap);
      else ding.place(this.p.first + o.lane * this.p.gap, this.mover.y - px);
      return;
    }
    const { projectie } = this.ctx.diensten;
    if (projectie === undefined) return;
    const diepte = this.p.depth + o.ahead;
    projectie.project(this.lateraal(o.lane), diepte, this.uit);
    const bij = this.uit.scale;
    ding.visible = diepte > this.p.depth * 0.4 && o.ahead < projectie.far;
    ding.x = this.uit.x;
    ding.y = this.uit.y;
    ding.scale = (bij / this.schaalBijMover()) * o.maat;
    ding.view.zIndex = 1000 - o.ahead;
  }

  /** The gate stands nearer than it is: big enough to read, then it sweeps past. With less movement it stands still until it goes. */
  zetPoort(poort: Poort, echt: number, def: PoortDef): void {
    const ahead = this.gezien(echt);
    if (this.p.view === 'flat') {
      for (const { ding, lane } of poort.borden) this.zetDing(ding, { lane, ahead, maat: 1 });
      return;
    }
    const { projectie } = this.ctx.diensten;
    if (projectie === undefined) return;
    const diepte = this.p.depth + Math.max(ahead, -this.p.depth) * (ahead > 0 ? def.squeeze : 1) + (ahead > 0 ? 3.5 : 3.5 + ahead);
    const bij = this.schaalBijMover();
    for (const { ding, lane } of poort.borden) {
      projectie.project(this.lateraal(lane) * def.spread, diepte, this.uit);
      const maat = Math.max(EIND, this.uit.scale / bij);
      this.meetRij(maat, ahead, { def, aantal: poort.borden.length });
      const { schaal } = this.rij;
      const afstand = Math.max(this.rij.afstand, this.uit.scale * 330 * def.spread);
      projectie.project(0, diepte, this.uit);
      ding.x = this.uit.x + this.lateraal(lane) * afstand;
      ding.y = this.uit.y - def.height * projectie.perMetre * this.uit.scale;
      ding.scale = schaal;
      ding.view.zIndex = 1000 - ahead + 0.5;
    }
    this.zetBoog(poort, ahead, diepte);
  }

  /** Size of a sign and distance per lane: fewer signs may be larger, and the row fits the stage until it sweeps past. */
  private meetRij(maat: number, ahead: number, { def, aantal }: { def: PoortDef; aantal: number }): void {
    const { rij } = this;
    const { signWidth } = def;
    rij.schaal = Math.min(1.6, maat * 1.5);
    rij.afstand = (this.ctx.tokenWidth(76) + 44) * maat;
    if (signWidth === undefined) return;
    const { count } = this.p;
    const basis = Math.min(rij.schaal, ahead <= 0 ? 1.6 : RIJ / (signWidth * count));
    rij.schaal = Math.min(1.6, basis * Math.min(MEER, count / Math.max(1, aantal)));
    rij.afstand = (signWidth * (basis * count - rij.schaal)) / (count - 1);
  }

  private gezien(ahead: number): number {
    return this.ctx.reducedMotion && this.p.view === 'road' ? STIL_M : ahead;
  }

  /** Lane whose place on the stage is nearest to x (road) or to the axis (flat). */
  laneBij(x: number, y: number): number {
    let best = 0;
    let kortst = Number.POSITIVE_INFINITY;
    for (let lane = 0; lane < this.p.count; lane += 1) {
      if (this.p.view === 'road') this.ctx.diensten.projectie?.project(this.lateraal(lane), this.p.depth, this.uit);
      const d = this.p.view === 'road' ? Math.abs(this.uit.x - x) : Math.abs(this.p.first + lane * this.p.gap - (this.p.axis === 'y' ? y : x));
      if (d < kortst) {
        best = lane;
        kortst = d;
      }
    }
    return best;
  }

  private zetBoog(poort: Poort, ahead: number, diepte: number): void {
    const { boog } = poort;
    const { projectie } = this.ctx.diensten;
    if (boog === null || projectie === undefined) return;
    projectie.project(0, diepte, this.uit);
    boog.x = this.uit.x;
    boog.y = this.uit.y;
    boog.scale = this.uit.scale / this.schaalBijMover();
    boog.view.zIndex = 1000 - ahead;
  }

  private schaalBijMover(): number {
    this.ctx.diensten.projectie?.project(0, this.p.depth, MEET);
    return Math.max(0.01, MEET.scale);
  }
}

const MEET: PuntUit = { x: 0, y: 0, scale: 1 };
