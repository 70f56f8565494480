import type { Solution } from './built.ts';

type Series = Extract<Solution, { soort: 'reeks' }>;

/** Good rows of a sequence that agree with what stands in its slots, the one that is shown first. */
export function openRows(o: Series, placed: readonly (string | null | undefined)[]): (readonly string[])[] {
  return [o.delen, ...(o.others ?? [])].filter((row) =>
    row.every((part, i) => placed[i] === null || placed[i] === undefined || placed[i] === part),
  );
}
