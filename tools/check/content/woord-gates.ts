import icons from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' };
import { pictureOfItem } from '#engine/core/taal/item/picture-item.ts';
import { categoriesOf } from '#engine/core/taal/category/categories.ts';
import { mistakesOf } from '#engine/core/taal/error/errors.ts';
import { pictureOf } from '#engine/core/taal/klank/klank.ts';
import { HOMOFONEN } from '#engine/core/taal/tables/homofonen.ts';
import type { Leerdoel, WoordItem } from '#engine/core/taal/woord/woord.ts';
import { wordBook } from '../../content/lexicon.ts';
import { seamsOf } from '#engine/core/taal/form/seams.ts';
import { isForbidden } from '../../content/forbidden.ts';
import { isRealWord } from '../../content/rare.ts';
import { spots } from '#engine/core/taal/item/woord-parts.ts';
import type { Rule } from './load.ts';

/** What a gate may look at besides the entry. */
export type Context = {
  leerdoelen: ReadonlyMap<string, Leerdoel>;
  toegestaan: ReadonlySet<string>;
  woorden: ReadonlySet<string>;
};

type Gate = (item: WoordItem, c: Context) => string[];

const ORDER = [
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
  'kindred',
  'wrongInZin',
  'geweerd',
  'regio',
  'variant',
  'audio',
  'gevoelig',
  'gezien',
];
const MAX_WOORDEN: Readonly<Record<number, number>> = { 3: 8, 4: 8, 5: 12, 6: 12, 7: 15, 8: 15 };

const report = (error: boolean, text: string): string[] => (error ? [text] : []);

const joins: Gate = (i) => [
  ...report(i.grafemen.map((g) => g.g).join('') !== i.w, 'grafemen do not join to the word'),
  ...report(i.lettergrepen.join('') !== i.w, 'lettergrepen do not join to the word'),
  ...report(i.klankgroepen.join('') !== i.w, 'klankgroepen do not join to the word'),
  ...report(
    i.morfemen !== undefined && i.morfemen.map((m) => m.m).join('') !== i.w,
    'morfemen do not join to the word',
  ),
  ...report(
    i.grafemen.some((g, n) => g.van !== (i.grafemen[n - 1]?.tot ?? 0) || g.tot - g.van !== g.g.length),
    'grafeem spans are not contiguous',
  ),
  ...report(i.w !== i.w.normalize('NFC'), 'w is not NFC'),
];

const category: Gate = (i, c) => [
  ...i.cats.flatMap((k) => report(!c.leerdoelen.has(k.id), `unknown category ${k.id}`)),
  ...i.cats.flatMap((k) => report(k.van >= k.tot || k.tot > i.w.length, `span of ${k.id} is outside the word`)),
  ...report(!i.cats.some((k) => k.id === i.hoofd), `hoofd ${i.hoofd} is not one of cats`),
  ...report(i.groep < (c.leerdoelen.get(i.hoofd)?.groep ?? 0), `groep ${i.groep} is before the start of ${i.hoofd}`),
];

const detected: Gate = (i) => {
  const lemma = i.hoofd.startsWith('ww-') && i.vormen.lemma !== undefined ? { lemma: i.vormen.lemma } : {};
  const o = {
    seams: seamsOf(i),
    ...(i.woordsoort === 'ww' ? { rol: 'ww' as const, ...lemma } : { woordsoort: i.woordsoort }),
  };
  const known = new Set([...i.cats, ...(i.catsAfgewezen ?? [])].map((k) => k.id));
  const mist = categoriesOf(pictureOf(i.w, o), o).filter((k) => !known.has(k.id) && !k.id.startsWith('kz-'));
  return mist.map((k) => `detector finds ${k.id}, not stored and not rejected`);
};

const zinnen: Gate = (i) =>
  i.zinnen.flatMap((z) => {
    const hits = spots(i.w, z.tekst);
    const count = (z.tekst.match(/[\p{L}'-]+/gu) ?? []).length;
    return [
      ...report(hits.length !== 1, `"${z.tekst}" holds the word ${hits.length} times`),
      ...report(hits[0] !== z.gat.van || z.gat.tot - z.gat.van !== i.w.length, `gap of "${z.tekst}" is not the word`),
      ...report(count > (MAX_WOORDEN[i.groep] ?? 12), `"${z.tekst}" has ${count} words`),
      ...report(!/[.?!]$/.test(z.tekst) || !/^['\p{Lu}]/u.test(z.tekst), `"${z.tekst}" lacks a capital or an end mark`),
      ...forbiddenIn(z.tekst),
    ];
  });

function forbiddenIn(text: string): string[] {
  return (text.match(/[\p{L}'-]+/gu) ?? []).filter((w) => isForbidden(w)).map((w) => `forbidden topic word ${w}`);
}

const spelling: Gate = (i, c) => [
  ...report(
    !i.w.split(' ').every((part) => wordBook.exists(part)) && !c.toegestaan.has(i.w),
    'not in the dictionary and not in toegestaan.tsv',
  ),
  ...report(isForbidden(i.w), 'forbidden topic word'),
  ...report(i.woordsoort === 'zn' && i.lidwoord === undefined, 'noun without lidwoord'),
  ...report(
    i.plaatje?.startsWith('fe:') === true && !(i.plaatje.slice(3) in icons.icons),
    `picture ${i.plaatje} does not exist`,
  ),
  ...report(
    Object.keys(i).some((k, n, all) => n > 0 && ORDER.indexOf(k) < ORDER.indexOf(all[n - 1] ?? '')),
    'keys are not in the fixed order',
  ),
];

const distractors: Gate = (i, c) => {
  const errors = mistakesOf(pictureOfItem(i), i.cats, { geweerd: i.geweerd, main: i.hoofd });
  const own = new Set(i.cats.map((k) => k.id));
  return [
    ...report(errors.length === 0 && (i.wrongInZin ?? []).length === 0, 'no wrong form can be offered'),
    ...errors.flatMap((f) =>
      report(
        isRealWord(f.vorm) || c.woorden.has(f.vorm) || isForbidden(f.vorm),
        `misspelling ${f.vorm} is a word or unfit`,
      ),
    ),
    ...errors.flatMap((f) =>
      report(!own.has(f.categorie) || f.tot > i.w.length, `misspelling ${f.vorm} has category ${f.categorie}`),
    ),
  ];
};

/** Words that only the table of homophones knows: `fijt`. */
const TWINS: ReadonlySet<string> = new Set(HOMOFONEN.flat());

/** Guards compare spellings: an id or a misspelling among them is never met, and the guard is dead. */
const twins: Gate = (i, c) =>
  (i.homofoonVan ?? []).flatMap((w) =>
    report(
      w === i.w || !(wordBook.exists(w) || c.woorden.has(w) || TWINS.has(w)),
      `sounds like ${w}, which is no other word: no guard meets it`,
    ),
  );

const GATES: readonly Gate[] = [joins, category, detected, zinnen, spelling, twins, distractors];

/** All gates on one entry; each finding starts with file and word. */
export function validateWoord({ bestand: file, item }: Rule<WoordItem>, c: Context): string[] {
  const place =
    file === `woorden/groep${item.groep}/${item.hoofd}.jsonl`
      ? []
      : [`file should be woorden/groep${item.groep}/${item.hoofd}.jsonl`];
  return [...place, ...GATES.flatMap((gate) => gate(item, c))].map((f) => `${file} ${item.w}: ${f}`);
}
