import { COLOR } from './colors.ts';

type Canvas2D = CanvasRenderingContext2D;
/** What a filled path takes of a canvas. */
type PathCanvas = Pick<Canvas2D, 'beginPath' | 'lineTo' | 'closePath' | 'fill' | 'fillStyle'>;
/** x, y, width, height. */
export type Box = readonly [number, number, number, number];
type Point = readonly [number, number];

/** Starts a path of a rounded box in px; the radius is cut to half of the shorter side. Fills nothing. */
export function traceRoundedBox(c: Canvas2D, [x, y, w, h]: Box, r: number): void {
  c.beginPath();
  c.roundRect(x, y, w, h, Math.min(r, w / 2, h / 2));
}

/** Fills a rounded box; radius in px. */
export function fillBox(c: Canvas2D, box: Box, style: { r: number; color: string }): void {
  traceRoundedBox(c, box, style.r);
  c.fillStyle = style.color;
  c.fill();
}

/** A stretch of an edge; `draw` goes on to a point after so many px, and so many px outside it. */
interface Stretch {
  length: number;
  draw(c: PathCanvas, way: number, out: number): void;
}

const straight = (length: number, [x, y]: Point, [nx, ny]: Point): Stretch => ({
  length,
  draw: (c, way, out) => c.lineTo(x - ny * way + nx * out, y + nx * way + ny * out),
});

const corner = (x: number, y: number, [r, begin]: Point): Stretch => ({
  length: (Math.PI * r) / 2,
  draw: (c, way, out) => {
    const angle = begin + way / Math.max(r, 0.01);
    c.lineTo(x + Math.cos(angle) * (r + out), y + Math.sin(angle) * (r + out));
  },
});

/** A rounded box, clockwise from the left end of its top side. */
const edgeOf = ([x, y, w, h]: Box, r: number): readonly Stretch[] => [
  straight(w - 2 * r, [x + r, y], [0, -1]),
  corner(x + w - r, y + r, [r, -Math.PI / 2]),
  straight(h - 2 * r, [x + w, y + r], [1, 0]),
  corner(x + w - r, y + h - r, [r, 0]),
  straight(w - 2 * r, [x + w - r, y + h], [0, 1]),
  corner(x + r, y + h - r, [r, Math.PI / 2]),
  straight(h - 2 * r, [x, y + h - r], [-1, 0]),
  corner(x + r, y + r, [r, Math.PI]),
];

/** Closed wavy outline around a rounded box or circle: the "bijna" edge. Wavelength about 20 px. */
export function fillWavyEdge(c: PathCanvas, box: Box, style: { r: number; amp: number; color: string }): void {
  const edge = edgeOf(box, Math.min(style.r, box[2] / 2, box[3] / 2));
  const perimeter = edge.reduce((sum, { length }) => sum + length, 0);
  const waves = Math.max(8, Math.round(perimeter / 20));
  const step = perimeter / (waves * 8);
  let before = 0;
  let nr = 0;
  c.beginPath();
  for (const { length, draw } of edge) {
    for (; nr < waves * 8 && nr * step <= before + length; nr += 1)
      draw(c, nr * step - before, style.amp * Math.sin((nr / 8) * 2 * Math.PI));
    before += length;
  }
  c.closePath();
  c.fillStyle = style.color;
  c.fill();
}

/** Fills a disc `[x, y, radius]` in px. */
export function disc(c: Canvas2D, at: readonly [number, number, number], color: string): void {
  c.beginPath();
  c.arc(at[0], at[1], at[2], 0, Math.PI * 2);
  c.fillStyle = color;
  c.fill();
}

/** Teal disc with a check mark. */
export function checkmark(c: Canvas2D, x: number, y: number): void {
  disc(c, [x, y, 13], COLOR.papier);
  disc(c, [x, y, 11], COLOR.goed);
  c.beginPath();
  c.moveTo(x - 5, y + 0.5);
  c.lineTo(x - 1.5, y + 4);
  c.lineTo(x + 5.5, y - 4);
  c.strokeStyle = COLOR.papier;
  c.lineWidth = 3;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.stroke();
}

/** A violet tilde of the given width around (x, y). */
export function tilde(c: Canvas2D, x: number, [y, w]: readonly [number, number]): void {
  c.beginPath();
  c.moveTo(x - w / 2, y + w * 0.12);
  c.bezierCurveTo(x - w * 0.25, y - w * 0.4, x - w * 0.05, y - w * 0.1, x, y);
  c.bezierCurveTo(x + w * 0.05, y + w * 0.1, x + w * 0.25, y + w * 0.4, x + w / 2, y - w * 0.12);
  c.strokeStyle = COLOR.bijna;
  c.lineWidth = Math.max(4, w * 0.14);
  c.lineCap = 'round';
  c.stroke();
}

/** Star with n points. */
export function star(
  c: Canvas2D,
  at: readonly [number, number, number],
  [points, inside, color]: readonly [number, number, string],
): void {
  c.beginPath();
  for (let i = 0; i < points * 2; i += 1) {
    const r = i % 2 === 0 ? at[2] : at[2] * inside;
    const angle = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2;
    c.lineTo(at[0] + Math.cos(angle) * r, at[1] + Math.sin(angle) * r);
  }
  c.closePath();
  c.fillStyle = color;
  c.fill();
}
