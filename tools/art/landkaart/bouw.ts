import { circle, ellipse, group, n, path, rect, shade, tint, type Punt } from '../lib/svg.ts';
import { kern } from '../lib/palet.ts';

/** How far the side of a building rises per unit of depth. */
export const HELLING = 0.42;

export const vlak = (points: readonly Punt[], fill: string): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill);

export type Blok = { w: number; h: number; d: number; kleur: string; zij?: string; top?: string };

/** A box; (0, 0) = the middle of its footprint's front edge. */
export function blok({ w, h, d, kleur, zij = shade(kleur, -13), top = tint(kleur, 9) }: Blok): string {
  const l = -w / 2 - d / 2;
  const r = l + w;
  const e = d * HELLING;
  return (
    vlak(
      [
        [r, 0],
        [r + d, -e],
        [r + d, -h - e],
        [r, -h],
      ],
      zij,
    ) +
    vlak(
      [
        [l, -h],
        [r, -h],
        [r + d, -h - e],
        [l + d, -h - e],
      ],
      top,
    ) +
    rect([l, -h, w, h], kleur)
  );
}

/** Shadow on the ground, thrown to the right. */
export const slag = (w: number, d = 30): string =>
  path(
    `M${n(-w / 2)} 0L${n(w / 2)} -4L${n(w / 2 + d * 0.7)} ${n(-d * 0.34)}Q${n(w / 2 + d + 12)} ${n(-d * 0.3)} ${n(w / 2 + d * 0.6)} 4Q${n(w / 2)} 12 ${n(-w / 2 + 8)} 8Z`,
    '#321B41',
    { 'fill-opacity': 0.15 },
  );

export type Huis = {
  w: number;
  h: number;
  d: number;
  muur: string;
  dak: string;
  nok: number;
  zij?: string;
  dwars?: boolean;
  over?: number;
};

function dakLangs({ w, h, d, muur, dak, nok, zij, over = 8 }: Huis, l: number): string {
  const r = l + w;
  const e = d * HELLING;
  const top: Punt = [r + d / 2, -h - e / 2 - nok];
  const left: Punt = [l + d / 2, top[1]];
  return (
    vlak([[r, -h + 1], [r + d, -h - e + 1], top], zij ?? shade(muur, -13)) +
    vlak(
      [
        [top[0] - 2, top[1]],
        [r + d + over * 0.8, -h - e + 7],
        [r + d + over * 0.8 - 5, -h - e + 12],
        [top[0] - 2, top[1] + 9],
      ],
      shade(dak, -16),
    ) +
    vlak(
      [
        [l - over, -h + 7],
        [r + over * 0.7, -h + 7],
        [top[0] + 2, top[1]],
        [left[0] - over * 0.6, left[1]],
      ],
      dak,
    ) +
    vlak(
      [
        [l - over, -h + 7],
        [l - over + w * 0.3, -h + 7],
        [left[0] + w * 0.26, left[1]],
        [left[0] - over * 0.6, left[1]],
      ],
      tint(dak, 6),
    ) +
    vlak(
      [
        [l - over, -h + 7],
        [r + over * 0.7, -h + 7],
        [r + over * 0.7, -h + 11],
        [l - over, -h + 11],
      ],
      shade(dak, -14),
    )
  );
}

function dakDwars({ w, h, d, muur, dak, nok, over = 7 }: Huis, l: number): string {
  const r = l + w;
  const e = d * HELLING;
  const m = l + w / 2;
  return (
    vlak(
      [
        [l, -h + 1],
        [r, -h + 1],
        [m, -h - nok],
      ],
      muur,
    ) +
    vlak(
      [
        [r + over, -h + 6],
        [m, -h - nok - 3],
        [m + d, -h - nok - 3 - e],
        [r + d + over, -h + 6 - e],
      ],
      dak,
    ) +
    vlak(
      [
        [m - 6, -h - nok - 3],
        [m + 3, -h - nok - 3],
        [m + d + 2, -h - nok - 3 - e],
        [m + d - 5, -h - nok - 3 - e],
      ],
      tint(dak, 8),
    ) +
    vlak(
      [
        [l - over, -h + 6],
        [m, -h - nok - 8],
        [r + over, -h + 6],
        [r + over - 7, -h + 8],
        [m, -h - nok + 3],
        [l - over + 7, -h + 8],
      ],
      shade(dak, -10),
    )
  );
}

