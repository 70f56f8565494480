import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { ScalePoint, StagePoint } from '#engine/runtime/point.ts';
import { type WasherParams, washerEmits, washerSchema } from './washer.schema.ts';

/** How soon the gondola and the tool are where they go, per second. */
const [GLIDE, QUICK] = [3, 16];
const DEGREES = 180 / Math.PI;
/** Degrees that the gondola leans for every px that it has to go, and at most. */
const [LEAN, MOST] = [0.006, 1.2];

/** Slides the gondola under the window that is wiped, lifts it a floor for each question, and leads the squeegee by its pole. */
class Washer implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: WasherParams;
  private readonly offsets: readonly StagePoint[];
  private readonly goal = new StagePoint();
  private readonly first = new StagePoint();
  private readonly spot = new ScalePoint();
  private floor = 0;
  private low = 0.5;
  private duck = 0.5;
  private ducked = 0.5;
  private reach = 0.5;

  constructor(ctx: SceneContext, params: WasherParams) {
    this.ctx = ctx;
    this.p = params;
    const { x, y } = ctx.entity(params.gondola);
    this.first.x = x;
    this.first.y = y;
    this.low = 0;
    this.duck = 0;
    this.ducked = 0;
    this.offsets = ctx.group(params.riders).map((rider) => new StagePoint(rider.x - x, rider.y - y));
  }

  onEvent(event: string, _: string | null, b: string | null): void {
    if (event !== 'climb') return;
    this.floor += 1;
    this.low = b === 'full' ? this.p.low : 0;
    this.duck = b === 'full' ? this.p.duck : 0;
    this.reach = b === 'one' ? this.p.reach : 0;
  }

  onFinale(): void {
    this.floor += 1;
  }

  idle(dt: number): void {
    const { ctx, p, goal, first } = this;
    const gondola = ctx.entity(p.gondola);
    const { brush } = ctx.services;
    const aside = brush?.rubs === true ? brush.x - first.x : gondola.x - first.x;
    goal.x = first.x + Math.max(-this.reach, Math.min(this.reach, aside));
    goal.y = first.y + this.low - Math.max(0, this.floor - 1) * p.rise;
    gondola.angle = ctx.calm || ctx.reducedMotion ? 0 : Math.max(-MOST, Math.min(MOST, (goal.x - gondola.x) * LEAN));
    this.glide(gondola, ctx.reducedMotion ? 1 : 1 - Math.exp(-dt * GLIDE));
    this.ducked += (this.duck - this.ducked) * (1 - Math.exp(-dt * GLIDE));
    const riders = ctx.group(p.riders);
    for (let i = 0; i < riders.length; i += 1) this.ride(riders[i], this.offsets[i], gondola);
    this.wipe(gondola, 1 - Math.exp(-dt * QUICK));
  }

  destroy(): void {
    this.floor = 0;
  }

  private glide(thing: Entity, share: number): void {
    const { goal, spot } = this;
    spot.x = thing.x + (goal.x - thing.x) * share;
    spot.y = thing.y + (goal.y - thing.y) * share;
    spot.scale = thing.scale;
    thing.take(spot);
  }

  private ride(rider: Entity | undefined, offset: StagePoint | undefined, gondola: Entity): void {
    if (rider === undefined || offset === undefined) return;
    const { spot } = this;
    spot.x = gondola.x + offset.x;
    spot.y = gondola.y + offset.y + (rider.id === this.p.person ? this.ducked : 0);
    spot.scale = rider.scale;
    rider.take(spot);
  }

  /** The squeegee goes to the brush or back to its rest; the pole is as long as it must be. */
  private wipe(gondola: Entity, share: number): void {
    const { ctx, p, goal, spot } = this;
    const tool = ctx.entity(p.tool);
    const pole = ctx.entity(p.pole);
    const { brush } = ctx.services;
    const rubs = brush?.rubs === true;
    goal.x = rubs ? brush.x : gondola.x + p.home[0];
    goal.y = rubs ? brush.y : gondola.y + p.home[1];
    this.glide(tool, share);
    spot.x = gondola.x + p.hand[0];
    spot.y = gondola.y + p.hand[1] + this.ducked;
    spot.scale = pole.scale;
    pole.take(spot);
    const dx = tool.x - spot.x;
    const dy = tool.y - spot.y;
    pole.angle = Math.atan2(dy, dx) * DEGREES;
    pole.sx = Math.sqrt(dx * dx + dy * dy) / p.length;
    tool.angle = Math.max(-24, Math.min(24, dx * 0.06));
  }
}

export const mechanic = defineMechanic(washerSchema, washerEmits, (ctx, params) => new Washer(ctx, params));
