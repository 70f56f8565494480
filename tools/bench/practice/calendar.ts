import type { Random } from './random.ts';

/** One sitting: whole day since the start and length in minutes. */
export interface Session {
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

const WEEKS = 40;
/** Weeks without school; five of them in every year. */
const VACATION = new Set([8, 17, 18, 26, 35]);
/** A year with longer holes. */
const GAPS = new Set([7, 8, 9, 17, 18, 19, 26, 27, 35]);
const MINUTES = { min: 10, breedte: 5 };

/** Sittings of 10 to 15 minutes spread over the school weeks until the hours are full. */
export function createCalendar(regime: Regime, random: Random, withGaps: boolean): Session[] {
  const weeks = Array.from({ length: WEEKS }, (_, w) => w).filter((w) => !(withGaps ? GAPS : VACATION).has(w));
  const count = Math.round((regime.uren * 60) / (MINUTES.min + MINUTES.breedte / 2));
  const perWeek = count / weeks.length;
  const out: Session[] = [];
  for (const [i, week] of weeks.entries()) {
    const here = Math.round((i + 1) * perWeek) - Math.round(i * perWeek);
    const days = [0, 1, 2, 3, 4]
      .map((day) => ({ dag: day, u: random.uniform() }))
      .sort((a, b) => a.u - b.u)
      .slice(0, here)
      .map((d) => d.dag)
      .sort((a, b) => a - b);
    for (const day of days)
      out.push({ dag: week * 7 + day, minuten: MINUTES.min + MINUTES.breedte * random.uniform() });
  }
  return out;
}
