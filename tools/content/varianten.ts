import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { vervoeg } from '#engine/core/taal/werkwoord.ts';
import { regioSchema } from '#engine/core/taal/woord.ts';
import { leesRegels } from './bron.ts';
import { woordenboek } from './lexicon.ts';
import { BRON, INHOUD, pad } from './paden.ts';
import { meervoudVan, verkleinVan } from './vormen.ts';

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
export function leesVarianten(url: URL = pad(BRON, 'varianten.tsv')): Variant[] {
  return leesRegels(url)
    .slice(1)
    .map((regel) => {
      const [nl = '', be = '', soort = ''] = regel.split('\t');
      return variantSchema.parse({ nl, be, soort });
    });
}

/** Pair a word belongs to; none for a word that stands on both sides of different pairs, where one partner would mislead. */
export function variantVan(woord: string, varianten: readonly Variant[]): { nl: string; be: string } | undefined {
  const [paar, ...meer] = varianten.filter((v) => v.soort !== 'alleen-uitspraak' && (v.nl === woord || v.be === woord));
  return paar === undefined || meer.length > 0 ? undefined : { nl: paar.nl, be: paar.be };
}

/** Sentences that were looked at for both regions, with the region they are fit for. */
export function leesRegioZinnen(): Map<string, z.infer<typeof regioSchema>> {
  return new Map(
    leesRegels(pad(BRON, 'regio-zinnen.tsv'))
      .slice(1)
      .map((regel) => {
        const [regio = '', tekst = ''] = regel.split('\t');
        return [tekst, regioSchema.parse(regio)];
      }),
  );
}

/** Words said in one country only, with that country; every other word is for both. Throws on a word that stands twice or is for both. */
export function leesRegioWoorden(url: URL = pad(BRON, 'regio-woorden.tsv')): Map<string, 'nl' | 'be'> {
  const uit = new Map<string, 'nl' | 'be'>();
  for (const regel of leesRegels(url).slice(1)) {
    const [regio = '', woord = '', reden = ''] = regel.split('\t');
    if (uit.has(woord) || reden === '') throw new Error(`regio-woorden.tsv: "${regel}"`);
    uit.set(woord, z.enum(['nl', 'be']).parse(regio));
  }
  return uit;
}

/** The word with its plural, diminutive and verb forms: how it can stand in a sentence. */
export function vormenVan(woord: string): Set<string> {
  const ww = woord.endsWith('en') ? vervoeg(woord) : undefined;
  if (ww?.ok === true && woordenboek.bestaat(ww.value.vtMv))
    return new Set([woord, ww.value.ik, ww.value.hij, ww.value.vtEv, ww.value.vtMv, ww.value.vd, ww.value.od]);
  return new Set([woord, meervoudVan(woord) ?? woord, verkleinVan(woord) ?? woord]);
}

/** Writes the pairs for the programs that read the content. */
export function schrijfVarianten(): void {
  leesVarianten();
  writeFileSync(pad(INHOUD, 'varianten.tsv'), readFileSync(pad(BRON, 'varianten.tsv')));
}
