import { isBelowMark } from '#engine/core/domein/methodetoets.ts';
import type { ToetsResults } from '../methodetoetsen/toets-results.contract.ts';

/** What one leerling did in a toets of the own method, as a plan is written from it. */
export interface ToetsFact {
  titel: string;
  /** Day on which it was handed in, else the last day of the toets, as YYYY-MM-DD. */
  datum: string;
  goed: number;
  counted: number;
  /** Goals below their mark, the one that went worst first. */
  doelen: { doelId: string; pct: number; mistakes: { woord: string; written: string }[] }[];
}

const pctOf = ({ goed: right, counted }: { goed: number; counted: number }): number =>
  Math.floor((100 * right) / Math.max(1, counted));

/** Undefined for who did not take it, or of whom nothing counts. */
export function toetsFactOf(results: ToetsResults, leerlingId: string): ToetsFact | undefined {
  const afname = results.afnamen.find((one) => one.leerlingId === leerlingId);
  const moment = afname?.ingeleverd ?? results.toets.vensterTot;
  if (afname?.pct === undefined || moment === null) return undefined;
  const mistakesOf = (doelId: string): { woord: string; written: string }[] =>
    afname.antwoorden.flatMap(({ nr, goed: right, silent, ruw: written }) => {
      const woord = results.toets.woorden[nr - 1];
      const isOne = !right && !silent && written !== '' && woord?.leerdoelId === doelId && !woord.overslaan;
      return isOne ? [{ woord: woord.woord, written }] : [];
    });
  const doelen = results.perDoel.flatMap(({ doelId, grensPct: mark, leerlingen }) => {
    const own = leerlingen.find((one) => one.leerlingId === leerlingId);
    return own === undefined || !isBelowMark(own, mark)
      ? []
      : [{ doelId, pct: pctOf(own), mistakes: mistakesOf(doelId) }];
  });
  return {
    titel: results.toets.titel,
    datum: moment.slice(0, 10),
    goed: afname.goed,
    counted: afname.counted,
    doelen: doelen.toSorted((a, b) => a.pct - b.pct || a.doelId.localeCompare(b.doelId)),
  };
}
