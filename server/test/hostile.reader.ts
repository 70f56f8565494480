import { createError } from '../platform/error/create-error.ts';

/** What files can do to a reader. */
const KINDS: Readonly<Record<string, () => unknown>> = {
  good: () => ({ rows: new Map([['a', 1]]) }),
  refused: () => {
    throw createError('FORMULEFOUT', { waarden: { cel: 'D14' } });
  },
  fault: () => {
    throw new RangeError('broken');
  },
  memory: () => {
    const list: object[] = [];
    for (;;) list.push({ list });
  },
  'one large list': () => {
    const list: unknown[] = [];
    for (;;) list.push(Array.from({ length: 3e7 }));
  },
  time: () => {
    for (let nr = 0; ; nr += 1) if (nr < 0) return nr;
  },
  long: () => 'x'.repeat(13 * 1024 * 1024),
};

/** Reads a file of a kind; runs in the reading process. */
export const readHostile = ({ kind }: { kind: string }): unknown => KINDS[kind]?.();
