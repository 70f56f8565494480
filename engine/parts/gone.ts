import { MeshSimple, type Texture } from 'pixi.js';

/** Colours in the palette texture, left to right. */
export const ROAD_COLORS = ['road', 'roadAlt', 'rumble', 'rumbleAlt', 'stripe', 'verge', 'vergeAlt'] as const;
/** Colours of a road, `#RRGGBB`; one that is left out takes the colour of the road itself. */
export type RoadColors = Readonly<Partial<Record<(typeof ROAD_COLORS)[number], string>>>;
const CELL = 16;

/** Size of the palette picture. */
export const PALETTE_SIZE = { w: CELL * ROAD_COLORS.length, h: CELL } as const;

/** Draws the palette picture: a square of 16 px for every colour, in the order of `ROAD_COLORS`. */
export function drawPalette(c: CanvasRenderingContext2D, colors: RoadColors): void {
  for (const [i, name] of ROAD_COLORS.entries()) {
    c.fillStyle = colors[name] ?? colors.road ?? '#000000';
    c.fillRect(i * CELL, 0, CELL, CELL);
  }
}

/** Number at a place that exists. */
const at = (row: Float64Array, i: number): number => row[i] ?? 0;

/** Trapezoids of one colour each in one mesh; vertices are written in place every frame. */
export class Road {
  readonly mesh: MeshSimple;
  private readonly vertices: Float32Array;
  private readonly uvs: Float32Array;
  private n = 0;
  private u = 0.5;
  private links = 0.5;
  private right = 0.5;

  constructor(palette: Texture, max: number) {
    this.vertices = new Float32Array(max * 8);
    this.uvs = new Float32Array(max * 8);
    const indices = new Uint32Array(max * 6);
    for (let i = 0; i < max; i += 1) indices.set([i * 4, i * 4 + 1, i * 4 + 2, i * 4, i * 4 + 2, i * 4 + 3], i * 6);
    this.mesh = new MeshSimple({ texture: palette, vertices: this.vertices, uvs: this.uvs, indices });
    this.mesh.autoUpdate = true;
    const { geometry } = this.mesh;
    this.mesh.once('destroyed', () => geometry.destroy(true));
  }

  begin(): void {
    this.n = 0;
  }

  /** Colour and band of what follows; a band is a pair [left, right] of shares of the width from the middle. */
  choose(color: number, bands: Float64Array, band: number): void {
    this.u = (color + 0.5) / ROAD_COLORS.length;
    this.links = bands[band * 2] ?? 0;
    this.right = bands[band * 2 + 1] ?? 0;
  }

  /** A trapezoid between two edges of the road: [middle, width, y]. */
  surface(below: Float64Array, above: Float64Array): void {
    const o = this.n * 8;
    const v = this.vertices;
    if (o + 8 > v.length) return;
    v[o] = at(below, 0) + this.links * at(below, 1);
    v[o + 2] = at(below, 0) + this.right * at(below, 1);
    v[o + 1] = at(below, 2);
    v[o + 3] = at(below, 2);
    v[o + 4] = at(above, 0) + this.right * at(above, 1);
    v[o + 6] = at(above, 0) + this.links * at(above, 1);
    v[o + 5] = at(above, 2);
    v[o + 7] = at(above, 2);
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
