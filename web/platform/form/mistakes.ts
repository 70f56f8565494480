import { toNestErrors } from '@hookform/resolvers';
import { get, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';
import { checkWith } from '../check.ts';

/** Code of the broken rule per path; what is right is absent. */
export type Mistakes = Readonly<Record<string, string>>;

/** What a rule of the form itself answers: a code for what is broken, nothing for what is right. */
export type Extra = Readonly<Record<string, string | undefined>>;

interface Rules<W> {
  schema: z.ZodMiniType;
  body?: (values: W) => unknown;
  extra?: (values: W) => Extra;
}

/** Resolver of react-hook-form: the type of an error is the code of our rule. `refused` = what the server said. */
export function resolverOf<W extends FieldValues>(
  { schema, body, extra }: Rules<W>,
  refused: Refusals['all'],
): Resolver<W> {
  const check = checkWith(schema, body);
  return (values, _, options) => {
    const own = Object.entries(extra?.(values) ?? {}).filter(([, code]) => code !== undefined);
    const codes: Extra = { ...check(values), ...Object.fromEntries(own), ...refused() };
    const broken = Object.entries(codes).flatMap(([path, type]) => (type === undefined ? [] : [[path, { type }]]));
    if (broken.length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors<W>(Object.fromEntries(broken), options) };
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const codeOf = (error: object): string | null =>
  'type' in error && typeof error.type === 'string' ? error.type : null;

/** The codes of nested errors, each under its path. */
export function mistakesIn(errors: object, before = ''): Mistakes {
  const pairs = Object.entries(errors).flatMap(([name, error]: [string, unknown]): [string, string][] => {
    if (!isObject(error)) return [];
    const code = codeOf(error);
    const path = `${before}${name}`;
    return code === null ? Object.entries(mistakesIn(error, `${path}.`)) : [[path, code]];
  });
  return Object.fromEntries(pairs);
}

/** Whether a field, or the one that holds it, has been left. */
export const isShown = (touched: object, path: string): boolean =>
  path.split('.').some((_, nr, names) => get(touched, names.slice(0, nr + 1).join('.')) === true);

/** What the server said at the last sending. */
export interface Refusals {
  all: () => Mistakes;
  set: (fields: Mistakes) => void;
  /** A field that changed is no longer refused. */
  drop: (field: string) => void;
}
export function createRefusals(): Refusals {
  let fields: Mistakes = {};
  const elsewhere = (path: string, field: string) => path !== field && !path.startsWith(`${field}.`);
  return {
    all: () => fields,
    set: (given) => {
      fields = given;
    },
    drop: (field) => {
      fields = Object.fromEntries(Object.entries(fields).filter(([path]) => elsewhere(path, field)));
    },
  };
}
