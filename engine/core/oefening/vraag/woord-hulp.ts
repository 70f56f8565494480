import { createRng } from '#engine/core/basis/rng.ts';
import { foutenVan } from '#engine/core/taal/fouten.ts';
import { beeldVanItem } from '#engine/core/taal/beeld-item.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import type { Capability, Prompt } from '../contract.ts';
import { isWoord } from '../content-soort.ts';
import type { ContentItem } from '../ronde-opties.ts';
import type { Bereik } from './gebouwd.ts';
import { toont, type VraagOmgeving, type VraagOpties } from './opties.ts';

/** Misspelling a child may see, with the letters of the right form it changes. */
export interface Foutvorm {
  vorm: string;
  categorie: string;
  van: number;
  tot: number;
  kans: number;
}

/** Random source of what the key depends on; looks use another one. Seeds that lie close together give unlike numbers. */
export function sleutelRng(seed: number): ReturnType<typeof createRng> {
  const rng = createRng(Math.imul(seed ^ 0x2545f491, 0x9e3779b1) >>> 0);
  rng.next();
  return rng;
}

/** Letters a goal is about; the whole word when the goal is no category of the word. */
export function focusVan(item: WoordItem, doelId: string): Bereik {
  const cat = item.cats.find((c) => c.id === doelId) ?? item.cats.find((c) => c.id === item.hoofd);
  return cat === undefined ? { from: 0, to: item.w.length } : { from: cat.van, to: cat.tot };
}

/** Misspellings per word entry: they depend on nothing else, and making them costs most of the time of a question. */
const gemaakt = new WeakMap<WoordItem, Foutvorm[]>();

function gemaakteFouten(item: WoordItem): Foutvorm[] {
  const bekend = gemaakt.get(item);
  if (bekend !== undefined) return bekend;
  const lijst = foutenVan(beeldVanItem(item), item.cats, { geweerd: item.geweerd });
  gemaakt.set(item, lijst);
  return lijst;
}

function eigenFouten(item: WoordItem): Foutvorm[] {
  return (item.foutvormen ?? []).map((f) => {
    let van = 0;
    while (van < item.w.length && item.w[van] === f.vorm[van]) van += 1;
    let achter = 0;
    while (
      achter < item.w.length - van &&
      achter < f.vorm.length - van &&
      item.w.at(-1 - achter) === f.vorm.at(-1 - achter)
    )
      achter += 1;
    return { vorm: f.vorm, categorie: f.categorie, van, tot: Math.max(van + 1, item.w.length - achter), kans: 1 };
  });
}

/**
 * Misspellings of a word, those of the goal first, then of its other categories, then the rest; never a word that exists.
 * Sorted by how often the error is made.
 */
export function foutvormenVan(item: WoordItem, doelId: string, omgeving: Pick<VraagOmgeving, 'bestaat'>): Foutvorm[] {
  const alles = [...eigenFouten(item), ...gemaakteFouten(item)];
  const cats = new Set(item.cats.map((c) => c.id));
  const rang = (f: Foutvorm): number => (f.categorie === doelId ? 0 : cats.has(f.categorie) ? 1 : 2);
  const gezien = new Set<string>([item.w.toLowerCase()]);
  return alles
    .filter(
      (f) =>
        !omgeving.bestaat(f.vorm.toLowerCase()) &&
        f.vorm !== '' &&
        !gezien.has(f.vorm.toLowerCase()) &&
        gezien.add(f.vorm.toLowerCase()) !== undefined,
    )
    .sort((a, b) => rang(a) - rang(b) || b.kans - a.kans || (a.vorm < b.vorm ? -1 : 1));
}

/** Words that sound the same as a word need a sentence or picture, else the ear cannot tell which is meant. */
export function heeftContext(item: WoordItem): boolean {
  return (item.homofoonVan ?? []).length === 0 || item.zinnen.length > 0 || item.plaatje !== undefined;
}

/** What is heard and seen with a word: sound, gap sentence, picture. */
export function woordPrompt(options: VraagOpties, item: WoordItem): Partial<Prompt> {
  const homofoon = (item.homofoonVan ?? []).length > 0;
  const zin = item.zinnen[sleutelRng(options.seed).int(Math.max(1, item.zinnen.length))];
  const metZin = zin !== undefined && (homofoon || options.omgeving.groep >= 4);
  const plaatje = item.plaatje !== undefined && options.capability.pictures !== false;
  return {
    audio: `w:${item.w}`,
    ...(metZin
      ? { sentence: { before: zin.tekst.slice(0, zin.gat.van).trim(), after: zin.tekst.slice(zin.gat.tot).trim() } }
      : {}),
    ...(plaatje && item.plaatje !== undefined ? { picture: item.plaatje } : {}),
  };
}

/** Whether case counts: names and words of the capital goal. */
export function hoofdletterTelt(item: WoordItem): boolean {
  return item.w !== item.w.toLowerCase() || item.cats.some((c) => c.id === 'hoofdletter');
}

/** Spellings of a pool, lower case: a distractor may never be one of them. */
export function spellingenVan(pool: readonly ContentItem[]): ReadonlySet<string> {
  return new Set(pool.flatMap((item) => (isWoord(item) ? [item.w.toLowerCase()] : [])));
}

/** Part sizes of a word that the game can show, best first for this jaargroep. */
export function deelwijzen(
  item: WoordItem,
  options: { capability: Capability; groep: number },
): { kind: 'letter' | 'grafeem' | 'klankgroep'; delen: string[] }[] {
  const grafemen = item.grafemen.map((g) => g.g);
  const wijzen = [
    { kind: 'grafeem', delen: grafemen } as const,
    { kind: 'letter', delen: [...item.w] } as const,
    { kind: 'klankgroep', delen: item.klankgroepen } as const,
  ];
  const groot = options.groep >= 5 && item.klankgroepen.length >= 3;
  const volgorde = groot ? [wijzen[2], wijzen[0], wijzen[1]] : [wijzen[0], wijzen[1], wijzen[2]];
  const c = options.capability;
  return volgorde.flatMap((wijze) => {
    if (
      wijze === undefined ||
      wijze.delen.join('') !== item.w ||
      wijze.delen.length < Math.max(2, c.minSlots ?? 2) ||
      wijze.delen.length > (c.maxSlots ?? 24)
    )
      return [];
    const past = toont(c, wijze.kind) && wijze.delen.every((deel) => deel.length <= (c.maxChars ?? 80));
    return past ? [{ kind: wijze.kind, delen: [...wijze.delen] }] : [];
  });
}
