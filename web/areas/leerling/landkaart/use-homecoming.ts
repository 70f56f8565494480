import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { log } from '#web/platform/logboek.ts';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { arrivals, type Arrival } from '../shared/homecoming/arrivals.ts';
import { momentsOf, type Moments } from './moments.ts';
import { holdBack } from '../shared/homecoming/standing.ts';

/** A map that does not know of the round by now is shown as it is; sooner when the child asked for the next stone. */
const WAIT_MS = { asked: 1_000, home: 4_000 } as const;

/** However slow the device is, the next stone waits no longer. */
const MOST_MS = 2_900;

/** `stars` = the map stands as before and the stars come; `walk` = it stands as after, and the figure goes on its way; `feast` = the day is done. */
export type HomecomingStep = 'stars' | 'walk' | 'feast';
export interface HomecomingRun {
  arrival: Arrival;
  moments: Moments;
  step: HomecomingStep;
  /** The stars are counted. */
  counted: boolean;
}

export interface Homecoming {
  /** The map as it is drawn now. */
  card: ShownMap;
  /** Taak at whose stone the figure still stands. */
  standsAt: string | null;
  /** Something is shown, or about to be. */
  busy: boolean;
  run: HomecomingRun | null;
  /** What the last one was, in words. */
  sentence: string;
  tell(sentence: string): void;
  change(part: Partial<Pick<HomecomingRun, 'step' | 'counted'>>): void;
  end(): void;
}

const cardFor = (card: ShownMap, arrival: Arrival | null, run: HomecomingRun | null): ShownMap => {
  const before = run?.arrival.before ?? arrival?.before;
  if (before === undefined) return card;
  if (run === null || run.step === 'stars') return holdBack(card, before);
  return run.counted ? card : { ...card, leerling: { ...card.leerling, sterren: before.stars } };
};

const heldBy = (arrival: Arrival | null, run: HomecomingRun | null): Arrival | null => {
  if (run === null) return arrival;
  return run.step === 'stars' ? run.arrival : null;
};

/** What is welcomed is forgotten: one that came while the map was there already too. */
function useForget(leerlingId: string, run: HomecomingRun | null): void {
  const welcomed = run?.arrival ?? null;
  useEffect(() => {
    if (welcomed !== null) arrivals.forget(leerlingId);
  }, [welcomed, leerlingId]);
}

/** What the map does not hear of in time is forgotten too. */
function useWait(leerlingId: string, asked: boolean, waits: boolean): void {
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(
      () => {
        log('the map does not know of the round yet');
        arrivals.forget(leerlingId);
      },
      WAIT_MS[asked ? 'asked' : 'home'],
    );
    return () => clearTimeout(timer);
  }, [waits, asked, leerlingId]);
}

const over = (run: HomecomingRun | null): HomecomingRun | null =>
  run?.moments.dayDone === true ? { ...run, step: 'feast', counted: true } : null;

function useBound(moves: boolean, setRun: (change: typeof over) => void): void {
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setTimeout(() => setRun(over), MOST_MS);
    return () => clearTimeout(timer);
  }, [moves, setRun]);
}

/** A round that ended is welcomed once on the map, when the map knows of it. */
export function useHomecoming(leerlingId: string, card: ShownMap, asked: boolean): Homecoming {
  const arrival = useSyncExternalStore(arrivals.follow, () => arrivals.find(leerlingId));
  const [run, setRun] = useState<HomecomingRun | null>(null);
  const [sentence, setSentence] = useState('');
  const moments = arrival !== null && run === null ? momentsOf(arrival.before, card) : null;
  if (arrival !== null && moments !== null) setRun({ arrival, moments, step: 'stars', counted: false });
  useForget(leerlingId, run);
  useWait(leerlingId, asked, arrival !== null && run === null);
  useBound(run !== null && run.step !== 'feast', setRun);
  const change = useCallback<Homecoming['change']>((part) => setRun((now) => now && { ...now, ...part }), []);
  const end = useCallback(() => setRun(null), []);
  return {
    card: cardFor(card, arrival, run),
    standsAt: heldBy(arrival, run)?.before.steen.taakId ?? null,
    busy: arrival !== null || run !== null,
    run,
    sentence,
    tell: setSentence,
    change,
    end,
  };
}
