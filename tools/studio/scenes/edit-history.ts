import { samePath, type DocumentPath } from './document-path.ts';

/** A document with the ones before it and those that were undone; `at` is what the last edit changed. */
export interface EditHistory {
  past: readonly unknown[];
  present: unknown;
  future: readonly unknown[];
  at: DocumentPath | null;
}

const DEPTH = 200;

export const createHistory = (present: unknown): EditHistory => ({ past: [], present, future: [], at: null });

/** One more edit. A slider that is dragged changes one value many times: that is one step back. */
export function edited({ past, present, at }: EditHistory, next: unknown, path: DocumentPath): EditHistory {
  const goesOn = at !== null && samePath(at, path);
  return { past: goesOn ? past : [...past, present].slice(-DEPTH), present: next, future: [], at: path };
}

/** The hand was lifted: the next change of the same value is a step of its own. */
export const settled = (history: EditHistory): EditHistory => ({ ...history, at: null });

export function undone({ past, present, future, ...rest }: EditHistory): EditHistory {
  if (past.length === 0) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: past.at(-1), future: [present, ...future], at: null };
}

export function redone({ past, present, future, ...rest }: EditHistory): EditHistory {
  if (future.length === 0) return { past, present, future, ...rest };
  return { past: [...past, present], present: future[0], future: future.slice(1), at: null };
}
