import { Container, Sprite, type Texture } from 'pixi.js';
import type { Rng } from '#engine/core/basis/rng.ts';
import type { Verf } from '#engine/runtime/verf.ts';
import { FEEST } from './kleuren.ts';
import { schijf, ster, vulVak } from './tekenen.ts';
import { Punt } from '#engine/runtime/punt.ts';

interface Preset {
  vorm: 'vak' | 'schijf' | 'ster' | 'blad' | 'ring' | 'vonk' | 'wolk' | 'vlok' | 'straal';
  kleuren: readonly number[];
  aantal: number;
  /** Speed from-to px/s, direction and spread in radians (0 = right, -PI/2 = up). */
  speed: readonly [number, number];
  richting: number;
  spreiding: number;
  zwaarte: number;
  rem: number;
  leven: readonly [number, number];
  maat: readonly [number, number];
  draai: number;
  groei?: number;
}

const OP = -Math.PI / 2;
const ROND = Math.PI;
const basis = { richting: OP, spreiding: ROND, zwaarte: 0, rem: 1.2, draai: 4 };

/** Particle presets of games.md section 5. */
const PRESETS: Readonly<Record<string, Preset>> = {
  confetti: {
    ...basis,
    vorm: 'vak',
    kleuren: FEEST,
    aantal: 14,
    speed: [260, 620],
    spreiding: 1.1,
    zwaarte: 620,
    leven: [1.1, 1.9],
    maat: [0.7, 1.2],
    draai: 9,
  },
  splash: {
    ...basis,
    vorm: 'schijf',
    kleuren: [0xffffff, 0xbdebf0, 0x6fcfda],
    aantal: 12,
    speed: [140, 420],
    spreiding: 0.9,
    zwaarte: 900,
    leven: [0.5, 0.8],
    maat: [0.5, 1.1],
  },
  dust: {
    ...basis,
    vorm: 'wolk',
    kleuren: [0xf3eef8, 0xe3d5c4],
    aantal: 8,
    speed: [40, 140],
    spreiding: 1.6,
    zwaarte: -20,
    rem: 3,
    leven: [0.4, 0.8],
    maat: [0.5, 1],
    groei: 1,
  },
  stars: {
    ...basis,
    vorm: 'ster',
    kleuren: [0xffb703, 0xffe08a, 0xffffff],
    aantal: 10,
    speed: [160, 420],
    rem: 2.4,
    leven: [0.6, 1],
    maat: [0.6, 1.2],
  },
  leaves: {
    ...basis,
    vorm: 'blad',
    kleuren: [0x7cb518, 0xf3ad61, 0xd37034],
    aantal: 10,
    speed: [60, 220],
    zwaarte: 90,
    rem: 1.6,
    leven: [1, 1.8],
    maat: [0.7, 1.1],
  },
  bubbles: {
    ...basis,
    vorm: 'ring',
    kleuren: [0xffffff, 0xbfefff, 0xffd6e3, 0xd9c7f7],
    aantal: 9,
    speed: [50, 190],
    spreiding: 1.2,
    zwaarte: -60,
    rem: 1.6,
    leven: [0.8, 1.4],
    maat: [0.5, 1.1],
  },
  snow: {
    ...basis,
    vorm: 'vlok',
    kleuren: [0xffffff, 0xc6daf4],
    aantal: 10,
    speed: [60, 240],
    zwaarte: 160,
    leven: [0.8, 1.3],
    maat: [0.5, 1],
  },
  steam: {
    ...basis,
    vorm: 'wolk',
    kleuren: [0xffffff],
    aantal: 6,
    speed: [30, 80],
    spreiding: 0.4,
    zwaarte: -50,
    rem: 0.8,
    leven: [0.9, 1.5],
    maat: [0.5, 0.9],
    groei: 1.2,
  },
  crumbs: {
    ...basis,
    vorm: 'schijf',
    kleuren: [0xf1a11e, 0xd37034, 0xffdca0, 0xc2410c],
    aantal: 11,
    speed: [90, 300],
    spreiding: 1.4,
    zwaarte: 760,
    leven: [0.4, 0.7],
    maat: [0.25, 0.55],
  },
  sparks: {
    ...basis,
    vorm: 'vonk',
    kleuren: [0xffb703, 0xff822d, 0xffffff],
    aantal: 12,
    speed: [200, 520],
    rem: 2,
    leven: [0.35, 0.7],
    maat: [0.6, 1.1],
    draai: 0,
  },
  rays: {
    ...basis,
    vorm: 'straal',
    kleuren: [0xffe9a8, 0xffd25e],
    aantal: 8,
    speed: [0, 0],
    leven: [0.5, 0.5],
    maat: [1, 1],
    draai: 0,
    groei: 0.5,
  },
  pop: {
    ...basis,
    vorm: 'ring',
    kleuren: [0xffffff, 0x5cb8e4, 0xf70a8d, 0x8d65c5],
    aantal: 10,
    speed: [170, 340],
    rem: 3.4,
    leven: [0.3, 0.5],
    maat: [0.35, 0.8],
  },
};

