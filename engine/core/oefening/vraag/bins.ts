import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Leerdoel } from '#engine/core/taal/woord/woord.ts';
import type { Bin } from './vraag-form.ts';
import { focusOf } from './woord-help.ts';

/** Bins that belong together, with the goals whose words are sorted into them. */
export interface BinSet {
  doelen: readonly string[];
  bins: readonly Omit<Bin, 'icon'>[];
  /** Bin of a word and what is shown of it; null when it does not belong here. */
  plek(item: WoordItem, doelId: string): BinSpot | null;
}

/** Place of a word: its bin and the text on its token. `vul` = the token when filled for another bin. */
export interface BinSpot {
  bin: string;
  tekst: string;
  vul?: (bin: string) => string;
}

/** The grapheme of the goal is left open, so that the eye cannot read the answer. */
function gapSet(doelen: string, grafemen: string): BinSet {
  const ids = grafemen.split(' ');
  return {
    doelen: doelen.split(' '),
    bins: ids.map((id) => ({ id, label: id })),
    plek: (item, doelId) => {
      const scope = focusOf(item, doelId);
      const touched = item.grafemen.filter((g) => g.van < scope.to && g.tot > scope.from);
      // A bin may be more than one grapheme, such as nk: then the letters of the goal are the gap.
      const whole = item.w.slice(scope.from, scope.to);
      const parts = ids.includes(whole) ? [{ g: whole, van: scope.from, tot: scope.to }] : touched;
      const in_ = item.cats.some((c) => c.id === doelId) ? parts.filter((g) => ids.includes(g.g)) : [];
      const g = in_[0];
      if (g === undefined || in_.length > 1) return null;
      const fill = (text: string): string => item.w.slice(0, g.van) + text + item.w.slice(g.tot);
      return { bin: g.g, tekst: fill('…'), vul: fill };
    },
  };
}

/** Long or short vowel at the end of the klankgroep; words with both have no one answer. */
const KLANKGROEP: BinSet = {
  doelen: ['verenkeling', 'verdubbeling'],
  bins: [
    { id: 'lang', label: 'lange klank' },
    { id: 'kort', label: 'korte klank' },
  ],
  plek: (item, doelId) => {
    const has = (id: string): boolean => item.cats.some((c) => c.id === id);
    if (has('verenkeling') === has('verdubbeling') || !has(doelId)) return null;
    return { bin: doelId === 'verenkeling' ? 'lang' : 'kort', tekst: item.w };
  },
};

const KLINKERS: Readonly<Record<string, string>> = {
  a: 'kort',
  e: 'kort',
  i: 'kort',
  o: 'kort',
  u: 'kort',
  aa: 'lang',
  ee: 'lang',
  oo: 'lang',
  uu: 'lang',
  ie: 'tweeteken',
  oe: 'tweeteken',
  eu: 'tweeteken',
  ui: 'tweeteken',
  ei: 'tweeteken',
  ij: 'tweeteken',
  au: 'tweeteken',
  ou: 'tweeteken',
};

/** Kind of vowel of a pure-sound word with one vowel. */
const KLINKER: BinSet = {
  doelen: ['kz-mkm', 'kz-mmkm', 'kz-mkmm', 'kz-mmkmm'],
  bins: [
    { id: 'kort', label: 'korte klank' },
    { id: 'lang', label: 'lange klank' },
    { id: 'tweeteken', label: 'tweetekenklank' },
  ],
  plek: (item) => {
    const klinkers = item.grafemen.flatMap((g) => KLINKERS[g.g] ?? []);
    const open = /^.*[aeiou]$/u.test(item.w) && item.grafemen.at(-1)?.g.length === 1;
    return klinkers.length === 1 && !open && klinkers[0] !== undefined ? { bin: klinkers[0], tekst: item.w } : null;
  },
};

const SETS: readonly BinSet[] = [
  gapSet('ei ij', 'ei ij'),
  gapSet('au ou', 'au ou'),
  gapSet('eind-d eind-t', 'd t'),
  gapSet('v-f-begin f-v', 'v f'),
  gapSet('z-s-begin s-z', 'z s'),
  gapSet('ch-g', 'ch g'),
  gapSet('ng nk', 'ng nk'),
  gapSet('eer-oor-eur', 'ee oo eu'),
  gapSet('aai-ooi-oei', 'aai ooi oei'),
  gapSet('eeuw-ieuw-uw', 'eeuw ieuw uw'),
  KLANKGROEP,
  KLINKER,
];

/** Bins for a goal; undefined when its words are not sorted. */
export function setFor(doelId: string): BinSet | undefined {
  return SETS.find((s) => s.doelen.includes(doelId));
}

const LISTEN = 'gedeeld/regels/luisterwoord';
const ICONS: Readonly<Record<string, string>> = {
  lang: 'gedeeld/regels/openlettergreep',
  kort: 'gedeeld/regels/geslotenlettergreep',
  de: 'gedeeld/regels/weetwoord',
  het: 'gedeeld/regels/weetwoord',
  zn: 'gedeeld/regels/meervoud',
  ww: 'gedeeld/regels/werkwoord',
  bn: 'gedeeld/regels/potlood',
};

/** Bins with their pictures: that of the goal of the same name when there is one. */
export function withIcons(bins: readonly Omit<Bin, 'icon'>[], leerdoelen: ReadonlyMap<string, Leerdoel>): Bin[] {
  return bins.map((b) => ({ ...b, icon: ICONS[b.id] ?? leerdoelen.get(b.id)?.icoon ?? LISTEN }));
}

/** At most `max` bins: the item's own always, the others in their order. */
export function restrictBins<T extends { id: string }>(bins: readonly T[], own: string, max: number): T[] {
  const others = bins
    .filter((b) => b.id !== own)
    .slice(0, Math.max(0, max - 1))
    .map((b) => b.id);
  return bins.filter((b) => b.id === own || others.includes(b.id));
}
