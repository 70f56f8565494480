import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

const STAP_MS = 5;
const NS_PER_MS = 1e6;

/** Stretches of time in which nobody else had a turn, ms. */
export interface Lusmeting {
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
function wachtNu(): number {
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
const werkNu = (): number => performance.now() - wachtNu();

let dbTotaal = 0;

/** Counts the time of every statement of the embedded database; call it before the database opens. */
export function telIngebouwd(): void {
  const eigen = PGlite.prototype.execProtocolRawSync;
  PGlite.prototype.execProtocolRawSync = function geteld(bericht) {
    const van = werkNu();
    try {
      return eigen.call(this, bericht);
    } finally {
      dbTotaal += werkNu() - van;
    }
  };
}

interface Stand {
  klok: number;
  db: number;
  wacht: number;
}
const standNu = (): Stand => ({ klok: performance.now(), db: dbTotaal, wacht: wachtNu() });

/** Watches the event loop until it is stopped. */
export function meetLus(): { stop(): Lusmeting } {
  const begin = standNu();
  const langst = { klokMs: 0, blokMs: 0, onsMs: 0, opdrachtMs: 0 };
  let vorige = begin;
  const kijk = (): void => {
    const nu = standNu();
    const klokMs = Math.max(0, nu.klok - vorige.klok - STAP_MS);
    const blokMs = Math.max(0, klokMs - (nu.wacht - vorige.wacht));
    const opdrachtMs = nu.db - vorige.db;
    langst.klokMs = Math.max(langst.klokMs, klokMs);
    langst.blokMs = Math.max(langst.blokMs, blokMs);
    langst.onsMs = Math.max(langst.onsMs, blokMs - opdrachtMs);
    langst.opdrachtMs = Math.max(langst.opdrachtMs, opdrachtMs);
    vorige = nu;
  };
  const wekker = setInterval(kijk, STAP_MS);
  return {
    stop: () => {
      clearInterval(wekker);
      kijk();
      return { ...langst, dbMs: vorige.db - begin.db, wachtMs: vorige.wacht - begin.wacht };
    },
  };
}
