import iconen from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' };
import { beeldVanItem } from '#engine/core/taal/beeld-item.ts';
import { categorieenVan } from '#engine/core/taal/categorieen.ts';
import { foutenVan } from '#engine/core/taal/fouten.ts';
import { beeldVan } from '#engine/core/taal/klank.ts';
import type { Leerdoel, WoordItem } from '#engine/core/taal/woord.ts';
import { woordenboek } from '../../content/lexicon.ts';
import { nadenVan } from '#engine/core/taal/naden.ts';
import { isVerboden } from '../../content/verboden.ts';
import { plekken } from '../../content/woord-maken.ts';
import type { Regel } from './laad.ts';

/** What a gate may look at besides the entry. */
export type Context = {
  leerdoelen: ReadonlyMap<string, Leerdoel>;
  toegestaan: ReadonlySet<string>;
  woorden: ReadonlySet<string>;
};

type Poort = (item: WoordItem, c: Context) => string[];

const VOLGORDE = [
  'id',
  'w',
  'grafemen',
  'lettergrepen',
  'klankgroepen',
  'morfemen',
  'cats',
  'catsAfgewezen',
  'hoofd',
  'groep',
  'band',
  'woordsoort',
  'lidwoord',
  'structuur',
  'vormen',
  'zinnen',
  'betekenis',
  'plaatje',
  'foutvormen',
  'homofoonVan',
  'geweerd',
  'regio',
  'variant',
  'audio',
  'gevoelig',
  'gezien',
];
const MAX_WOORDEN: Readonly<Record<number, number>> = { 3: 8, 4: 8, 5: 12, 6: 12, 7: 15, 8: 15 };

const meld = (fout: boolean, tekst: string): string[] => (fout ? [tekst] : []);

const joins: Poort = (i) => [
  ...meld(i.grafemen.map((g) => g.g).join('') !== i.w, 'grafemen do not join to the word'),
  ...meld(i.lettergrepen.join('') !== i.w, 'lettergrepen do not join to the word'),
  ...meld(i.klankgroepen.join('') !== i.w, 'klankgroepen do not join to the word'),
  ...meld(i.morfemen !== undefined && i.morfemen.map((m) => m.m).join('') !== i.w, 'morfemen do not join to the word'),
  ...meld(
    i.grafemen.some((g, n) => g.van !== (i.grafemen[n - 1]?.tot ?? 0) || g.tot - g.van !== g.g.length),
    'grafeem spans are not contiguous',
  ),
  ...meld(i.w !== i.w.normalize('NFC'), 'w is not NFC'),
];

const categorie: Poort = (i, c) => [
  ...i.cats.flatMap((k) => meld(!c.leerdoelen.has(k.id), `unknown category ${k.id}`)),
  ...i.cats.flatMap((k) => meld(k.van >= k.tot || k.tot > i.w.length, `span of ${k.id} is outside the word`)),
  ...meld(!i.cats.some((k) => k.id === i.hoofd), `hoofd ${i.hoofd} is not one of cats`),
  ...meld(i.groep < (c.leerdoelen.get(i.hoofd)?.groep ?? 0), `groep ${i.groep} is before the start of ${i.hoofd}`),
];

const gedetecteerd: Poort = (i) => {
  const lemma = i.hoofd.startsWith('ww-') && i.vormen.lemma !== undefined ? { lemma: i.vormen.lemma } : {};
  const o = {
    naden: nadenVan(i),
    ...(i.woordsoort === 'ww' ? { rol: 'ww' as const, ...lemma } : { woordsoort: i.woordsoort }),
  };
  const bekend = new Set([...i.cats, ...(i.catsAfgewezen ?? [])].map((k) => k.id));
  const mist = categorieenVan(beeldVan(i.w, o), o).filter((k) => !bekend.has(k.id) && !k.id.startsWith('kz-'));
  return mist.map((k) => `detector finds ${k.id}, not stored and not rejected`);
};

const zinnen: Poort = (i) =>
  i.zinnen.flatMap((z) => {
    const hits = plekken(i.w, z.tekst);
    const aantal = (z.tekst.match(/[\p{L}'-]+/gu) ?? []).length;
    return [
      ...meld(hits.length !== 1, `"${z.tekst}" holds the word ${hits.length} times`),
      ...meld(hits[0] !== z.gat.van || z.gat.tot - z.gat.van !== i.w.length, `gap of "${z.tekst}" is not the word`),
      ...meld(aantal > (MAX_WOORDEN[i.groep] ?? 12), `"${z.tekst}" has ${aantal} words`),
      ...meld(!/[.?!]$/.test(z.tekst) || !/^['\p{Lu}]/u.test(z.tekst), `"${z.tekst}" lacks a capital or an end mark`),
      ...verbodenIn(z.tekst),
    ];
  });

function verbodenIn(tekst: string): string[] {
  return (tekst.match(/[\p{L}'-]+/gu) ?? []).filter((w) => isVerboden(w)).map((w) => `forbidden topic word ${w}`);
}

const spelling: Poort = (i, c) => [
  ...meld(
    !i.w.split(' ').every((deel) => woordenboek.bestaat(deel)) && !c.toegestaan.has(i.w),
    'not in the dictionary and not in toegestaan.tsv',
  ),
  ...meld(isVerboden(i.w), 'forbidden topic word'),
  ...meld(i.woordsoort === 'zn' && i.lidwoord === undefined, 'noun without lidwoord'),
  ...meld(
    i.plaatje?.startsWith('fe:') === true && !(i.plaatje.slice(3) in iconen.icons),
    `picture ${i.plaatje} does not exist`,
  ),
  ...meld(
    Object.keys(i).some((k, n, alle) => n > 0 && VOLGORDE.indexOf(k) < VOLGORDE.indexOf(alle[n - 1] ?? '')),
    'keys are not in the fixed order',
  ),
];

const afleiders: Poort = (i, c) => {
  const fouten = foutenVan(beeldVanItem(i), i.cats, { geweerd: i.geweerd });
  const eigen = new Set(i.cats.map((k) => k.id));
  return [
    ...meld(fouten.length === 0, 'no misspelling can be offered'),
    ...fouten.flatMap((f) =>
      meld(
        woordenboek.bestaat(f.vorm) || c.woorden.has(f.vorm) || isVerboden(f.vorm),
        `misspelling ${f.vorm} is a word or unfit`,
      ),
    ),
    ...fouten.flatMap((f) =>
      meld(!eigen.has(f.categorie) || f.tot > i.w.length, `misspelling ${f.vorm} has category ${f.categorie}`),
    ),
  ];
};

const POORTEN: readonly Poort[] = [joins, categorie, gedetecteerd, zinnen, spelling, afleiders];

/** All gates on one entry; each finding starts with file and word. */
export function keurWoord({ bestand, item }: Regel<WoordItem>, c: Context): string[] {
  const plaats =
    bestand === `woorden/groep${item.groep}/${item.hoofd}.jsonl`
      ? []
      : [`file should be woorden/groep${item.groep}/${item.hoofd}.jsonl`];
  return [...plaats, ...POORTEN.flatMap((poort) => poort(item, c))].map((f) => `${bestand} ${item.w}: ${f}`);
}
