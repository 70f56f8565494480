import { Container, Sprite, type Texture } from 'pixi.js';
import type { Rng } from '#engine/core/basis/rng.ts';
import type { Paint } from '#engine/runtime/paint.ts';
import { CELEBRATION } from './colors.ts';
import { disc, star, fillBox } from './signing.ts';
import { StagePoint } from '#engine/runtime/point.ts';

interface Preset {
  vorm: 'vak' | 'schijf' | 'ster' | 'blad' | 'ring' | 'vonk' | 'wolk' | 'vlok' | 'straal';
  colors: readonly number[];
  count: number;
  /** Speed from-to px/s, direction and spread in radians (0 = right, -PI/2 = up). */
  speed: readonly [number, number];
  direction: number;
  spread: number;
  gravity: number;
  brake: number;
  life: readonly [number, number];
  size: readonly [number, number];
  spin: number;
  growth?: number;
}

const AT = -Math.PI / 2;
const ROUND = Math.PI;
const base = { direction: AT, spread: ROUND, gravity: 0, brake: 1.2, spin: 4 };

/** Particle presets of games.md section 5. */
const PRESETS: Readonly<Record<string, Preset>> = {
  confetti: {
    ...base,
    vorm: 'vak',
    colors: CELEBRATION,
    count: 14,
    speed: [260, 620],
    spread: 1.1,
    gravity: 620,
    life: [1.1, 1.9],
    size: [0.7, 1.2],
    spin: 9,
  },
  splash: {
    ...base,
    vorm: 'schijf',
    colors: [0xffffff, 0xbdebf0, 0x6fcfda],
    count: 12,
    speed: [140, 420],
    spread: 0.9,
    gravity: 900,
    life: [0.5, 0.8],
    size: [0.5, 1.1],
  },
  dust: {
    ...base,
    vorm: 'wolk',
    colors: [0xf3eef8, 0xe3d5c4],
    count: 8,
    speed: [40, 140],
    spread: 1.6,
    gravity: -20,
    brake: 3,
    life: [0.4, 0.8],
    size: [0.5, 1],
    growth: 1,
  },
  stars: {
    ...base,
    vorm: 'ster',
    colors: [0xffb703, 0xffe08a, 0xffffff],
    count: 10,
    speed: [160, 420],
    brake: 2.4,
    life: [0.6, 1],
    size: [0.6, 1.2],
  },
  leaves: {
    ...base,
    vorm: 'blad',
    colors: [0x7cb518, 0xf3ad61, 0xd37034],
    count: 10,
    speed: [60, 220],
    gravity: 90,
    brake: 1.6,
    life: [1, 1.8],
    size: [0.7, 1.1],
  },
  bubbles: {
    ...base,
    vorm: 'ring',
    colors: [0xffffff, 0xbfefff, 0xffd6e3, 0xd9c7f7],
    count: 9,
    speed: [50, 190],
    spread: 1.2,
    gravity: -60,
    brake: 1.6,
    life: [0.8, 1.4],
    size: [0.5, 1.1],
  },
  snow: {
    ...base,
    vorm: 'vlok',
    colors: [0xffffff, 0xc6daf4],
    count: 10,
    speed: [60, 240],
    gravity: 160,
    life: [0.8, 1.3],
    size: [0.5, 1],
  },
  steam: {
    ...base,
    vorm: 'wolk',
    colors: [0xffffff],
    count: 6,
    speed: [30, 80],
    spread: 0.4,
    gravity: -50,
    brake: 0.8,
    life: [0.9, 1.5],
    size: [0.5, 0.9],
    growth: 1.2,
  },
  crumbs: {
    ...base,
    vorm: 'schijf',
    colors: [0xf1a11e, 0xd37034, 0xffdca0, 0xc2410c],
    count: 11,
    speed: [90, 300],
    spread: 1.4,
    gravity: 760,
    life: [0.4, 0.7],
    size: [0.25, 0.55],
  },
  sparks: {
    ...base,
    vorm: 'vonk',
    colors: [0xffb703, 0xff822d, 0xffffff],
    count: 12,
    speed: [200, 520],
    brake: 2,
    life: [0.35, 0.7],
    size: [0.6, 1.1],
    spin: 0,
  },
  rays: {
    ...base,
    vorm: 'straal',
    colors: [0xffe9a8, 0xffd25e],
    count: 8,
    speed: [0, 0],
    life: [0.5, 0.5],
    size: [1, 1],
    spin: 0,
    growth: 0.5,
  },
  pop: {
    ...base,
    vorm: 'ring',
    colors: [0xffffff, 0x5cb8e4, 0xf70a8d, 0x8d65c5],
    count: 10,
    speed: [170, 340],
    brake: 3.4,
    life: [0.3, 0.5],
    size: [0.35, 0.8],
  },
};

