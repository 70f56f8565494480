import type { VoortgangAntwoord } from '#server/features/voortgang/voortgang.contract.ts';
import { differencesOf, type SpellingDifference } from '../shared/voortgang/difference.ts';

export const PATTERN_KINDS = [
  'medeklinker_enkel',
  'medeklinker_dubbel',
  'klinker_enkel',
  'klinker_dubbel',
  'letters',
] as const;
/** One slip that explains most of the mistakes. */
export interface Pattern {
  soort: (typeof PATTERN_KINDS)[number];
  n: number;
  m: number;
  goed: string;
  fout: string;
}

const MINIMUM = 3;
const PART = 0.6;

const isDouble = (lang: string, short: string): boolean =>
  lang.length === 2 && short.length === 1 && lang === short + short;
const isKlinker = (letter: string): boolean => /^[aeiouy]/i.test(letter);

function kindOf({ goed: correct, fout: error }: SpellingDifference): Pattern['soort'] {
  const klank = isKlinker(correct) ? 'klinker' : 'medeklinker';
  if (isDouble(correct, error)) return `${klank}_enkel`;
  return isDouble(error, correct) ? `${klank}_dubbel` : 'letters';
}

function keyOf(slip: SpellingDifference): string {
  const kind = kindOf(slip);
  return kind === 'letters' ? `${slip.goed}>${slip.fout}` : kind;
}

/** The slip that dominates, or null when the mistakes differ or are too few. */
export function findPattern(antwoorden: readonly VoortgangAntwoord[]): Pattern | null {
  const misses = antwoorden.filter(({ goed: correct }) => !correct);
  const groepen = new Map<string, Pattern>();
  for (const miss of misses) {
    const slips = new Map(differencesOf(miss).map((slip) => [keyOf(slip), slip]));
    for (const [key, slip] of slips)
      groepen.set(key, {
        soort: kindOf(slip),
        n: (groepen.get(key)?.n ?? 0) + 1,
        m: misses.length,
        goed: slip.goed,
        fout: slip.fout,
      });
  }
  const [first] = [...groepen.values()].sort((a, b) => b.n - a.n);
  return first && first.n >= MINIMUM && first.n / misses.length >= PART ? first : null;
}
