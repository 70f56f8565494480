import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import type { HalvesParams } from '../gesture.schema.ts';

/** Off the stage, px below it and beside what was cut. */
const [BELOW, BESIDE] = [900, 260];
/** Px between both halves where they fall in, and degrees that a half turns on its way. */
const [APART, TURN] = [18, 150];
/** Size of a half that has fallen in. */
const SMALL = 0.45;

/** One half on its way; lives on in the pool. */
class Half {
  thing: Entity | null = null;
  side = 1;
  x = 0.5;
  y = 0.5;
  vx = 0.5;
  vy = 0.5;
  t = 0.5;
  size = 0.5;
  lean = 0.5;
  /** What hears that it fell in. */
  into = '';
}

/** Both halves of what was cut, thrown so that they fall where they belong. */
export class SliceHalves {
  private readonly ctx: SceneContext;
  private readonly p: HalvesParams;
  private readonly pool: Half[] = [];

  constructor(ctx: SceneContext, params: HalvesParams) {
    this.ctx = ctx;
    this.p = params;
  }

  /** Something is on its way. */
  get busy(): boolean {
    return this.pool.some(({ thing }) => thing !== null);
  }

  /** Both halves fly off toward a place, cut at an angle (degrees from upright); false when this thing has no halves. */
  cut(thing: Entity, into: Entity | null, o: { mouth: number; lean: number }): boolean {
    const { ctx, p } = this;
    const prefabs = p.tails.map((tail) => `${thing.prefab ?? ''}${tail}`);
    if (!prefabs.every((prefab) => prefab in ctx.doc.prefabs)) return false;
    for (const [i, prefab] of prefabs.entries()) {
      const side = i === 0 ? -1 : 1;
      const half = this.free();
      half.thing = ctx.spawn(prefab, thing.x, thing.y);
      half.thing.lock(p.ms * 2);
      half.size = half.thing.scale * thing.scale;
      half.side = side;
      half.lean = ctx.reducedMotion ? 0 : o.lean;
      half.into = i === 0 ? (into?.id ?? '') : '';
      half.x = thing.x;
      half.y = thing.y;
      half.t = 0;
      const s = p.ms / 1000;
      const toX = into === null ? thing.x + side * BESIDE : into.x + side * APART;
      const toY = into === null ? thing.y + BELOW : into.y - o.mouth * into.scale;
      half.vx = (toX - half.x) / s;
      half.vy = (toY - half.y) / s - (p.gravity * s) / 2;
      this.show(half);
    }
    return true;
  }

  step(dt: number): void {
    for (let i = 0; i < this.pool.length; i += 1) {
      const half = this.pool[i];
      if (half === undefined || half.thing === null) continue;
      half.t += dt;
      if (half.t * 1000 < this.p.ms) this.show(half);
      else this.end(half);
    }
  }

  clear(): void {
    for (const half of this.pool) {
      half.thing?.destroy();
      half.thing = null;
    }
  }

  private free(): Half {
    const old = this.pool.find(({ thing }) => thing === null);
    if (old !== undefined) return old;
    const half = new Half();
    this.pool.push(half);
    return half;
  }

  private show(half: Half): void {
    const { thing, t } = half;
    if (thing === null) return;
    const way = (t * 1000) / this.p.ms;
    thing.x = half.x + half.vx * t + half.side * Math.sin(Math.PI * way) * APART * 2;
    thing.y = half.y + half.vy * t + (this.p.gravity * t * t) / 2;
    thing.scale = half.size * (1 - (1 - SMALL) * way * way);
    thing.angle = half.lean + (this.ctx.reducedMotion ? 0 : half.side * TURN * way);
  }

  private end(half: Half): void {
    const prefab = half.thing?.prefab ?? undefined;
    half.thing?.destroy();
    half.thing = null;
    if (half.into !== '') this.ctx.emit('caught', half.into, prefab);
  }
}
