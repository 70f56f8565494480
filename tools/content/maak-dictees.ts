import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dicteeSchema } from '#engine/core/taal/dictee.ts';
import type { Dictee } from '#engine/core/taal/dictee.ts';
import { fnv1a32 } from '#engine/core/taal/woord.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { leesRegels } from './bron.ts';
import { BRON, INHOUD, pad } from './paden.ts';

const DOEL = 7;
const HERHAAL = 3;
/** A set repeats words of the set before it and of the one five places back. */
const AFSTANDEN = [1, 5];

/** One author line of `bron/dictees/groep<n>.tsv`: half of the year and one to three categories. */
export type DicteeBron = { groep: number; halfjaar: number; categorieen: string[] };

/** Writes `dictees/groep<n>.jsonl` for every grade that has a source. */
export function schrijfDictees(items: readonly WoordItem[]): void {
  mkdirSync(pad(INHOUD, 'dictees/'), { recursive: true });
  const bronnen = [3, 4, 5, 6, 7, 8].flatMap(leesBron);
  const sets = maakDictees(bronnen, items);
  for (const groep of new Set(sets.map((s) => s.groep))) {
    const regels = sets.filter((s) => s.groep === groep).map((s) => `${JSON.stringify(s)}\n`);
    writeFileSync(pad(INHOUD, `dictees/groep${groep}.jsonl`), regels.join(''));
  }
}

function leesBron(groep: number): DicteeBron[] {
  const url = pad(BRON, `dictees/groep${groep}.tsv`);
  if (!existsSync(url)) return [];
  return leesRegels(url).map((regel) => {
    const [halfjaar = '', categorieen = ''] = regel.split('\t');
    return { groep, halfjaar: Number(halfjaar), categorieen: categorieen.split(' ') };
  });
}

type Bezig = {
  items: readonly WoordItem[];
  gebruikt: Map<string, number>;
  doelen: Map<string, string[]>;
  sets: Dictee[];
};

/** Sets in source order; words that stood in no set yet come first, frequent words before rare ones. */
export function maakDictees(bronnen: readonly DicteeBron[], items: readonly WoordItem[]): Dictee[] {
  const bezig: Bezig = { items, gebruikt: new Map(), doelen: new Map(), sets: [] };
  for (const bron of bronnen) bezig.sets.push(maakSet(bron, bezig));
  return bezig.sets;
}

function maakSet(bron: DicteeBron, bezig: Bezig): Dictee {
  const nr = bezig.sets.filter((s) => s.groep === bron.groep).length + 1;
  const id = `di-${bron.groep}-${String(nr).padStart(2, '0')}`;
  const herhaling = AFSTANDEN.flatMap((n) => bezig.sets.at(-n)?.id ?? []).filter((x, i, alle) => alle.indexOf(x) === i);
  const oud = herhaalWoorden(herhaling, bezig);
  const doel = kies(bron, 10 - oud.length, bezig);
  bezig.doelen.set(
    id,
    doel.map((d) => d.id),
  );
  const woorden = [...doel.map((d) => d.id), ...oud];
  return dicteeSchema.parse({ ...bron, id, woorden, zinnen: kiesZinnen(bron, new Set(woorden), bezig), herhaling });
}

function herhaalWoorden(ids: readonly string[], bezig: Bezig): string[] {
  const rijen = ids.map((id) => bezig.doelen.get(id) ?? []);
  const omOm = Array.from({ length: DOEL }, (_, i) => rijen.flatMap((r) => r[i] ?? [])).flat();
  return [...new Set(omOm)].slice(0, HERHAAL);
}

function kies(bron: DicteeBron, aantal: number, bezig: Bezig): WoordItem[] {
  const gekozen: WoordItem[] = [];
  for (let i = 0; gekozen.length < aantal; i += 1) {
    const categorie = bron.categorieen[i % bron.categorieen.length] ?? '';
    const woord = kandidaten({ ...bron, categorieen: [categorie] }, bezig).find((w) => !gekozen.includes(w));
    if (woord === undefined && i > 40)
      throw new Error(`dictee groep ${bron.groep}: too few words for ${bron.categorieen.join(' ')}`);
    if (woord === undefined) continue;
    gekozen.push(woord);
    bezig.gebruikt.set(woord.id, (bezig.gebruikt.get(woord.id) ?? 0) + 1);
  }
  return gekozen;
}

/** Words of the target categories up to this grade: least used, then own grade, then frequent, then in a fixed mix. */
function kandidaten(bron: DicteeBron, { items, gebruikt }: Bezig): WoordItem[] {
  const rang = (w: WoordItem): number => (gebruikt.get(w.id) ?? 0) * 100 + (bron.groep - w.groep) * 10 + w.band;
  return items
    .filter((w) => w.groep <= bron.groep && bron.categorieen.includes(w.hoofd))
    .sort((a, b) => rang(a) - rang(b) || fnv1a32(a.id) - fnv1a32(b.id));
}

/** Two sentences around words of the target categories that are not in the set itself. */
function kiesZinnen(bron: DicteeBron, inSet: ReadonlySet<string>, bezig: Bezig): string[] {
  const rij = kandidaten(bron, bezig).filter((w) => !inSet.has(w.id) && w.zinnen.length > 0);
  const vrij = rij
    .flatMap((w) => w.zinnen.find((z) => z.regio === undefined && !bezig.gebruikt.has(z.id))?.id ?? [])
    .slice(0, 2);
  for (const id of vrij) bezig.gebruikt.set(id, 1);
  return vrij;
}
