import { categoriesOf } from '#engine/core/taal/category/categories.ts';
import { grafemen } from '#engine/core/taal/klank/grafemen.ts';
import { pictureOf } from '#engine/core/taal/klank/klank.ts';
import { lettergrepen } from '#engine/core/taal/klank/lettergrepen.ts';
import { readWoord, type TaalError } from '#engine/core/taal/woord/normalize.ts';
import { CATEGORIES } from '#engine/core/taal/tables/categories.gen.ts';
import type { CatSpan } from '#engine/core/taal/woord/woord.ts';
import type { Authority, Validation } from './workbench.contract.ts';

/** Most lines of one list; the rest stays in the text field. */
export const MAX_LINES = 5_000;

export type Warning =
  | 'niet-in-woordenboek'
  | 'toegestaan'
  | 'naam'
  | 'verboden'
  | 'geen-categorie'
  | 'dubbel'
  | 'meer-cellen';

/** What the engine makes of one good line. `groep` = highest starting grade of its categories, null without one. */
export interface Parsing {
  woord: string;
  lettergrepen: string[];
  klankgroepen: string[];
  grafemen: string[];
  klanken: number;
  categorieen: CatSpan[];
  groep: number | null;
}

/** One line: `nr` from 1 in the pasted text, `invoer` exactly as given. */
export type ListRow = { nr: number; invoer: string; dubbel: boolean; moreCells: boolean } & (
  | { ok: true; uit: Parsing }
  | { ok: false; fout: TaalError }
);

/** Lines of a pasted text that hold something, with their number; at most `MAX_REGELS`. */
export function linesOf(text: string): { regels: { nr: number; invoer: string }[]; over: number } {
  const all = text
    .split(/\r\n|\r|\n/)
    .map((input, i) => ({ nr: i + 1, invoer: input }))
    .filter((r) => r.invoer.trim() !== '');
  return { regels: all.slice(0, MAX_LINES), over: Math.max(0, all.length - MAX_LINES) };
}

const GROEP = new Map(CATEGORIES.map((c) => [c.id, c.groep]));

/** Highest starting grade of the categories, 3-8. */
export function estimatedGroep(cats: readonly CatSpan[]): number | null {
  return cats.length === 0 ? null : Math.max(...cats.map((c) => GROEP.get(c.id) ?? 3));
}

/** First cell of the line, its seams as an author writes them (`hand+doek`, `stoel|tje`), and its base form (`boeken<boek`). */
function readCell(input: string): { woord: string; seams: number[]; lemma: string | undefined } {
  const [withSeams = '', lemma] = (input.split('\t')[0] ?? '').trim().normalize('NFC').split('<');
  const parts = withSeams.split(/[+|]/);
  let spot = 0;
  return { woord: parts.join(''), seams: parts.slice(0, -1).map((d) => (spot += d.length)), lemma };
}

/** Analyses one line; `eerder` = words of the lines before, to which this one is added. */
export function parseLine({ nr, invoer: input }: { nr: number; invoer: string }, earlier: Set<string>): ListRow {
  const cell = readCell(input);
  const row = { nr, invoer: input, dubbel: false, moreCells: input.trim().includes('\t') };
  const woord = readWoord(cell.woord);
  if (!woord.ok) return { ...row, ok: false, fout: woord.fout };
  const double = earlier.has(woord.value);
  earlier.add(woord.value);
  const o = {
    ...(cell.seams.length === 0 ? {} : { seams: cell.seams }),
    ...(cell.lemma === undefined ? {} : { lemma: cell.lemma }),
  };
  const letters = grafemen(woord.value, o);
  const parts = lettergrepen(woord.value, o);
  if (!letters.ok) return { ...row, dubbel: double, ok: false, fout: letters.fout };
  if (!parts.ok) return { ...row, dubbel: double, ok: false, fout: parts.fout };
  const cats = categoriesOf(pictureOf(woord.value, o), o);
  const out = {
    woord: woord.value,
    lettergrepen: parts.value.lettergrepen,
    klankgroepen: parts.value.klankgroepen,
    grafemen: letters.value.grafemen,
    klanken: letters.value.klanken,
    categorieen: cats,
    groep: estimatedGroep(cats),
  };
  return { ...row, dubbel: double, ok: true, uit: out };
}

function fromDictionary(validation: Validation | undefined): Warning[] {
  if (validation === undefined) return [];
  const authority: Readonly<Record<Authority, readonly Warning[]>> = {
    woordenboek: [],
    toegestaan: ['toegestaan'],
    naam: ['naam'],
    geen: ['niet-in-woordenboek'],
  };
  return [...(validation.verboden ? ['verboden' as const] : []), ...authority[validation.kenner]];
}

/** What an author should look at; `keuring` is missing while the dictionary has not answered. */
export function warnings(row: ListRow, validation: Validation | undefined): Warning[] {
  const own: readonly (readonly [boolean, Warning])[] = [
    [row.ok && row.uit.categorieen.length === 0, 'geen-categorie'],
    [row.dubbel, 'dubbel'],
    [row.moreCells, 'meer-cellen'],
  ];
  return [...fromDictionary(validation), ...own.filter(([applies]) => applies).map(([, name]) => name)];
}

/** Tab-separated text for a spreadsheet; a cell never breaks its row or becomes a formula. */
export function asTsv(rows: readonly (readonly string[])[]): string {
  const cell = (value: string): string => value.replace(/[\t\r\n]+/g, ' ').replace(/^(?=[=+\-@])/, "'");
  return rows.map((row) => row.map(cell).join('\t')).join('\n');
}
