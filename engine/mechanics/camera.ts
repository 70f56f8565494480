import { PALET_MAAT, tekenPalet, Weg, type WegKleuren } from '#engine/parts/weg.ts';
import type { Mechanic, Projectie, PuntUit, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
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

  /** Share of the size at `near`: 1 at the bottom edge, 0 at the horizon. */
  schaal(depth: number): number {
    return this.road.near / Math.max(this.road.near * 0.55, depth);
  }

  project(lateral: number, depth: number, out: PuntUit): void {
    const k = this.schaal(depth);
    const { horizon, bottom, width, lanes } = this.road;
    out.scale = k;
    out.y = horizon[1] + (bottom - horizon[1]) * k;
    out.x = this.midden(k) + (lateral * width * k) / lanes;
  }

  /** Middle of the road at a scale. */
  midden(k: number): number {
    const { horizon, bend, bendEvery } = this.road;
    const ver = (1 - Math.min(1, k)) ** 2;
    const bocht = this.bochten ? Math.sin((this.distance / bendEvery) * Math.PI * 2) * bend * ver : 0;
    return horizon[0] + (640 - horizon[0]) * k + bocht;
  }
}

class RoadView {
  readonly projectie: WegProjectie;
  private readonly road: RoadDef;
  private readonly weg: Weg;
  private readonly onder = new Float64Array(3);
  private readonly boven = new Float64Array(3);
  private readonly k = new Float64Array(2);

  constructor(ctx: SceneContext, road: RoadDef) {
    this.road = road;
    this.projectie = new WegProjectie(road);
    this.projectie.bochten = !ctx.reducedMotion;
    const kleuren: WegKleuren = road.colours;
    const stroken = Math.ceil(road.far / road.segment) + 3;
    this.weg = new Weg(ctx.paint(`weg:${Object.values(kleuren).join()}`, PALET_MAAT, (c) => tekenPalet(c, kleuren)), stroken * (4 + road.lanes));
    this.weg.mesh.zIndex = -1e5;
    ctx.layer(road.layer).addChild(this.weg.mesh);
  }

  teken(distance: number): void {
    const { segment, far, near, lanes, colours } = this.road;
    this.projectie.distance = distance;
    this.weg.begin();
    const eerste = Math.floor((distance + near * 0.6) / segment);
    const laatste = Math.ceil((distance + far) / segment);
    for (let i = laatste; i >= eerste; i -= 1) {
      const k = this.k;
      k[0] = this.projectie.schaal(Math.max(near * 0.6, i * segment - distance));
      k[1] = this.projectie.schaal(Math.max(near * 0.6, (i + 1) * segment - distance));
      const alt = (i & 1) === 0;
      if (colours.verge !== undefined) this.strook(alt ? 5 : 6, BERM, k);
      this.strook(alt ? 2 : 3, RAND, k);
      this.strook(alt ? 0 : 1, DEK, k);
      if (alt) for (let b = 1; b < lanes; b += 1) this.strook(4, STREEP(b / lanes - 0.5), k);
    }
    this.weg.end();
  }

  /** From-to as shares of the road width, between two scales. */
  private strook(kleur: number, deel: readonly [number, number], k: Float64Array): void {
    this.rand(this.onder, deel, k[0] ?? 0);
    this.rand(this.boven, deel, k[1] ?? 0);
    this.weg.vlak(kleur, this.onder, this.boven);
  }

  private rand(uit: Float64Array, deel: readonly [number, number], k: number): void {
    const { horizon, bottom, width } = this.road;
    const midden = this.projectie.midden(k);
    uit[0] = midden + deel[0] * width * k;
    uit[1] = midden + deel[1] * width * k;
    uit[2] = horizon[1] + (bottom - horizon[1]) * k;
  }
}

/** Shares of the road width, from the middle. */
const BERM = [-4.2, 4.2] as const;
const RAND = [-0.56, 0.56] as const;
const DEK = [-0.5, 0.5] as const;
const streep: [number, number] = [0, 0];
const STREEP = (x: number): readonly [number, number] => {
  streep[0] = x - 0.006;
  streep[1] = x + 0.006;
  return streep;
};

class CameraMechanic implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: CameraParams;
  private readonly road: RoadView | null;

  constructor(ctx: SceneContext, params: CameraParams) {
    this.ctx = ctx;
    this.p = params;
    this.road = params.road === undefined ? null : new RoadView(ctx, params.road);
    if (this.road !== null) ctx.diensten.projectie = this.road.projectie;
    if (params.mode === 'follow' && params.follow !== undefined) this.volg(params.follow, 1);
  }

  idle(dt: number): void {
    const { p, ctx } = this;
    if (this.road !== null) this.road.projectie.distance = ctx.diensten.rit?.distance ?? 0;
    if (p.mode === 'pan') this.zet(ctx.diensten.camera.x + ctx.num(p.speed) * dt, ctx.diensten.camera.y);
    if (p.mode === 'follow' && p.follow !== undefined) this.volg(p.follow, 1 - Math.exp(-dt / Math.max(0.001, p.lag)));
  }

  render(): void {
    // Less movement: the stripes of the road stand still.
    this.road?.teken(this.ctx.reducedMotion ? 0 : (this.ctx.diensten.rit?.distance ?? 0));
  }

  destroy(): void {
    delete this.ctx.diensten.projectie;
  }

  private volg(id: string, k: number): void {
    const { camera } = this.ctx.diensten;
    const ding = this.ctx.entity(id);
    const x = this.p.axis === 'y' ? camera.x : camera.x + (ding.x - this.p.at[0] - camera.x) * k;
    const y = this.p.axis === 'x' ? camera.y : camera.y + (ding.y - this.p.at[1] - camera.y) * k;
    this.zet(x, y);
  }

  private zet(x: number, y: number): void {
    const { camera } = this.ctx.diensten;
    const b = this.p.bounds;
    camera.x = b === undefined ? x : Math.max(b[0], Math.min(b[0] + b[2], x));
    camera.y = b === undefined ? y : Math.max(b[1], Math.min(b[1] + b[3], y));
  }
}

/** M17 camera: follow, pan, or a pseudo-3D road. */
export const mechanic = defineMechanic(cameraSchema, cameraEmits, (ctx, params) => new CameraMechanic(ctx, params));
