import { MeshSimple, type Texture } from 'pixi.js';

/** Colours in the palette texture, left to right. */
export const WEG_KLEUREN = ['road', 'roadAlt', 'rumble', 'rumbleAlt', 'stripe', 'verge', 'vergeAlt'] as const;
export type WegKleuren = Readonly<Partial<Record<(typeof WEG_KLEUREN)[number], string>>>;
const VAKJE = 16;

/** Size of the palette picture. */
export const PALET_MAAT = { w: VAKJE * WEG_KLEUREN.length, h: VAKJE } as const;

export function tekenPalet(c: CanvasRenderingContext2D, kleuren: WegKleuren): void {
  for (const [i, naam] of WEG_KLEUREN.entries()) {
    c.fillStyle = kleuren[naam] ?? kleuren.road ?? '#000000';
    c.fillRect(i * VAKJE, 0, VAKJE, VAKJE);
  }
}

/** Number at a place that exists. */
const op = (rij: Float64Array, i: number): number => rij[i] ?? 0;

/** Trapezoids of one colour each in one mesh; vertices are written in place every frame. */
export class Weg {
  readonly mesh: MeshSimple;
  private readonly vertices: Float32Array;
  private readonly uvs: Float32Array;
  private n = 0;
  private u = 0.5;
  private links = 0.5;
  private rechts = 0.5;

  constructor(palet: Texture, max: number) {
    this.vertices = new Float32Array(max * 8);
    this.uvs = new Float32Array(max * 8);
    const indices = new Uint32Array(max * 6);
    for (let i = 0; i < max; i += 1) indices.set([i * 4, i * 4 + 1, i * 4 + 2, i * 4, i * 4 + 2, i * 4 + 3], i * 6);
    this.mesh = new MeshSimple({ texture: palet, vertices: this.vertices, uvs: this.uvs, indices });
    this.mesh.autoUpdate = true;
  }

  begin(): void {
    this.n = 0;
  }

  /** Colour and band of what follows; a band is a pair [left, right] of shares of the width from the middle. */
  kies(kleur: number, banden: Float64Array, band: number): void {
    this.u = (kleur + 0.5) / WEG_KLEUREN.length;
    this.links = banden[band * 2] ?? 0;
    this.rechts = banden[band * 2 + 1] ?? 0;
  }

  /** A trapezoid between two edges of the road: [middle, width, y]. */
  vlak(onder: Float64Array, boven: Float64Array): void {
    const o = this.n * 8;
    const v = this.vertices;
    if (o + 8 > v.length) return;
    v[o] = op(onder, 0) + this.links * op(onder, 1);
    v[o + 2] = op(onder, 0) + this.rechts * op(onder, 1);
    v[o + 1] = op(onder, 2);
    v[o + 3] = op(onder, 2);
    v[o + 4] = op(boven, 0) + this.rechts * op(boven, 1);
    v[o + 6] = op(boven, 0) + this.links * op(boven, 1);
    v[o + 5] = op(boven, 2);
    v[o + 7] = op(boven, 2);
    for (let k = 0; k < 8; k += 2) {
      this.uvs[o + k] = this.u;
      this.uvs[o + k + 1] = 0.5;
    }
    this.n += 1;
  }

  /** Hides what is left of the last frame and uploads. */
  end(): void {
    this.vertices.fill(0, this.n * 8);
    this.mesh.geometry.getBuffer('aUV').update();
  }
}