/** Copied from, so that no number is handed over by itself. */
const point = new StagePoint();
const MAX = 200;
const FIELDS = 9;

/** Pooled particles: at most 200, quarter of that on software rendering; less movement = one static stamp. */
export class Particles {
  readonly view = new Container({ visible: false });
  private readonly paint: Paint;
  private readonly rng: Rng;
  private readonly options: { stand: { readonly still: boolean }; part: number };
  private readonly sprites: Sprite[] = [];
  /** vx, vy, gravity, drag, spin, life, age, size, growth per particle. */
  private readonly data = new Float64Array(MAX * FIELDS);
  private alive = 0;

  constructor(paint: Paint, rng: Rng, options: { stand: { readonly still: boolean }; part: number }) {
    this.paint = paint;
    this.rng = rng;
    this.options = options;
  }

  /** `at` = stage place and, when wanted, the number of particles. */
  burst(preset: string, ...at: readonly [x: number, y: number, count?: number]): void {
    const [x, y, count] = at;
    const p = PRESETS[preset];
    if (p === undefined) return;
    if (this.options.stand.still) return this.stamp(p, x, y);
    const n = Math.max(1, Math.round((count ?? p.count) * this.options.part));
    for (let i = 0; i < n && this.alive < MAX; i += 1)
      this.born(
        p,
        [x, y],
        preset === 'rays' ? (i / n) * Math.PI * 2 : p.direction + (this.rng.next() * 2 - 1) * p.spread,
      );
  }

  step(dt: number): void {
    const d = this.data;
    for (let i = 0; i < this.alive; i += 1) {
      const o = i * FIELDS;
      const sprite = this.sprites[i];
      if (sprite === undefined) continue;
      const age = (d[o + 6] ?? 0) + dt;
      d[o + 6] = age;
      if (age >= (d[o + 5] ?? 0)) {
        this.dead(i);
        i -= 1;
        continue;
      }
      const brake = Math.exp(-(d[o + 3] ?? 0) * dt);
      d[o] = (d[o] ?? 0) * brake;
      d[o + 1] = (d[o + 1] ?? 0) * brake + (d[o + 2] ?? 0) * dt;
      this.write(i, dt);
    }
  }

  clear(): void {
    while (this.alive > 0) this.dead(this.alive - 1);
  }

  private write(i: number, dt: number): void {
    const d = this.data;
    const o = i * FIELDS;
    const sprite = this.sprites[i];
    if (sprite === undefined) return;
    point.x = sprite.x + (d[o] ?? 0) * dt;
    point.y = sprite.y + (d[o + 1] ?? 0) * dt;
    sprite.position.copyFrom(point);
    sprite.rotation += (d[o + 4] ?? 0) * dt;
    const t = (d[o + 6] ?? 0) / Math.max(0.001, d[o + 5] ?? 1);
    if (t >= 0.7) sprite.alpha = (1 - t) / 0.3;
    point.x = (d[o + 7] ?? 1) * (1 + (d[o + 8] ?? 0) * t);
    point.y = point.x;
    sprite.scale.copyFrom(point);
  }

