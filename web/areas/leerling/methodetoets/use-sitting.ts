import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Afname } from '#server/features/methodetoetsen/afname.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { browserStorage } from '#web/platform/storage.ts';
import { createNotes, type ToetsNote } from '../shared/sitting/notes.ts';
import { useFlush } from '../shared/sitting/use-flush.ts';
import { sendNote, type ToetsSpot } from './toets.api.ts';

/** Rest after the last letter before it is sent. */
const QUIET_MS = 700;
const AGAIN_MS = 5_000;
/** A timer of the browser cannot wait longer. */
const TIMER_MAX_MS = 2 ** 31 - 1;
const storage = browserStorage('localStorage');

const keyOf = ({ methodetoetsId, leerlingId, plan }: ToetsSpot): string =>
  ['taaltocht.toets', leerlingId, methodetoetsId, ...(plan === undefined ? [] : [plan])].join('.');

const NOTHING: ToetsNote = { ruw: '', beurten: 0 };

/** What stands at the server with what this device still holds laid over it. */
function beginOf(
  { items, ingevuld: filled }: Afname,
  waiting: ReadonlyMap<number, ToetsNote>,
): ReadonlyMap<number, ToetsNote> {
  const known = new Map(filled.map(({ nr, ruw, beurten: plays }) => [nr, { ruw, beurten: plays }]));
  return new Map(items.map(({ nr }) => [nr, waiting.get(nr) ?? known.get(nr) ?? NOTHING]));
}

/** The words of a sitting: which one is open, what was written, and how it reaches the server. */
export function useSitting(params: ToetsSpot, afname: Afname, onOver: () => void) {
  const { tenantId, methodetoetsId, leerlingId, plan } = params;
  const { meekijken, vensterTot: end } = afname;
  const [waiting, setWaiting] = useState(false);
  const notes = useMemo(() => {
    const here = { tenantId, methodetoetsId, leerlingId, plan };
    return createNotes({
      send: (nr, note) => (meekijken ? Promise.resolve(true) : sendNote(here, nr, note)),
      storage,
      key: keyOf(here),
      onWaiting: setWaiting,
    });
  }, [tenantId, methodetoetsId, leerlingId, plan, meekijken]);
  const [written, setWritten] = useState(() => beginOf(afname, notes.waiting()));
  const [index, setIndex] = useState(() => {
    const empty = afname.items.findIndex(({ nr }) => (written.get(nr)?.ruw ?? '') === '');
    return Math.max(0, empty);
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useFlush(notes, AGAIN_MS);
  useEffect(() => {
    const rest = Date.parse(end) - serverClock.nu();
    if (meekijken || rest > TIMER_MAX_MS) return undefined;
    const over = setTimeout(() => void notes.flush().then(onOver), Math.max(0, rest));
    return () => clearTimeout(over);
  }, [end, meekijken, notes, onOver]);
  const latest = useRef(written);
  const write = useCallback(
    (nr: number, part: Partial<ToetsNote>) => {
      const note = { ...(latest.current.get(nr) ?? NOTHING), ...part };
      latest.current = new Map(latest.current).set(nr, note);
      setWritten(latest.current);
      notes.set(nr, note);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void notes.flush(), QUIET_MS);
    },
    [notes],
  );
  const goTo = useCallback(
    (to: number) => {
      void notes.flush();
      setIndex(Math.min(Math.max(0, to), afname.items.length - 1));
    },
    [notes, afname.items.length],
  );
  const empty = afname.items.filter(({ nr }) => (written.get(nr)?.ruw ?? '').trim() === '').map(({ nr }) => nr);
  return { written, write, index, goTo, empty, waiting, notes };
}
export type Sitting = ReturnType<typeof useSitting>;
