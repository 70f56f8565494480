import { readablePath } from '#engine/document/error.ts';
import { entriesOf, type DocumentPath } from './document-path.ts';

/** One difference between two documents, as an author reads it. */
export interface DocumentChange {
  path: string;
  /** Undefined = it was not there. */
  before: unknown;
  /** Undefined = it went away. */
  after: unknown;
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Differences from the outside in: what came or went as a whole is one line. */
export function changesBetween(before: unknown, after: unknown, path: DocumentPath = []): DocumentChange[] {
  if (Object.is(before, after)) return [];
  const alike = isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after);
  if (!alike) return [{ path: readablePath(path), before, after }];
  const old = new Map(entriesOf(before));
  const now = new Map(entriesOf(after));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((step) =>
    changesBetween(old.get(step), now.get(step), [...path, step]),
  );
}
