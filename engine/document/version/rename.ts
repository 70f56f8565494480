/** Old name -> new name; a pair also renames the keys inside: `{ smal: ['narrow', { schaal: 'scale' }] }`. */
export interface KeyNames {
  readonly [old: string]: string | readonly [string, KeyNames];
}
/** Old word -> new word. */
export type WordNames = Readonly<Record<string, string>>;
/** A part of a document of which only the keys are known. */
export type Fields = Readonly<Record<string, unknown>>;
type Change = (value: unknown) => unknown;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Renames the keys of an object, or of every object in a list; order and other keys stay. */
export const renameKeys =
  (names: KeyNames): Change =>
  (value) => {
    if (Array.isArray(value)) return value.map(renameKeys(names));
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const name = Object.hasOwn(names, key) ? names[key] : undefined;
        if (name === undefined) return [key, inner];
        return typeof name === 'string' ? [name, inner] : [name[0], renameKeys(name[1])(inner)];
      }),
    );
  };

/** Another word for a text that has one; anything else stays. */
export const renameWord =
  (names: WordNames): Change =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(names, value) ? names[value] : value;

/** Changes the values of these keys where they stand. */
export const changeValues =
  (changes: Readonly<Record<string, Change>>): Change =>
  (value) =>
    isFields(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [
            key,
            Object.hasOwn(changes, key) ? changes[key]?.(inner) : inner,
          ]),
        )
      : value;

/** Changes every item of a list, or every value of a table. */
export const changeEach =
  (change: Change): Change =>
  (value) => {
    if (Array.isArray(value)) return value.map(change);
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
  };

/** One change after the other. */
export const inTurn =
  (...changes: readonly Change[]): Change =>
  (value) =>
    changes.reduce((at, change) => change(at), value);
