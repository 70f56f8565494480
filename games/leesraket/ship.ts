import type { Entity, Layout, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type ShipParams, shipSchema } from './ship.schema.ts';

/** Half the tray of the word rail, and the room between it and the keyboard. */
const RAIL = 126;
const AIR = 12;
/** How large the flame is drawn by the number of full stages. */
const FLAMES = [0, 0.42, 0.6, 0.8] as const;

type Space = Pick<Layout, 'top' | 'bottom' | 'head' | 'foot'>;

/** How far the rocket moves up from its place, and how large it is, so that what must be read stays between bar and rail. */
export function fitShip(
  { top, bottom, head, foot }: Space,
  o: { y: number; reach: readonly [number, number]; scale: readonly [number, number] },
): { up: number; scale: number } {
  const [above, below] = o.reach;
  const ceiling = Math.max(top, head) + AIR;
  const floor = foot - Math.max(bottom, 60) - RAIL;
  const size = Math.max(o.scale[0], Math.min(o.scale[1], (floor - ceiling) / (above + below)));
  return { up: Math.max(0, o.y - (floor - below * size)), scale: size };
}

class Ship implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: ShipParams;
  private readonly rocket: Entity;
  private readonly gauge: Entity;
  private readonly flame: Entity;
  private readonly along: readonly Entity[];
  private readonly home: { y: number; scale: number };
  private readonly goal = { up: 0.5, scale: 1.5 };
  private up = 0.5;
  private full = 0;

  constructor(ctx: SceneContext, params: ShipParams) {
    this.ctx = ctx;
    this.p = params;
    this.rocket = ctx.entity(params.rocket);
    this.gauge = ctx.entity(params.gauge);
    this.flame = ctx.entity(params.flame);
    this.along = [this.rocket, ...params.along.map((id) => ctx.entity(id))];
    this.home = { y: this.rocket.y, scale: this.rocket.scale };
    for (const id of params.parts) this.rocket.view.addChild(ctx.entity(id).view);
    this.up = 0;
    this.fuel(0);
    this.onLayout(ctx.layout);
    this.move(1);
  }

  onLayout(layout: Layout): void {
    const { reach, scale } = this.p;
    Object.assign(this.goal, fitShip(layout, { y: this.home.y, reach, scale }));
  }

  /** After the carriers were placed. */
  onQuestion(): void {
    const { drum, colors } = this.p;
    for (const [i, carrier] of this.ctx.group(drum).entries()) carrier.setState(colors[i % colors.length] ?? '');
  }

  idle(dt: number): void {
    this.move(this.ctx.reducedMotion ? 1 : 1 - Math.exp(-dt * 6));
  }

  onEvent(event: string): void {
    if (event === 'stroke') this.fuel(this.full + 1);
    else if (event === 'touchdown') this.fuel(0);
  }

  onFinale(): void {
    this.fuel(this.p.stages);
  }

  destroy(): void {
    this.full = 0;
  }

  private fuel(full: number): void {
    const { stages, rocket } = this.p;
    this.full = Math.min(stages, full);
    this.gauge.setState(`g${this.full}`);
    this.flame.visible = this.full > 0;
    this.flame.scale = FLAMES[Math.round((this.full * 3) / stages)] ?? 1;
    if (full === 0) return;
    this.ctx.juice.squash(this.rocket, 0.05);
    this.ctx.emit('fuel', rocket, String(this.full));
    if (this.full === stages) this.ctx.emit('tanked', rocket);
  }

  /** A share of the way to where the rocket should stand; nothing when it is there. */
  private move(k: number): void {
    const by = (this.goal.up - this.up) * k;
    if (Math.abs(by) > 0.01) {
      this.up += by;
      for (let i = 0; i < this.along.length; i += 1) {
        const thing = this.along[i];
        if (thing !== undefined) thing.y -= by;
      }
    }
    const size = this.home.scale * this.goal.scale;
    if (this.rocket.scale !== size) this.rocket.scale += (size - this.rocket.scale) * k;
  }
}

/** Own mechanic: the rocket, its fuel and its place on the screen. */
export const ship = defineMechanic(shipSchema, ['fuel', 'tanked'], (ctx, params) => new Ship(ctx, params));
