import { z } from 'zod';
import { naam, num } from '#engine/document/velden.schema.ts';
import type { Entity, Mechanic, PuntUit, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';

/** A row of things on one side: `om` m apart, between two lateral places in lanes from the middle. */
const rij = z.strictObject({ prefabs: z.array(naam).min(1), om: z.number().min(4), lat: z.tuple([z.number(), z.number()]), feest: z.boolean().default(false) });

const schema = z.strictObject({
  use: z.literal('langsweg'), id: naam.optional(),
  rijen: z.array(rij).min(1),
  /** m ahead that is filled, and the depth of the car before the camera. */
  ver: z.number().default(120), diepte: z.number().default(7),
  /** Waits at the roadside after a miss, this many m ahead. */
  pit: naam, pitLat: z.number().default(2.1), pitVoor: z.number().default(26),
  /** Strewn on the road behind every gate, which stands `poort` m ahead. */
  munt: naam, kegel: naam, kegels: num, poort: num,
});
type Params = z.output<typeof schema>;
/** The party begins this many m ahead. */
const LEEG = 32;
interface Ding { ding: Entity; maat: number; lat: number; at: number; rij: number }

/** Life along the road: trees, boards and people that pass by and come back ahead; coins and cones between the gates. */
class Langsweg implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: Params;
  private readonly dingen: Ding[] = [];
  private readonly uit: PuntUit = { x: 0, y: 0, scale: 1 };
  private feest = false;

  constructor(ctx: SceneContext, params: Params) {
    this.ctx = ctx;
    this.p = params;
    for (const [i, { prefabs, om, feest }] of params.rijen.entries()) {
      for (let k = 0; k * om < params.ver; k += 1) this.maak(prefabs[k % prefabs.length] ?? params.pit, i, feest ? -1e6 : k * om + i * 3);
    }
    this.maak(params.pit, -1, -1e6);
  }

  idle(): void {
    const weg = this.ctx.diensten.rit?.distance ?? 0;
    for (let i = 0; i < this.dingen.length; i += 1) this.zet(i, weg);
  }

  onEvent(event: string): void {
    if (event === 'grind') this.stuurPit();
    else if (event === 'poort') this.strooi();
  }

  /** From now on only the rows of the party come back, beginning close by. */
  onFinale(): void {
    this.feest = true;
    const weg = this.ctx.diensten.rit?.distance ?? 0;
    for (const item of this.dingen) if (item.at - weg > LEEG) item.at = -1e6;
    for (const [nr, { om, feest }] of this.p.rijen.entries()) {
      if (feest) for (const [k, item] of this.dingen.filter((d) => d.rij === nr).entries()) item.at = weg + LEEG + k * om;
    }
  }

  destroy(): void {
    this.dingen.length = 0;
  }

  private maak(prefab: string, nr: number, at: number): void {
    const ding = this.ctx.spawn(prefab, 640, -400);
    ding.visible = false;
    this.dingen.push({ ding, maat: ding.scale, lat: nr < 0 ? this.p.pitLat : this.plaats(nr), at, rij: nr });
  }

  private plaats(nr: number): number {
    const [van, tot] = this.p.rijen[nr]?.lat ?? [2, 4];
    return van + (tot - van) * this.ctx.rng.next();
  }

  private zet(i: number, weg: number): void {
    const item = this.dingen[i];
    const { projectie } = this.ctx.diensten;
    if (item === undefined || projectie === undefined) return;
    if (item.at - weg < -this.p.diepte * 0.66) this.keerTerug(item, weg);
    const ahead = item.at - weg;
    item.ding.visible = ahead > -this.p.diepte && ahead < this.p.ver;
    if (!item.ding.visible) return;
    projectie.project(0, this.p.diepte, this.uit);
    const bij = this.uit.scale;
    projectie.project(item.lat, this.p.diepte + ahead, this.uit);
    item.ding.x = this.uit.x;
    item.ding.y = this.uit.y;
    item.ding.scale = (this.uit.scale / bij) * item.maat;
    // Behind gates, which are drawn nearer than they are: a tree must not cross a sign.
    item.ding.view.zIndex = 500 - ahead;
  }

  private keerTerug(item: Ding, weg: number): void {
    const def = this.p.rijen[item.rij];
    if (def === undefined || def.feest !== this.feest) return;
    const stappen = Math.ceil(this.p.ver / def.om);
    item.at = Math.max(item.at, weg - def.om) + stappen * def.om;
    item.lat = this.plaats(item.rij);
    this.ctx.diensten.projectie?.project(item.lat, this.p.diepte + item.at - weg, this.uit);
    item.ding.place(this.uit.x, this.uit.y);
  }

  private stuurPit(): void {
    const pit = this.dingen.at(-1);
    if (pit !== undefined) pit.at = (this.ctx.diensten.rit?.distance ?? 0) + this.p.pitVoor;
  }

  /** Three coins in one lane, cones in the others. */
  private strooi(): void {
    const { banen } = this.ctx.diensten;
    if (banen === undefined) return;
    const voor = this.ctx.num(this.p.poort) + 22;
    const lane = this.ctx.rng.int(banen.count);
    for (let k = 0; k < 3; k += 1) banen.add(this.ctx.spawn(this.p.munt, 640, -400), lane, voor + k * 5);
    const kegels = Math.round(this.ctx.num(this.p.kegels));
    for (let k = 0; k < kegels; k += 1) banen.add(this.ctx.spawn(this.p.kegel, 640, -400), (lane + 1 + (k % 2)) % banen.count, voor + 4 + k * 9);
  }
}

export const mechanic = defineMechanic(schema, [], (ctx, params) => new Langsweg(ctx, params));
