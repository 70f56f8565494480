import { isEnkel } from './klinkerkernen.ts';
import { erenIsLang } from './werkwoord-eren.ts';
import { slotVan, type Slot } from './zelfstandig-klank.ts';
import { zoekVorm } from './tabellen/vorm-tabel.ts';
import { STIL_E, VERKL_ONREG } from './tabellen/verkl-onreg.ts';

type Regel = { als: (s: Slot) => boolean; maak: (s: Slot) => string };

/** Diminutives of a lower-case noun, preferred first. */
export function verkleinwoorden(w: string, tabellen: boolean): readonly string[] {
  const vast = tabellen ? zoekVorm(VERKL_ONREG, w) : undefined;
  if (vast) return vast;
  if (tabellen && STIL_E.test(w)) return [`${w}${w.endsWith('me') ? 'p' : ''}je`];
  const s = slotVan(w, tabellen);
  return [REGELS.find((r) => r.als(s))?.maak(s) ?? `${w}je`];
}

const eindigt =
  (regex: RegExp): Regel['als'] =>
  (s) =>
    regex.test(s.w);
const plus =
  (uitgang: string): Regel['maak'] =>
  (s) =>
    s.w + uitgang;
const kortOp =
  (letters: RegExp): Regel['als'] =>
  (s) =>
    s.kern !== undefined && isEnkel(s.kern) && letters.test(s.na);

/** Endings of loans whose last syllable is not stressed. */
const TOONLOOS = /(?:um|[^nk]or|[dlzt]ar|(?:hang|cavi|samov|jagu)ar)$/;

const REGELS: readonly Regel[] = [
  { als: (s) => s.kernen === 0 && /[sfx]$/.test(s.w), maak: plus("'je") },
  { als: (s) => s.kernen === 0, maak: plus("'tje") },
  { als: eindigt(/é$/), maak: (s) => `${s.w.slice(0, -1)}eetje` },
  { als: eindigt(/[^aeiou]y$/), maak: plus("'tje") },
  { als: (s) => s.w.endsWith('i') && s.kern?.g === 'i', maak: plus('etje') },
  { als: eindigt(/[eo]a$/), maak: plus('atje') },
  { als: (s) => s.na === '' && /^[aou]$/.test(s.kern?.g ?? ''), maak: (s) => `${s.w}${s.kern?.g ?? ''}tje` },
  { als: (s) => s.na === '' || s.w.endsWith('w'), maak: plus('tje') },
  { als: (s) => s.w.endsWith('ing') && s.kernen > 1, maak: naIng },
  { als: eindigt(/ng$/), maak: plus('etje') },
  { als: (s) => s.zwak && /^[lnr]$/.test(s.na), maak: plus('tje') },
  { als: (s) => s.zwak && s.na === 'm', maak: plus('pje') },
  {
    als: (s) => s.kernen > 1 && TOONLOOS.test(s.w) && /^[lnrm]$/.test(s.na),
    maak: (s) => s.w + (s.na === 'm' ? 'pje' : 'tje'),
  },
  { als: kortOp(/^(?:[lmnr]|ll|nn|rr|mm)$/), maak: (s) => `${s.w}${s.na.length === 1 ? s.na : ''}etje` },
  { als: (s) => /^[lnr]$|^(?:rn|ln|rl|wn|wl)$/.test(s.na), maak: plus('tje') },
  { als: (s) => /^(?:m|lm|rm|sm|thm)$/.test(s.na), maak: plus('pje') },
];

/** -ing straight after the stress gives -inkje, after a weak syllable and in persons on -ling -ingetje. */
function naIng(s: Slot): string {
  if (/[^aeioul]ling$/.test(s.w) || naZwak(s.w.slice(0, -3))) return `${s.w}etje`;
  return `${s.w.slice(0, -1)}kje`;
}

const VOORSTUK =
  /^(?:(?:aan|af|be|door|ge|her|in|mede|mis|na|om|onder|ont|op|over|terug|toe|uit|ver|voor|weg)(?=[^aeiou]+[aeiou]))+/;

function naZwak(voor: string): boolean {
  const stam = voor.replace(VOORSTUK, '');
  const { kern, na, kernen } = slotVan(stam, false);
  if (kernen < 2 || kern?.g !== 'e' || !/^[lnrm]$/.test(na)) return false;
  return na !== 'r' || !erenIsLang(stam.slice(0, -2), true);
}
