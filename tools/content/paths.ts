const ROOT = new URL('../../', import.meta.url);

/** Folder of the checked-in content. */
export const CONTENT = new URL('assets/content/', ROOT);

/** Folder of the compact author sources. */
export const SOURCE = new URL('assets/content/source/', ROOT);

/** Folder of the generated core tables. */
export const TABLES = new URL('engine/core/taal/tables/', ROOT);

/** File inside one of the folders. */
export function path(map: URL, name: string): URL {
  return new URL(name, map);
}
