import type { WerkwoordItem } from '#engine/core/taal/woord/woord.ts';
import { readNames } from '../../content/names.ts';
import type { Names } from '../../content/names.ts';
import type { Content } from './load.ts';

type Region = 'both' | 'nl' | 'be';

const HOOFDLETTERWOORD = /(?<![\p{L}'-])\p{Lu}[\p{L}'-]*/gu;
const OPENS_ZIN = /(?:^|[.!?:…]["'”’)]*\s+|\s["“‘'])["“‘'(]*(?:'s )?$/u;

/** Words with a capital that do not open a sentence or a quotation. */
export function hoofdletterwoorden(text: string): string[] {
  return [...text.matchAll(HOOFDLETTERWOORD)].filter((m) => !OPENS_ZIN.test(text.slice(0, m.index))).map((m) => m[0]);
}

/** Names in sentences come from `namen.tsv`; other capitals are words of the content itself or stand in `eigennamen.tsv`. */
export function validateNames(
  content: Pick<Content, 'woorden' | 'werkwoorden' | 'volgorde'>,
  names: Names = readNames(),
): string[] {
  const woorden = new Set(content.woorden.map((r) => r.item.w));
  const own = new Set([...names.eigen, ...[...woorden].filter((w) => /^\p{Lu}/u.test(w))]);
  const validate = (id: string, text: string, region: Region): string[] =>
    hoofdletterwoorden(text).flatMap((w) =>
      error(w, region, { namen: names.namen, eigen: own }).map((f) => `${id}: ${f}`),
    );
  return [
    ...content.woorden.flatMap(({ item }) =>
      item.zinnen.flatMap((z) => validate(z.id, z.tekst, z.regio ?? item.regio)),
    ),
    ...content.werkwoorden.flatMap((w) => w.zinnen.flatMap((z) => validate(z.id, werkwoordZin(z), 'both'))),
    ...content.volgorde.flatMap((v) => validate(v.id, v.zin, 'both')),
  ];
}

function werkwoordZin(z: WerkwoordItem['zinnen'][number]): string {
  return `${z.voor}${z.vorm}${z.na}`;
}

function error(woord: string, region: Region, { namen: names, eigen: own }: Names): string[] {
  const forms = [woord, woord.replace(/'?s$/, ''), woord.replace(/'$/, '')];
  if (forms.some((v) => own.has(v))) return [];
  const name = forms.find((v) => names.has(v));
  if (name === undefined) return [`name ${woord} is not in namen.tsv or eigennamen.tsv`];
  const from = names.get(name);
  return from === 'both' || from === region ? [] : [`name ${name} is for ${from ?? ''} only`];
}
