import { err, ok, type Result } from '#engine/core/basis/result.ts';
import type { Stars } from '#engine/core/scoring/stars.ts';

/** States of a taak (behaviours.md section 5.6). */
export const TAAK_STATUSES = ['dicht', 'open', 'bezig', 'blijft_open', 'klaar', 'kom_terug', 'overgeslagen'] as const;
/** State of a taak on the map; `klaar` and `overgeslagen` count as done. */
export type TaakStatus = (typeof TAAK_STATUSES)[number];

/** Stone on the map. */
export const STENEN = ['geen', 'brons', 'zilver', 'goud'] as const;
/** Stone of a taak, by its stars: none, bronze, silver, gold. */
export type TaakSteen = (typeof STENEN)[number];

/** What changes of a taak while it is done. */
export interface TaakVoortgang {
  status: TaakStatus;
  /** Best stars so far; never goes down. */
  sterren: Stars;
  steen: TaakSteen;
  /** A support taak was already given. */
  supportGiven: boolean;
  isSteun: boolean;
}

/** Event in the life of a taak; `ronde` carries the result of a finished or stopped round. */
export type TaakEvent =
  | { soort: 'ontgrendel' }
  | { soort: 'begin' }
  | { soort: 'woordenTerug' }
  | { soort: 'slaOver' }
  | { soort: 'ronde'; sterren: Stars };

/** Taak that starts; closed only when a fixed order makes it wait. */
export function newTaak(options: { dicht?: boolean; isSteun?: boolean } = {}): TaakVoortgang {
  return {
    status: options.dicht ? 'dicht' : 'open',
    sterren: 0,
    steen: 'geen',
    supportGiven: false,
    isSteun: options.isSteun ?? false,
  };
}

/** Stone of a number of stars. */
export function steenOf(stars: Stars): TaakSteen {
  return STENEN[stars];
}

const TRANSITIONS: Readonly<
  Record<Exclude<TaakEvent['soort'], 'ronde'>, readonly [van: readonly TaakStatus[], naar: TaakStatus]>
> = {
  ontgrendel: [['dicht'], 'open'],
  begin: [['open', 'blijft_open', 'kom_terug', 'bezig'], 'bezig'],
  woordenTerug: [['klaar'], 'kom_terug'],
  slaOver: [['open', 'dicht', 'bezig', 'blijft_open'], 'overgeslagen'],
};

function highest(a: Stars, b: Stars): Stars {
  return a > b ? a : b;
}

function afterRonde(t: TaakVoortgang, achieved: Stars): { taak: TaakVoortgang; support: boolean } {
  const stars = highest(t.sterren, achieved);
  const base = { ...t, sterren: stars, steen: steenOf(stars) };
  if (achieved === 0)
    return { taak: { ...base, status: t.sterren > 0 && t.supportGiven ? 'klaar' : 'bezig' }, support: false };
  const weak = achieved === 1 && !t.isSteun && !t.supportGiven && t.sterren < 2;
  return weak
    ? { taak: { ...base, status: 'blijft_open', supportGiven: true }, support: true }
    : { taak: { ...base, status: 'klaar' }, support: false };
}

/**
 * Next state of a taak. `steun` = make one support taak in front of it (below 70 % right at the first attempt, once).
 * Stopping before half leaves it busy; stars never go down; a step that is not in the table is refused.
 */
export function nextTaak(
  t: TaakVoortgang,
  event: TaakEvent,
): Result<{ taak: TaakVoortgang; support: boolean }, 'stap-niet-toegestaan'> {
  if (event.soort === 'ronde') {
    const allowed =
      t.status === 'open' || t.status === 'bezig' || t.status === 'blijft_open' || t.status === 'kom_terug';
    if (allowed) return ok(afterRonde(t, event.sterren));
    return t.status === 'klaar'
      ? ok({
          taak: {
            ...t,
            sterren: highest(t.sterren, event.sterren),
            steen: steenOf(highest(t.sterren, event.sterren)),
          },
          support: false,
        })
      : err('stap-niet-toegestaan');
  }
  const [from, to] = TRANSITIONS[event.soort];
  return from.includes(t.status) ? ok({ taak: { ...t, status: to }, support: false }) : err('stap-niet-toegestaan');
}

/** Whether a taak counts as done for the route. */
export function isDone(t: Pick<TaakVoortgang, 'status'>): boolean {
  return t.status === 'klaar' || t.status === 'overgeslagen';
}

/** Whether a taak was done at least once: words that come back take nothing away. */
export function wasDone(t: Pick<TaakVoortgang, 'status'>): boolean {
  return isDone(t) || t.status === 'kom_terug';
}
