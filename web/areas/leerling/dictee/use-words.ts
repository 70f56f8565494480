import { useCallback, useMemo, useRef, useState } from 'react';
import type { DicteeSitting, SittingParams } from '#server/features/dictees/sitting.contract.ts';
import { browserStorage } from '#web/platform/storage.ts';
import { createNotes } from '../shared/sitting/notes.ts';
import { useFlush } from '../shared/sitting/use-flush.ts';
import { sendWord } from './sitting.api.ts';

/** Rest after the last letter before it is sent. */
const QUIET_MS = 400;
const AGAIN_MS = 3_000;
const storage = browserStorage('localStorage');

/** What a child writes: kept on the device until the server has it, also while there is no line. */
export function useWords({ leerlingId, dicteeId }: SittingParams, sitting: DicteeSitting) {
  const { meekijken } = sitting;
  const [waiting, setWaiting] = useState(false);
  const notes = useMemo(
    () =>
      createNotes({
        send: (nr, { ruw }) => (meekijken ? Promise.resolve(true) : sendWord({ leerlingId, dicteeId }, nr, ruw)),
        storage,
        key: `taaltocht.dictee.${leerlingId}.${dicteeId}`,
        onWaiting: setWaiting,
      }),
    [leerlingId, dicteeId, meekijken],
  );
  const [written, setWritten] = useState<ReadonlyMap<number, string>>(
    () =>
      new Map([
        ...sitting.ingevuld.map(({ nr, ruw }) => [nr, ruw] as const),
        ...[...notes.waiting()].map(([nr, { ruw }]) => [nr, ruw] as const),
      ]),
  );
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useFlush(notes, AGAIN_MS);
  const write = useCallback(
    (nr: number, ruw: string) => {
      setWritten((now) => new Map(now).set(nr, ruw));
      notes.set(nr, { ruw, beurten: 0 });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void notes.flush(), QUIET_MS);
    },
    [notes],
  );
  return { written, write, waiting, flush: () => notes.flush() };
}
