import { categories } from '#engine/core/taal/category/categories.ts';
import { diagnose } from '#engine/core/taal/diagnosis/diagnosis-woord.ts';
import { grafemen } from '#engine/core/taal/klank/grafemen.ts';
import { homofonen } from '#engine/core/taal/klank/homofonen.ts';
import { lettergrepen } from '#engine/core/taal/klank/lettergrepen.ts';
import type { Lexicon } from '#engine/core/taal/woord/options.ts';
import { rhymes } from '#engine/core/taal/klank/rijm.ts';
import { conjugate } from '#engine/core/taal/form/werkwoord.ts';
import { werkwoordForm } from '#engine/core/taal/form/werkwoord-form.ts';
import type { WerkwoordVraag } from '#engine/core/taal/form/werkwoord-form.ts';
import { errors } from '#engine/core/taal/error/woord-errors.ts';
import { meervoud, verkleinwoord } from '#engine/core/taal/form/zelfstandig.ts';
import { familyOf } from '#engine/core/oefening/model/family.ts';
import { readSet } from './test-set.ts';

/** One row of the quality table: share of the set that is right with and without tables, and the floors they must reach. */
export type Floor = {
  id: string;
  aantal: number;
  including: number;
  without: number;
  floor: number;
  floorWithout?: number;
};

type Options = { tables: boolean; lexicon?: Lexicon };
/** `metLexicon` = the command of this function has the dictionary too. */
type Size = {
  id: string;
  set: string;
  floor: number;
  floorWithout?: number;
  withLexicon?: true;
  goed: (row: readonly string[], o: Options) => boolean;
};

/** Cells of a conjugation in the order of the set, every cell one of the accepted forms. */
function areCellsCorrect(
  [infinitief = '', ...cells]: readonly string[],
  o: Options,
  choose: (v: { ik: string; hij: string; vtEv: string; vtMv: string; vd: string }) => string[],
): boolean {
  const out = conjugate(infinitief, o);
  if (!out.ok) return false;
  const { ik, jij, gebiedendeWijs: imperative, hij, wij, infinitief: itself } = out.value;
  const fixed = jij === hij && imperative === ik && wij.replace(/ .*/, '').length <= itself.length;
  const forms = choose(out.value);
  return fixed && cells.every((cell, i) => cell.split('|').includes(forms[i] ?? ''));
}

function isWeakCorrect(row: readonly string[], o: Options): boolean {
  const [infinitief = '', , , vt = ''] = row;
  const out = conjugate(infinitief, o);
  return (
    out.ok &&
    out.value.vtMv === vt.replace(/e(?= |$)/, 'en') &&
    areCellsCorrect(row, o, (v) => [v.ik, v.hij, v.vtEv, v.vd])
  );
}

/** Subjects end in ` mv` or ` ev` where the words alone do not tell. */
function vraagOf([lemma = '', subject = '', time = '', inversion = '']: readonly string[]): WerkwoordVraag {
  const number = subject.endsWith(' mv') ? 'mv' : 'ev';
  const topic = subject.replace(/ [me]v$/, '');
  const withNumber = topic === subject ? {} : ({ getal: number } as const);
  const base = { lemma, onderwerp: topic, inversie: inversion === 'i', ...withNumber };
  if (time === 'vd') return { ...base, deelwoord: true };
  return { ...base, tijd: TIMES.find((t) => t === time) ?? 'tt' };
}

const TIMES = ['tt', 'vt', 'gw', 'inf', 'od'] as const;

/** Family of a label; a slip of the ear belongs to the sound signs, a slip of the finger to none. */
function groepOf(label: string): string {
  if (label === 'klank') return 'klankteken';
  return /^(?:teken|toets|anders)$/.test(label) ? label : familyOf(label);
}

function isFamilyCorrect([doel = '', antwoord = '', labels = '']: readonly string[], o: Options): boolean {
  const out = diagnose(doel, antwoord, o);
  const correct = labels.split('|').map(groepOf);
  return out.ok && out.value.some((f) => correct.includes(groepOf(f.categorie)));
}

const SIZES: readonly Size[] = [
  { id: 'conjugation, regular', set: 'werkwoord-zwak', floor: 0.99, goed: isWeakCorrect },
  {
    id: 'conjugation, strong',
    set: 'werkwoord-sterk',
    floor: 0.97,
    goed: (row, o) => areCellsCorrect(row, o, (v) => [v.ik, v.hij, v.vtEv, v.vtMv, v.vd]),
  },
  {
    id: 'verb form in context',
    set: 'werkwoordsvorm',
    floor: 0.98,
    goed: (row, o) => {
      const out = werkwoordForm(vraagOf(row), o);
      return out.ok && out.value === row[4];
    },
  },
  {
    id: 'plurals',
    set: 'meervoud',
    floor: 0.95,
    floorWithout: 0.93,
    goed: ([w = '', correct = ''], o) => {
      const out = meervoud(w, o);
      return out.ok && correct.split('|').includes(out.value.meervoud);
    },
  },
  {
    id: 'diminutives',
    set: 'verkleinwoord',
    floor: 0.97,
    goed: ([w = '', correct = ''], o) => {
      const out = verkleinwoord(w, o);
      return out.ok && correct.split('|').includes(out.value.verkleinwoord);
    },
  },
  {
    id: 'syllables',
    set: 'lettergrepen',
    floor: 0.98,
    goed: ([w = '', correct = ''], o) => {
      const out = lettergrepen(w, o);
      return out.ok && out.value.lettergrepen.join('-') === correct;
    },
  },
  {
    id: 'klankgroepen',
    set: 'klankgroepen',
    floor: 0.98,
    goed: ([w = '', correct = ''], o) => {
      const out = lettergrepen(w, o);
      return out.ok && out.value.klankgroepen.join('-') === correct;
    },
  },
  {
    id: 'sounds of one syllable',
    set: 'klanken',
    floor: 0.95,
    goed: ([w = '', n = ''], o) => {
      const out = grafemen(w, o);
      return out.ok && String(out.value.klanken) === n;
    },
  },
  {
    id: 'rhyme',
    set: 'rijm',
    floor: 0.93,
    goed: ([a = '', b = '', yes = ''], o) => {
      const out = rhymes(a, b, o);
      return out.ok && out.value === (yes === 'ja');
    },
  },
  {
    id: 'homophones, recall',
    set: 'homofonen',
    floor: 0.92,
    withLexicon: true,
    goed: ([a = '', b = ''], o) => {
      const out = homofonen(a, o);
      return out.ok && out.value.includes(b);
    },
  },
  {
    id: 'child misspellings listed',
    set: 'kinderfouten',
    floor: 0.65,
    withLexicon: true,
    goed: ([w = '', error = ''], o) => {
      const out = errors(w, o);
      return out.ok && out.value.some((f) => f.vorm === error);
    },
  },
  { id: 'diagnosis, family', set: 'diagnose', floor: 0.88, goed: isFamilyCorrect },
  { id: 'diagnosis, unseen', set: 'diagnose-nieuw', floor: 0.88, goed: isFamilyCorrect },
];

