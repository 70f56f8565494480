import { fallbackMistakes, hasShortage, rawMistakes, type Mistake } from './errors.ts';
import type { MistakePicture } from './error-slip.ts';
import type { CatSpan } from '../woord/woord.ts';

/** Wrong forms that the generator would make of a word and that may never be shown, in lower case, each once and sorted; `isBarred` judges one form. */
export function barredForms(
  picture: MistakePicture,
  cats: readonly CatSpan[],
  isBarred: (form: Mistake) => boolean,
): string[] {
  const raw = rawMistakes(picture, cats);
  const { gedekt: covered, los: loose } = hasShortage(raw.filter((f) => !isBarred(f)))
    ? fallbackMistakes(picture, cats)
    : { gedekt: [], los: [] };
  const forms = [...raw, ...covered, ...loose].filter(isBarred).map(({ vorm: form }) => form.toLowerCase());
  return [...new Set(forms)].sort();
}
