import type { Toeval } from './toeval.ts';

/** One sitting: whole day since the start and length in minutes. */
export interface Sessie {
  dag: number;
  minuten: number;
}

/** How much is practised: words in the bank and hours in a school year. */
export interface Regime {
  woorden: number;
  uren: number;
}

export const REGIMES: Readonly<Record<'schaars' | 'rijk', Regime>> = {
  schaars: { woorden: 2000, uren: 12 },
  rijk: { woorden: 800, uren: 27 },
};

const WEKEN = 40;
/** Weeks without school; five of them in every year. */
const VAKANTIE = new Set([8, 17, 18, 26, 35]);
/** A year with longer holes. */
const GATEN = new Set([7, 8, 9, 17, 18, 19, 26, 27, 35]);
const MINUTEN = { min: 10, breedte: 5 };

/** Sittings of 10 to 15 minutes spread over the school weeks until the hours are full. */
export function createKalender(regime: Regime, toeval: Toeval, metGaten: boolean): Sessie[] {
  const weken = Array.from({ length: WEKEN }, (_, w) => w).filter((w) => !(metGaten ? GATEN : VAKANTIE).has(w));
  const aantal = Math.round((regime.uren * 60) / (MINUTEN.min + MINUTEN.breedte / 2));
  const perWeek = aantal / weken.length;
  const uit: Sessie[] = [];
  for (const [i, week] of weken.entries()) {
    const hier = Math.round((i + 1) * perWeek) - Math.round(i * perWeek);
    const dagen = [0, 1, 2, 3, 4]
      .map((dag) => ({ dag, u: toeval.uniform() }))
      .sort((a, b) => a.u - b.u)
      .slice(0, hier)
      .map((d) => d.dag)
      .sort((a, b) => a - b);
    for (const dag of dagen)
      uit.push({ dag: week * 7 + dag, minuten: MINUTEN.min + MINUTEN.breedte * toeval.uniform() });
  }
  return uit;
}
