import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

const STEP_MS = 5;
const NS_PER_MS = 1e6;

/** Stretches of time in which nobody else had a turn, ms. */
export interface LoopMeasurement {
  /** The longest by the clock, which holds the time that other processes had the core. */
  klokMs: number;
  /** The longest in which this process was at work: waiting for a core is left out where the system tells it (Linux). */
  blokMs: number;
  /** The same without the statements of the embedded database, which run in this process and give no turn: what is ours to cut. */
  onsMs: number;
  /** The most that such statements took of one stretch. */
  opdrachtMs: number;
  /** All of them together. */
  dbMs: number;
  /** All waiting for a core. */
  wachtMs: number;
}

/** Time this thread could have run but had no core, ms since its start. Linux only. */
function waitNow(): number {
  try {
    return (
      Number(readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'latin1').split(' ')[1] ?? 0) /
      NS_PER_MS
    );
  } catch {
    return 0;
  }
}

/** Time at work, ms. */
const workNow = (): number => performance.now() - waitNow();

let dbTotal = 0;

/** Counts the time of every statement of the embedded database; call it before the database opens. */
export function countBuiltIn(): void {
  const own = PGlite.prototype.execProtocolRawSync;
  PGlite.prototype.execProtocolRawSync = function counted(bericht) {
    const from = workNow();
    try {
      return own.call(this, bericht);
    } finally {
      dbTotal += workNow() - from;
    }
  };
}

interface CurrentState {
  klok: number;
  db: number;
  wacht: number;
}
const takeReading = (): CurrentState => ({ klok: performance.now(), db: dbTotal, wacht: waitNow() });

/** Watches the event loop until it is stopped. */
export function measureLoop(): { stop(): LoopMeasurement } {
  const begin = takeReading();
  const longest = { klokMs: 0, blokMs: 0, onsMs: 0, opdrachtMs: 0 };
  let previous = begin;
  const look = (): void => {
    const now = takeReading();
    const clockMs = Math.max(0, now.klok - previous.klok - STEP_MS);
    const blockMs = Math.max(0, clockMs - (now.wacht - previous.wacht));
    const commandMs = now.db - previous.db;
    longest.klokMs = Math.max(longest.klokMs, clockMs);
    longest.blokMs = Math.max(longest.blokMs, blockMs);
    longest.onsMs = Math.max(longest.onsMs, blockMs - commandMs);
    longest.opdrachtMs = Math.max(longest.opdrachtMs, commandMs);
    previous = now;
  };
  const ticker = setInterval(look, STEP_MS);
  return {
    stop: () => {
      clearInterval(ticker);
      look();
      return { ...longest, dbMs: previous.db - begin.db, wachtMs: previous.wacht - begin.wacht };
    },
  };
}
