import { mkdirSync, writeFileSync } from 'node:fs';
import { alfabetSchema, lidwoordSchema } from '#engine/core/taal/domein-item.ts';
import type { AlfabetRij, LidwoordItem } from '#engine/core/taal/domein-item.ts';
import { kaal, slug } from '#engine/core/taal/normaliseer.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { leesRegels } from './bron.ts';
import {
  leesLeestekenZin,
  leesPaar,
  leesSpreekwoord,
  leesTrappen,
  leesWoordsoortZin,
  leesZinsdeelZin,
} from './domein-bron.ts';
import { BRON, INHOUD, pad } from './paden.ts';

const GROEPEN = [4, 5, 6, 7, 8];
const PER_GROEP = 30;
const PER_RIJ = 5;

/** Writes `domeinen/*.jsonl`: the hand-made strands and the two that follow from the words. */
export function schrijfDomeinen(items: readonly WoordItem[]): void {
  mkdirSync(pad(INHOUD, 'domeinen/'), { recursive: true });
  schrijf('woordsoorten', bron('woordsoorten').map(leesWoordsoortZin));
  schrijf('zinsdelen', bron('zinsdelen').map(leesZinsdeelZin));
  schrijf(
    'synoniemen',
    bron('synoniemen').map((r) => leesPaar(r, 's')),
  );
  schrijf(
    'tegenstellingen',
    bron('tegenstellingen').map((r) => leesPaar(r, 't')),
  );
  schrijf('spreekwoorden', bron('spreekwoorden').map(leesSpreekwoord));
  schrijf('leestekens', bron('leestekens').map(leesLeestekenZin));
  schrijf('trappen', bron('trappen').map(leesTrappen));
  schrijf('alfabet', alfabetRijen(items));
  schrijf('lidwoorden', lidwoorden(items));
}

function bron(naam: string): string[] {
  return leesRegels(pad(BRON, `domeinen/${naam}.tsv`));
}

function schrijf(naam: string, items: readonly { id: string }[]): void {
  const regels = [...items].sort((a, b) => (a.id < b.id ? -1 : 1)).map((i) => `${JSON.stringify(i)}\n`);
  writeFileSync(pad(INHOUD, `domeinen/${naam}.jsonl`), regels.join(''));
}

/** Rows of five words per grade: groep 4 differs at the first letter, groep 5 at the second, later grades at the third. */
export function alfabetRijen(items: readonly WoordItem[]): AlfabetRij[] {
  return GROEPEN.flatMap((groep) => {
    const letter = Math.min(groep - 3, 3);
    const bakken = new Map<string, WoordItem[]>();
    for (const item of items.filter((i) => i.groep <= groep && i.groep >= groep - 1 && isGrondwoord(i))) {
      const begin = kaal(item.w).slice(0, letter - 1);
      bakken.set(begin, [...(bakken.get(begin) ?? []), item]);
    }
    const alle = [...bakken].sort(([x], [y]) => (x < y ? -1 : 1)).flatMap(([, woorden]) => rijen(woorden, letter));
    return verdeel(alle).map((woorden) =>
      alfabetSchema.parse({ id: `da-${groep}-${slug(woorden.join(' '))}`, groep, woorden, letter }),
    );
  });
}

function isGrondwoord(item: WoordItem): boolean {
  return item.vormen.lemma === undefined && /^\p{Ll}+$/u.test(item.w) && item.w.length <= 12;
}

/** Greedy rows in which every letter at the place of difference occurs once. */
function rijen(woorden: readonly WoordItem[], letter: number): string[][] {
  const uit: string[][] = [];
  for (const { w } of woorden) {
    const teken = kaal(w).charAt(letter - 1);
    if (teken === '') continue;
    const rij = uit.find((r) => r.length < PER_RIJ && !r.some((x) => kaal(x).charAt(letter - 1) === teken));
    if (rij) rij.push(w);
    else uit.push([w]);
  }
  return uit.filter((r) => r.length === PER_RIJ).map((r) => r.sort((a, b) => (kaal(a) < kaal(b) ? -1 : 1)));
}

/** At most thirty rows, spread evenly over all of them. */
function verdeel<T>(alle: readonly T[]): T[] {
  const stap = Math.max(alle.length / PER_GROEP, 1);
  return Array.from({ length: Math.min(PER_GROEP, alle.length) }, (_, i) => alle[Math.floor(i * stap)]).filter(
    (x) => x !== undefined,
  );
}

/** Nouns with one article; plurals and diminutives tell nothing and stay out. */
export function lidwoorden(items: readonly WoordItem[]): LidwoordItem[] {
  return items.flatMap((i) => {
    if (
      i.woordsoort !== 'zn' ||
      i.vormen.lemma !== undefined ||
      i.groep < 4 ||
      (i.lidwoord !== 'de' && i.lidwoord !== 'het')
    )
      return [];
    if (!/^\p{Ll}/u.test(i.w) || i.w.endsWith('je')) return [];
    return [lidwoordSchema.parse({ id: `dh-${slug(i.w)}`, groep: i.groep, w: i.w, lidwoord: i.lidwoord })];
  });
}
