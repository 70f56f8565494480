import { normalize } from '#engine/core/taal/woord/normalize.ts';
import type { PastedWoord } from '../shared/woordlijst/pasted-woorden.ts';
import {
  BLOCKING_DOUBTS,
  type AnalyzedWoord,
  type ListWoord,
  type WoordDoubt,
} from '#server/features/woordlijsten/woordlijsten.contract.ts';

/** What a teacher reads of a row: what the server doubts, and what only the whole list shows. */
export type RowDoubt = WoordDoubt | 'dubbel' | 'geen-woord';

/** One row of the editor. */
export interface EditorRow extends ListWoord {
  key: number;
  /** What was pasted, when more than a number or an article was taken off it. */
  pasted?: string;
  /** What the language core made of it; absent until it has looked. */
  found?: AnalyzedWoord;
}

const BLOCKING: ReadonlySet<RowDoubt> = new Set([...BLOCKING_DOUBTS, 'dubbel', 'geen-woord']);

/** Whether a row keeps the list from being played. */
export const isBlocking = (doubts: readonly RowDoubt[]): boolean => doubts.some((doubt) => BLOCKING.has(doubt));

/** Doubts of every row, by its key. */
export function doubtsOf(rows: readonly EditorRow[]): ReadonlyMap<number, readonly RowDoubt[]> {
  const seen = new Set<string>();
  const doubtsAt = ({ spelling, found }: EditorRow): readonly RowDoubt[] => {
    const word = normalize(spelling);
    if (word === '') return ['geen-woord'];
    const double = seen.has(word);
    seen.add(word);
    return [...(double ? ['dubbel' as const] : []), ...(found?.doubts ?? [])];
  };
  return new Map(rows.map((row) => [row.key, doubtsAt(row)]));
}

/** Rows of pasted words, behind those that stand there. */
export function pastedRows(pieces: readonly PastedWoord[], from: number): EditorRow[] {
  return pieces.map(({ invoer: input, spelling, zin, marks }, nr) => ({
    key: from + nr,
    spelling,
    ...(zin === undefined ? {} : { zin }),
    ...(spelling === '' || marks.some((mark) => mark !== 'lidwoord') ? { pasted: input } : {}),
  }));
}

/** Rows of a stored list; our own sentences are not stored, so that they stay ours. */
export const storedRows = (woorden: readonly AnalyzedWoord[]): EditorRow[] =>
  woorden.map((found, key) => ({
    key,
    spelling: found.spelling,
    found,
    ...(found.ownZin && found.zin !== undefined ? { zin: found.zin } : {}),
    ...(found.doelId === undefined ? {} : { doelId: found.doelId }),
  }));

/** A row as the server takes it. */
export const wordOf = ({ spelling, zin, doelId }: EditorRow): ListWoord => ({
  spelling: normalize(spelling),
  ...(zin === undefined || zin.trim() === '' ? {} : { zin }),
  ...(doelId === undefined ? {} : { doelId }),
});
