import type { Container } from 'pixi.js';
import { Thing } from './entities.ts';
import { StagePlace, StagePoint } from '../point.ts';

const BACK = 1.70158;

/** Names of the easings; an unknown name is a straight line. */
const EASES = ['linear', 'in', 'outCubic', 'inOut', 'outBack', 'outBounce'] as const;
type Ease = (typeof EASES)[number];

/** Progress at share `t` of the time. */
function lapse({ ease, t }: Tween): number {
  switch (ease) {
    case 'in':
      return t * t;
    case 'outCubic':
      return 1 - (1 - t) * (1 - t) * (1 - t);
    case 'inOut':
      return t < 0.5 ? 2 * t * t : 1 - ((2 - 2 * t) * (2 - 2 * t)) / 2;
    case 'outBack':
      return 1 + (BACK + 1) * (t - 1) * (t - 1) * (t - 1) + BACK * (t - 1) * (t - 1);
    case 'outBounce':
      return bounce(t);
    default:
      return t;
  }
}

function bounce(t: number): number {
  if (t < 0.364) return 7.5625 * t * t;
  if (t < 0.727) return 7.5625 * (t - 0.5455) * (t - 0.5455) + 0.75;
  if (t < 0.909) return 7.5625 * (t - 0.8182) * (t - 0.8182) + 0.9375;
  return 7.5625 * (t - 0.9545) * (t - 0.9545) + 0.984375;
}

/** What can be moved: a thing, a picture, or numbers of a game. */
type Doel = Thing | Container | StagePlace;
/** Place in px, size as a share, angle in degrees, opacity 0..1; a `Plaats` has no opacity. */
const FIELDS = ['x', 'y', 'scale', 'angle', 'alpha'] as const;
const [X, Y, SCALE, ANGLE, ALPHA] = [0, 1, 2, 3, 4];
/** Values a tween goes to; a field that is left out stays. */
export type TweenTarget = Readonly<Partial<Record<(typeof FIELDS)[number], number>>>;

class Tween {
  doel: Doel | null = null;
  /** Fields that move, a bit each. */
  on = 0;
  readonly from = new Float64Array(FIELDS.length);
  readonly to = new Float64Array(FIELDS.length);
  readonly now = new Float64Array(FIELDS.length);
  t = 0.5;
  ms = 0.5;
  ease: Ease = 'linear';
  done: (() => void) | null = null;

  has(field: number): boolean {
    return (this.on & (1 << field)) !== 0;
  }
}

interface TweenOptions {
  to: TweenTarget;
  ms: number;
  ease?: string | undefined;
  done?: (() => void) | undefined;
}

/** Tweens in simulated time. Records are pooled; a new tween of the same field wins. */
export class Tweens {
  private readonly pool: Tween[] = [];

  to(doel: Doel, { to, ms, ease = 'outCubic', done }: TweenOptions): void {
    const tween = this.free();
    read(doel, tween.from);
    tween.on = 0;
    for (let i = 0; i < FIELDS.length; i += 1) {
      const toward = to[FIELDS[i] ?? 'x'];
      if (toward === undefined) continue;
      tween.to[i] = toward;
      tween.on |= 1 << i;
    }
    this.release(doel, tween.on);
    tween.doel = doel;
    tween.t = 0;
    tween.ms = Math.max(1, ms);
    tween.ease = EASES.find((e) => e === ease) ?? 'linear';
    tween.done = done ?? null;
  }

  /** Stops everything that moves `doel`. */
  stop(doel: Doel): void {
    for (let i = 0; i < this.pool.length; i += 1) {
      const tween = this.pool[i];
      if (tween?.doel === doel) tween.doel = null;
    }
  }

  step(dt: number): void {
    for (let i = 0; i < this.pool.length; i += 1) {
      const tween = this.pool[i];
      if (tween === undefined || tween.doel === null) continue;
      tween.t = Math.min(1, tween.t + (dt * 1000) / tween.ms);
      const k = lapse(tween);
      for (let field = 0; field < FIELDS.length; field += 1)
        tween.now[field] = at(tween.from, field) + (at(tween.to, field) - at(tween.from, field)) * k;
      write(tween, tween.doel);
      if (tween.t >= 1) this.done(tween);
    }
  }

  clear(): void {
    this.pool.length = 0;
  }

  private done(tween: Tween): void {
    const { done } = tween;
    tween.doel = null;
    tween.done = null;
    if (done !== null) done();
  }

  private free(): Tween {
    for (let i = 0; i < this.pool.length; i += 1) {
      const tween = this.pool[i];
      if (tween?.doel === null) return tween;
    }
    const tween = new Tween();
    this.pool.push(tween);
    return tween;
  }

  /** Others let go of these fields. */
  private release(doel: Doel, fields: number): void {
    for (let i = 0; i < this.pool.length; i += 1) {
      const tween = this.pool[i];
      if (tween?.doel === doel) tween.on &= ~fields;
    }
  }
}

/** Number at a place that exists. */
const at = (row: Float64Array, i: number): number => row[i] ?? 0;

function read(doel: Doel, out: Float64Array): void {
  out[X] = doel.x;
  out[Y] = doel.y;
  out[SCALE] = typeof doel.scale === 'number' ? doel.scale : doel.scale.x;
  out[ANGLE] = doel.angle;
  out[ALPHA] = doel instanceof StagePlace ? 1 : doel.alpha;
}

function write(tween: Tween, doel: Doel): void {
  if (doel instanceof Thing) applyToThing(tween, doel);
  else if (doel instanceof StagePlace) applyToPlace(tween, doel);
  else applyToView(tween, doel);
}

function applyToThing(tween: Tween, thing: Thing): void {
  const { now } = tween;
  if (tween.has(X)) thing.x = at(now, X);
  if (tween.has(Y)) thing.y = at(now, Y);
  if (tween.has(SCALE)) thing.scale = at(now, SCALE);
  if (tween.has(ANGLE)) thing.angle = at(now, ANGLE);
  if (tween.has(ALPHA)) thing.view.alpha = at(now, ALPHA);
}

function applyToPlace(tween: Tween, place: StagePlace): void {
  const { now } = tween;
  if (tween.has(X)) place.x = at(now, X);
  if (tween.has(Y)) place.y = at(now, Y);
  if (tween.has(SCALE)) place.scale = at(now, SCALE);
  if (tween.has(ANGLE)) place.angle = at(now, ANGLE);
}

/** Copied from, so that no number is handed over by itself. */
const point = new StagePoint();

function applyToView(tween: Tween, picture: Container): void {
  const { now } = tween;
  point.x = tween.has(X) ? at(now, X) : picture.position.x;
  point.y = tween.has(Y) ? at(now, Y) : picture.position.y;
  picture.position.copyFrom(point);
  point.x = at(now, SCALE);
  point.y = at(now, SCALE);
  if (tween.has(SCALE)) picture.scale.copyFrom(point);
  if (tween.has(ANGLE)) picture.angle = at(now, ANGLE);
  if (tween.has(ALPHA)) picture.alpha = at(now, ALPHA);
}
