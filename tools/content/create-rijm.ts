import { writeFileSync } from 'node:fs';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { readLines } from './source.ts';
import { SOURCE, CONTENT, path } from './paths.ts';

const KLINKER = /^(aai?|ooi?|oei?|[aeiou]|ee|uu|ie|eu|ui|ei|au|eeuw|ieuw|uuw|@)$/;

/** Loans whose sounds are a guess. */
const GUESSED = new Set(['eng', 'ww-eng', 'air-oir', 'ch-sj']);

/**
 * Sounds from the stressed vowel on, for words whose stress is sure: one full vowel, with weak syllables only before it
 * (prefix) or one after it (`bakker`, `geloven`). Spoken n after a weak e is not counted; `eer`, `oor`, `eur` keep their own colour.
 */
export function rijmKeyOf(item: WoordItem): string | undefined {
  if (item.morfemen !== undefined || !/^\p{L}+$/u.test(item.w) || item.cats.some((c) => GUESSED.has(c.id)))
    return undefined;
  const klanken = klankenOf(item);
  const nuclei = klanken.flatMap((k, i) => (KLINKER.test(k) ? [i] : []));
  const full = nuclei.filter((i) => klanken[i] !== '@');
  const [core] = full;
  if (core === undefined || full.length !== 1 || nuclei.length !== item.lettergrepen.length) return undefined;
  return nuclei.filter((i) => i > core).length > 1 ? undefined : withoutN(klanken.slice(core).join(''));
}

function klankenOf(item: WoordItem): string[] {
  return item.grafemen.flatMap((g) => g.klank.split(' ')).filter((k) => k !== '');
}

function withoutN(klank: string): string {
  return klank.replace(/@n$/, '@');
}

function soundsLike(item: WoordItem): string {
  return withoutN(klankenOf(item).join(''));
}

/** Writes `rijm.tsv`: key and at least four words that rhyme, no two that sound the same. */
export function writeRijm(items: readonly WoordItem[]): void {
  const groepen = new Map<string, string[]>();
  const known = new Map(items.map((i) => [i.w, i]));
  const heard = new Set<string>();
  for (const item of items) {
    const s = rijmKeyOf(item);
    if (s === undefined || heard.has(soundsLike(item))) continue;
    heard.add(soundsLike(item));
    groepen.set(s, [...(groepen.get(s) ?? []), item.w]);
  }
  addManualEntries(groepen, known);
  const rows = [...groepen]
    .filter(([, woorden]) => woorden.length >= 4)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([s, woorden]) => `${s}\t${[...new Set(woorden)].sort().join(' ')}`);
  writeFileSync(path(CONTENT, 'rijm.tsv'), `sleutel\twoorden\n${rows.join('\n')}\n`);
}

function addManualEntries(groepen: Map<string, string[]>, known: ReadonlyMap<string, WoordItem>): void {
  for (const rule of readLines(path(SOURCE, 'rijm.tsv')).filter((r) => !r.startsWith('#'))) {
    const woorden = (rule.split('\t')[1] ?? '').split(' ');
    const first = known.get(woorden[0] ?? '');
    const s = (first && rijmKeyOf(first)) ?? rule.split('\t')[0] ?? '';
    for (const w of woorden) if (!known.has(w)) throw new Error(`rijm: ${w} is not in the content`);
    groepen.set(s, [...new Set([...(groepen.get(s) ?? []), ...woorden])]);
  }
}
