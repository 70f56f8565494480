import { wordsInZin, wrongFormsOf, type ErrorForm } from '#engine/core/oefening/vraag/woord-help.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { isForbidden } from '../../content/forbidden.ts';
import { wordBook } from '../../content/lexicon.ts';

const report = (error: boolean, text: string): string[] => (error ? [text] : []);

/** Goals about a mark or a place that no wrong spelling of a single word shows. */
const NO_CHOICE: ReadonlySet<string> = new Set(['leestekens']);

/** Whether a wrong form is about a goal: filed under it, or wrong in its letters or beside them. */
function isAbout(form: ErrorForm, item: WoordItem, doelId: string): boolean {
  if (form.categorie === doelId) return true;
  return item.cats.some((c) => c.id === doelId && form.van < c.tot && c.van <= form.tot);
}

/** Gate on what a child may choose from for the main goal of an entry. */
export function validateChoice(item: WoordItem, words: ReadonlySet<string>): string[] {
  const { hoofd: head } = item;
  const exists = (form: string): boolean => words.has(form);
  const inZin = wordsInZin(item, head).map((f) => f.vorm);
  const twins = new Set<string>(item.homofoonVan ?? []);
  const offered = wrongFormsOf(item, head, { exists });
  return [
    ...report(
      head === 'homofoon' && !inZin.some((w) => twins.has(w)),
      'main goal is homofoon, no homophone is offered',
    ),
    ...report(
      !NO_CHOICE.has(head) && !offered.some((f) => isAbout(f, item, head)),
      `no wrong form is about the main goal ${head}`,
    ),
    ...inZin.flatMap((w) => [
      ...report(!wordBook.exists(w) && !words.has(w.toLowerCase()), `${w} is offered as a word and is none`),
      ...report(isForbidden(w), `${w} is offered and unfit`),
    ]),
  ].map((f) => `${item.w}: ${f}`);
}

/** Gate on the choices of every entry. */
export function validateChoices(items: readonly WoordItem[]): string[] {
  const words = new Set(items.map((i) => i.w.toLowerCase()));
  return items.flatMap((item) => validateChoice(item, words));
}
