import { Ding } from './entities.ts';

const BACK = 1.70158;

/** Names of the easings; an unknown name is a straight line. */
const EASES = ['lineair', 'in', 'outCubic', 'inOut', 'outBack', 'outBounce'] as const;
type Ease = (typeof EASES)[number];

/** Progress at share `t` of the time. */
function verloop(ease: Ease, t: number): number {
  switch (ease) {
    case 'in': return t * t;
    case 'outCubic': return 1 - (1 - t) * (1 - t) * (1 - t);
    case 'inOut': return t < 0.5 ? 2 * t * t : 1 - ((2 - 2 * t) * (2 - 2 * t)) / 2;
    case 'outBack': return 1 + (BACK + 1) * (t - 1) * (t - 1) * (t - 1) + BACK * (t - 1) * (t - 1);
    case 'outBounce': return stuiter(t);
    default: return t;
  }
}

function stuiter(t: number): number {
  if (t < 0.364) return 7.5625 * t * t;
  if (t < 0.727) return 7.5625 * (t - 0.5455) * (t - 0.5455) + 0.75;
  if (t < 0.909) return 7.5625 * (t - 0.8182) * (t - 0.8182) + 0.9375;
  return 7.5625 * (t - 0.9545) * (t - 0.9545) + 0.984375;
}

interface Tween {
  target: object | null;
  keys: string[];
  from: number[];
  to: number[];
  t: number;
  ms: number;
  ease: Ease;
  done: (() => void) | null;
}

export interface TweenOpties { to: Readonly<Record<string, number>>; ms: number; ease?: string | undefined; done?: (() => void) | undefined }

/** Tweens of numeric properties in simulated time. Records are pooled; a new tween of the same property wins. */
export class Tweens {
  private readonly pool: Tween[] = [];

  to(target: object, options: TweenOpties): void {
    const tween = this.vrij();
    tween.target = target;
    for (const key in options.to) {
      const value = options.to[key];
      if (value === undefined) continue;
      this.drop(target, key, tween);
      tween.keys.push(key);
      tween.from.push(Number(Reflect.get(target, key)));
      tween.to.push(value);
    }
    tween.t = 0;
    tween.ms = Math.max(1, options.ms);
    tween.ease = EASES.find((e) => e === (options.ease ?? 'outCubic')) ?? 'lineair';
    tween.done = options.done ?? null;
  }

  /** Stops everything that moves `target`. */
  stop(target: object): void {
    for (const tween of this.pool) if (tween.target === target) tween.target = null;
  }

  step(dt: number): void {
    for (let i = 0; i < this.pool.length; i += 1) {
      const tween = this.pool[i];
      if (tween === undefined || tween.target === null) continue;
      tween.t = Math.min(1, tween.t + (dt * 1000) / tween.ms);
      schrijf(tween, tween.target);
      if (tween.t >= 1) this.klaar(tween);
    }
  }

  clear(): void {
    this.pool.length = 0;
  }

  private klaar(tween: Tween): void {
    const done = tween.done;
    tween.target = null;
    tween.done = null;
    if (done !== null) done();
  }

  private vrij(): Tween {
    let tween = this.leeg();
    if (tween === undefined) {
      tween = { target: null, keys: [], from: [], to: [], t: 0, ms: 1, ease: 'lineair', done: null };
      this.pool.push(tween);
    }
    tween.keys.length = 0;
    tween.from.length = 0;
    tween.to.length = 0;
    return tween;
  }

  private leeg(): Tween | undefined {
    for (let i = 0; i < this.pool.length; i += 1) if (this.pool[i]?.target === null) return this.pool[i];
    return undefined;
  }

  private drop(target: object, key: string, except: Tween): void {
    for (const tween of this.pool) {
      if (tween === except || tween.target !== target) continue;
      const at = tween.keys.indexOf(key);
      if (at < 0) continue;
      tween.keys.splice(at, 1);
      tween.from.splice(at, 1);
      tween.to.splice(at, 1);
    }
  }
}

function schrijf(tween: Tween, target: object): void {
  const k = verloop(tween.ease, tween.t);
  for (let i = 0; i < tween.keys.length; i += 1) {
    const key = tween.keys[i] ?? '';
    const from = tween.from[i] ?? 0;
    const nu = from + ((tween.to[i] ?? 0) - from) * k;
    if (!(target instanceof Ding) || !zetDing(target, key, nu)) Reflect.set(target, key, nu);
  }
}

/** The common properties of a thing without a detour. */
function zetDing(ding: Ding, key: string, nu: number): boolean {
  switch (key) {
    case 'x': ding.x = nu; return true;
    case 'y': ding.y = nu; return true;
    case 'scale': ding.scale = nu; return true;
    case 'angle': ding.angle = nu; return true;
    default: return false;
  }
}
