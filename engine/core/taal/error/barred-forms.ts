import { baseWoorden } from '../form/base-form.ts';
import { mainSeams } from '../form/main-seams.ts';
import { BIJVOEGLIJK } from '../woord/woord-table.ts';
import { fallbackMistakes, hasShortage, rawMistakes, type Mistake } from './errors.ts';
import type { MistakePicture } from './error-slip.ts';
import type { CatSpan } from '../woord/woord.ts';

/** Whether a compound of more parts is cut in two inside a part: voet balveld, where a child writes voetbal veld. */
function isInnerSplit({ vorm: form, van: from, categorie: category }: Mistake, main: readonly number[]): boolean {
  return category === 'samenstelling' && /[ -]/.test(form.charAt(from + 1)) && !main.includes(from + 1);
}

/** What is as good: samen spelen, een half uur, herfstbladen. */
const AS_GOOD = /^(?:half|samen|zoet|zout) [^ ]+$|bladen$/;

/** A spelling that is right too: as good, or an adjective with its -e before a noun (rode kool). */
function isRightToo({ vorm: form }: Mistake): boolean {
  const layer = form.toLowerCase();
  const stem = /^([^ ]+)e [^ ]+$/.exec(layer)?.[1];
  return AS_GOOD.test(layer) || (stem !== undefined && baseWoorden(stem).some((base) => BIJVOEGLIJK.has(base)));
}

/** Wrong forms that the generator would make of a word and that may never be shown, in lower case, each once and sorted; `isUnfit` judges one form. */
export function barredForms(
  picture: MistakePicture,
  cats: readonly CatSpan[],
  isUnfit: (form: Mistake) => boolean,
): string[] {
  const main = mainSeams(
    picture.laag,
    cats.filter(({ id }) => id === 'samenstelling').map(({ van: from }) => from + 1),
  );
  const isBarred = (form: Mistake): boolean => isInnerSplit(form, main) || isRightToo(form) || isUnfit(form);
  const raw = rawMistakes(picture, cats);
  const { gedekt: covered, los: loose } = hasShortage(raw.filter((f) => !isBarred(f)))
    ? fallbackMistakes(picture, cats)
    : { gedekt: [], los: [] };
  const forms = [...raw, ...covered, ...loose].filter(isBarred).map(({ vorm: form }) => form.toLowerCase());
  return [...new Set(forms)].sort();
}
