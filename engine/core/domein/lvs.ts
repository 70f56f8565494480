/** Suppliers of tests (standards.md section 12.7). */
export const AANBIEDERS = ['cito', 'cito-lib', 'boom', 'dia', 'iep', 'vclb', 'anders'] as const;
export type Aanbieder = (typeof AANBIEDERS)[number];

/** Scales of a level. AE and VCLB share their letters with other cut-offs, so a level never goes without its scale. */
export const SCHALEN = ['AE', 'IV', 'VCLB'] as const;
export type Schaal = (typeof SCHALEN)[number];

/** Levels per scale, best first (section 12.4). */
export const NIVEAUS = {
  AE: ['A+', 'A', 'B', 'C', 'D', 'E'],
  IV: ['I+', 'I', 'II', 'III', 'IV', 'V'],
  VCLB: ['A', 'B', 'C', 'D', 'E'],
} as const satisfies Record<Schaal, readonly string[]>;

/** Moments of a school year: begin, middle, end. */
const DELEN = ['B', 'M', 'E'] as const;
/** Moments of a test: part of the year and year 3-8, also for Flanders, where year 3 is leerjaar 1. */
export const MOMENTEN = [3, 4, 5, 6, 7, 8].flatMap((jaar) => DELEN.map((deel) => `${deel}${jaar}`));
export const LVS_TOETS_MAX = 64;
/** Day before which no result is taken. */
export const LVS_VANAF = '2010-01-01';

/** Level of a scale as it is stored (`zone c` is `C`); undefined when the scale does not have it. */
export function niveauVan(tekst: string, schaal: Schaal): string | undefined {
  const niveau = tekst
    .toUpperCase()
    .replace(/^ZONE\s*/, '')
    .replaceAll(/\s/g, '');
  const niveaus: readonly string[] = NIVEAUS[schaal];
  return niveaus.includes(niveau) ? niveau : undefined;
}

const WOORDEN: Readonly<Record<string, string>> = {
  begin: 'B',
  midden: 'M',
  einde: 'E',
  eind: 'E',
  b: 'B',
  m: 'M',
  e: 'E',
};

/**
 * Moment as it is stored, such as `M5`, from `M5`, `midden groep 5` or `midden 3e leerjaar`; undefined when it is none.
 * A word with a bare number counts a leerjaar in Flanders and a groep in the Netherlands; a letter always counts a groep.
 */
export function momentVan(tekst: string, land: 'NL' | 'BE'): string | undefined {
  const kaal = tekst.trim().toLowerCase();
  const delen =
    /^(begin|midden|einde?|[bme])[\s-]*(?:groep|gr\.?|leerjaar)?\s*([1-8])(?:e|ste|de)?\s*(?:leerjaar)?$/.exec(kaal);
  if (delen === null) return undefined;
  const leerjaar = kaal.includes('leerjaar') || (land === 'BE' && /^\p{L}{2,}[\s-]*\d$/u.test(kaal));
  const moment = `${WOORDEN[delen[1] ?? ''] ?? ''}${Number(delen[2]) + (leerjaar ? 2 : 0)}`;
  return MOMENTEN.includes(moment) ? moment : undefined;
}

/** Moment in the code of a test, such as `SP M5` (section 3.2); undefined for any other code. */
export function momentVanToetscode(code: string): string | undefined {
  return /^(?:SP|SPW|TV)?\s*([BME][3-8])$/i.exec(code.trim())?.[1]?.toUpperCase();
}

/** Part of the year and year 3-8 of a moment. */
export function delenVanMoment(moment: string): { deel: 'begin' | 'midden' | 'einde'; jaar: number } {
  const deel = moment.startsWith('B') ? 'begin' : moment.startsWith('M') ? 'midden' : 'einde';
  return { deel, jaar: Number(moment.slice(1)) };
}

/** Shift of a level against the level of the moment, in years (section 3.3). */
const VERSCHUIVING: Readonly<Record<string, number>> = {
  'A+': 0.5,
  A: 0.5,
  'I+': 0.5,
  I: 0.5,
  D: -0.5,
  IV: -0.5,
  E: -1,
  V: -1,
};
const LAAGSTE = 3;
const HOOGSTE = 8.5;

/**
 * Proposed start level of a result: a year 3-8 with halves, where 5 is the begin and 5.5 the middle of year 5. Base is the
 * level of the moment; the end of a year is the begin of the next. A proposal only: somebody has to accept it.
 */
export function startniveauVoorstel(uitslag: { moment: string; niveau: string }): number {
  const { deel, jaar } = delenVanMoment(uitslag.moment);
  const basis = jaar + { begin: 0, midden: 0.5, einde: 1 }[deel];
  return Math.min(HOOGSTE, Math.max(LAAGSTE, basis + (VERSCHUIVING[uitslag.niveau] ?? 0)));
}
