import type { WoordItem } from '#engine/core/taal/woord.ts';
import type { Leerdoel } from '#engine/core/taal/woord.ts';
import type { Bak } from './vraag-vorm.ts';
import { focusVan } from './woord-hulp.ts';

/** Bins that belong together, with the goals whose words are sorted into them. */
export interface Bakkenset {
  doelen: readonly string[];
  bakken: readonly Omit<Bak, 'icon'>[];
  /** Bin of a word and what is shown of it; null when it does not belong here. */
  plek(item: WoordItem, doelId: string): Plek | null;
}

/** Place of a word: its bin and the text on its token. `vul` = the token when filled for another bin. */
export interface Plek {
  bak: string;
  tekst: string;
  vul?: (bak: string) => string;
}

/** The grapheme of the goal is left open, so that the eye cannot read the answer. */
function gatSet(doelen: string, grafemen: string): Bakkenset {
  const ids = grafemen.split(' ');
  return {
    doelen: doelen.split(' '),
    bakken: ids.map((id) => ({ id, label: id })),
    plek: (item, doelId) => {
      const bereik = focusVan(item, doelId);
      const in_ = item.cats.some((c) => c.id === doelId)
        ? item.grafemen.filter((g) => g.van < bereik.to && g.tot > bereik.from && ids.includes(g.g))
        : [];
      const g = in_[0];
      if (g === undefined || in_.length > 1) return null;
      const vul = (tekst: string): string => item.w.slice(0, g.van) + tekst + item.w.slice(g.tot);
      return { bak: g.g, tekst: vul('…'), vul };
    },
  };
}

/** Long or short vowel at the end of the klankgroep; words with both have no one answer. */
const KLANKGROEP: Bakkenset = {
  doelen: ['verenkeling', 'verdubbeling'],
  bakken: [
    { id: 'lang', label: 'lange klank' },
    { id: 'kort', label: 'korte klank' },
  ],
  plek: (item, doelId) => {
    const heeft = (id: string): boolean => item.cats.some((c) => c.id === id);
    if (heeft('verenkeling') === heeft('verdubbeling') || !heeft(doelId)) return null;
    return { bak: doelId === 'verenkeling' ? 'lang' : 'kort', tekst: item.w };
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
const KLINKER: Bakkenset = {
  doelen: ['kz-mkm', 'kz-mmkm', 'kz-mkmm', 'kz-mmkmm'],
  bakken: [
    { id: 'kort', label: 'korte klank' },
    { id: 'lang', label: 'lange klank' },
    { id: 'tweeteken', label: 'tweetekenklank' },
  ],
  plek: (item) => {
    const klinkers = item.grafemen.flatMap((g) => KLINKERS[g.g] ?? []);
    const open = /^.*[aeiou]$/u.test(item.w) && item.grafemen.at(-1)?.g.length === 1;
    return klinkers.length === 1 && !open && klinkers[0] !== undefined ? { bak: klinkers[0], tekst: item.w } : null;
  },
};

const SETS: readonly Bakkenset[] = [
  gatSet('ei ij', 'ei ij'),
  gatSet('au ou', 'au ou'),
  gatSet('eind-d eind-t', 'd t'),
  gatSet('v-f-begin f-v', 'v f'),
  gatSet('z-s-begin s-z', 'z s'),
  gatSet('ch-g', 'ch g'),
  gatSet('ng nk', 'ng nk'),
  gatSet('eer-oor-eur', 'ee oo eu'),
  gatSet('aai-ooi-oei', 'aai ooi oei'),
  gatSet('eeuw-ieuw-uw', 'eeuw ieuw uw'),
  KLANKGROEP,
  KLINKER,
];

/** Bins for a goal; undefined when its words are not sorted. */
export function setVoor(doelId: string): Bakkenset | undefined {
  return SETS.find((s) => s.doelen.includes(doelId));
}

const LUISTER = 'gedeeld/regels/luisterwoord';
const ICONEN: Readonly<Record<string, string>> = {
  lang: 'gedeeld/regels/openlettergreep',
  kort: 'gedeeld/regels/geslotenlettergreep',
  de: 'gedeeld/regels/weetwoord',
  het: 'gedeeld/regels/weetwoord',
  zn: 'gedeeld/regels/meervoud',
  ww: 'gedeeld/regels/werkwoord',
  bn: 'gedeeld/regels/potlood',
};

/** Bins with their pictures: that of the goal of the same name when there is one. */
export function metIconen(bakken: readonly Omit<Bak, 'icon'>[], leerdoelen: ReadonlyMap<string, Leerdoel>): Bak[] {
  return bakken.map((b) => ({ ...b, icon: ICONEN[b.id] ?? leerdoelen.get(b.id)?.icoon ?? LUISTER }));
}

/** At most `max` bins: the item's own always, the others in their order. */
export function beperkBakken<T extends { id: string }>(bakken: readonly T[], eigen: string, max: number): T[] {
  const anderen = bakken
    .filter((b) => b.id !== eigen)
    .slice(0, Math.max(0, max - 1))
    .map((b) => b.id);
  return bakken.filter((b) => b.id === eigen || anderen.includes(b.id));
}
