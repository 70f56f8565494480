import { err } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { LidwoordItem, WoordsoortZin } from '#engine/core/taal/item/domein-item.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { isLidwoord, isWoord, isWoordsoortZin } from '../contract/content-kind.ts';
import { restrictBins, withIcons, setFor, type BinSet, type BinSpot } from './bins.ts';
import {
  createShown,
  createPrompt,
  type Builder,
  type KeyVraag,
  type VraagOptions,
  type Workbench,
} from './options.ts';
import { sortCount, sortVraag, type SortItem } from './vraag-form.ts';
import { focusOf, hasContext, keyRng, woordPrompt } from './woord-help.ts';

/** Bin of a word for a goal; null when its words are not sorted or the word fits no bin. */
export function spotOf(item: WoordItem, doelId: string): BinSpot | null {
  return setFor(doelId)?.plek(item, doelId) ?? null;
}

/** Companions, as even over the bins as the pool allows: one bin after the other. */
function interleave<T extends { bin: string }>(list: readonly T[], first: string, count: number): T[] {
  const bins = [...new Set(list.map((x) => x.bin))].sort((a, b) => Number(a === first) - Number(b === first));
  const rows = bins.map((bin) => list.filter((x) => x.bin === bin));
  const longest = Math.max(0, ...rows.map((r) => r.length));
  return Array.from({ length: longest }, (_, i) => rows.flatMap((r) => r.slice(i, i + 1)))
    .flat()
    .slice(0, count);
}

const unambiguous = (spot: BinSpot, bins: readonly { id: string }[], options: VraagOptions): boolean =>
  bins.every(
    (b) => b.id === spot.bin || spot.vul === undefined || !options.environment.exists(spot.vul(b.id).toLowerCase()),
  );

interface SortFrame {
  set: BinSet;
  bins: readonly { id: string }[];
  bank: Workbench;
}

function size(w: WoordItem, options: VraagOptions, { set, bins }: SortFrame): SortItem[] {
  const doel = set.doelen.find((id) => w.cats.some((c) => c.id === id));
  const spot = doel === undefined || !hasContextWithout(w) ? null : set.plek(w, doel);
  const fits =
    spot !== null &&
    bins.some((b) => b.id === spot.bin) &&
    spot.tekst.length <= (options.capability.maxChars ?? 80) &&
    unambiguous(spot, bins, options);
  return fits ? [{ tekst: spot.tekst, bin: spot.bin, audio: `w:${w.w}` }] : [];
}

function peers(item: WoordItem, options: VraagOptions, frame: SortFrame): SortItem[] {
  const candidates = options.environment.pool
    .filter(isWoord)
    .filter((w) => w.id !== item.id)
    .flatMap((w) => size(w, options, frame));
  return shuffle(candidates, frame.bank.rng).filter((k, i, all) => all.findIndex((x) => x.tekst === k.tekst) === i);
}

/** A companion has no sentence of its own to tell it from a word that sounds the same. */
const hasContextWithout = (w: WoordItem): boolean => (w.homofoonVan ?? []).length === 0;