/** A house with a two-tone roof; the ridge runs along the front, or away from it with `dwars`. */
export function huis(huisje: Huis): string {
  const { w, h, d, muur, zij = shade(muur, -13) } = huisje;
  const l = -w / 2 - d / 2;
  const r = l + w;
  const e = d * HELLING;
  const lijf =
    vlak(
      [
        [r, 0],
        [r + d, -e],
        [r + d, -h - e],
        [r, -h],
      ],
      zij,
    ) + rect([l, -h, w, h], muur);
  return lijf + (huisje.dwars ? dakDwars(huisje, l) : dakLangs(huisje, l));
}

/** A warm window with a light frame; (x, y) = upper left. */
export const raam = ([x, y]: Punt, w = 16, h = 18): string =>
  rect([x - 2.5, y - 2.5, w + 5, h + 5, 2.5], kern.papier) +
  rect([x, y, w, h, 1.5], '#FFE9A8') +
  rect([x, y, w / 2 - 1, h, 1.5], '#FFF6D8');

export const deur = ([x, y]: Punt, kleur: string, [w, h]: Punt = [18, 28]): string =>
  path(`M${n(x)} ${n(y)}v${n(-h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}Z`, kleur) +
  circle([x + w * 0.78, y - h * 0.4, 1.6], kern.zon);

/** Scalloped awning with stripes; (x, y) = upper left. */
export function luifel([x, y]: Punt, [w, h]: Punt, kleur: string): string {
  const count = Math.max(4, Math.round(w / 13));
  const stap = w / count;
  const strook = (index: number): string => {
    const sx = x + index * stap;
    return path(
      `M${n(sx)} ${n(y)}h${n(stap)}v${n(h)}a${n(stap / 2)} ${n(stap / 2)} 0 0 1 ${n(-stap)} 0Z`,
      index % 2 === 0 ? kleur : kern.papier,
    );
  };
  return Array.from({ length: count }, (_, index) => strook(index)).join('') + rect([x, y, w, 3], shade(kleur, -8));
}

/** White round sign with a picture, 18 units of radius. */
export const bord = ([x, y]: Punt, inner: string, r = 19): string =>
  circle([x, y + 3, r], '#321B41', { 'fill-opacity': 0.16 }) + circle([x, y, r], kern.papier) + group(inner, { x, y });

export const wiel = (x: number, y: number, r = 10): string =>
  circle([x, y, r], '#3A2A48') +
  circle([x, y, r * 0.5], '#B4ACBC') +
  circle([x - r * 0.12, y - r * 0.12, r * 0.2], '#F3EEF8');

/** Darker water and foam under a thing that floats. */
export const plas = (rx: number, ry = rx * 0.24): string =>
  ellipse([0, 0, rx, ry], '#F6FDFF', { 'fill-opacity': 0.8 }) +
  ellipse([3, 2, rx * 0.82, ry * 0.72], '#2C8FC0', { 'fill-opacity': 0.45 });

/** Two dots and a mouth; everything friendly on the map wears this face. */
export const snoet = (x: number, y: number, s = 1): string =>
  group(
    ellipse([-9, 0, 3.4, 4.4], kern.inkt) +
      ellipse([9, 0, 3.4, 4.4], kern.inkt) +
      circle([-10, -1.6, 1.3], '#FFFFFF') +
      circle([8, -1.6, 1.3], '#FFFFFF') +
      path('M-5 6Q0 12 5 6', 'none', { stroke: kern.inkt, 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
    { x, y, schaal: s },
  );
