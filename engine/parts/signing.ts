import { COLOR } from './colors.ts';

type Canvas2D = CanvasRenderingContext2D;
/** x, y, width, height. */
export type Box = readonly [number, number, number, number];

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

/** Closed wavy outline around a rounded box or circle: the "bijna" edge. Wavelength about 27 px. */
export function fillWavyEdge(c: Canvas2D, box: Box, style: { r: number; amp: number; color: string }): void {
  const [x, y, w, h] = box;
  const r = Math.min(style.r, w / 2, h / 2);
  const perimeter = 2 * (w + h - 4 * r) + 2 * Math.PI * r;
  const waves = Math.max(8, Math.round(perimeter / 20));
  const steps = waves * 8;
  c.beginPath();
  for (let i = 0; i <= steps; i += 1) {
    const [px, py, nx, ny] = pointOnEdge([x, y, w, h], r, ((i % steps) / steps) * perimeter);
    const d = style.amp * Math.sin((i / steps) * waves * 2 * Math.PI);
    if (i === 0) c.moveTo(px + nx * d, py + ny * d);
    else c.lineTo(px + nx * d, py + ny * d);
  }
  c.closePath();
  c.fillStyle = style.color;
  c.fill();
}

/** Point and outward normal on a rounded box at arc length `s`, clockwise from the left end of the top side. */
function pointOnEdge([x, y, w, h]: Box, r: number, s: number): [number, number, number, number] {
  const a = w - 2 * r;
  const b = h - 2 * r;
  const q = (Math.PI * r) / 2;
  const sides: [number, (t: number) => [number, number, number, number]][] = [
    [a, (t) => [x + r + t, y, 0, -1]],
    [q, (t) => curve(x + w - r, y + r, [r, -Math.PI / 2 + t / Math.max(r, 0.01)])],
    [b, (t) => [x + w, y + r + t, 1, 0]],
    [q, (t) => curve(x + w - r, y + h - r, [r, t / Math.max(r, 0.01)])],
    [a, (t) => [x + w - r - t, y + h, 0, 1]],
    [q, (t) => curve(x + r, y + h - r, [r, Math.PI / 2 + t / Math.max(r, 0.01)])],
    [b, (t) => [x, y + h - r - t, -1, 0]],
    [q, (t) => curve(x + r, y + r, [r, Math.PI + t / Math.max(r, 0.01)])],
  ];
  let over = s;
  for (const [length, point] of sides) {
    if (over <= length) return point(over);
    over -= length;
  }
  return [x + r, y, 0, -1];
}

function curve(cx: number, cy: number, [r, angle]: readonly [number, number]): [number, number, number, number] {
  const nx = Math.cos(angle);
  const ny = Math.sin(angle);
  return [cx + nx * r, cy + ny * r, nx, ny];
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
