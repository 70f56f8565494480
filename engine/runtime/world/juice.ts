import type { Container } from 'pixi.js';
import type { Entity, Juice } from '../contract.ts';
import { Thing } from './entities.ts';
import { StagePlace } from '../point.ts';
import type { TweenTarget, Tweens } from './tweens.ts';

type Kind = 'pop' | 'wobble' | 'squash';
interface Tap {
  kind: Kind;
  doel: Thing | Container | null;
  t: number;
  duration: number;
  size: number;
  sx: number;
  sy: number;
  angle: number;
  finding: number;
}

const DURATION: Readonly<Record<Kind, number>> = { pop: 0.32, wobble: 0.3, squash: 0.36 };

/** Short presets of feedback: pop, wobble, squash, camera nudge and hit-stop. Records are pooled. */
export class JuiceBox implements Juice {
  /** Sideways px of the whole scene right now. */
  shake = 0;
  /** Seconds the world still holds its breath. */
  standstill = 0;
  private readonly tweens: Tweens;
  private readonly off: ReadonlySet<string>;
  private readonly taps: Tap[] = [];
  private shakeSize = 0;
  private shakeT = 1;

  /** `uit` = names that are switched off in reduced motion: `juice.nudge`, `juice.hitStop`, `juice.squash`. */
  constructor(tweens: Tweens, out: ReadonlySet<string>) {
    this.tweens = tweens;
    this.off = out;
  }

  pop(target: Entity | Container, amount = 0.16): void {
    this.start('pop', target, amount);
  }

  wobble(target: Entity | Container): void {
    this.start('wobble', target, 7);
  }

  squash(target: Entity | Container, amount = 0.12): void {
    if (!this.off.has('juice.squash')) this.start('squash', target, amount);
  }

  nudge(px: number): void {
    if (this.off.has('juice.nudge')) return;
    this.shakeSize = Math.max(-8, Math.min(8, px));
    this.shakeT = 0;
  }

  hitStop(ms: number): void {
    if (!this.off.has('juice.hitStop')) this.standstill = Math.min(0.07, ms / 1000);
  }

  tween(
    target: Entity | Container | StagePlace,
    to: TweenTarget,
    ...rest: [ms: number, ease?: string, done?: () => void]
  ): void {
    const doel = target instanceof StagePlace ? target : movable(target);
    if (doel !== null) this.tweens.to(doel, { to, ms: rest[0], ease: rest[1], done: rest[2] });
  }

  step(dt: number): void {
    this.shakeT = Math.min(1, this.shakeT + dt / 0.18);
    this.shake = this.shakeT >= 1 ? 0 : this.shakeSize * (1 - this.shakeT) * Math.cos(this.shakeT * 16);
    for (let i = 0; i < this.taps.length; i += 1) {
      const tap = this.taps[i];
      if (tap === undefined || tap.doel === null) continue;
      tap.t = Math.min(1, tap.t + dt / tap.duration);
      this.set(tap);
    }
  }

  clear(): void {
    this.taps.length = 0;
  }

  private start(kind: Kind, target: Entity | Container, size: number): void {
    const doel = movable(target);
    if (doel === null) return;
    let tap = this.taps.find((t) => t.doel === doel && t.kind === kind) ?? this.taps.find((t) => t.doel === null);
    if (tap === undefined) {
      tap = { kind, doel: null, t: 0, duration: 1, size: 0, sx: 1, sy: 1, angle: 0, finding: 0 };
      this.taps.push(tap);
    }
    if (tap.doel !== doel && !(doel instanceof Thing)) {
      tap.sx = doel.scale.x;
      tap.sy = doel.scale.y;
      tap.angle = doel.rotation;
    }
    tap.kind = kind;
    tap.doel = doel;
    tap.t = 0;
    tap.duration = DURATION[kind];
    tap.size = size;
  }

  private set(tap: Tap): void {
    const out = (1 - tap.t) * (1 - tap.t);
    const wave = Math.sin(tap.t * Math.PI * (tap.kind === 'wobble' ? 5 : 2.4));
    tap.finding = tap.t >= 1 ? 0 : tap.size * wave * out;
    this.draw(tap);
    if (tap.t >= 1) tap.doel = null;
  }

  private draw(tap: Tap): void {
    const { finding } = tap;
    const angle = tap.kind === 'wobble' ? finding : 0;
    const sx = 1 + finding - angle;
    const sy = tap.kind === 'squash' ? 1 - finding : sx;
    const { doel } = tap;
    if (doel instanceof Thing) {
      doel.sx *= sx;
      doel.sy *= sy;
      doel.dx += angle * 0.6;
      doel.da += angle;
    } else if (doel !== null) {
      doel.scale.set(tap.sx * sx, tap.sy * sy);
      doel.rotation = tap.angle + (angle * Math.PI) / 180;
    }
  }
}

/** Only things of the store can be moved, and pictures. */
function movable(target: Entity | Container): Thing | Container | null {
  if (target instanceof Thing) return target;
  return 'view' in target ? null : target;
}