export type Tally = { goed: number; mis: number; extra: number };

/** F1 of a count. */
export const f1 = ({ goed: correct, mis: miss, extra }: Tally): number => (2 * correct) / (2 * correct + miss + extra);

/** Found and missed categories of the labelled words of a set, by category. */
export function measureCategories(tables: boolean, set = 'categorieen'): Map<string, Tally> {
  const perId = new Map<string, Tally>();
  const countUp = (id: string, field: keyof Tally): void => {
    const t = perId.get(id) ?? { goed: 0, mis: 0, extra: 0 };
    perId.set(id, { ...t, [field]: t[field] + 1 });
  };
  for (const [w = '', labels = ''] of readSet(set)) {
    const gold = new Set(labels.split(' ').filter((l) => l !== ''));
    const out = categories(w, { tables });
    const found = new Set(out.ok ? out.value.map((c) => c.id) : []);
    for (const id of gold) countUp(id, found.has(id) ? 'goed' : 'mis');
    for (const id of found) if (!gold.has(id)) countUp(id, 'extra');
  }
  return perId;
}

const sumTallies = (perId: ReadonlyMap<string, Tally>): Tally =>
  [...perId.values()].reduce((a, b) => ({ goed: a.goed + b.goed, mis: a.mis + b.mis, extra: a.extra + b.extra }), {
    goed: 0,
    mis: 0,
    extra: 0,
  });

function wrongRows(size: Size, tables: boolean, lexicon: Lexicon): string[][] {
  const o = size.withLexicon === true ? { tables, lexicon } : { tables };
  return readSet(size.set).filter((row) => !size.goed(row, o));
}

/** Lines of a set the core gets wrong, for the author. */
export function misses(id: string, tables: boolean, lexicon: Lexicon): string[] {
  return SIZES.filter((m) => m.id === id)
    .flatMap((m) => wrongRows(m, tables, lexicon))
    .map((row) => row.join(' '));
}

/** Every row of the quality table; the hyphenation patterns must be loaded. */
export function measureFloors(lexicon: Lexicon): Floor[] {
  const rows = SIZES.map((size) => {
    const count = readSet(size.set).length;
    const part = (tables: boolean): number => 1 - wrongRows(size, tables, lexicon).length / count;
    const base = { id: size.id, aantal: count, including: part(true), without: part(false), floor: size.floor };
    return size.floorWithout === undefined ? base : { ...base, floorWithout: size.floorWithout };
  });
  const [including, without] = [measureCategories(true), measureCategories(false)];
  const count = readSet('categorieen').length;
  const newOne = {
    aantal: readSet('categorieen-nieuw').length,
    including: f1(sumTallies(measureCategories(true, 'categorieen-nieuw'))),
    without: f1(sumTallies(measureCategories(false, 'categorieen-nieuw'))),
  };
  return [
    ...rows,
    {
      id: 'categories, micro-F1',
      aantal: count,
      including: f1(sumTallies(including)),
      without: f1(sumTallies(without)),
      floor: 0.92,
    },
    { id: 'categories, unseen', ...newOne, floor: 0.92 },
    {
      id: 'categories, lowest F1',
      aantal: count,
      including: Math.min(...[...including.values()].map(f1)),
      without: Math.min(...[...without.values()].map(f1)),
      floor: 0.8,
    },
  ];
}

/** Whether the row reaches its floors. */
export function isReached(v: Floor): boolean {
  return v.including >= v.floor && v.without >= (v.floorWithout ?? 0);
}

/** The quality table as text. */
export function floorTable(floors: readonly Floor[]): string {
  const formatPercent = (x: number): string => `${(x * 100).toFixed(1)} %`.padStart(8);
  const rule = (v: Floor): string =>
    `${v.id.padEnd(28)}${String(v.aantal).padStart(5)} ${formatPercent(v.including)} floor ${formatPercent(v.floor)}  without ${formatPercent(v.without)}${v.floorWithout === undefined ? '' : ` floor ${formatPercent(v.floorWithout)}`}  ${isReached(v) ? 'pass' : 'FAIL'}`;
  return floors.map((v) => `${rule(v)}\n`).join('');
}
