import { existsSync } from 'node:fs';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { wordBook } from '../../content/lexicon.ts';
import { readRegionWoorden, readRegionZinnen, readVariants, formsOf, type Variant } from '../../content/variants.ts';
import { path } from '../../content/paths.ts';
import type { Content } from './load.ts';

type Region = 'both' | 'nl' | 'be';
interface Zin {
  id: string;
  tekst: string;
  regio: Region;
}

/** What the gate knows: the pairs, and the sentences that were looked at. */
export interface VariantSource {
  variants: readonly Variant[];
  gezien: ReadonlyMap<string, Region>;
  toegestaan: ReadonlySet<string>;
}

const woordenIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];

/** Pairs: known words only, no pair twice, and two different words unless only the sound differs. */
export function validateVariants({ variants, toegestaan: allowed }: VariantSource): string[] {
  const known = (w: string): boolean => wordBook.exists(w) || allowed.has(w);
  const pairs = variants.map((v) => `${v.nl} / ${v.be}`);
  return variants.flatMap(({ nl, be, soort: kind }, i) =>
    [
      ...[...new Set(woordenIn(`${nl} ${be}`))].filter((w) => !known(w)).map((w) => `${w} is not a known word`),
      ...(pairs.indexOf(`${nl} / ${be}`) < i ? ['stands there twice'] : []),
      ...((nl === be) === (kind === 'alleen-uitspraak') ? [] : [`${kind} does not fit`]),
    ].map((f) => `varianten ${nl} / ${be}: ${f}`),
  );
}

function collectForms(variants: readonly Variant[], kind: Variant['soort']): Map<string, string> {
  return new Map(
    variants
      .filter((v) => v.soort === kind)
      .flatMap((v) => [...formsOf(v.be)].map((form): [string, string] => [form, v.be])),
  );
}

/** A word of Flanders stands in Flemish sentences only; a word that means something else there stands in sentences somebody looked at. */
export function validateRegionZinnen(zinnen: readonly Zin[], { variants, gezien: seen }: VariantSource): string[] {
  const flemish = collectForms(variants, 'synoniem');
  const forged = collectForms(variants, 'vermijd');
  const texts = new Set(zinnen.map((z) => z.tekst));
  const errors = zinnen.flatMap(({ id, tekst: text, regio: region }) => {
    const woorden = woordenIn(text);
    const required = woorden.find((w) => forged.has(w));
    return [
      ...(region === 'be' ? [] : woorden.filter((w) => flemish.has(w)).map((w) => `${w} is said in Flanders only`)),
      ...(required === undefined || seen.has(text)
        ? []
        : [`${required} differs by region; put the sentence in regio-zinnen.tsv: ${text}`]),
      ...(seen.has(text) && seen.get(text) !== region
        ? [`is for ${region}, regio-zinnen.tsv says ${seen.get(text) ?? ''}`]
        : []),
    ].map((f) => `${id}: ${f}`);
  });
  return [
    ...errors,
    ...[...seen.keys()].filter((t) => !texts.has(t)).map((t) => `regio-zinnen.tsv: no such sentence: ${t}`),
  ];
}

/** A word of one country is listed as such, stands on its own side of a pair, and a word that is said in Flanders only is for Flanders. */
export function validateRegionWoorden(
  woorden: readonly Pick<WoordItem, 'w' | 'regio'>[],
  variants: readonly Variant[],
  list: ReadonlyMap<string, 'nl' | 'be'>,
): string[] {
  const flemish = new Set(variants.filter((v) => v.soort === 'synoniem').map((v) => v.be));
  const known = new Set(woorden.map((x) => x.w));
  const errors = woorden.flatMap(({ w, regio: region }) => [
    ...(region === (list.get(w) ?? 'both')
      ? []
      : [`${w}: is for ${region}, regio-woorden.tsv says ${list.get(w) ?? 'both'}`]),
    ...(flemish.has(w) && region !== 'be' ? [`${w}: is said in Flanders only, but is for ${region}`] : []),
    ...variants
      .filter((v) => v.soort === 'synoniem' && ((region === 'be' && v.nl === w) || (region === 'nl' && v.be === w)))
      .map((v) => `${w}: is for ${region}, but is the other side of ${v.nl} / ${v.be}`),
  ]);
  return [
    ...errors,
    ...[...list.keys()].filter((w) => !known.has(w)).map((w) => `regio-woorden.tsv: ${w} is not in the content`),
  ];
}

/** All single sentences of words, verbs and sentences to order. */
export function zinnenOf(content: Pick<Content, 'woorden' | 'werkwoorden' | 'volgorde'>): Zin[] {
  return [
    ...content.woorden.flatMap(({ item }) =>
      item.zinnen.map((z) => ({ id: z.id, tekst: z.tekst, regio: z.regio ?? item.regio })),
    ),
    ...content.werkwoorden.flatMap((w) =>
      w.zinnen.map((z) => ({ id: z.id, tekst: `${z.voor}${z.vorm}${z.na}`, regio: 'both' as const })),
    ),
    ...content.volgorde.map((v) => ({ id: v.id, tekst: v.zin, regio: 'both' as const })),
  ];
}

/** Gate of the language areas over the checked-in content. */
export function validateRegion(map: URL, content: Content, allowed: ReadonlySet<string>): string[] {
  const url = path(map, 'varianten.tsv');
  if (!existsSync(url)) return ['varianten.tsv is missing; run tools/content/create.ts'];
  const source = { variants: readVariants(url), gezien: readRegionZinnen(), toegestaan: allowed };
  return [
    ...validateVariants(source),
    ...validateRegionZinnen(zinnenOf(content), source),
    ...validateRegionWoorden(
      content.woorden.map((r) => r.item),
      source.variants,
      readRegionWoorden(),
    ),
  ];
}
