import { createRng } from '#engine/core/basis/rng.ts';
import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { pictureOfItem } from '../item/picture-item.ts';
import { mistakesOf, type Mistake } from './errors.ts';
import { bare, type TaalError } from '../woord/normalize.ts';
import type { Lexicon } from '../woord/options.ts';
import type { WoordItem } from '../woord/woord.ts';

/** Wrong form a child may see: the form, the category it breaks, the letters of the word it changes and its weight (0-1). */
export type Distractor = Pick<Mistake, 'vorm' | 'categorie' | 'van' | 'tot' | 'kans'>;

/** `seed` decides the draw. What the guards may ask: `lexicon` = every right spelling (dictionary, other entries, variants), `verboden` = unfit for children. */
export type DistractorOptions = { seed: number; lexicon?: Lexicon; verboden?: (form: string) => boolean };

/**
 * At most `n` distinct wrong forms of an entry, drawn by weight with the seed: at least one of the main category when there is
 * one, at most one per operation. Fewer when fewer pass the guards. `leeg` for an entry without a word.
 */
export function distractors(item: WoordItem, n: number, o: DistractorOptions): Result<Distractor[], TaalError> {
  if (item.w === '') return err('leeg');
  const rng = createRng(o.seed);
  const over = candidates(item, o);
  const chosen: Mistake[] = [];
  const grab = (out: readonly Mistake[]): void => {
    const error = draw(out, rng.next());
    if (error) chosen.push(error);
  };
  const ofMainCategory = over.filter((f) => f.categorie === item.hoofd);
  if (n > 0) grab(ofMainCategory);
  while (chosen.length < n) {
    const free = over.filter((f) => !chosen.some((g) => collides(f, g)));
    if (free.length === 0) break;
    grab(free);
  }
  return ok(
    chosen.map(({ vorm: form, categorie: category, van: from, tot: until, kans: chance }) => ({
      vorm: form,
      categorie: category,
      van: from,
      tot: until,
      kans: chance,
    })),
  );
}

/** Own misspellings of the author first, then the generated ones, through every guard. */
function candidates(item: WoordItem, o: DistractorOptions): Mistake[] {
  const own = (item.foutvormen ?? []).map((f) => ({
    ...f,
    van: 0,
    tot: item.w.length,
    kans: 0.5,
    op: `${item.w}>${f.vorm}`,
    hardly: false,
  }));
  const correct = new Set(
    [item.w, ...Object.values(item.vormen).flat(), ...(item.homofoonVan ?? [])].map((w) => w.toLowerCase()),
  );
  return [
    ...own,
    ...mistakesOf(pictureOfItem(item), item.cats, {
      geweerd: item.geweerd,
      main: item.hoofd,
      ...(o.lexicon === undefined ? {} : { lexicon: o.lexicon }),
    }),
  ].filter(
    (f) =>
      !correct.has(f.vorm.toLowerCase()) && !(o.verboden?.(f.vorm) ?? false) && !(o.verboden?.(bare(f.vorm)) ?? false),
  );
}

function collides(a: Mistake, b: Mistake): boolean {
  return a.vorm === b.vorm || a.op === b.op;
}

/** Form at the place of `deel` (0-1) when the forms lie in a row as long as their weights. */
function draw(errors: readonly Mistake[], part: number): Mistake | undefined {
  const sum = errors.reduce((s, f) => s + f.kans, 0);
  let rest = part * sum;
  return errors.find((f) => (rest -= f.kans) < 0) ?? errors.at(-1);
}
