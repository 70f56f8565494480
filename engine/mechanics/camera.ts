import { PALETTE_SIZE, drawPalette, Road, type RoadColors } from '#engine/parts/gone.ts';
import type { Entity, Mechanic, Projection, Ride, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { RoadPoint } from '#engine/runtime/point.ts';
import { type CameraParams, cameraEmits, cameraSchema } from './camera.schema.ts';

type RoadDef = NonNullable<CameraParams['road']>;
/** Metres of one lane. */
const LANE_M = 3.6;

/** Perspective of a road with bends: lanes and metres to stage pixels. */
export class RoadProjection implements Projection {
  readonly far: number;
  readonly perMetre: number;
  private readonly road: RoadDef;
  /** Distance driven, for the bends. */
  distance = 0;
  curves = true;

  constructor(road: RoadDef) {
    this.road = road;
    this.far = road.far;
    this.perMetre = road.width / road.lanes / LANE_M;
  }

  project(point: RoadPoint): void {
    const { horizon, bottom, width, lanes, near, bend, bendEvery } = this.road;
    // Share of the size at `near`: 1 at the bottom edge, 0 at the horizon.
    const k = near / Math.max(near * 0.55, point.depth);
    const far = (1 - Math.min(1, k)) ** 2;
    const curve = this.curves ? Math.sin((this.distance / bendEvery) * Math.PI * 2) * bend * far : 0;
    point.scale = k;
    point.y = horizon[1] + (bottom - horizon[1]) * k;
    point.x = horizon[0] + (640 - horizon[0]) * k + curve + (point.lat * width * k) / lanes;
  }
}

/** Bands across the road as shares of its width from the middle: verge, rumble strip, road, and one stripe between each two lanes. */
function across(lanes: number): Float64Array {
  const out = new Float64Array((3 + lanes - 1) * 2);
  out.set([-4.2, 4.2, -0.56, 0.56, -0.5, 0.5]);
  for (let b = 1; b < lanes; b += 1) out.set([b / lanes - 0.5 - 0.006, b / lanes - 0.5 + 0.006], 4 + b * 2);
  return out;
}
const VERGE = 0;
const EDGE = 1;
const ROAD_SURFACE = 2;

class RoadView {
  readonly projection: RoadProjection;
  private readonly road: RoadDef;
  private readonly gone: Road;
  private readonly bands: Float64Array;
  /** Middle, width and height on the stage of the near and the far side of a segment. */
  private readonly below = new Float64Array(3);
  private readonly above = new Float64Array(3);
  private readonly middle = new RoadPoint();

  constructor(ctx: SceneContext, road: RoadDef) {
    this.road = road;
    this.projection = new RoadProjection(road);
    this.projection.curves = !ctx.reducedMotion;
    this.bands = across(road.lanes);
    const colors: RoadColors = road.colors;
    const strips = Math.ceil(road.far / road.segment) + 3;
    this.gone = new Road(
      ctx.paint(`weg:${Object.values(colors).join()}`, PALETTE_SIZE, (c) => drawPalette(c, colors)),
      strips * (4 + road.lanes),
    );
    this.gone.mesh.zIndex = -1e5;
    ctx.layer(road.layer).addChild(this.gone.mesh);
  }

  draw(ride: Ride | undefined): void {
    const { segment, far, near, lanes, colors } = this.road;
    const distance = ride?.distance ?? 0;
    this.projection.distance = distance;
    this.gone.begin();
    const first = Math.floor((distance + near * 0.6) / segment);
    for (let i = Math.ceil((distance + far) / segment); i >= first; i -= 1) {
      this.middle.depth = Math.max(near * 0.6, i * segment - distance);
      this.edge(this.below);
      this.middle.depth = Math.max(near * 0.6, (i + 1) * segment - distance);
      this.edge(this.above);
      const alt = i & 1;
      if (colors.verge !== undefined) this.strip(5 + alt, VERGE);
      this.strip(2 + alt, EDGE);
      this.strip(alt, ROAD_SURFACE);
      if (alt === 0) for (let b = 1; b < lanes; b += 1) this.strip(4, ROAD_SURFACE + b);
    }
    this.gone.end();
  }

  /** Edge of the road at the depth of `midden`. */
  private edge(out: Float64Array): void {
    const { middle } = this;
    middle.lat = 0;
    this.projection.project(middle);
    out[0] = middle.x;
    out[1] = this.road.width * middle.scale;
    out[2] = middle.y;
  }

  private strip(color: number, band: number): void {
    this.gone.choose(color, this.bands, band);
    this.gone.surface(this.below, this.above);
  }
}

class CameraMechanic implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: CameraParams;
  private readonly road: RoadView | null;
  private followed: Entity | null = null;

  constructor(ctx: SceneContext, params: CameraParams) {
    this.ctx = ctx;
    this.p = params;
    this.road = params.road === undefined ? null : new RoadView(ctx, params.road);
    if (this.road !== null) ctx.services.projection = this.road.projection;
    if (params.mode === 'follow' && params.follow !== undefined) this.follow(params.follow, Number.POSITIVE_INFINITY);
  }

  idle(dt: number): void {
    const { p, ctx } = this;
    if (this.road !== null) this.road.projection.distance = ctx.services.ride?.distance ?? 0;
    if (p.mode === 'pan') this.slide(dt);
    if (p.mode === 'follow' && p.follow !== undefined && !(p.share < 1 && ctx.reducedMotion)) this.follow(p.follow, dt);
  }

  onStateChange(): void {
    if (this.road !== null) this.road.projection.curves = !this.ctx.reducedMotion;
  }

  render(): void {
    // Less movement: the stripes of the road stand still.
    this.road?.draw(this.ctx.reducedMotion ? undefined : this.ctx.services.ride);
  }

  destroy(): void {
    delete this.ctx.services.projection;
  }

  private slide(dt: number): void {
    this.ctx.services.camera.x += this.ctx.num(this.p.speed) * dt;
    this.clamp();
  }

  /** Comes nearer by the share that belongs to `dt` s; at once for an endless time. */
  private follow(id: string, dt: number): void {
    const { p } = this;
    const { camera } = this.ctx.services;
    const thing = this.followed ?? this.ctx.entity(id);
    this.followed = thing;
    const k = 1 - Math.exp(-dt / Math.max(0.001, p.lag));
    if (p.axis !== 'y') camera.x += ((thing.x - p.at[0]) * p.share - camera.x) * k;
    if (p.axis !== 'x') camera.y += ((thing.y - p.at[1]) * p.share - camera.y) * k;
    this.clamp();
  }

  private clamp(): void {
    const { camera } = this.ctx.services;
    const b = this.p.bounds;
    if (b === undefined) return;
    camera.x = Math.max(b[0], Math.min(b[0] + b[2], camera.x));
    camera.y = Math.max(b[1], Math.min(b[1] + b[3], camera.y));
  }
}

/** M17 camera: follow, pan, or a pseudo-3D road. */
export const mechanic = defineMechanic(cameraSchema, cameraEmits, (ctx, params) => new CameraMechanic(ctx, params));
