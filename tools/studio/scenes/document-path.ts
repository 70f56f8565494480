/** Steps from the document to one value in it. */
export type DocumentPath = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Entries of a list or an object, with the step that leads to each; none for anything else. */
export function entriesOf(value: unknown): [step: string | number, value: unknown][] {
  if (Array.isArray(value)) return value.map((inner: unknown, at) => [at, inner]);
  return isObject(value) ? Object.entries(value) : [];
}

/** The value at a path; undefined when there is none. */
export function valueAt(doc: unknown, path: DocumentPath): unknown {
  return path.reduce<unknown>(
    (value, step) => entriesOf(value).find(([key]) => String(key) === String(step))?.[1],
    doc,
  );
}

/** The document with another value at a path; `undefined` takes the value away. Nothing that was given is changed. */
export function withValue(doc: unknown, path: DocumentPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = withValue(valueAt(doc, [step]), rest, value);
  if (Array.isArray(doc)) {
    const list: unknown[] = [...doc];
    list.splice(Number(step), 1, ...(inner === undefined ? [] : [inner]));
    return list;
  }
  const fields = Object.entries(isObject(doc) ? doc : {});
  if (inner === undefined) return Object.fromEntries(fields.filter(([key]) => key !== step));
  return { ...Object.fromEntries(fields), [step]: inner };
}

/** Reads `mechanics[1].snapRadius`, as messages of the engine write it. */
export const readPath = (text: string): DocumentPath =>
  text === '(document)'
    ? []
    : [...text.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, at, key]) => (at === undefined ? (key ?? '') : Number(at)));

export const samePath = (a: DocumentPath, b: DocumentPath): boolean =>
  a.length === b.length && a.every((step, at) => String(step) === String(b[at]));
