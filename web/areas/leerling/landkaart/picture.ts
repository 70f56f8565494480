import { CARD, type LandkaartPlace } from './card-layout.ts';

export interface PictureSize {
  w: number;
  h: number;
}
/** Screen place of the upper left of the map, and the scale. */
export interface Picture {
  x: number;
  y: number;
  zoom: number;
}

export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 1.2;
/** Below this scale a place is too small to press, so a small screen starts closer. */
const FITS_FROM = 0.4;
/** The part of the map that must fit: the island with a little sea. */
const ISLAND = { breedte: 2480, hoogte: 1440 } as const;
const EDGE = 90;
/** Below the island there is more sea to show, since the buttons stand there. */
const BOTTOM_EDGE = 150;
/** How far the whole island stands above the middle at most, in screen pixels. */
const UP = 36;

export const fitZoom = ({ w, h }: PictureSize): number => Math.min(ZOOM_MAX, w / ISLAND.breedte, h / ISLAND.hoogte);
export const smallestZoom = (size: PictureSize): number => Math.min(ZOOM_MIN, fitZoom(size));
const clampZoom = (zoom: number, size: PictureSize): number => Math.min(ZOOM_MAX, Math.max(smallestZoom(size), zoom));

interface Axis {
  length: number;
  frame: number;
  end: number;
}
const clampAxis = (spot: number, { length, frame, end }: Axis): number =>
  length + EDGE + end <= frame ? (frame - length) / 2 : Math.min(EDGE, Math.max(frame - length - end, spot));

/** Keeps the island on the screen; a map smaller than the screen stands in the middle. */
export function clamp(picture: Picture, size: PictureSize): Picture {
  const zoom = clampZoom(picture.zoom, size);
  return {
    zoom,
    x: clampAxis(picture.x, { length: CARD.breedte * zoom, frame: size.w, end: EDGE }),
    y: clampAxis(picture.y, { length: CARD.hoogte * zoom, frame: size.h, end: BOTTOM_EDGE }),
  };
}

/** The view with a point of the map in the middle. */
export const middle = ([x, y]: LandkaartPlace, zoom: number, size: PictureSize): Picture =>
  clamp({ zoom, x: size.w / 2 - x * zoom, y: size.h / 2 - y * zoom }, size);

/** First view: the whole island, or closer around the child's own stone where the island would become too small. */
export function initialView(size: PictureSize, spot: LandkaartPlace): Picture {
  const fits = fitZoom(size);
  const up = Math.min(UP, (size.h - CARD.hoogte * fits) / 2);
  return fits >= FITS_FROM
    ? middle([CARD.breedte / 2, CARD.hoogte / 2 + up / fits], fits, size)
    : middle(spot, ZOOM_MIN, size);
}

/** Zooms by a factor around a point of the screen. */
export function zoomAround(
  picture: Picture,
  factor: number,
  frame: { point: LandkaartPlace; size: PictureSize },
): Picture {
  const { point, size } = frame;
  const zoom = clampZoom(picture.zoom * factor, size);
  const part = zoom / picture.zoom;
  return clamp(
    { zoom, x: point[0] - (point[0] - picture.x) * part, y: point[1] - (point[1] - picture.y) * part },
    size,
  );
}

/** Moves the view just far enough to show a point with a margin. */
export function show(picture: Picture, [x, y]: LandkaartPlace, size: PictureSize): Picture {
  const margin = Math.min(140, size.w / 4, size.h / 4);
  const sx = picture.x + x * picture.zoom;
  const sy = picture.y + y * picture.zoom;
  const dx = Math.max(0, margin - sx) - Math.max(0, sx - (size.w - margin));
  const dy = Math.max(0, margin + 40 - sy) - Math.max(0, sy - (size.h - margin));
  return dx === 0 && dy === 0 ? picture : clamp({ ...picture, x: picture.x + dx, y: picture.y + dy }, size);
}
