import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { naarVoren } from '#engine/runtime/naar-voren.ts';
import { WegPunt } from '#engine/runtime/punt.ts';
import { type LangswegParams, langswegEmits, langswegSchema } from './langsweg.schema.ts';
import { Spook } from './spook.ts';
import { Strooier } from './strooier.ts';

/** The party begins this many m ahead. */
const LEEG = 32;
const FADE_S = 0.5;
interface Ding {
  ding: Entity;
  maat: number;
  lat: number;
  at: number;
  rij: number;
}

/** Life along the road: trees, boards and people that pass by and come back ahead, the mechanic, and the child's own ghost. */
class Langsweg implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: LangswegParams;
  private readonly dingen: Ding[] = [];
  private readonly spook: Spook;
  private readonly strooier: Strooier;
  private readonly uit = new WegPunt();
  /** Where the child drives: sizes are measured by it. */
  private readonly bij = new WegPunt();
  private feest = false;
  /** Where the scenery is drawn from, and how far it has faded in since the last step. */
  private weg = 0;
  private zicht = 1;

  constructor(ctx: SceneContext, params: LangswegParams) {
    this.ctx = ctx;
    this.p = params;
    this.spook = new Spook(ctx, { ...params.spook, diepte: params.diepte });
    this.strooier = new Strooier(ctx, params);
    for (const [i, { prefabs, om, feest }] of params.rijen.entries()) {
      for (let k = 0; k * om < params.ver; k += 1)
        this.maak(prefabs[k % prefabs.length] ?? params.pit, i, feest ? -1e6 : k * om + i * 3);
    }
    this.maak(params.pit, -1, -1e6);
  }

  step(dt: number): void {
    this.spook.tel(dt);
  }

  idle(dt: number): void {
    this.verder(this.ctx.diensten.rit?.distance ?? 0, dt);
    this.bij.diepte = this.p.diepte;
    this.ctx.diensten.projectie?.project(this.bij);
    for (let i = 0; i < this.dingen.length; i += 1) this.zet(this.dingen[i]);
    this.spook.idle(dt);
  }

  onQuestion(): void {
    this.spook.vraag();
  }

  onWordDone(): number {
    this.spook.klaar();
    return 0;
  }

  onEvent(event: string): void {
    if (event === 'grind') this.stuurPit();
    else if (event === 'poort') this.strooier.strooi();
  }

  /** From now on only the rows of the party come back, beginning close by. */
  onFinale(): void {
    this.feest = true;
    this.spook.finale();
    for (const item of this.dingen) if (item.at - this.weg > LEEG) item.at = -1e6;
    for (const [nr, { om, feest }] of this.p.rijen.entries()) {
      if (feest)
        for (const [k, item] of this.dingen.filter((d) => d.rij === nr).entries()) item.at = this.weg + LEEG + k * om;
    }
  }

  destroy(): void {
    this.dingen.length = 0;
  }

  /** Drives on; with less movement the scenery stands still until it is replaced by the next view. */
  private verder(weg: number, dt: number): void {
    const { stap } = this.p;
    const nu = this.ctx.reducedMotion ? Math.floor(weg / stap) * stap : weg;
    if (this.ctx.reducedMotion && nu !== this.weg) this.zicht = 0;
    this.weg = nu;
    this.zicht = Math.min(1, this.zicht + dt / FADE_S);
  }

  private maak(prefab: string, nr: number, at: number): void {
    const ding = this.ctx.spawn(prefab, 640, -400);
    ding.visible = false;
    this.dingen.push({ ding, maat: ding.scale, lat: this.plaats(nr), at, rij: nr });
  }

  private plaats(nr: number): number {
    const lat = this.p.rijen[nr]?.lat;
    return lat === undefined ? this.p.pitLat : lat[0] + (lat[1] - lat[0]) * this.ctx.rng.next();
  }

  private zet(item: Ding | undefined): void {
    const { projectie } = this.ctx.diensten;
    if (item === undefined || projectie === undefined) return;
    const terug = item.at - this.weg < -this.p.diepte * 0.66 && this.keerTerug(item);
    const ahead = item.at - this.weg;
    const { ding } = item;
    const inZicht = ahead > -this.p.diepte && ahead < this.p.ver;
    // In the step in which it comes back it would be drawn between its old and its new size.
    ding.visible = inZicht && !terug;
    if (!inZicht) return;
    const { uit } = this;
    uit.lat = item.lat;
    uit.diepte = this.p.diepte + ahead;
    projectie.project(uit);
    uit.scale = (uit.scale / this.bij.scale) * item.maat;
    ding.neem(uit);
    if (ding.view.alpha !== this.zicht) ding.view.alpha = this.zicht;
    // Behind gates, which are drawn nearer than they are: a tree must not cross a sign.
    naarVoren(ding, Math.round(500 - ahead));
  }

  private keerTerug(item: Ding): boolean {
    const def = this.p.rijen[item.rij];
    if (def === undefined || def.feest !== this.feest) return false;
    const stappen = Math.ceil(this.p.ver / def.om);
    while (item.at - this.weg < -this.p.diepte * 0.66)
      item.at = Math.max(item.at, this.weg - def.om) + stappen * def.om;
    item.lat = this.plaats(item.rij);
    this.uit.lat = item.lat;
    this.uit.diepte = this.p.diepte + item.at - this.weg;
    this.ctx.diensten.projectie?.project(this.uit);
    item.ding.place(this.uit.x, this.uit.y);
    return true;
  }

  private stuurPit(): void {
    const pit = this.dingen.at(-1);
    if (pit !== undefined) pit.at = this.weg + this.p.pitVoor;
  }
}

export const mechanic = defineMechanic(langswegSchema, langswegEmits, (ctx, params) => new Langsweg(ctx, params));
