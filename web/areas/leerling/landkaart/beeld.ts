import { KAART, type Plaats } from './kaart-indeling.ts';

export interface Maat {
  w: number;
  h: number;
}
/** Screen place of the upper left of the map, and the scale. */
export interface Beeld {
  x: number;
  y: number;
  zoom: number;
}

export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 1.2;
/** Below this scale a place is too small to press, so a small screen starts closer. */
const PAST_VANAF = 0.4;
/** The part of the map that must fit: the island with a little sea. */
const EILAND = { breedte: 2480, hoogte: 1440 } as const;
const RAND = 90;
/** Below the island there is more sea to show, since the buttons stand there. */
const RAND_ONDER = 150;
/** How far the whole island stands above the middle at most, in screen pixels. */
const OMHOOG = 36;

export const pasZoom = ({ w, h }: Maat): number => Math.min(ZOOM_MAX, w / EILAND.breedte, h / EILAND.hoogte);
export const kleinsteZoom = (maat: Maat): number => Math.min(ZOOM_MIN, pasZoom(maat));
const klemZoom = (zoom: number, maat: Maat): number => Math.min(ZOOM_MAX, Math.max(kleinsteZoom(maat), zoom));

interface As {
  lengte: number;
  kader: number;
  eind: number;
}
const klemAs = (plek: number, { lengte, kader, eind }: As): number =>
  lengte + RAND + eind <= kader ? (kader - lengte) / 2 : Math.min(RAND, Math.max(kader - lengte - eind, plek));

/** Keeps the island on the screen; a map smaller than the screen stands in the middle. */
export function klem(beeld: Beeld, maat: Maat): Beeld {
  const zoom = klemZoom(beeld.zoom, maat);
  return {
    zoom,
    x: klemAs(beeld.x, { lengte: KAART.breedte * zoom, kader: maat.w, eind: RAND }),
    y: klemAs(beeld.y, { lengte: KAART.hoogte * zoom, kader: maat.h, eind: RAND_ONDER }),
  };
}

/** The view with a point of the map in the middle. */
export const midden = ([x, y]: Plaats, zoom: number, maat: Maat): Beeld =>
  klem({ zoom, x: maat.w / 2 - x * zoom, y: maat.h / 2 - y * zoom }, maat);

/** First view: the whole island, or closer around the child's own stone where the island would become too small. */
export function beginBeeld(maat: Maat, plek: Plaats): Beeld {
  const past = pasZoom(maat);
  const omhoog = Math.min(OMHOOG, (maat.h - KAART.hoogte * past) / 2);
  return past >= PAST_VANAF
    ? midden([KAART.breedte / 2, KAART.hoogte / 2 + omhoog / past], past, maat)
    : midden(plek, ZOOM_MIN, maat);
}

/** Zooms by a factor around a point of the screen. */
export function zoomOm(beeld: Beeld, factor: number, kader: { punt: Plaats; maat: Maat }): Beeld {
  const { punt, maat } = kader;
  const zoom = klemZoom(beeld.zoom * factor, maat);
  const deel = zoom / beeld.zoom;
  return klem({ zoom, x: punt[0] - (punt[0] - beeld.x) * deel, y: punt[1] - (punt[1] - beeld.y) * deel }, maat);
}

/** Moves the view just far enough to show a point with a margin. */
export function toon(beeld: Beeld, [x, y]: Plaats, maat: Maat): Beeld {
  const marge = Math.min(140, maat.w / 4, maat.h / 4);
  const sx = beeld.x + x * beeld.zoom;
  const sy = beeld.y + y * beeld.zoom;
  const dx = Math.max(0, marge - sx) - Math.max(0, sx - (maat.w - marge));
  const dy = Math.max(0, marge + 40 - sy) - Math.max(0, sy - (maat.h - marge));
  return dx === 0 && dy === 0 ? beeld : klem({ ...beeld, x: beeld.x + dx, y: beeld.y + dy }, maat);
}
