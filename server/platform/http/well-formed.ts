import type { Request, RequestHandler } from 'express';
import type { RuleCode } from '../contract/fields.contract.ts';
import { createError } from '../error/create-error.ts';

/** Levels of a body; no contract has half as many. */
const DEPTH_MAX = 40;
/** Days before year 100: the database has no year 0, and `Date.UTC` takes the years after it for 1901 and later. */
const FIRST_YEARS = /^00\d{2}-\d{2}-\d{2}(?:T|$)/;

/** Whether a text can be stored: no NUL, no half of a surrogate pair, no day of the first years. */
export const isStorable = (text: string): boolean =>
  !text.includes('\0') && text.isWellFormed() && !FIRST_YEARS.test(text);

interface Spot {
  value: unknown;
  path: string;
  depth: number;
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Whether a value can pass without its parts. */
const isMalformed = ({ value, depth }: Spot): boolean =>
  typeof value === 'string' ? !isStorable(value) : depth > DEPTH_MAX;

/** Parts of an object or a list; a name that cannot be stored becomes a value that cannot. */
const partsOf = ({ value, path, depth }: Spot): Spot[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).map(([name, part]: [string, unknown]) =>
        isStorable(name)
          ? { value: part, path: join(path, name), depth: depth + 1 }
          : { value: name, path, depth: depth + 1 },
      );

/** Path of the first text, name or depth that nothing behind the border can take; undefined when all is well. */
export function malformedField(input: unknown): string | undefined {
  // A row of its own instead of recursion: a body of ten thousand levels must not use up the stack.
  const row: Spot[] = [{ value: input, path: '', depth: 0 }];
  for (let spot = row.pop(); spot !== undefined; spot = row.pop()) {
    if (isMalformed(spot)) return (spot.depth > DEPTH_MAX ? spot.path.split('.', 1)[0] : spot.path) || '_';
    row.push(...partsOf(spot));
  }
  return undefined;
}

/** Throws 400 with the field when a value of a request cannot be stored. */
export function requireWellFormed(input: unknown): void {
  const field = malformedField(input);
  if (field === undefined) return;
  const mark: Record<string, RuleCode> = { [field]: 'formaat' };
  throw createError('ONGELDIGE_INVOER', { velden: mark });
}

/** Names and values of the query; decoding leaves no half surrogate pairs there. */
const queryOf = (req: Request): unknown => (req.url.includes('?') ? req.query : undefined);

/** Last step before the routes: malformed text is refused in one place, before anybody stores or compares it. */
export const wellFormed: RequestHandler = (req, _res, next) => {
  if (!isStorable(decodeURIComponent(req.path))) throw createError('NIET_GEVONDEN');
  requireWellFormed(queryOf(req));
  requireWellFormed(req.body);
  next();
};
