import { existsSync } from 'node:fs';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { woordenboek } from '../../content/lexicon.ts';
import { leesRegioWoorden, leesRegioZinnen, leesVarianten, vormenVan, type Variant } from '../../content/varianten.ts';
import { pad } from '../../content/paden.ts';
import type { Inhoud } from './laad.ts';

type Regio = 'both' | 'nl' | 'be';
interface Zin {
  id: string;
  tekst: string;
  regio: Regio;
}

/** What the gate knows: the pairs, and the sentences that were looked at. */
export interface VariantBron {
  varianten: readonly Variant[];
  gezien: ReadonlyMap<string, Regio>;
  toegestaan: ReadonlySet<string>;
}

const woordenIn = (tekst: string): string[] => tekst.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];

/** Pairs: known words only, no pair twice, and two different words unless only the sound differs. */
export function keurVarianten({ varianten, toegestaan }: VariantBron): string[] {
  const bekend = (w: string): boolean => woordenboek.bestaat(w) || toegestaan.has(w);
  const paren = varianten.map((v) => `${v.nl} / ${v.be}`);
  return varianten.flatMap(({ nl, be, soort }, i) =>
    [
      ...[...new Set(woordenIn(`${nl} ${be}`))].filter((w) => !bekend(w)).map((w) => `${w} is not a known word`),
      ...(paren.indexOf(`${nl} / ${be}`) < i ? ['stands there twice'] : []),
      ...((nl === be) === (soort === 'alleen-uitspraak') ? [] : [`${soort} does not fit`]),
    ].map((f) => `varianten ${nl} / ${be}: ${f}`),
  );
}

function formenVan(varianten: readonly Variant[], soort: Variant['soort']): Map<string, string> {
  return new Map(
    varianten
      .filter((v) => v.soort === soort)
      .flatMap((v) => [...vormenVan(v.be)].map((vorm): [string, string] => [vorm, v.be])),
  );
}

/** A word of Flanders stands in Flemish sentences only; a word that means something else there stands in sentences somebody looked at. */
export function keurRegioZinnen(zinnen: readonly Zin[], { varianten, gezien }: VariantBron): string[] {
  const vlaams = formenVan(varianten, 'synoniem');
  const vals = formenVan(varianten, 'vermijd');
  const teksten = new Set(zinnen.map((z) => z.tekst));
  const fouten = zinnen.flatMap(({ id, tekst, regio }) => {
    const woorden = woordenIn(tekst);
    const nodig = woorden.find((w) => vals.has(w));
    return [
      ...(regio === 'be' ? [] : woorden.filter((w) => vlaams.has(w)).map((w) => `${w} is said in Flanders only`)),
      ...(nodig === undefined || gezien.has(tekst)
        ? []
        : [`${nodig} differs by region; put the sentence in regio-zinnen.tsv: ${tekst}`]),
      ...(gezien.has(tekst) && gezien.get(tekst) !== regio
        ? [`is for ${regio}, regio-zinnen.tsv says ${gezien.get(tekst) ?? ''}`]
        : []),
    ].map((f) => `${id}: ${f}`);
  });
  return [
    ...fouten,
    ...[...gezien.keys()].filter((t) => !teksten.has(t)).map((t) => `regio-zinnen.tsv: no such sentence: ${t}`),
  ];
}

/** A word of one country is listed as such, stands on its own side of a pair, and a word that is said in Flanders only is for Flanders. */
export function keurRegioWoorden(
  woorden: readonly Pick<WoordItem, 'w' | 'regio'>[],
  varianten: readonly Variant[],
  lijst: ReadonlyMap<string, 'nl' | 'be'>,
): string[] {
  const vlaams = new Set(varianten.filter((v) => v.soort === 'synoniem').map((v) => v.be));
  const bekend = new Set(woorden.map((x) => x.w));
  const fouten = woorden.flatMap(({ w, regio }) => [
    ...(regio === (lijst.get(w) ?? 'both')
      ? []
      : [`${w}: is for ${regio}, regio-woorden.tsv says ${lijst.get(w) ?? 'both'}`]),
    ...(vlaams.has(w) && regio !== 'be' ? [`${w}: is said in Flanders only, but is for ${regio}`] : []),
    ...varianten
      .filter((v) => v.soort === 'synoniem' && ((regio === 'be' && v.nl === w) || (regio === 'nl' && v.be === w)))
      .map((v) => `${w}: is for ${regio}, but is the other side of ${v.nl} / ${v.be}`),
  ]);
  return [
    ...fouten,
    ...[...lijst.keys()].filter((w) => !bekend.has(w)).map((w) => `regio-woorden.tsv: ${w} is not in the content`),
  ];
}

/** All single sentences of words, verbs and sentences to order. */
export function zinnenVan(inhoud: Pick<Inhoud, 'woorden' | 'werkwoorden' | 'volgorde'>): Zin[] {
  return [
    ...inhoud.woorden.flatMap(({ item }) =>
      item.zinnen.map((z) => ({ id: z.id, tekst: z.tekst, regio: z.regio ?? item.regio })),
    ),
    ...inhoud.werkwoorden.flatMap((w) =>
      w.zinnen.map((z) => ({ id: z.id, tekst: `${z.voor}${z.vorm}${z.na}`, regio: 'both' as const })),
    ),
    ...inhoud.volgorde.map((v) => ({ id: v.id, tekst: v.zin, regio: 'both' as const })),
  ];
}

/** Gate of the language areas over the checked-in content. */
export function keurRegio(map: URL, inhoud: Inhoud, toegestaan: ReadonlySet<string>): string[] {
  const url = pad(map, 'varianten.tsv');
  if (!existsSync(url)) return ['varianten.tsv is missing; run tools/content/maak.ts'];
  const bron = { varianten: leesVarianten(url), gezien: leesRegioZinnen(), toegestaan };
  return [
    ...keurVarianten(bron),
    ...keurRegioZinnen(zinnenVan(inhoud), bron),
    ...keurRegioWoorden(
      inhoud.woorden.map((r) => r.item),
      bron.varianten,
      leesRegioWoorden(),
    ),
  ];
}
