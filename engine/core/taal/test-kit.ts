import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod/mini';
import { werkwoordSchema, woordSchema, type WerkwoordItem, type WoordItem } from './woord/woord.ts';

const CONTENT = new URL('../../../assets/content/', import.meta.url);

/** Lines of a content file, read with its schema. */
export function contentLines<T>(schema: z.ZodMiniType<T>, path: string): T[] {
  return readFileSync(new URL(path, CONTENT), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));
}

/** Every word entry of the content. */
export function contentWoorden(): WoordItem[] {
  return readdirSync(new URL('woorden/', CONTENT)).flatMap((groep) =>
    readdirSync(new URL(`woorden/${groep}/`, CONTENT)).flatMap((file) =>
      contentLines(woordSchema, `woorden/${groep}/${file}`),
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