  private born(p: Preset, [x, y]: readonly [number, number], angle: number): void {
    const i = this.alive;
    const sprite = this.sprites[i] ?? this.nieuw();
    this.alive += 1;
    const r = this.rng;
    const speed = p.speed[0] + r.next() * (p.speed[1] - p.speed[0]);
    sprite.texture = shapeTexture(this.paint, p.vorm);
    sprite.anchor.set(p.vorm === 'straal' ? 0 : 0.5, 0.5);
    sprite.tint = p.colors[r.int(p.colors.length)] ?? 0xffffff;
    sprite.position.set(x, y);
    sprite.rotation = p.vorm === 'straal' || p.vorm === 'vonk' ? angle : r.next() * 6.28;
    sprite.alpha = 1;
    this.view.visible = true;
    const values = this.data;
    const o = i * FIELDS;
    values[o] = Math.cos(angle) * speed;
    values[o + 1] = Math.sin(angle) * speed;
    values[o + 2] = p.gravity;
    values[o + 3] = p.brake;
    values[o + 4] = (r.next() * 2 - 1) * p.spin;
    values[o + 5] = p.life[0] + r.next() * (p.life[1] - p.life[0]);
    values[o + 6] = 0;
    values[o + 7] = p.size[0] + r.next() * (p.size[1] - p.size[0]);
    values[o + 8] = p.growth ?? 0;
    sprite.scale.set(values[o + 7] ?? 1);
  }

  /** One still mark instead of movement. */
  private stamp(p: Preset, x: number, y: number): void {
    for (let i = 0; i < 4 && this.alive < MAX; i += 1) {
      const angle = (i / 4) * Math.PI * 2 + 0.8;
      this.born(
        { ...p, speed: [0, 0], gravity: 0, spin: 0, life: [0.6, 0.6], growth: 0 },
        [x + Math.cos(angle) * 52, y + Math.sin(angle) * 40],
        0,
      );
    }
  }

  private dead(i: number): void {
    this.alive -= 1;
    const last = this.sprites[this.alive];
    const current = this.sprites[i];
    if (current === undefined || last === undefined) return;
    // Not made invisible: each such change lets the renderer collect the whole scene anew.
    current.alpha = 0;
    this.sprites[i] = last;
    this.sprites[this.alive] = current;
    if (this.alive === 0) this.view.visible = false;
    this.data.copyWithin(i * FIELDS, this.alive * FIELDS, (this.alive + 1) * FIELDS);
  }

  private nieuw(): Sprite {
    const sprite = new Sprite();
    this.sprites.push(sprite);
    this.view.addChild(sprite);
    return sprite;
  }
}

const FORMS: Readonly<Record<Preset['vorm'], (c: CanvasRenderingContext2D) => void>> = {
  vak: (c) => fillBox(c, [6, 10, 16, 9], { r: 2, color: '#FFFFFF' }),
  schijf: (c) => disc(c, [14, 14, 9], '#FFFFFF'),
  ster: (c) => star(c, [14, 14, 13], [4, 0.36, '#FFFFFF']),
  blad: (c) => {
    c.beginPath();
    c.ellipse(14, 14, 12, 6, 0.4, 0, 6.3);
    c.fillStyle = '#FFFFFF';
    c.fill();
  },
  ring: (c) => {
    c.beginPath();
    c.arc(14, 14, 10, 0, 6.3);
    c.strokeStyle = '#FFFFFF';
    c.lineWidth = 3;
    c.stroke();
    disc(c, [11, 11, 2.4], '#FFFFFF');
  },
  vonk: (c) => fillBox(c, [2, 11, 24, 6], { r: 3, color: '#FFFFFF' }),
  wolk: (c) => {
    c.globalAlpha = 0.62;
    disc(c, [14, 14, 12], '#FFFFFF');
  },
  vlok: (c) => star(c, [14, 14, 11], [6, 0.5, '#FFFFFF']),
  straal: (c) => {
    c.beginPath();
    c.moveTo(44, 8);
    c.lineTo(112, 0);
    c.lineTo(112, 28);
    c.lineTo(44, 20);
    c.closePath();
    c.globalAlpha = 0.75;
    c.fillStyle = '#FFFFFF';
    c.fill();
  },
};

function shapeTexture(paint: Paint, form: Preset['vorm']): Texture {
  return paint.bake(`fx:${form}`, { w: form === 'straal' ? 112 : 28, h: 28 }, FORMS[form]);
}
