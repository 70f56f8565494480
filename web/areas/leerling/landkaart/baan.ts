import type { Plaats } from './kaart-indeling.ts';

type Bocht = readonly [a: Plaats, c1: Plaats, c2: Plaats, b: Plaats];
const STAPPEN = 24;

function bochten(punten: readonly Plaats[]): Bocht[] {
  const pak = (index: number): Plaats => punten[Math.min(punten.length - 1, Math.max(0, index))] ?? [0, 0];
  return punten.slice(1).map((_, index): Bocht => {
    const [p0, p1, p2, p3] = [pak(index - 1), pak(index), pak(index + 1), pak(index + 2)];
    return [
      p1,
      [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
      [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
      p2,
    ];
  });
}

/** Smooth path data through the points of a route. */
export function baanPad(punten: readonly Plaats[]): string {
  const start = punten[0] ?? [0, 0];
  const rond = (plaats: Plaats): string => `${Math.round(plaats[0])} ${Math.round(plaats[1])}`;
  return `M${rond(start)}${bochten(punten)
    .map(([, c1, c2, b]) => `C${rond(c1)} ${rond(c2)} ${rond(b)}`)
    .join('')}`;
}

function opBocht([a, c1, c2, b]: Bocht, t: number): Plaats {
  const u = 1 - t;
  const as = (i: 0 | 1): number => u * u * u * a[i] + 3 * u * u * t * c1[i] + 3 * u * t * t * c2[i] + t * t * t * b[i];
  return [as(0), as(1)];
}

/** Point at `deel` (0..1) of the length of the route. */
export function puntOpBaan(punten: readonly Plaats[], deel: number): Plaats {
  const dicht = [
    punten[0] ?? [0, 0],
    ...bochten(punten).flatMap((bocht) => Array.from({ length: STAPPEN }, (_, i) => opBocht(bocht, (i + 1) / STAPPEN))),
  ];
  const lengtes = dicht.map((p, i) =>
    i === 0 ? 0 : Math.hypot(p[0] - (dicht[i - 1]?.[0] ?? 0), p[1] - (dicht[i - 1]?.[1] ?? 0)),
  );
  let rest = lengtes.reduce((som, l) => som + l, 0) * Math.min(1, Math.max(0, deel));
  for (const [i, lengte] of lengtes.entries()) {
    const hier = dicht[i] ?? [0, 0];
    if (i > 0 && rest <= lengte) {
      const vorige = dicht[i - 1] ?? hier;
      const t = lengte === 0 ? 0 : rest / lengte;
      return [vorige[0] + (hier[0] - vorige[0]) * t, vorige[1] + (hier[1] - vorige[1]) * t];
    }
    rest -= lengte;
  }
  return dicht.at(-1) ?? [0, 0];
}

/** Places of `aantal` stones: evenly spread, with room for the sign at the start and the flag at the end. */
export const stenenOpBaan = (punten: readonly Plaats[], aantal: number): Plaats[] =>
  Array.from({ length: aantal }, (_, index) => puntOpBaan(punten, (index + 1) / (aantal + 1)));
