import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { conjugate } from '#engine/core/taal/form/werkwoord.ts';
import { regionSchema } from '#engine/core/taal/woord/woord.ts';
import { readLines } from './source.ts';
import { wordBook } from './lexicon.ts';
import { SOURCE, CONTENT, path } from './paths.ts';
import { meervoudOf, diminutiveOf } from './forms.ts';

/**
 * One pair of the language areas. `synoniem`: the Belgian word is used there only; `vermijd`: the Belgian word means something
 * else in the Netherlands, so that a sentence with it needs a look; `alleen-uitspraak`: one word that sounds different.
 */
export const variantSchema = z.strictObject({
  nl: z.string().min(1),
  be: z.string().min(1),
  soort: z.enum(['synoniem', 'alleen-uitspraak', 'vermijd']),
});
export type Variant = z.infer<typeof variantSchema>;

/** Pairs of `varianten.tsv`, in the order of the source. */
export function readVariants(url: URL = path(SOURCE, 'varianten.tsv')): Variant[] {
  return readLines(url)
    .slice(1)
    .map((rule) => {
      const [nl = '', be = '', kind = ''] = rule.split('\t');
      return variantSchema.parse({ nl, be, soort: kind });
    });
}

/** Pair a word belongs to; none for a word that stands on both sides of different pairs, where one partner would mislead. */
export function variantOf(woord: string, variants: readonly Variant[]): { nl: string; be: string } | undefined {
  const [pair, ...more] = variants.filter((v) => v.soort !== 'alleen-uitspraak' && (v.nl === woord || v.be === woord));
  return pair === undefined || more.length > 0 ? undefined : { nl: pair.nl, be: pair.be };
}

/** Sentences that were looked at for both regions, with the region they are fit for. */
export function readRegionZinnen(): Map<string, z.infer<typeof regionSchema>> {
  return new Map(
    readLines(path(SOURCE, 'regio-zinnen.tsv'))
      .slice(1)
      .map((rule) => {
        const [region = '', text = ''] = rule.split('\t');
        return [text, regionSchema.parse(region)];
      }),
  );
}

/** Words said in one country only, with that country; every other word is for both. Throws on a word that stands twice or is for both. */
export function readRegionWoorden(url: URL = path(SOURCE, 'regio-woorden.tsv')): Map<string, 'nl' | 'be'> {
  const out = new Map<string, 'nl' | 'be'>();
  for (const rule of readLines(url).slice(1)) {
    const [region = '', woord = '', reason = ''] = rule.split('\t');
    if (out.has(woord) || reason === '') throw new Error(`regio-woorden.tsv: "${rule}"`);
    out.set(woord, z.enum(['nl', 'be']).parse(region));
  }
  return out;
}

/** The word with its plural, diminutive and verb forms: how it can stand in a sentence. */
export function formsOf(woord: string): Set<string> {
  const ww = woord.endsWith('en') ? conjugate(woord) : undefined;
  if (ww?.ok === true && wordBook.exists(ww.value.vtMv))
    return new Set([woord, ww.value.ik, ww.value.hij, ww.value.vtEv, ww.value.vtMv, ww.value.vd, ww.value.od]);
  return new Set([woord, meervoudOf(woord) ?? woord, diminutiveOf(woord) ?? woord]);
}

/** Writes the pairs for the programs that read the content. */
export function writeVariants(): void {
  readVariants();
  writeFileSync(path(CONTENT, 'varianten.tsv'), readFileSync(path(SOURCE, 'varianten.tsv')));
}
