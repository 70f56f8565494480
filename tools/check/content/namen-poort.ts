import type { WerkwoordItem } from '#engine/core/taal/woord.ts';
import { BRON, pad } from '../../content/paden.ts';
import { tsv } from './laad.ts';
import type { Inhoud } from './laad.ts';

type Regio = 'both' | 'nl' | 'be';

/** Names a sentence may hold, with the region they belong to, and the other words that keep a capital. */
export type Namen = { namen: ReadonlyMap<string, string>; eigen: ReadonlySet<string> };

const HOOFDLETTERWOORD = /(?<![\p{L}'-])\p{Lu}[\p{L}'-]*/gu;
const OPENT_ZIN = /(?:^|[.!?:…]["'”’)]*\s+|\s["“‘'])["“‘'(]*(?:'s )?$/u;

/** Reads `namen.tsv` (first names of children) and `eigennamen.tsv` (places, peoples, languages and the like). */
export function leesNamen(bron: URL = BRON): Namen {
  const namen = new Map(tsv(pad(bron, 'namen.tsv')).map(([naam = '', , , regio = '']) => [naam, regio]));
  return { namen, eigen: new Set(tsv(pad(bron, 'eigennamen.tsv')).map(([woord = '']) => woord)) };
}

/** Words with a capital that do not open a sentence or a quotation. */
export function hoofdletterwoorden(tekst: string): string[] {
  return [...tekst.matchAll(HOOFDLETTERWOORD)].filter((m) => !OPENT_ZIN.test(tekst.slice(0, m.index))).map((m) => m[0]);
}

/** Names in sentences come from `namen.tsv`; other capitals are words of the content itself or stand in `eigennamen.tsv`. */
export function keurNamen(
  inhoud: Pick<Inhoud, 'woorden' | 'werkwoorden' | 'volgorde'>,
  namen: Namen = leesNamen(),
): string[] {
  const woorden = new Set(inhoud.woorden.map((r) => r.item.w));
  const eigen = new Set([...namen.eigen, ...[...woorden].filter((w) => /^\p{Lu}/u.test(w))]);
  const keur = (id: string, tekst: string, regio: Regio): string[] =>
    hoofdletterwoorden(tekst).flatMap((w) => fout(w, regio, { namen: namen.namen, eigen }).map((f) => `${id}: ${f}`));
  return [
    ...inhoud.woorden.flatMap(({ item }) => item.zinnen.flatMap((z) => keur(z.id, z.tekst, z.regio ?? item.regio))),
    ...inhoud.werkwoorden.flatMap((w) => w.zinnen.flatMap((z) => keur(z.id, werkwoordZin(z), 'both'))),
    ...inhoud.volgorde.flatMap((v) => keur(v.id, v.zin, 'both')),
  ];
}

function werkwoordZin(z: WerkwoordItem['zinnen'][number]): string {
  return `${z.voor}${z.vorm}${z.na}`;
}

function fout(woord: string, regio: Regio, { namen, eigen }: Namen): string[] {
  const vormen = [woord, woord.replace(/'?s$/, ''), woord.replace(/'$/, '')];
  if (vormen.some((v) => eigen.has(v))) return [];
  const naam = vormen.find((v) => namen.has(v));
  if (naam === undefined) return [`name ${woord} is not in namen.tsv or eigennamen.tsv`];
  const van = namen.get(naam);
  return van === 'both' || van === regio ? [] : [`name ${naam} is for ${van ?? ''} only`];
}
