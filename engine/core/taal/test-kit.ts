import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod/mini';
import { categories } from './category/categories.ts';
import { errors } from './error/woord-errors.ts';
import { samenstellingSeams } from './form/samenstelling.ts';
import { werkwoordSchema, woordSchema, type WerkwoordItem, type WoordItem } from './woord/woord.ts';

const CONTENT = new URL('../../../assets/content/', import.meta.url);

/** Lines of a content file, read with its schema; `every` takes one line of so many. */
export function contentLines<T>(schema: z.ZodMiniType<T>, path: string, every = 1): T[] {
  return readFileSync(new URL(path, CONTENT), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((_, i) => i % every === 0)
    .map((line) => schema.parse(JSON.parse(line)));
}

const known = new Map<number, WoordItem[]>();

/** Word entries of the content: all of them, or one of so many of each category where the test is slow. */
export function contentWoorden(every = 1): WoordItem[] {
  const items = known.get(every) ?? readWoorden(every);
  known.set(every, items);
  return items;
}

function readWoorden(every: number): WoordItem[] {
  return readdirSync(new URL('woorden/', CONTENT)).flatMap((groep) =>
    readdirSync(new URL(`woorden/${groep}/`, CONTENT)).flatMap((file) =>
      contentLines(woordSchema, `woorden/${groep}/${file}`, every),
    ),
  );
}

/** Every verb entry of the content. */
export function contentWerkwoorden(): WerkwoordItem[] {
  return readdirSync(new URL('werkwoorden/', CONTENT)).flatMap((file) =>
    contentLines(werkwoordSchema, `werkwoorden/${file}`),
  );
}

/** Rows of a hand-made set in `toetsen`, cells split by a tab, without the header. */
export function goldRows(name: string): string[][] {
  return readFileSync(new URL(`toetsen/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
}

/** Lower-case word with a bar at every seam of a compound. */
export const withBars = (w: string): string =>
  samenstellingSeams(w, {}).reduceRight((text, { plek: spot }) => `${text.slice(0, spot)}|${text.slice(spot)}`, w);

/** Goals of a word as `id:letters`; none for what is no word. */
export function goalsOf(w: string): string[] {
  const found = categories(w);
  return found.ok ? found.value.map(({ id, van: from, tot: until }) => `${id}:${w.slice(from, until)}`) : [];
}

/** Ids of the goals of a word. */
export const goalIds = (w: string): string[] => goalsOf(w).map((goal) => goal.slice(0, goal.indexOf(':')));

/** Wrong forms of a word, likeliest first. */
export function misspellingsOf(w: string): string[] {
  const found = errors(w);
  return found.ok ? found.value.map(({ vorm: form }) => form) : [];
}
