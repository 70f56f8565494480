import { meervoud, verkleinwoord } from '#engine/core/taal/form/zelfstandig.ts';
import { wordBook } from './lexicon.ts';
import { STILL_CORRECT, WITHOUT_MEERVOUD, WITHOUT_DIMINUTIVE } from './forms-table.ts';

/**
 * Plural of a base noun, or undefined when it has none for children or the dictionary knows none of the accepted forms.
 * `naad` = where the last part of a compound starts; the dictionary lacks many compounds, so the form of that part is enough.
 */
export function meervoudOf(w: string, seam = 0): string | undefined {
  if (WITHOUT_MEERVOUD.has(w)) return undefined;
  const form = meervoud(w);
  return form.ok ? known([form.value.meervoud, ...form.value.ookGoed], seam) : undefined;
}

/** Diminutive of a base noun, under the same conditions. */
export function diminutiveOf(w: string, seam = 0): string | undefined {
  if (WITHOUT_DIMINUTIVE.has(w)) return undefined;
  const form = verkleinwoord(w);
  return form.ok ? known([form.value.verkleinwoord, ...form.value.ookGoed], seam) : undefined;
}

function known(forms: readonly string[], seam: number): string | undefined {
  return forms.find(
    (form) => wordBook.exists(form) || STILL_CORRECT.has(form) || (seam > 0 && wordBook.exists(form.slice(seam))),
  );
}
