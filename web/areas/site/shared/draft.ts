import { browserStorage } from '#web/platform/storage.ts';

/** What is filled in stays in this tab until it is sent, also when the line drops or the page is loaded again. */
const storage = browserStorage('sessionStorage');
const keyOf = (name: string): string => `formulier-${name}`;

/** The values that were kept, by field. */
export function readDraft(name: string): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(storage.read(keyOf(name)) ?? '{}');
    return new Map(
      Object.entries(kept ?? {}).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
    );
  } catch {
    return new Map();
  }
}

export const keepDraft = (name: string, values: Readonly<Record<string, string>>): void =>
  storage.write(keyOf(name), JSON.stringify(values));

export const dropDraft = (name: string): void => storage.wis(keyOf(name));
