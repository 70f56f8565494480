import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dicteeSchema } from '#engine/core/taal/item/dictee.ts';
import type { Dictee } from '#engine/core/taal/item/dictee.ts';
import { fnv1a32 } from '#engine/core/taal/woord/woord.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { readLines } from './source.ts';
import { SOURCE, CONTENT, path } from './paths.ts';

const DOEL = 7;
const REPEAT = 3;
/** A set repeats words of the set before it and of the one five places back. */
const DISTANCES = [1, 5];

/** One author line of `source/dictees/groep<n>.tsv`: half of the year and one to three categories. */
export type DicteeSource = { groep: number; halfjaar: number; categorieen: string[] };

/** Writes `dictees/groep<n>.jsonl` for every grade that has a source. */
export function writeDictees(items: readonly WoordItem[]): void {
  mkdirSync(path(CONTENT, 'dictees/'), { recursive: true });
  const sources = [3, 4, 5, 6, 7, 8].flatMap(readSource);
  const sets = createDictees(sources, items);
  for (const groep of new Set(sets.map((s) => s.groep))) {
    const rules = sets.filter((s) => s.groep === groep).map((s) => `${JSON.stringify(s)}\n`);
    writeFileSync(path(CONTENT, `dictees/groep${groep}.jsonl`), rules.join(''));
  }
}

function readSource(groep: number): DicteeSource[] {
  const url = path(SOURCE, `dictees/groep${groep}.tsv`);
  if (!existsSync(url)) return [];
  return readLines(url).map((rule) => {
    const [halfYear = '', categories = ''] = rule.split('\t');
    return { groep, halfjaar: Number(halfYear), categorieen: categories.split(' ') };
  });
}

type Busy = {
  items: readonly WoordItem[];
  gebruikt: Map<string, number>;
  doelen: Map<string, string[]>;
  sets: Dictee[];
};

/** Sets in source order; words that stood in no set yet come first, frequent words before rare ones. */
export function createDictees(sources: readonly DicteeSource[], items: readonly WoordItem[]): Dictee[] {
  const busy: Busy = { items, gebruikt: new Map(), doelen: new Map(), sets: [] };
  for (const source of sources) busy.sets.push(createSet(source, busy));
  return busy.sets;
}

function createSet(source: DicteeSource, busy: Busy): Dictee {
  const nr = busy.sets.filter((s) => s.groep === source.groep).length + 1;
  const id = `di-${source.groep}-${String(nr).padStart(2, '0')}`;
  const repetition = DISTANCES.flatMap((n) => busy.sets.at(-n)?.id ?? []).filter((x, i, all) => all.indexOf(x) === i);
  const old = repeatWoorden(repetition, busy);
  const doel = choose(source, 10 - old.length, busy);
  busy.doelen.set(
    id,
    doel.map((d) => d.id),
  );
  const woorden = [...doel.map((d) => d.id), ...old];
  return dicteeSchema.parse({
    ...source,
    id,
    woorden,
    zinnen: chooseZinnen(source, new Set(woorden), busy),
    herhaling: repetition,
  });
}

function repeatWoorden(ids: readonly string[], busy: Busy): string[] {
  const rows = ids.map((id) => busy.doelen.get(id) ?? []);
  const alternating = Array.from({ length: DOEL }, (_, i) => rows.flatMap((r) => r[i] ?? [])).flat();
  return [...new Set(alternating)].slice(0, REPEAT);
}

function choose(source: DicteeSource, count: number, busy: Busy): WoordItem[] {
  const chosen: WoordItem[] = [];
  for (let i = 0; chosen.length < count; i += 1) {
    const category = source.categorieen[i % source.categorieen.length] ?? '';
    const woord = candidates({ ...source, categorieen: [category] }, busy).find((w) => !chosen.includes(w));
    if (woord === undefined && i > 40)
      throw new Error(`dictee groep ${source.groep}: too few words for ${source.categorieen.join(' ')}`);
    if (woord === undefined) continue;
    chosen.push(woord);
    busy.gebruikt.set(woord.id, (busy.gebruikt.get(woord.id) ?? 0) + 1);
  }
  return chosen;
}

/** Words of the target categories up to this grade: least used, then own grade, then frequent, then in a fixed mix. */
function candidates(source: DicteeSource, { items, gebruikt: used }: Busy): WoordItem[] {
  const rank = (w: WoordItem): number => (used.get(w.id) ?? 0) * 100 + (source.groep - w.groep) * 10 + w.band;
  return items
    .filter((w) => w.groep <= source.groep && source.categorieen.includes(w.hoofd))
    .sort((a, b) => rank(a) - rank(b) || fnv1a32(a.id) - fnv1a32(b.id));
}

/** Two sentences around words of the target categories that are not in the set itself. */
function chooseZinnen(source: DicteeSource, inSet: ReadonlySet<string>, busy: Busy): string[] {
  const row = candidates(source, busy).filter((w) => !inSet.has(w.id) && w.zinnen.length > 0);
  const free = row
    .flatMap((w) => w.zinnen.find((z) => z.regio === undefined && !busy.gebruikt.has(z.id))?.id ?? [])
    .slice(0, 2);
  for (const id of free) busy.gebruikt.set(id, 1);
  return free;
}