/** `sorteer` for a word: its open grapheme or its sound decides the bin; companions of the pool when the game wants more. */
export const buildSort: Builder = (options, bank) => {
  const { item, doelId, environment } = options;
  const set = setFor(doelId);
  const spot = isWoord(item) ? spotOf(item, doelId) : null;
  if (!isWoord(item) || set === undefined || spot === null || !hasContext(item)) return err('past-niet');
  const bins = withIcons(restrictBins(set.bins, spot.bin, options.capability.bins?.[1] ?? 4), environment.leerdoelen);
  if (!unambiguous(spot, bins, options)) return err('past-niet');
  const own: SortItem = { tekst: spot.tekst, bin: spot.bin, audio: `w:${item.w}`, eigen: true };
  const added = interleave(
    peers(item, options, { set, bins, bank }).filter((m) => m.tekst !== own.tekst),
    spot.bin,
    sortCount(options) - 1,
  );
  const prompt =
    added.length === 0 ? createPrompt(options, woordPrompt(options, item)) : createPrompt(options, {}, 'rest');
  return sortVraag(
    options,
    {
      prompt,
      goed: [spot.bin],
      getoond: createShown(
        item.w,
        item.grafemen.map((g) => g.g),
        { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
      ),
      focus: focusOf(item, doelId),
    },
    { bins, tokens: [own, ...added], kind: 'woord', bank },
  );
};

/** Bins of de/het. */
export const LIDWOORDEN = [
  { id: 'de', label: 'de' },
  { id: 'het', label: 'het' },
] as const;

/** `sorteer` for a noun: de or het. */
export const buildSortLidwoord: Builder = (options, bank) => {
  const { item } = options;
  if (!isLidwoord(item)) return err('past-niet');
  const ling = (x: LidwoordItem): SortItem => ({ tekst: x.w, bin: x.lidwoord, audio: `w:${x.w}` });
  const others = shuffle(
    options.environment.pool
      .filter(isLidwoord)
      .filter((x) => x.w !== item.w && x.w.length <= (options.capability.maxChars ?? 80)),
    bank.rng,
  ).map(ling);
  const added = interleave(others, item.lidwoord, sortCount(options) - 1);
  const text = `${item.lidwoord} ${item.w}`;
  return sortVraag(
    options,
    {
      prompt: createPrompt(
        options,
        added.length === 0 ? { audio: `w:${item.w}`, text: item.w } : {},
        added.length === 0 ? '' : 'rest',
      ),
      goed: [item.lidwoord],
      getoond: createShown(text, [item.lidwoord, item.w], { ...bank, kind: 'woord', audio: `z:${text}` }),
      focus: { from: 0, to: item.lidwoord.length },
    },
    {
      bins: withIcons(LIDWOORDEN, options.environment.leerdoelen),
      tokens: [{ ...ling(item), eigen: true }, ...added],
      kind: 'woord',
      bank,
    },
  );
};

/** Parts of speech children sort, with their school names. */
const KINDS = [
  { id: 'zn', label: 'zelfstandig naamwoord' },
  { id: 'ww', label: 'werkwoord' },
  { id: 'bn', label: 'bijvoeglijk naamwoord' },
  { id: 'lw', label: 'lidwoord' },
] as const;

/** Word of a sentence a seed stands for; undefined when the sentence has none that is sorted. Words that occur twice are left out. */
export function woordsoortOf(item: WoordsoortZin, seed: number): { tekst: string; soort: string } | undefined {
  const all = sortable(item);
  return all[keyRng(seed).int(Math.max(1, all.length))];
}

function sortable(item: WoordsoortZin): { tekst: string; soort: string }[] {
  const parts = item.delen.map((d) => ({ tekst: item.zin.slice(d.van, d.tot), soort: d.woordsoort }));
  const times = (t: string): number => parts.filter((d) => d.tekst.toLowerCase() === t.toLowerCase()).length;
  return parts.filter((d) => KINDS.some((s) => s.id === d.soort) && times(d.tekst) === 1);
}

/** `sorteer` for a sentence: the part of speech of its words; the sentence stays in sight. */
export const buildSortWoordsoort: Builder = (options, bank) => {
  const { item } = options;
  const own = isWoordsoortZin(item) ? woordsoortOf(item, options.seed) : undefined;
  if (!isWoordsoortZin(item) || own === undefined) return err('past-niet');
  const bins = withIcons(
    restrictBins(KINDS, own.soort, options.capability.bins?.[1] ?? 4),
    options.environment.leerdoelen,
  );
  const others = shuffle(
    sortable(item).filter((d) => d.tekst !== own.tekst && bins.some((b) => b.id === d.soort)),
    bank.rng,
  ).map((d) => ({ tekst: d.tekst, bin: d.soort }));
  const added = interleave(others, own.soort, sortCount(options) - 1);
  const from = item.zin.indexOf(own.tekst);
  return sortVraag(
    options,
    {
      prompt: createPrompt(
        options,
        { text: item.zin, audio: `z:${item.zin}` },
        added.length === 0 ? 'woordsoort' : 'rest',
      ),
      goed: [own.soort],
      getoond: createShown(item.zin, [item.zin], { ...bank, kind: 'zin', audio: `z:${item.zin}` }),
      focus: { from: from, to: from + own.tekst.length },
    },
    { bins, tokens: [{ tekst: own.tekst, bin: own.soort, eigen: true }, ...added], kind: 'woord', bank },
  );
};

/** Answer of any `sorteer` question: the bin of the item. */
export function sortKey(q: KeyVraag): string | undefined {
  if (isLidwoord(q.item)) return q.item.lidwoord;
  if (isWoordsoortZin(q.item)) return woordsoortOf(q.item, q.seed)?.soort;
  return isWoord(q.item) ? spotOf(q.item, q.doelId)?.bin : undefined;
}
