import { PALET_MAAT, tekenPalet, Weg, type WegKleuren } from '#engine/parts/weg.ts';
import type { Entity, Mechanic, Projectie, Rit, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { WegPunt } from '#engine/runtime/punt.ts';
import { type CameraParams, cameraEmits, cameraSchema } from './camera.schema.ts';

type RoadDef = NonNullable<CameraParams['road']>;
/** Metres of one lane. */
const BAAN_M = 3.6;

/** Perspective of a road with bends: lanes and metres to stage pixels. */
export class WegProjectie implements Projectie {
  readonly far: number;
  readonly perMetre: number;
  private readonly road: RoadDef;
  /** Distance driven, for the bends. */
  distance = 0;
  bochten = true;

  constructor(road: RoadDef) {
    this.road = road;
    this.far = road.far;
    this.perMetre = road.width / road.lanes / BAAN_M;
  }

  project(punt: WegPunt): void {
    const { horizon, bottom, width, lanes, near, bend, bendEvery } = this.road;
    // Share of the size at `near`: 1 at the bottom edge, 0 at the horizon.
    const k = near / Math.max(near * 0.55, punt.diepte);
    const ver = (1 - Math.min(1, k)) ** 2;
    const bocht = this.bochten ? Math.sin((this.distance / bendEvery) * Math.PI * 2) * bend * ver : 0;
    punt.scale = k;
    punt.y = horizon[1] + (bottom - horizon[1]) * k;
    punt.x = horizon[0] + (640 - horizon[0]) * k + bocht + (punt.lat * width * k) / lanes;
  }
}

/** Bands across the road as shares of its width from the middle: verge, rumble strip, road, and one stripe between each two lanes. */
function dwars(lanes: number): Float64Array {
  const uit = new Float64Array((3 + lanes - 1) * 2);
  uit.set([-4.2, 4.2, -0.56, 0.56, -0.5, 0.5]);
  for (let b = 1; b < lanes; b += 1) uit.set([b / lanes - 0.5 - 0.006, b / lanes - 0.5 + 0.006], 4 + b * 2);
  return uit;
}
const BERM = 0;
const RAND = 1;
const DEK = 2;

class RoadView {
  readonly projectie: WegProjectie;
  private readonly road: RoadDef;
  private readonly weg: Weg;
  private readonly banden: Float64Array;
  /** Middle, width and height on the stage of the near and the far side of a segment. */
  private readonly onder = new Float64Array(3);
  private readonly boven = new Float64Array(3);
  private readonly midden = new WegPunt();

  constructor(ctx: SceneContext, road: RoadDef) {
    this.road = road;
    this.projectie = new WegProjectie(road);
    this.projectie.bochten = !ctx.reducedMotion;
    this.banden = dwars(road.lanes);
    const kleuren: WegKleuren = road.colours;
    const stroken = Math.ceil(road.far / road.segment) + 3;
    this.weg = new Weg(
      ctx.paint(`weg:${Object.values(kleuren).join()}`, PALET_MAAT, (c) => tekenPalet(c, kleuren)),
      stroken * (4 + road.lanes),
    );
    this.weg.mesh.zIndex = -1e5;
    ctx.layer(road.layer).addChild(this.weg.mesh);
  }

  teken(rit: Rit | undefined): void {
    const { segment, far, near, lanes, colours } = this.road;
    const distance = rit?.distance ?? 0;
    this.projectie.distance = distance;
    this.weg.begin();
    const eerste = Math.floor((distance + near * 0.6) / segment);
    for (let i = Math.ceil((distance + far) / segment); i >= eerste; i -= 1) {
      this.midden.diepte = Math.max(near * 0.6, i * segment - distance);
      this.rand(this.onder);
      this.midden.diepte = Math.max(near * 0.6, (i + 1) * segment - distance);
      this.rand(this.boven);
      const alt = i & 1;
      if (colours.verge !== undefined) this.strook(5 + alt, BERM);
      this.strook(2 + alt, RAND);
      this.strook(alt, DEK);
      if (alt === 0) for (let b = 1; b < lanes; b += 1) this.strook(4, DEK + b);
    }
    this.weg.end();
  }

  /** Edge of the road at the depth of `midden`. */
  private rand(uit: Float64Array): void {
    const { midden } = this;
    midden.lat = 0;
    this.projectie.project(midden);
    uit[0] = midden.x;
    uit[1] = this.road.width * midden.scale;
    uit[2] = midden.y;
  }

  private strook(kleur: number, band: number): void {
    this.weg.kies(kleur, this.banden, band);
    this.weg.vlak(this.onder, this.boven);
  }
}

class CameraMechanic implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: CameraParams;
  private readonly road: RoadView | null;
  private gevolgd: Entity | null = null;

  constructor(ctx: SceneContext, params: CameraParams) {
    this.ctx = ctx;
    this.p = params;
    this.road = params.road === undefined ? null : new RoadView(ctx, params.road);
    if (this.road !== null) ctx.diensten.projectie = this.road.projectie;
    if (params.mode === 'follow' && params.follow !== undefined) this.volg(params.follow, Number.POSITIVE_INFINITY);
  }

  idle(dt: number): void {
    const { p, ctx } = this;
    if (this.road !== null) this.road.projectie.distance = ctx.diensten.rit?.distance ?? 0;
    if (p.mode === 'pan') this.schuif(dt);
    if (p.mode === 'follow' && p.follow !== undefined) this.volg(p.follow, dt);
  }

  onStand(): void {
    if (this.road !== null) this.road.projectie.bochten = !this.ctx.reducedMotion;
  }

  render(): void {
    // Less movement: the stripes of the road stand still.
    this.road?.teken(this.ctx.reducedMotion ? undefined : this.ctx.diensten.rit);
  }

  destroy(): void {
    delete this.ctx.diensten.projectie;
  }

  private schuif(dt: number): void {
    this.ctx.diensten.camera.x += this.ctx.num(this.p.speed) * dt;
    this.begrens();
  }

  /** Comes nearer by the share that belongs to `dt` s; at once for an endless time. */
  private volg(id: string, dt: number): void {
    const { p } = this;
    const { camera } = this.ctx.diensten;
    const ding = this.gevolgd ?? this.ctx.entity(id);
    this.gevolgd = ding;
    const k = 1 - Math.exp(-dt / Math.max(0.001, p.lag));
    if (p.axis !== 'y') camera.x += (ding.x - p.at[0] - camera.x) * k;
    if (p.axis !== 'x') camera.y += (ding.y - p.at[1] - camera.y) * k;
    this.begrens();
  }

  private begrens(): void {
    const { camera } = this.ctx.diensten;
    const b = this.p.bounds;
    if (b === undefined) return;
    camera.x = Math.max(b[0], Math.min(b[0] + b[2], camera.x));
    camera.y = Math.max(b[1], Math.min(b[1] + b[3], camera.y));
  }
}

/** M17 camera: follow, pan, or a pseudo-3D road. */
export const mechanic = defineMechanic(cameraSchema, cameraEmits, (ctx, params) => new CameraMechanic(ctx, params));
