import { useRef, useState } from 'react';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { pastedWoorden } from '../shared/woordlijst/pasted-woorden.ts';
import type { AnalyzedWoord, ListWoord, Woordlijst } from '#server/features/woordlijsten/woordlijsten.contract.ts';
import { analyzeWoorden } from '../shared/api/woordlijsten.api.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { doubtsOf, isBlocking, pastedRows, storedRows, wordOf, type EditorRow } from './list-rows.ts';

/** What stands on the page, apart from the words. */
export interface ListHead {
  naam: string;
  shared: Woordlijst['gedeeld'];
  jaargroep: number | undefined;
}

const headOf = (list: Woordlijst | null): ListHead => ({
  naam: list?.naam ?? '',
  shared: list?.gedeeld ?? 'ik',
  jaargroep: list?.jaargroep,
});

/** The rows themselves, with what the server made of those that it looked at. */
function useRows(adminId: string, list: Woordlijst | null) {
  const [rows, setRows] = useState<readonly EditorRow[]>(list === null ? [] : storedRows(list.woorden));
  const looking = useSaving();
  const take = (looked: readonly EditorRow[], found: readonly AnalyzedWoord[]): void => {
    const byKey = new Map(looked.map(({ key }, nr) => [key, found[nr]]));
    setRows((now) =>
      now.map((row) => {
        const one = byKey.get(row.key);
        return one === undefined ? row : { ...row, found: one };
      }),
    );
  };
  const look = async (some: readonly EditorRow[], jaargroep: number | undefined): Promise<void> => {
    const words = some.filter(({ spelling }) => spelling.trim() !== '');
    if (words.length === 0) return;
    const done = await looking.run(() => analyzeWoorden(adminId, words.map(wordOf), jaargroep));
    if (done !== undefined) take(words, done.uit);
  };
  return { rows, setRows, look, looking };
}

const withRecording = (row: EditorRow, recordingId: string | undefined): EditorRow => {
  if (row.found === undefined) return row;
  const { recordingId: _, ...found } = row.found;
  return { ...row, found: { ...found, ...(recordingId === undefined ? {} : { recordingId }) } };
};

/** The editor of one list: words come in by pasting, and the server looks at those that changed. */
export function useListEditor(adminId: string, list: Woordlijst | null) {
  const [head, setHead] = useState(headOf(list));
  const { rows, setRows, look, looking } = useRows(adminId, list);
  const [changed, setChanged] = useState(false);
  const nextKey = useRef(rows.length);
  const doubts = doubtsOf(rows);
  const inspect = (test: (row: EditorRow) => boolean): void => void look(rows.filter(test), head.jaargroep);
  const edit = (next: readonly EditorRow[]): void => {
    setChanged(true);
    setRows(next);
  };
  return {
    head,
    rows,
    doubts,
    changed,
    looking,
    blocked: rows.filter(({ key }) => isBlocking(doubts.get(key) ?? [])),
    setHead: (part: Partial<ListHead>): void => {
      const next = { ...head, ...part };
      setHead(next);
      setChanged(true);
      if (next.jaargroep !== head.jaargroep) void look(rows, next.jaargroep);
    },
    /** Adds the words of a text as far as they fit; answers the text that is left over. */
    paste: (text: string): string => {
      const pieces = pastedWoorden(text);
      const room = Math.max(0, CONSTANTS.WOORDLIJST_MAX - rows.length);
      const added = pastedRows(pieces.slice(0, room), nextKey.current);
      nextKey.current += added.length;
      edit([...rows, ...added]);
      void look(added, head.jaargroep);
      const left = pieces.slice(room);
      return left.map(({ invoer: input }) => input).join('\n');
    },
    change: (key: number, part: Partial<ListWoord>): void =>
      edit(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    /** Lets the server look again at a row that was changed. */
    check: (key: number): void => inspect((row) => row.key === key),
    /** Looks again at what nobody has looked at, e.g. after a fault of the line. */
    lookAgain: (): void => inspect(({ found }) => found === undefined),
    remove: (keys: readonly number[]): void => edit(rows.filter((row) => !keys.includes(row.key))),
    putBack: (before: readonly EditorRow[]): void => setRows(before),
    setRecording: (key: number, recordingId: string | undefined): void =>
      setRows((now) => now.map((row) => (row.key === key ? withRecording(row, recordingId) : row))),
    saved: (stored: Woordlijst): void => {
      setHead(headOf(stored));
      setRows(storedRows(stored.woorden));
      nextKey.current = stored.woorden.length;
      setChanged(false);
    },
    body: () => ({
      naam: head.naam,
      gedeeld: head.shared,
      ...(head.jaargroep === undefined ? {} : { jaargroep: head.jaargroep }),
      woorden: rows.map(wordOf),
    }),
  };
}
export type ListEditor = ReturnType<typeof useListEditor>;
