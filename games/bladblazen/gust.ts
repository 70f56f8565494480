import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import type { WindParams } from './wind.schema.ts';

const DEGREES = 180 / Math.PI;
/** Px that a finger moves before it turns the gust, and how quickly the gust turns with it. */
const [TURN_AFTER, TURN] = [5, 0.4];
/** Px behind its middle where a leaf is still caught, beside it at the mouth, and px that a gust from keys keeps behind a leaf. */
const [BEHIND, BESIDE, KEEP] = [70, 64, 76];
/** How fast a leaf is pulled to the middle of the gust, px/s2 for a px. */
const MIDDLE = 9;
/** Seconds in which the gust swells, and px within which its wake is weaker. */
const [SWELL, WAKE] = [0.1, 50];

/** A gust of wind from the blower: where the finger is, in the way the finger goes. */
export class Gust {
  on = false;
  /** The leaf in front, which the gust takes along. */
  lead: Entity | null = null;
  private readonly ctx: SceneContext;
  private readonly p: WindParams;
  private readonly at = new StagePoint();
  private readonly last = new StagePoint();
  private readonly way = new StagePoint(1, 0);
  private readonly tangent: number;
  private power = 0;
  private sound = -1;

  constructor(ctx: SceneContext, p: WindParams) {
    this.ctx = ctx;
    this.p = p;
    this.tangent = Math.tan(p.angle / DEGREES);
    this.show();
  }

  /** Begins at a place and blows away from the blower until the finger tells another way. */
  begin(at: { x: number; y: number }): void {
    const tube = this.ctx.entity(this.p.tube);
    this.put(at);
    this.point(at.x - tube.x, at.y - tube.y);
    this.start();
  }

  /** Begins behind a leaf, for keys. */
  beginBehind(leaf: Entity): void {
    this.lead = leaf;
    this.follow(leaf);
    this.start();
  }

  /** Stays behind a leaf that it drives. */
  follow(leaf: Entity): void {
    this.at.x = leaf.x - this.way.x * KEEP;
    this.at.y = leaf.y - this.way.y * KEEP;
  }

  move(at: { x: number; y: number }): void {
    const dx = at.x - this.last.x;
    const dy = at.y - this.last.y;
    const long = Math.hypot(dx, dy);
    this.at.x = at.x;
    this.at.y = at.y;
    if (long < TURN_AFTER) return;
    this.last.x = at.x;
    this.last.y = at.y;
    this.point(
      this.way.x + ((dx / long - this.way.x) * TURN) / (1 - TURN),
      this.way.y + ((dy / long - this.way.y) * TURN) / (1 - TURN),
    );
  }

  /** Blows in a direction from now on. */
  point(dx: number, dy: number): void {
    const long = Math.hypot(dx, dy);
    if (long === 0) return;
    this.way.x = dx / long;
    this.way.y = dy / long;
  }

  end(): void {
    this.on = false;
    this.lead = null;
    this.power = 0;
    if (this.sound >= 0) this.ctx.sound.stop(this.sound);
    this.sound = -1;
    this.show();
  }

  /** Pushes the leaves before it; answers the leaf that begins to move, if any. */
  step(dt: number, leaves: readonly Entity[]): Entity | null {
    if (!this.on) return null;
    this.power = Math.min(1, this.power + dt / SWELL);
    const old = this.lead;
    if (this.lead?.view.destroyed === true) this.lead = null;
    this.lead ??= this.first(leaves);
    for (let i = 0; i < leaves.length; i += 1) {
      const leaf = leaves[i];
      if (leaf !== undefined) this.push(leaf, dt);
    }
    this.show();
    return this.lead === old ? null : this.lead;
  }

  private start(): void {
    const { ctx } = this;
    this.on = true;
    this.power = 0;
    if (this.sound < 0) this.sound = ctx.sound.play('blazer', { loop: true, volume: 0.5 });
    this.show();
  }

  private put({ x, y }: { x: number; y: number }): void {
    this.at.x = x;
    this.at.y = y;
    this.last.x = x;
    this.last.y = y;
  }

  /** Share of the push that a place gets: 0 outside the gust. */
  private share(leaf: Entity): number {
    const dx = leaf.x - this.at.x;
    const dy = leaf.y - this.at.y;
    const along = dx * this.way.x + dy * this.way.y;
    const aside = Math.abs(dx * this.way.y - dy * this.way.x);
    const range = this.ctx.num(this.p.range);
    if (along < -BEHIND || along > range || aside > BESIDE + Math.max(0, along) * this.tangent) return 0;
    return 1 - Math.max(0, along) / (range * 1.4);
  }

  private first(leaves: readonly Entity[]): Entity | null {
    let best: Entity | null = null;
    let most = 0;
    for (let i = 0; i < leaves.length; i += 1) {
      const leaf = leaves[i];
      const share = leaf === undefined || leaf.token === null ? 0 : this.share(leaf);
      if (leaf === undefined || share <= most) continue;
      most = share;
      best = leaf;
    }
    return best;
  }

  private push(leaf: Entity, dt: number): void {
    const { ctx, p, way, at } = this;
    const dx = at.x - leaf.x;
    const dy = at.y - leaf.y;
    const ahead = dx * way.x + dy * way.y;
    if (leaf === this.lead && ahead > 0) return this.draw(leaf, dt);
    const share = this.share(leaf);
    if (share === 0) return;
    const part = leaf === this.lead ? 1 : ctx.num(p.beside);
    const push = ctx.num(p.force) * share * this.power * part * ctx.tempo * dt;
    const pull = (dy * way.x - dx * way.y) * MIDDLE * part * dt;
    ctx.services.world?.push(leaf, way.x * push - way.y * pull, way.y * push + way.x * pull);
  }

  /** A finger that is quicker than the leaf takes it along in its wake. */
  private draw(leaf: Entity, dt: number): void {
    const { ctx, p, at } = this;
    const push =
      (ctx.num(p.force) * this.power * ctx.tempo * dt) / Math.max(WAKE, Math.hypot(at.x - leaf.x, at.y - leaf.y));
    ctx.services.world?.push(leaf, (at.x - leaf.x) * push, (at.y - leaf.y) * push);
  }

  private show(): void {
    const { ctx, p, on, at, way } = this;
    const tube = ctx.entity(p.tube);
    const gust = ctx.entity(p.gust);
    gust.visible = on;
    ctx.entity(p.beam).visible = on;
    if (!on) {
      tube.angle = 0;
      return;
    }
    gust.place(at.x, at.y);
    gust.angle = Math.atan2(way.y, way.x) * DEGREES;
    gust.scale = 0.7 + 0.3 * this.power;
    tube.angle = Math.atan2(at.y - tube.y, at.x - tube.x) * DEGREES;
  }
}
