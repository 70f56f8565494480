import { writeFileSync } from 'node:fs';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { leesRegels } from './bron.ts';
import { BRON, INHOUD, pad } from './paden.ts';

const KLINKER = /^(aai?|ooi?|oei?|[aeiou]|ee|uu|ie|eu|ui|ei|au|eeuw|ieuw|uuw|@)$/;

/** Loans whose sounds are a guess. */
const GEGOKT = new Set(['eng', 'ww-eng', 'air-oir', 'ch-sj']);

/**
 * Sounds from the stressed vowel on, for words whose stress is sure: one full vowel, with weak syllables only before it
 * (prefix) or one after it (`bakker`, `geloven`). Spoken n after a weak e is not counted; `eer`, `oor`, `eur` keep their own colour.
 */
export function rijmsleutelVan(item: WoordItem): string | undefined {
  if (item.morfemen !== undefined || !/^\p{L}+$/u.test(item.w) || item.cats.some((c) => GEGOKT.has(c.id)))
    return undefined;
  const klanken = klankenVan(item);
  const kernen = klanken.flatMap((k, i) => (KLINKER.test(k) ? [i] : []));
  const vol = kernen.filter((i) => klanken[i] !== '@');
  const [kern] = vol;
  if (kern === undefined || vol.length !== 1 || kernen.length !== item.lettergrepen.length) return undefined;
  return kernen.filter((i) => i > kern).length > 1 ? undefined : zonderN(klanken.slice(kern).join(''));
}

function klankenVan(item: WoordItem): string[] {
  return item.grafemen.flatMap((g) => g.klank.split(' ')).filter((k) => k !== '');
}

function zonderN(klank: string): string {
  return klank.replace(/@n$/, '@');
}

function klinktAls(item: WoordItem): string {
  return zonderN(klankenVan(item).join(''));
}

/** Writes `rijm.tsv`: key and at least four words that rhyme, no two that sound the same. */
export function schrijfRijm(items: readonly WoordItem[]): void {
  const groepen = new Map<string, string[]>();
  const bekend = new Map(items.map((i) => [i.w, i]));
  const gehoord = new Set<string>();
  for (const item of items) {
    const s = rijmsleutelVan(item);
    if (s === undefined || gehoord.has(klinktAls(item))) continue;
    gehoord.add(klinktAls(item));
    groepen.set(s, [...(groepen.get(s) ?? []), item.w]);
  }
  voegHandmatigToe(groepen, bekend);
  const rijen = [...groepen]
    .filter(([, woorden]) => woorden.length >= 4)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([s, woorden]) => `${s}\t${[...new Set(woorden)].sort().join(' ')}`);
  writeFileSync(pad(INHOUD, 'rijm.tsv'), `sleutel\twoorden\n${rijen.join('\n')}\n`);
}

function voegHandmatigToe(groepen: Map<string, string[]>, bekend: ReadonlyMap<string, WoordItem>): void {
  for (const regel of leesRegels(pad(BRON, 'rijm.tsv')).filter((r) => !r.startsWith('#'))) {
    const woorden = (regel.split('\t')[1] ?? '').split(' ');
    const eerste = bekend.get(woorden[0] ?? '');
    const s = (eerste && rijmsleutelVan(eerste)) ?? regel.split('\t')[0] ?? '';
    for (const w of woorden) if (!bekend.has(w)) throw new Error(`rijm: ${w} is not in the content`);
    groepen.set(s, [...new Set([...(groepen.get(s) ?? []), ...woorden])]);
  }
}
