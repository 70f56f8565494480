import { isSingle } from '../woord/klinker-nuclei.ts';
import { erenIsLong } from './werkwoord-eren.ts';
import { endingOf, type Slot } from './zelfstandig-klank.ts';
import { findForm } from '../tables/form-table.ts';
import { SILENT_E, DIMINUTIVE_IRREGULARS } from '../tables/verkl-irregulars.ts';

type Rule = { as: (s: Slot) => boolean; create: (s: Slot) => string };

/** Diminutives of a lower-case noun, preferred first. */
export function verkleinwoorden(w: string, tables: boolean): readonly string[] {
  const fixed = tables ? findForm(DIMINUTIVE_IRREGULARS, w) : undefined;
  if (fixed) return fixed;
  if (tables && SILENT_E.test(w)) return [`${w}${w.endsWith('me') ? 'p' : ''}je`];
  const s = endingOf(w, tables);
  return [RULES.find((r) => r.as(s))?.create(s) ?? `${w}je`];
}

const ends =
  (regex: RegExp): Rule['as'] =>
  (s) =>
    regex.test(s.w);
const plus =
  (uitgang: string): Rule['create'] =>
  (s) =>
    s.w + uitgang;
const shortBefore =
  (letters: RegExp): Rule['as'] =>
  (s) =>
    s.core !== undefined && isSingle(s.core) && letters.test(s.na);

/** Endings of loans whose last syllable is not stressed. */
const UNSTRESSED = /(?:um|[^nk]or|[dlzt]ar|(?:hang|cavi|samov|jagu)ar)$/;

const RULES: readonly Rule[] = [
  { as: (s) => s.nuclei === 0 && /[sfx]$/.test(s.w), create: plus("'je") },
  { as: (s) => s.nuclei === 0, create: plus("'tje") },
  { as: ends(/é$/), create: (s) => `${s.w.slice(0, -1)}eetje` },
  { as: ends(/[^aeiou]y$/), create: plus("'tje") },
  { as: (s) => s.w.endsWith('i') && s.core?.g === 'i', create: plus('etje') },
  { as: ends(/[eo]a$/), create: plus('atje') },
  { as: (s) => s.na === '' && /^[aou]$/.test(s.core?.g ?? ''), create: (s) => `${s.w}${s.core?.g ?? ''}tje` },
  { as: (s) => s.na === '' || s.w.endsWith('w'), create: plus('tje') },
  { as: (s) => s.w.endsWith('ing') && s.nuclei > 1, create: afterIng },
  { as: ends(/ng$/), create: plus('etje') },
  { as: (s) => s.weak && /^[lnr]$/.test(s.na), create: plus('tje') },
  { as: (s) => s.weak && s.na === 'm', create: plus('pje') },
  {
    as: (s) => s.nuclei > 1 && UNSTRESSED.test(s.w) && /^[lnrm]$/.test(s.na),
    create: (s) => s.w + (s.na === 'm' ? 'pje' : 'tje'),
  },
  { as: shortBefore(/^(?:[lmnr]|ll|nn|rr|mm)$/), create: (s) => `${s.w}${s.na.length === 1 ? s.na : ''}etje` },
  { as: (s) => /^[lnr]$|^(?:rn|ln|rl|wn|wl)$/.test(s.na), create: plus('tje') },
  { as: (s) => /^(?:m|lm|rm|sm|thm)$/.test(s.na), create: plus('pje') },
];

/** -ing straight after the stress gives -inkje, after a weak syllable and in persons on -ling -ingetje. */
function afterIng(s: Slot): string {
  if (/[^aeioul]ling$/.test(s.w) || afterWeak(s.w.slice(0, -3))) return `${s.w}etje`;
  return `${s.w.slice(0, -1)}kje`;
}

const FRONT_PIECE =
  /^(?:(?:aan|af|be|door|ge|her|in|mede|mis|na|om|onder|ont|op|over|terug|toe|uit|ver|voor|weg)(?=[^aeiou]+[aeiou]))+/;

function afterWeak(before: string): boolean {
  const stam = before.replace(FRONT_PIECE, '');
  const { core, na: after, nuclei } = endingOf(stam, false);
  if (nuclei < 2 || core?.g !== 'e' || !/^[lnrm]$/.test(after)) return false;
  return after !== 'r' || !erenIsLong(stam.slice(0, -2), true);
}
