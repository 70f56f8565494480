import { mainSeams } from '../form/main-seams.ts';
import { fallbackMistakes, hasShortage, rawMistakes, type Mistake } from './errors.ts';
import type { MistakePicture } from './error-slip.ts';
import type { CatSpan } from '../woord/woord.ts';

/** Whether a compound of more parts is cut in two inside a part: voet balveld, where a child writes voetbal veld. */
function isInnerSplit({ vorm: form, van: from, categorie: category }: Mistake, main: readonly number[]): boolean {
  return category === 'samenstelling' && /[ -]/.test(form.charAt(from + 1)) && !main.includes(from + 1);
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
  const isBarred = (form: Mistake): boolean => isInnerSplit(form, main) || isUnfit(form);
  const raw = rawMistakes(picture, cats);
  const { gedekt: covered, los: loose } = hasShortage(raw.filter((f) => !isBarred(f)))
    ? fallbackMistakes(picture, cats)
    : { gedekt: [], los: [] };
  const forms = [...raw, ...covered, ...loose].filter(isBarred).map(({ vorm: form }) => form.toLowerCase());
  return [...new Set(forms)].sort();
}
