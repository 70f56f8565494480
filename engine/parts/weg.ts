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

/** Writes left and right of one edge: [left, right, y]. */
function hoek(v: Float32Array, o: number, rand: Float64Array): void {
  v[o] = rand[0] ?? 0;
  v[o + 1] = rand[2] ?? 0;
  v[o + 2] = rand[1] ?? 0;
  v[o + 3] = rand[2] ?? 0;
}

/** Trapezoids of one colour each in one mesh; vertices are written in place every frame. */
export class Weg {
  readonly mesh: MeshSimple;
  private readonly vertices: Float32Array;
  private readonly uvs: Float32Array;
  private n = 0;

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

  /** A trapezoid between two heights: [left, right] below and above. */
  vlak(kleur: number, onder: Float64Array, boven: Float64Array): void {
    const o = this.n * 8;
    if (o + 8 > this.vertices.length) return;
    const v = this.vertices;
    hoek(v, o, onder);
    hoek(v, o + 4, boven);
    const rechts = v[o + 4] ?? 0;
    v[o + 4] = v[o + 6] ?? 0;
    v[o + 6] = rechts;
    const u = (kleur + 0.5) / WEG_KLEUREN.length;
    for (let k = 0; k < 4; k += 1) {
      this.uvs[o + k * 2] = u;
      this.uvs[o + k * 2 + 1] = 0.5;
    }
    this.n += 1;
  }

  /** Hides what is left of the last frame and uploads. */
  end(): void {
    this.vertices.fill(0, this.n * 8);
    this.mesh.geometry.getBuffer('aUV').update();
  }
}
