import type { VoortgangAntwoord } from '#server/features/voortgang/voortgang.contract.ts';
import { verschillenVan, type Verschil } from './verschil.ts';

export const PATROONSOORTEN = [
  'medeklinker_enkel',
  'medeklinker_dubbel',
  'klinker_enkel',
  'klinker_dubbel',
  'letters',
] as const;
/** One slip that explains most of the mistakes. */
export interface Patroon {
  soort: (typeof PATROONSOORTEN)[number];
  n: number;
  m: number;
  goed: string;
  fout: string;
}

const MINSTENS = 3;
const DEEL = 0.6;

const isDubbel = (lang: string, kort: string): boolean =>
  lang.length === 2 && kort.length === 1 && lang === kort + kort;
const isKlinker = (letter: string): boolean => /^[aeiouy]/i.test(letter);

function soortVan({ goed, fout }: Verschil): Patroon['soort'] {
  const klank = isKlinker(goed) ? 'klinker' : 'medeklinker';
  if (isDubbel(goed, fout)) return `${klank}_enkel`;
  return isDubbel(fout, goed) ? `${klank}_dubbel` : 'letters';
}

function sleutelVan(slip: Verschil): string {
  const soort = soortVan(slip);
  return soort === 'letters' ? `${slip.goed}>${slip.fout}` : soort;
}

/** The slip that dominates, or null when the mistakes differ or are too few. */
export function vindPatroon(antwoorden: readonly VoortgangAntwoord[]): Patroon | null {
  const missers = antwoorden.filter(({ goed }) => !goed);
  const groepen = new Map<string, Patroon>();
  for (const misser of missers) {
    const slips = new Map(verschillenVan(misser).map((slip) => [sleutelVan(slip), slip]));
    for (const [sleutel, slip] of slips)
      groepen.set(sleutel, {
        soort: soortVan(slip),
        n: (groepen.get(sleutel)?.n ?? 0) + 1,
        m: missers.length,
        goed: slip.goed,
        fout: slip.fout,
      });
  }
  const [eerste] = [...groepen.values()].sort((a, b) => b.n - a.n);
  return eerste && eerste.n >= MINSTENS && eerste.n / missers.length >= DEEL ? eerste : null;
}
