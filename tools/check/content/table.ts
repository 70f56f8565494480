import { gapOf } from '#engine/core/oefening/vraag/gap.ts';
import type { Leerdoel, WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Content } from './load.ts';

/** Counts of one category in one grade; `gaten` = words in which the letters of the category can be left out. */
export type TableRow = {
  groep: number;
  categorie: string;
  woorden: number;
  plaatjes: number;
  zinnen: number;
  gaten: number;
  betekenissen: number;
};

type Sum = keyof Omit<TableRow, 'groep' | 'categorie'>;
const SUMS = ['woorden', 'plaatjes', 'zinnen', 'gaten', 'betekenissen'] as const satisfies readonly Sum[];

const GROEPEN = [3, 4, 5, 6, 7, 8] as const;

/** Words and sentences with a gap each grade should have; below the target is a warning, below `GENOEG` of it a hole. */
const DOEL: Readonly<Record<number, { woorden: number; zinnen: number }>> = {
  3: { woorden: 600, zinnen: 300 },
  4: { woorden: 900, zinnen: 700 },
  5: { woorden: 800, zinnen: 800 },
  6: { woorden: 750, zinnen: 750 },
  7: { woorden: 600, zinnen: 600 },
  8: { woorden: 500, zinnen: 500 },
};
const ENOUGH = 0.8;
/** Words to practise a category with, and of a category for which Dutch has few words. */
const PER_CATEGORY = 60;
const PER_TAIL = 15;
const TAIL: ReadonlySet<string> = new Set([
  'eau',
  'e-accent',
  'eind-b',
  'sch',
  'eeuw-ieuw-uw',
  'teit-iteit',
  'th',
  'komma-s',
]);
/** Words that have the category as their main one in the grade where it starts. */
const PER_BEGIN = 12;
const IMAGES = 400;
const ZINNEN_HOMOFOON = 2;

/** Categories that are practised with sentences only, and why. */
export const ONLY_ZINNEN: Readonly<Record<string, string>> = {
  leestekens: 'the goal is the mark in a sentence; a single word has none',
};

const itemsOf = (content: Pick<Content, 'woorden'>): WoordItem[] => content.woorden.map((r) => r.item);

/** Counts per grade and category, in goal order. */
export function countTable(content: Pick<Content, 'woorden'>, leerdoelen: readonly Leerdoel[]): TableRow[] {
  return GROEPEN.flatMap((groep) =>
    leerdoelen.flatMap(({ id }) => {
      const own = itemsOf(content).filter((i) => i.groep === groep && i.hoofd === id);
      return own.length === 0
        ? []
        : [
            {
              groep,
              categorie: id,
              woorden: own.length,
              plaatjes: own.filter((i) => i.plaatje !== undefined).length,
              zinnen: own.reduce((sum, i) => sum + i.zinnen.length, 0),
              gaten: own.filter((i) => gapOf(i, id) !== null).length,
              betekenissen: own.filter((i) => i.betekenis !== undefined).length,
            },
          ];
    }),
  );
}

/** Holes, and what stays below its target without being one. */
export interface Counts {
  gaten: string[];
  thin: string[];
}

function validateSize(what: string, count: number, doel: number): Counts {
  const text = `${what}: ${count}, needs ${doel}`;
  return { gaten: count < doel * ENOUGH ? [text] : [], thin: count >= doel * ENOUGH && count < doel ? [text] : [] };
}

function validateCategory(l: Leerdoel, items: readonly WoordItem[], table: readonly TableRow[]): Counts {
  if (ONLY_ZINNEN[l.id] !== undefined) return { gaten: [], thin: [] };
  const practicable = items.filter((i) => i.cats.some((c) => c.id === l.id)).length;
  const { gaten: gaps, thin } = validateSize(
    `words with ${l.id}`,
    practicable,
    TAIL.has(l.id) ? PER_TAIL : PER_CATEGORY,
  );
  const begin = table.find((r) => r.groep === l.groep && r.categorie === l.id)?.woorden ?? 0;
  return {
    gaten: [
      ...gaps,
      ...(begin < PER_BEGIN ? [`groep ${l.groep} has ${begin} words of ${l.id}, needs ${PER_BEGIN}`] : []),
    ],
    thin,
  };
}

function validateGroep(groep: number, table: readonly TableRow[]): Counts[] {
  const own = table.filter((r) => r.groep === groep);
  const sum = (field: Sum): number => own.reduce((s, r) => s + r[field], 0);
  const doel = DOEL[groep] ?? { woorden: 0, zinnen: 0 };
  return [
    validateSize(`words of groep ${groep}`, sum('woorden'), doel.woorden),
    validateSize(`gap sentences of groep ${groep}`, sum('zinnen'), doel.zinnen),
  ];
}

/** Words that lack a sentence: every word from groep 5 has one, a word of the homophone goal two. */
function withoutZin(items: readonly WoordItem[]): string[] {
  return items.flatMap((i) => {
    const required = i.hoofd === 'homofoon' ? ZINNEN_HOMOFOON : i.groep >= 5 ? 1 : 0;
    return i.zinnen.length < required
      ? [`${i.w} (groep ${i.groep}, ${i.hoofd}) has ${i.zinnen.length} sentences, needs ${required}`]
      : [];
  });
}

/** Counts against the targets, per category, per grade and in all. */
export function validateCounts(
  content: Pick<Content, 'woorden'>,
  table: readonly TableRow[],
  leerdoelen: readonly Leerdoel[],
): Counts {
  const items = itemsOf(content);
  const images = table.reduce((s, r) => s + r.plaatjes, 0);
  const all = [
    ...leerdoelen.map((l) => validateCategory(l, items, table)),
    ...GROEPEN.flatMap((g) => validateGroep(g, table)),
    validateSize('words with a picture', images, IMAGES),
  ];
  return { gaten: [...all.flatMap((a) => a.gaten), ...withoutZin(items)], thin: all.flatMap((a) => a.thin) };
}

/** The table as text, with totals. */
export function tableText(table: readonly TableRow[]): string {
  const sum = (field: Sum): string => String(table.reduce((s, r) => s + r[field], 0));
  const rows = [
    ['groep', 'categorie', ...SUMS],
    ...table.map((r) => [String(r.groep), r.categorie, ...SUMS.map((field) => String(r[field]))]),
    ['', 'totaal', ...SUMS.map(sum)],
  ];
  return rows
    .map((r) => r.map((cell, i) => (i === 1 ? cell.padEnd(14) : cell.padStart(i === 6 ? 12 : 8))).join('  '))
    .join('\n');
}
