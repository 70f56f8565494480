import { MeshSimple, type Texture } from 'pixi.js';

/** Two tones of one coat, `#RRGGBB`. */
export interface VeilCoat {
  light: string;
  dark: string;
}
/** Grid of a veil: points per row, rows, and its size in px. */
export interface VeilGrid {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}
/** Size of the palette picture: how much is left to the right, its tones downward. */
export const VEIL_PALETTE = { w: 128, h: 24 } as const;
/** Half the width of the soft edge, as a share of a coat. */
const SOFT = 0.1;

/** The look of a cover at every thickness: coats from the outside in, with a soft wet edge where the last one ends. */
export function drawVeil(c: CanvasRenderingContext2D, coats: readonly VeilCoat[], opacity: number): void {
  const { w, h } = VEIL_PALETTE;
  for (let x = 0; x < w; x += 1) {
    const depth = (x / (w - 1)) * coats.length;
    const band = Math.min(coats.length - 1, Math.floor(depth));
    const share = depth - band;
    const coat = coats[coats.length - 1 - band + (share < 0.5 && band > 0 ? 1 : 0)];
    if (coat === undefined) continue;
    const tones = c.createLinearGradient(0, 0, 0, h);
    tones.addColorStop(0, coat.light);
    tones.addColorStop(1, coat.dark);
    c.globalAlpha = opacity * (band > 0 ? 1 : smooth((share - 0.5 + SOFT) / (2 * SOFT)));
    c.fillStyle = tones;
    c.fillRect(x, 0, 1, h);
    if (share > 0.5 && share < 0.72) rim(c, x, share);
  }
  c.globalAlpha = 1;
}

/** A thicker edge, as water has where it is pushed aside. */
function rim(c: CanvasRenderingContext2D, x: number, share: number): void {
  c.globalAlpha = 0.5 * (1 - Math.abs(share - 0.6) / 0.12);
  c.fillStyle = '#FFFFFF';
  c.fillRect(x, 0, 1, VEIL_PALETTE.h);
}

const smooth = (t: number): number => {
  const k = Math.max(0, Math.min(1, t));
  return k * k * (3 - 2 * k);
};

/** Drawn cover of one region: a grid whose points look up in a palette how much of the cover is left. Nothing is made after the first time. */
export class Veil {
  readonly mesh: MeshSimple;
  private readonly uvs: Float32Array;

  constructor(palette: Texture, grid: VeilGrid, tones: Float32Array) {
    const { columns, rows, width, height } = grid;
    const points = new Float32Array(columns * rows * 2);
    this.uvs = new Float32Array(columns * rows * 2);
    for (let i = 0; i < columns * rows; i += 1) {
      points[i * 2] = ((i % columns) / (columns - 1)) * width;
      points[i * 2 + 1] = (Math.floor(i / columns) / (rows - 1)) * height;
      this.uvs[i * 2 + 1] = 0.1 + 0.8 * (tones[i] ?? 0);
    }
    this.mesh = new MeshSimple({ texture: palette, vertices: points, uvs: this.uvs, indices: squares(columns, rows) });
    this.mesh.autoUpdate = false;
    const { geometry } = this.mesh;
    this.mesh.once('destroyed', () => geometry.destroy(true));
  }

  /** Shows how much is left at every point; `paint` shows what went instead. */
  show(cover: Float32Array, paint: boolean): void {
    for (let i = 0; i < cover.length; i += 1) {
      const left = paint ? 1 - (cover[i] ?? 0) : (cover[i] ?? 0);
      this.uvs[i * 2] = 0.01 + 0.98 * left;
    }
    this.mesh.geometry.getBuffer('aUV').update();
  }
}

/** Two triangles for every square of the grid. */
function squares(columns: number, rows: number): Uint32Array {
  const corners = [0, 1, columns, 1, columns + 1, columns];
  const out = new Uint32Array((columns - 1) * (rows - 1) * corners.length);
  let at = 0;
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const i = row * columns + column;
      for (const corner of corners) {
        out[at] = i + corner;
        at += 1;
      }
    }
  return out;
}
