/**
 * `namespace/language` of a file of texts. A screen's own words stand in `<screen>/i18n` and carry its name, what screens of
 * an area share stands in `shared/i18n/<namespace>`, and what every area says in a folder here.
 */
export function textsOf(path: string): string {
  const [file = '', ...folders] = path.split('/').toReversed();
  const folder = folders.find((name) => name !== 'i18n') ?? '';
  return `${folder}/${file.replace('.json', '')}`;
}

/** What was found by glob, by `namespace/language`. */
export const byNamespace = <T>(files: Readonly<Record<string, T>>): Map<string, T> =>
  new Map(Object.entries(files).map(([path, file]) => [textsOf(path), file]));
