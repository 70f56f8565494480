const WORTEL = new URL('../../', import.meta.url);

/** Folder of the checked-in content. */
export const INHOUD = new URL('assets/content/', WORTEL);

/** Folder of the compact author sources. */
export const BRON = new URL('tools/content/bron/', WORTEL);

/** Folder of the generated core tables. */
export const TABELLEN = new URL('engine/core/taal/tabellen/', WORTEL);

/** File inside one of the folders. */
export function pad(map: URL, naam: string): URL {
  return new URL(naam, map);
}
