import type { Container } from 'pixi.js';
import { Ding } from './entities.ts';
import { Plaats, Punt } from './punt.ts';

const BACK = 1.70158;

/** Names of the easings; an unknown name is a straight line. */
const EASES = ['lineair', 'in', 'outCubic', 'inOut', 'outBack', 'outBounce'] as const;
type Ease = (typeof EASES)[number];

/** Progress at share `t` of the time. */
function verloop({ ease, t }: Tween): number {
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
      return stuiter(t);
    default:
      return t;
  }
}

function stuiter(t: number): number {
  if (t < 0.364) return 7.5625 * t * t;
  if (t < 0.727) return 7.5625 * (t - 0.5455) * (t - 0.5455) + 0.75;
  if (t < 0.909) return 7.5625 * (t - 0.8182) * (t - 0.8182) + 0.9375;
  return 7.5625 * (t - 0.9545) * (t - 0.9545) + 0.984375;
}

/** What can be moved: a thing, a picture, or numbers of a game. */
type Doel = Ding | Container | Plaats;
/** Place in px, size as a share, angle in degrees, opacity 0..1; a `Plaats` has no opacity. */
const VELDEN = ['x', 'y', 'scale', 'angle', 'alpha'] as const;
const [X, Y, SCALE, ANGLE, ALPHA] = [0, 1, 2, 3, 4];
export type Naar = Readonly<Partial<Record<(typeof VELDEN)[number], number>>>;

class Tween {
  doel: Doel | null = null;
  /** Fields that move, a bit each. */
  aan = 0;
  readonly van = new Float64Array(VELDEN.length);
  readonly naar = new Float64Array(VELDEN.length);
  readonly nu = new Float64Array(VELDEN.length);
  t = 0.5;
  ms = 0.5;
  ease: Ease = 'lineair';
  done: (() => void) | null = null;

  heeft(veld: number): boolean {
    return (this.aan & (1 << veld)) !== 0;
  }
}

interface TweenOpties {
  to: Naar;
  ms: number;
  ease?: string | undefined;
  done?: (() => void) | undefined;
}

/** Tweens in simulated time. Records are pooled; a new tween of the same field wins. */
export class Tweens {
  private readonly pool: Tween[] = [];

  to(doel: Doel, { to, ms, ease = 'outCubic', done }: TweenOpties): void {
    const tween = this.vrij();
    lees(doel, tween.van);
    tween.aan = 0;
    for (let i = 0; i < VELDEN.length; i += 1) {
      const naar = to[VELDEN[i] ?? 'x'];
      if (naar === undefined) continue;
      tween.naar[i] = naar;
      tween.aan |= 1 << i;
    }
    this.laat(doel, tween.aan);
    tween.doel = doel;
    tween.t = 0;
    tween.ms = Math.max(1, ms);
    tween.ease = EASES.find((e) => e === ease) ?? 'lineair';
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
      const k = verloop(tween);
      for (let veld = 0; veld < VELDEN.length; veld += 1)
        tween.nu[veld] = op(tween.van, veld) + (op(tween.naar, veld) - op(tween.van, veld)) * k;
      schrijf(tween, tween.doel);
      if (tween.t >= 1) this.klaar(tween);
    }
  }

  clear(): void {
    this.pool.length = 0;
  }

  private klaar(tween: Tween): void {
    const { done } = tween;
    tween.doel = null;
    tween.done = null;
    if (done !== null) done();
  }

  private vrij(): Tween {
    for (let i = 0; i < this.pool.length; i += 1) {
      const tween = this.pool[i];
      if (tween?.doel === null) return tween;
    }
    const tween = new Tween();
    this.pool.push(tween);
    return tween;
  }

  /** Others let go of these fields. */
  private laat(doel: Doel, velden: number): void {
    for (let i = 0; i < this.pool.length; i += 1) {
      const tween = this.pool[i];
      if (tween?.doel === doel) tween.aan &= ~velden;
    }
  }
}

/** Number at a place that exists. */
const op = (rij: Float64Array, i: number): number => rij[i] ?? 0;

function lees(doel: Doel, uit: Float64Array): void {
  uit[X] = doel.x;
  uit[Y] = doel.y;
  uit[SCALE] = typeof doel.scale === 'number' ? doel.scale : doel.scale.x;
  uit[ANGLE] = doel.angle;
  uit[ALPHA] = doel instanceof Plaats ? 1 : doel.alpha;
}

function schrijf(tween: Tween, doel: Doel): void {
  if (doel instanceof Ding) naarDing(tween, doel);
  else if (doel instanceof Plaats) naarPlaats(tween, doel);
  else naarBeeld(tween, doel);
}

function naarDing(tween: Tween, ding: Ding): void {
  const { nu } = tween;
  if (tween.heeft(X)) ding.x = op(nu, X);
  if (tween.heeft(Y)) ding.y = op(nu, Y);
  if (tween.heeft(SCALE)) ding.scale = op(nu, SCALE);
  if (tween.heeft(ANGLE)) ding.angle = op(nu, ANGLE);
  if (tween.heeft(ALPHA)) ding.view.alpha = op(nu, ALPHA);
}

function naarPlaats(tween: Tween, plaats: Plaats): void {
  const { nu } = tween;
  if (tween.heeft(X)) plaats.x = op(nu, X);
  if (tween.heeft(Y)) plaats.y = op(nu, Y);
  if (tween.heeft(SCALE)) plaats.scale = op(nu, SCALE);
  if (tween.heeft(ANGLE)) plaats.angle = op(nu, ANGLE);
}

/** Copied from, so that no number is handed over by itself. */
const punt = new Punt();

function naarBeeld(tween: Tween, beeld: Container): void {
  const { nu } = tween;
  punt.x = tween.heeft(X) ? op(nu, X) : beeld.position.x;
  punt.y = tween.heeft(Y) ? op(nu, Y) : beeld.position.y;
  beeld.position.copyFrom(punt);
  punt.x = op(nu, SCALE);
  punt.y = op(nu, SCALE);
  if (tween.heeft(SCALE)) beeld.scale.copyFrom(punt);
  if (tween.heeft(ANGLE)) beeld.angle = op(nu, ANGLE);
  if (tween.heeft(ALPHA)) beeld.alpha = op(nu, ALPHA);
}