/** Copied from, so that no number is handed over by itself. */
const punt = new Punt();
const MAX = 200;
const VELDEN = 9;

/** Pooled particles: at most 200, quarter of that on software rendering; less movement = one static stamp. */
export class Deeltjes {
  readonly view = new Container();
  private readonly verf: Verf;
  private readonly rng: Rng;
  private readonly opties: { stand: { readonly stil: boolean }; deel: number };
  private readonly sprites: Sprite[] = [];
  /** vx, vy, gravity, drag, spin, life, age, size, growth per particle. */
  private readonly data = new Float64Array(MAX * VELDEN);
  private levend = 0;

  constructor(verf: Verf, rng: Rng, opties: { stand: { readonly stil: boolean }; deel: number }) {
    this.verf = verf;
    this.rng = rng;
    this.opties = opties;
  }

  /** `at` = stage place and, when wanted, the number of particles. */
  burst(preset: string, ...at: readonly [x: number, y: number, count?: number]): void {
    const [x, y, count] = at;
    const p = PRESETS[preset];
    if (p === undefined) return;
    if (this.opties.stand.stil) return this.stempel(p, x, y);
    const n = Math.max(1, Math.round((count ?? p.aantal) * this.opties.deel));
    for (let i = 0; i < n && this.levend < MAX; i += 1)
      this.geboren(
        p,
        [x, y],
        preset === 'rays' ? (i / n) * Math.PI * 2 : p.richting + (this.rng.next() * 2 - 1) * p.spreiding,
      );
  }

  step(dt: number): void {
    const d = this.data;
    for (let i = 0; i < this.levend; i += 1) {
      const o = i * VELDEN;
      const sprite = this.sprites[i];
      if (sprite === undefined) continue;
      const age = (d[o + 6] ?? 0) + dt;
      d[o + 6] = age;
      if (age >= (d[o + 5] ?? 0)) {
        this.dood(i);
        i -= 1;
        continue;
      }
      const rem = Math.exp(-(d[o + 3] ?? 0) * dt);
      d[o] = (d[o] ?? 0) * rem;
      d[o + 1] = (d[o + 1] ?? 0) * rem + (d[o + 2] ?? 0) * dt;
      this.schrijf(i, dt);
    }
  }

  clear(): void {
    while (this.levend > 0) this.dood(this.levend - 1);
  }

  private schrijf(i: number, dt: number): void {
    const d = this.data;
    const o = i * VELDEN;
    const sprite = this.sprites[i];
    if (sprite === undefined) return;
    punt.x = sprite.x + (d[o] ?? 0) * dt;
    punt.y = sprite.y + (d[o + 1] ?? 0) * dt;
    sprite.position.copyFrom(punt);
    sprite.rotation += (d[o + 4] ?? 0) * dt;
    const t = (d[o + 6] ?? 0) / Math.max(0.001, d[o + 5] ?? 1);
    if (t >= 0.7) sprite.alpha = (1 - t) / 0.3;
    punt.x = (d[o + 7] ?? 1) * (1 + (d[o + 8] ?? 0) * t);
    punt.y = punt.x;
    sprite.scale.copyFrom(punt);
  }

