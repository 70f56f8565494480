import { createRng } from '#engine/core/basis/rng.ts';
import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { beeldVanItem } from './beeld-item.ts';
import { foutenVan, type Fout } from './fouten.ts';
import { kaal, type TaalFout } from './normaliseer.ts';
import type { Lexicon } from './opties.ts';
import type { WoordItem } from './woord.ts';

/** Wrong form a child may see: the form, the category it breaks, the letters of the word it changes and its weight (0-1). */
export type Afleider = Pick<Fout, 'vorm' | 'categorie' | 'van' | 'tot' | 'kans'>;

/** `seed` decides the draw. What the guards may ask: `lexicon` = every right spelling (dictionary, other entries, variants), `verboden` = unfit for children. */
export type AfleiderOpties = { seed: number; lexicon?: Lexicon; verboden?: (vorm: string) => boolean };

/**
 * At most `n` distinct wrong forms of an entry, drawn by weight with the seed: at least one of the main category when there is
 * one, at most one per operation; a form with two operations only when no other is left. Fewer when fewer pass the guards. `leeg` for an entry without a word.
 */
export function afleiders(item: WoordItem, n: number, o: AfleiderOpties): Result<Afleider[], TaalFout> {
  if (item.w === '') return err('leeg');
  const rng = createRng(o.seed);
  const over = kandidaten(item, o);
  const gekozen: Fout[] = [];
  const pak = (uit: readonly Fout[]): void => {
    const fout = trek(uit, rng.next());
    if (fout) gekozen.push(fout);
  };
  const vanHoofd = over.filter((f) => f.categorie === item.hoofd);
  const eenvoudig = vanHoofd.filter((f) => f.ops.length === 1);
  if (n > 0) pak(eenvoudig.length > 0 ? eenvoudig : vanHoofd);
  while (gekozen.length < n) {
    const vrij = over.filter((f) => !gekozen.some((g) => botst(f, g)));
    if (vrij.length === 0) break;
    const enkel = vrij.filter((f) => f.ops.length === 1);
    pak(enkel.length > 0 ? enkel : vrij);
  }
  return ok(gekozen.map(({ vorm, categorie, van, tot, kans }) => ({ vorm, categorie, van, tot, kans })));
}

/** Own misspellings of the author first, then the generated ones, through every guard. */
function kandidaten(item: WoordItem, o: AfleiderOpties): Fout[] {
  const eigen = (item.foutvormen ?? []).map((f) => ({
    ...f,
    van: 0,
    tot: item.w.length,
    kans: 0.5,
    ops: [`${item.w}>${f.vorm}`],
  }));
  const goed = new Set(
    [item.w, ...Object.values(item.vormen).flat(), ...(item.homofoonVan ?? [])].map((w) => w.toLowerCase()),
  );
  return [
    ...eigen,
    ...foutenVan(beeldVanItem(item), item.cats, {
      geweerd: item.geweerd,
      ...(o.lexicon === undefined ? {} : { lexicon: o.lexicon }),
    }),
  ].filter(
    (f) =>
      !goed.has(f.vorm.toLowerCase()) && !(o.verboden?.(f.vorm) ?? false) && !(o.verboden?.(kaal(f.vorm)) ?? false),
  );
}

function botst(a: Fout, b: Fout): boolean {
  return a.vorm === b.vorm || a.ops.some((op) => b.ops.includes(op));
}

/** Form at the place of `deel` (0-1) when the forms lie in a row as long as their weights. */
function trek(fouten: readonly Fout[], deel: number): Fout | undefined {
  const som = fouten.reduce((s, f) => s + f.kans, 0);
  let rest = deel * som;
  return fouten.find((f) => (rest -= f.kans) < 0) ?? fouten.at(-1);
}
