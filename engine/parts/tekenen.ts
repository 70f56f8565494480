import { KLEUR } from './kleuren.ts';

type Canvas2D = CanvasRenderingContext2D;
/** x, y, width, height. */
export type Vak = readonly [number, number, number, number];

export function rondVak(c: Canvas2D, [x, y, w, h]: Vak, r: number): void {
  c.beginPath();
  c.roundRect(x, y, w, h, Math.min(r, w / 2, h / 2));
}

export function vulVak(c: Canvas2D, vak: Vak, stijl: { r: number; kleur: string }): void {
  rondVak(c, vak, stijl.r);
  c.fillStyle = stijl.kleur;
  c.fill();
}

/** Closed wavy outline around a rounded box or circle: the "bijna" edge. Wavelength about 27 px. */
export function golfRand(c: Canvas2D, vak: Vak, stijl: { r: number; amp: number; kleur: string }): void {
  const [x, y, w, h] = vak;
  const r = Math.min(stijl.r, w / 2, h / 2);
  const omtrek = 2 * (w + h - 4 * r) + 2 * Math.PI * r;
  const golven = Math.max(8, Math.round(omtrek / 20));
  const stappen = golven * 8;
  c.beginPath();
  for (let i = 0; i <= stappen; i += 1) {
    const [px, py, nx, ny] = opRand([x, y, w, h], r, ((i % stappen) / stappen) * omtrek);
    const d = stijl.amp * Math.sin((i / stappen) * golven * 2 * Math.PI);
    if (i === 0) c.moveTo(px + nx * d, py + ny * d);
    else c.lineTo(px + nx * d, py + ny * d);
  }
  c.closePath();
  c.fillStyle = stijl.kleur;
  c.fill();
}

/** Point and outward normal on a rounded box at arc length `s`, clockwise from the left end of the top side. */
function opRand([x, y, w, h]: Vak, r: number, s: number): [number, number, number, number] {
  const a = w - 2 * r;
  const b = h - 2 * r;
  const q = (Math.PI * r) / 2;
  const zijden: [number, (t: number) => [number, number, number, number]][] = [
    [a, (t) => [x + r + t, y, 0, -1]],
    [q, (t) => bocht(x + w - r, y + r, [r, -Math.PI / 2 + t / Math.max(r, 0.01)])],
    [b, (t) => [x + w, y + r + t, 1, 0]],
    [q, (t) => bocht(x + w - r, y + h - r, [r, t / Math.max(r, 0.01)])],
    [a, (t) => [x + w - r - t, y + h, 0, 1]],
    [q, (t) => bocht(x + r, y + h - r, [r, Math.PI / 2 + t / Math.max(r, 0.01)])],
    [b, (t) => [x, y + h - r - t, -1, 0]],
    [q, (t) => bocht(x + r, y + r, [r, Math.PI + t / Math.max(r, 0.01)])],
  ];
  let over = s;
  for (const [lengte, punt] of zijden) {
    if (over <= lengte) return punt(over);
    over -= lengte;
  }
  return [x + r, y, 0, -1];
}

function bocht(cx: number, cy: number, [r, hoek]: readonly [number, number]): [number, number, number, number] {
  const nx = Math.cos(hoek);
  const ny = Math.sin(hoek);
  return [cx + nx * r, cy + ny * r, nx, ny];
}

export function schijf(c: Canvas2D, at: readonly [number, number, number], kleur: string): void {
  c.beginPath();
  c.arc(at[0], at[1], at[2], 0, Math.PI * 2);
  c.fillStyle = kleur;
  c.fill();
}

/** Teal disc with a check mark. */
export function vinkje(c: Canvas2D, x: number, y: number): void {
  schijf(c, [x, y, 13], KLEUR.papier);
  schijf(c, [x, y, 11], KLEUR.goed);
  c.beginPath();
  c.moveTo(x - 5, y + 0.5);
  c.lineTo(x - 1.5, y + 4);
  c.lineTo(x + 5.5, y - 4);
  c.strokeStyle = KLEUR.papier;
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
  c.strokeStyle = KLEUR.bijna;
  c.lineWidth = Math.max(4, w * 0.14);
  c.lineCap = 'round';
  c.stroke();
}

/** Star with n points. */
export function ster(
  c: Canvas2D,
  at: readonly [number, number, number],
  [punten, binnen, kleur]: readonly [number, number, string],
): void {
  c.beginPath();
  for (let i = 0; i < punten * 2; i += 1) {
    const r = i % 2 === 0 ? at[2] : at[2] * binnen;
    const hoek = (i / (punten * 2)) * Math.PI * 2 - Math.PI / 2;
    c.lineTo(at[0] + Math.cos(hoek) * r, at[1] + Math.sin(hoek) * r);
  }
  c.closePath();
  c.fillStyle = kleur;
  c.fill();
}
