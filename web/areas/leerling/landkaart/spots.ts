import { placesOf, PLANNED, type LandCode, type SpotLayout } from './card-layout.ts';

/** `games/<spel>/place.json`: where a game stands on the map. */
type PlaceFile = { land: LandCode; at: [x: number, y: number]; size: [width: number, height: number]; scale: number };
const placeFiles = import.meta.glob<PlaceFile>('../../../../games/*/place.json', { import: 'default', eager: true });
const BUILT: readonly SpotLayout[] = Object.entries(placeFiles).flatMap(([path, { land: code, at, size, scale }]) =>
  placesOf(code, scale, [[path.split('/').at(-2) ?? '', ...at, ...size]]),
);

/** Places stand in rows of this height; a land is read row by row, from the left. */
const ROW_HEIGHT = 150;
const readsBefore = (a: SpotLayout, b: SpotLayout): boolean => {
  const rows = Math.round(a.y / ROW_HEIGHT) - Math.round(b.y / ROW_HEIGHT);
  return rows < 0 || (rows === 0 && a.x < b.x);
};
function insert(spots: readonly SpotLayout[], own: SpotLayout): readonly SpotLayout[] {
  const next = spots.findIndex((spot) => spot.land === own.land && readsBefore(own, spot));
  return next < 0 ? [...spots, own] : spots.toSpliced(next, 0, own);
}

/** The games that can be played; the ground of every other place is kept for a game to come. */
export const BUILT_SPELLEN: ReadonlySet<string> = new Set(BUILT.map(({ spel }) => spel));

/** Every place of the map: the games that are there say themselves where, the others have their ground kept. */
export const SPOTS: readonly SpotLayout[] = BUILT.reduce(
  insert,
  PLANNED.filter((spot) => BUILT.every((own) => own.spel !== spot.spel)),
);