  private geboren(p: Preset, [x, y]: readonly [number, number], hoek: number): void {
    const i = this.levend;
    const sprite = this.sprites[i] ?? this.nieuw();
    this.levend += 1;
    const r = this.rng;
    const speed = p.speed[0] + r.next() * (p.speed[1] - p.speed[0]);
    sprite.texture = vormTextuur(this.verf, p.vorm);
    sprite.anchor.set(p.vorm === 'straal' ? 0 : 0.5, 0.5);
    sprite.tint = p.kleuren[r.int(p.kleuren.length)] ?? 0xffffff;
    sprite.position.set(x, y);
    sprite.rotation = p.vorm === 'straal' || p.vorm === 'vonk' ? hoek : r.next() * 6.28;
    sprite.visible = true;
    sprite.alpha = 1;
    const waarden = this.data;
    const o = i * VELDEN;
    waarden[o] = Math.cos(hoek) * speed;
    waarden[o + 1] = Math.sin(hoek) * speed;
    waarden[o + 2] = p.zwaarte;
    waarden[o + 3] = p.rem;
    waarden[o + 4] = (r.next() * 2 - 1) * p.draai;
    waarden[o + 5] = p.leven[0] + r.next() * (p.leven[1] - p.leven[0]);
    waarden[o + 6] = 0;
    waarden[o + 7] = p.maat[0] + r.next() * (p.maat[1] - p.maat[0]);
    waarden[o + 8] = p.groei ?? 0;
    sprite.scale.set(waarden[o + 7] ?? 1);
  }

  /** One still mark instead of movement. */
  private stempel(p: Preset, x: number, y: number): void {
    for (let i = 0; i < 4 && this.levend < MAX; i += 1) {
      const hoek = (i / 4) * Math.PI * 2 + 0.8;
      this.geboren(
        { ...p, speed: [0, 0], zwaarte: 0, draai: 0, leven: [0.6, 0.6], groei: 0 },
        [x + Math.cos(hoek) * 52, y + Math.sin(hoek) * 40],
        0,
      );
    }
  }

  private dood(i: number): void {
    this.levend -= 1;
    const laatste = this.sprites[this.levend];
    const dit = this.sprites[i];
    if (dit === undefined || laatste === undefined) return;
    dit.visible = false;
    this.sprites[i] = laatste;
    this.sprites[this.levend] = dit;
    this.data.copyWithin(i * VELDEN, this.levend * VELDEN, (this.levend + 1) * VELDEN);
  }

  private nieuw(): Sprite {
    const sprite = new Sprite();
    sprite.visible = false;
    this.sprites.push(sprite);
    this.view.addChild(sprite);
    return sprite;
  }
}

const VORMEN: Readonly<Record<Preset['vorm'], (c: CanvasRenderingContext2D) => void>> = {
  vak: (c) => vulVak(c, [6, 10, 16, 9], { r: 2, kleur: '#FFFFFF' }),
  schijf: (c) => schijf(c, [14, 14, 9], '#FFFFFF'),
  ster: (c) => ster(c, [14, 14, 13], [4, 0.36, '#FFFFFF']),
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
    schijf(c, [11, 11, 2.4], '#FFFFFF');
  },
  vonk: (c) => vulVak(c, [2, 11, 24, 6], { r: 3, kleur: '#FFFFFF' }),
  wolk: (c) => {
    c.globalAlpha = 0.62;
    schijf(c, [14, 14, 12], '#FFFFFF');
  },
  vlok: (c) => ster(c, [14, 14, 11], [6, 0.5, '#FFFFFF']),
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

function vormTextuur(verf: Verf, vorm: Preset['vorm']): Texture {
  return verf.bake(`fx:${vorm}`, { w: vorm === 'straal' ? 112 : 28, h: 28 }, VORMEN[vorm]);
}
