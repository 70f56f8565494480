/** Suppliers of tests (standards.md section 12.7). */
export const AANBIEDERS = ['cito', 'cito-lib', 'boom', 'dia', 'iep', 'vclb', 'anders'] as const;
/** Supplier of a test. */
export type Aanbieder = (typeof AANBIEDERS)[number];

/** Scales of a level. AE and VCLB share their letters with other cut-offs, so a level never goes without its scale. */
export const SCALES = ['AE', 'IV', 'VCLB'] as const;
/** Scale of a level. */
export type Scale = (typeof SCALES)[number];

/** Levels per scale, best first (section 12.4). */
export const NIVEAUS = {
  AE: ['A+', 'A', 'B', 'C', 'D', 'E'],
  IV: ['I+', 'I', 'II', 'III', 'IV', 'V'],
  VCLB: ['A', 'B', 'C', 'D', 'E'],
} as const satisfies Record<Scale, readonly string[]>;

/** Moments of a school year: begin, middle, end. */
const PARTS = ['B', 'M', 'E'] as const;
/** Moments of a test: part of the year and year 3-8, also for Flanders, where year 3 is leerjaar 1. */
export const MOMENTS = [3, 4, 5, 6, 7, 8].flatMap((year) => PARTS.map((part) => `${part}${year}`));
/** Characters in the name of a test. */
export const LVS_TOETS_MAX = 64;
/** Day before which no result is taken. */
export const LVS_FROM = '2010-01-01';

/** Level of a scale as it is stored (`zone c` is `C`); undefined when the scale does not have it. */
export function niveauOf(text: string, scale: Scale): string | undefined {
  const niveau = text
    .toUpperCase()
    .replace(/^ZONE\s*/, '')
    .replaceAll(/\s/g, '');
  const niveaus: readonly string[] = NIVEAUS[scale];
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
export function momentOf(text: string, land: 'NL' | 'BE'): string | undefined {
  const bare = text.trim().toLowerCase();
  const parts =
    /^(begin|midden|einde?|[bme])[\s-]*(?:groep|gr\.?|leerjaar)?\s*([1-8])(?:e|ste|de)?\s*(?:leerjaar)?$/.exec(bare);
  if (parts === null) return undefined;
  const leerjaar = bare.includes('leerjaar') || (land === 'BE' && /^\p{L}{2,}[\s-]*\d$/u.test(bare));
  const moment = `${WOORDEN[parts[1] ?? ''] ?? ''}${Number(parts[2]) + (leerjaar ? 2 : 0)}`;
  return MOMENTS.includes(moment) ? moment : undefined;
}

/** Moment in the code of a test, such as `SP M5` (section 3.2); undefined for any other code. */
export function momentFromToetscode(code: string): string | undefined {
  return /^(?:SP|SPW|TV)?\s*([BME][3-8])$/i.exec(code.trim())?.[1]?.toUpperCase();
}

/** Part of the year and year 3-8 of a moment. */
export function partsOfMoment(moment: string): { deel: 'begin' | 'midden' | 'einde'; jaar: number } {
  const part = moment.startsWith('B') ? 'begin' : moment.startsWith('M') ? 'midden' : 'einde';
  return { deel: part, jaar: Number(moment.slice(1)) };
}

/** Shift of a level against the level of the moment, in years (section 3.3). */
const SHIFT: Readonly<Record<string, number>> = {
  'A+': 0.5,
  A: 0.5,
  'I+': 0.5,
  I: 0.5,
  D: -0.5,
  IV: -0.5,
  E: -1,
  V: -1,
};
const LOWEST = 3;
const HIGHEST = 8.5;

/**
 * Proposed start level of a result: a year 3-8 with halves, where 5 is the begin and 5.5 the middle of year 5. Base is the
 * level of the moment; the end of a year is the begin of the next. A proposal only: somebody has to accept it.
 */
export function startniveauProposal(finding: { moment: string; niveau: string }): number {
  const { deel: part, jaar: year } = partsOfMoment(finding.moment);
  const base = year + { begin: 0, midden: 0.5, einde: 1 }[part];
  return Math.min(HIGHEST, Math.max(LOWEST, base + (SHIFT[finding.niveau] ?? 0)));
}
