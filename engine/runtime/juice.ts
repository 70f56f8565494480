import type { Container } from 'pixi.js';
import type { Entity, Juice } from './contract.ts';
import { Ding } from './entities.ts';
import { Plaats } from './punt.ts';
import type { Naar, Tweens } from './tweens.ts';

type Soort = 'pop' | 'wobble' | 'squash';
interface Tik {
  soort: Soort;
  doel: Ding | Container | null;
  t: number;
  duur: number;
  maat: number;
  sx: number;
  sy: number;
  hoek: number;
  uitslag: number;
}

const DUUR: Readonly<Record<Soort, number>> = { pop: 0.32, wobble: 0.3, squash: 0.36 };

/** Short presets of feedback: pop, wobble, squash, camera nudge and hit-stop. Records are pooled. */
export class JuiceBox implements Juice {
  /** Sideways px of the whole scene right now. */
  schud = 0;
  /** Seconds the world still holds its breath. */
  stilstand = 0;
  private readonly tweens: Tweens;
  private readonly uit: ReadonlySet<string>;
  private readonly tikken: Tik[] = [];
  private schudMaat = 0;
  private schudT = 1;

  /** `uit` = names that are switched off in reduced motion: `juice.nudge`, `juice.hitStop`, `juice.squash`. */
  constructor(tweens: Tweens, uit: ReadonlySet<string>) {
    this.tweens = tweens;
    this.uit = uit;
  }

  pop(target: Entity | Container, amount = 0.16): void {
    this.start('pop', target, amount);
  }

  wobble(target: Entity | Container): void {
    this.start('wobble', target, 7);
  }

  squash(target: Entity | Container, amount = 0.12): void {
    if (!this.uit.has('juice.squash')) this.start('squash', target, amount);
  }

  nudge(px: number): void {
    if (this.uit.has('juice.nudge')) return;
    this.schudMaat = Math.max(-8, Math.min(8, px));
    this.schudT = 0;
  }

  hitStop(ms: number): void {
    if (!this.uit.has('juice.hitStop')) this.stilstand = Math.min(0.07, ms / 1000);
  }

  tween(target: Entity | Container | Plaats, to: Naar, ...rest: [ms: number, ease?: string, done?: () => void]): void {
    const doel = target instanceof Plaats ? target : beweegbaar(target);
    if (doel !== null) this.tweens.to(doel, { to, ms: rest[0], ease: rest[1], done: rest[2] });
  }

  step(dt: number): void {
    this.schudT = Math.min(1, this.schudT + dt / 0.18);
    this.schud = this.schudT >= 1 ? 0 : this.schudMaat * (1 - this.schudT) * Math.cos(this.schudT * 16);
    for (let i = 0; i < this.tikken.length; i += 1) {
      const tik = this.tikken[i];
      if (tik === undefined || tik.doel === null) continue;
      tik.t = Math.min(1, tik.t + dt / tik.duur);
      this.zet(tik);
    }
  }

  clear(): void {
    this.tikken.length = 0;
  }

  private start(soort: Soort, target: Entity | Container, maat: number): void {
    const doel = beweegbaar(target);
    if (doel === null) return;
    let tik = this.tikken.find((t) => t.doel === doel && t.soort === soort) ?? this.tikken.find((t) => t.doel === null);
    if (tik === undefined) {
      tik = { soort, doel: null, t: 0, duur: 1, maat: 0, sx: 1, sy: 1, hoek: 0, uitslag: 0 };
      this.tikken.push(tik);
    }
    if (tik.doel !== doel && !(doel instanceof Ding)) {
      tik.sx = doel.scale.x;
      tik.sy = doel.scale.y;
      tik.hoek = doel.rotation;
    }
    tik.soort = soort;
    tik.doel = doel;
    tik.t = 0;
    tik.duur = DUUR[soort];
    tik.maat = maat;
  }

  private zet(tik: Tik): void {
    const uit = (1 - tik.t) * (1 - tik.t);
    const golf = Math.sin(tik.t * Math.PI * (tik.soort === 'wobble' ? 5 : 2.4));
    tik.uitslag = tik.t >= 1 ? 0 : tik.maat * golf * uit;
    this.teken(tik);
    if (tik.t >= 1) tik.doel = null;
  }

  private teken(tik: Tik): void {
    const { uitslag } = tik;
    const hoek = tik.soort === 'wobble' ? uitslag : 0;
    const sx = 1 + uitslag - hoek;
    const sy = tik.soort === 'squash' ? 1 - uitslag : sx;
    const { doel } = tik;
    if (doel instanceof Ding) {
      doel.sx *= sx;
      doel.sy *= sy;
      doel.dx += hoek * 0.6;
      doel.da += hoek;
    } else if (doel !== null) {
      doel.scale.set(tik.sx * sx, tik.sy * sy);
      doel.rotation = tik.hoek + (hoek * Math.PI) / 180;
    }
  }
}

/** Only things of the store can be moved, and pictures. */
function beweegbaar(target: Entity | Container): Ding | Container | null {
  if (target instanceof Ding) return target;
  return 'view' in target ? null : target;
}
