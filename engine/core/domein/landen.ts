/** The nine lands of the map with the stars that open them (games.md section 8). Opening widens the choice; learning never waits for it. */
export const LANDEN = [
  { code: 'boerenland', naam: 'Boerenland', sterren: 0 },
  { code: 'stad', naam: 'De Stad', sterren: 0 },
  { code: 'water', naam: 'Het Water', sterren: 10 },
  { code: 'bos', naam: 'Het Bos', sterren: 25 },
  { code: 'kermis', naam: 'De Kermis', sterren: 45 },
  { code: 'fabriek', naam: 'De Fabriek', sterren: 70 },
  { code: 'savanne', naam: 'De Savanne', sterren: 95 },
  { code: 'bergen', naam: 'De Bergen', sterren: 125 },
  { code: 'ruimte', naam: 'De Ruimtebasis', sterren: 160 },
] as const;

/** Land of the map. */
export type Land = (typeof LANDEN)[number];
/** Code of a land. */
export type LandId = Land['code'];

/** Whether a land is open with this number of stars. */
export function landOpen(code: LandId, stars: number): boolean {
  return starsToGo(code, stars) === 0;
}

/** Stars still needed for a land; 0 = open. A number that is not finite counts as no stars. */
export function starsToGo(code: LandId, stars: number): number {
  const required = LANDEN.find((land) => land.code === code)?.sterren ?? 0;
  return Math.max(0, required - (Number.isFinite(stars) ? Math.floor(stars) : 0));
}
