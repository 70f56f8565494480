import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

const STAP_MS = 5;
const NS_PER_MS = 1e6;

/** A stretch in which nobody else had a turn, ms. */
export interface Blok {
  ms: number;
  /** Of it: statements of the embedded database, which run in this process and give no turn. */
  dbMs: number;
  /** Of it: waiting for a core that another process had; 0 where the system does not tell. */
  wachtMs: number;
}
export interface Lusmeting {
  /** The longest stretch. */
  blok: Blok;
  /** The longest stretch when the embedded database's part is left out: what is ours to cut. */
  onsMs: number;
  /** The longest single statement of the embedded database. */
  opdrachtMs: number;
  /** All statements of the embedded database together. */
  dbMs: number;
}

/** Time this thread could have run but had no core, ms since its start. Linux only. */
function wachtNu(): number {
  try {
    return Number(readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'latin1').split(' ')[1] ?? 0) / NS_PER_MS;
  } catch {
    return 0;
  }
}

let dbTotaal = 0;
let dbLangst = 0;

/** Counts the time of every statement of the embedded database; call it before the database opens. */
export function telIngebouwd(): void {
  const eigen = PGlite.prototype.execProtocolRawSync;
  PGlite.prototype.execProtocolRawSync = function geteld(bericht) {
    const van = performance.now();
    try {
      return eigen.call(this, bericht);
    } finally {
      const ms = performance.now() - van;
      dbTotaal += ms;
      dbLangst = Math.max(dbLangst, ms);
    }
  };
}

/** Watches the event loop until it is stopped. */
export function meetLus(): { stop(): Lusmeting } {
  const begin = dbTotaal;
  dbLangst = 0;
  let langst: Blok = { ms: 0, dbMs: 0, wachtMs: 0 };
  let onsMs = 0;
  let vorige = { op: performance.now(), db: dbTotaal, wacht: wachtNu() };
  const kijk = (): void => {
    const nu = { op: performance.now(), db: dbTotaal, wacht: wachtNu() };
    const ms = Math.max(0, nu.op - vorige.op - STAP_MS);
    const dbMs = Math.min(ms, nu.db - vorige.db);
    if (ms > langst.ms) langst = { ms, dbMs, wachtMs: Math.min(ms, nu.wacht - vorige.wacht) };
    onsMs = Math.max(onsMs, ms - dbMs);
    vorige = nu;
  };
  const wekker = setInterval(kijk, STAP_MS);
  return {
    stop: () => {
      clearInterval(wekker);
      kijk();
      return { blok: langst, onsMs, opdrachtMs: dbLangst, dbMs: dbTotaal - begin };
    },
  };
}
