import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { categoriesOf } from '../category/categories.ts';
import { mistakesOf, type Mistake, type MistakeOptions } from './errors.ts';
import { pictureOf } from '../klank/klank.ts';
import type { WoordPicture } from '../klank/klank.ts';
import { readWoord } from '../woord/normalize.ts';
import { isEnglish } from '../woord/english.ts';
import type { TaalError } from '../woord/normalize.ts';
import type { Options } from '../woord/options.ts';
import { HOMOFONEN } from '../tables/homofonen.ts';
import type { CatSpan } from '../woord/woord.ts';

const HOMOFOON = HOMOFONEN.flat();

/** A word no category is about (`kasteel`, `prinses`) is written by ear: the pure-sound category of its first and last letters. */
function klankCategory({ w, klanken }: WoordPicture): CatSpan {
  const nuclei = klanken.filter((k) => k.core);
  const before = (nuclei[0]?.van ?? 0) > 1 ? 'mmk' : 'mk';
  const after = w.length - (nuclei.at(-1)?.tot ?? w.length) > 1 ? 'mm' : 'm';
  return { id: `kz-${before}${after}`, van: 0, tot: w.length };
}

/** Nobody writes -en for the s of an English plural: kids is never `kiden`. */
const dutchPlural = (w: string): string[] =>
  w.endsWith('s') && isEnglish(w.slice(0, -1)) ? [`${w.slice(0, -1)}en`] : [];

/** Plausible misspellings of a word, strongest first, then by form; never a real word of the lexicon or a homophone. */
export function errors(input: string, o: Options & MistakeOptions = {}): Result<Mistake[], TaalError> {
  const woord = readWoord(input);
  if (!woord.ok) return woord;
  const picture = pictureOf(woord.value, o);
  const cats = categoriesOf(picture, o);
  return ok(
    mistakesOf(picture, cats.length > 0 ? cats : [klankCategory(picture)], {
      ...o,
      geweerd: [...HOMOFOON, ...dutchPlural(picture.laag)],
    }),
  );
}
