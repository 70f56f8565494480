import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { isWoord } from '../contract/content-kind.ts';
import type { EntryView, SelectView } from '../contract/contract.ts';
import { judgeMark } from '../ronde/judges-place.ts';
import { inputField } from './dictee.ts';
import type { Solution } from './built.ts';
import { spellingOptions } from './choose.ts';
import { createShown, createPrompt, showsSeries, type Builder, type VraagOptions, type Workbench } from './options.ts';
import { createVraag } from './vraag-form.ts';
import { focusOf, errorFormsOf, hasContext, isHoofdletterRequired, wordsInZin, type ErrorForm } from './woord-help.ts';

interface ErrorText {
  delen: string[];
  plek: number;
  zin: boolean;
}

/** Words of the gap sentence with the misspelling in its place, marks left at their words; null when there is no such sentence. */
function inZin(item: WoordItem, error: ErrorForm): ErrorText | null {
  const zin = item.zinnen[0];
  if (zin === undefined || zin.tekst.slice(zin.gat.van, zin.gat.tot).toLowerCase() !== item.w.toLowerCase())
    return null;
  const head = zin.tekst.charAt(zin.gat.van) !== item.w.charAt(0);
  const form = head ? error.vorm.charAt(0).toUpperCase() + error.vorm.slice(1) : error.vorm;
  const before = zin.tekst.slice(0, zin.gat.van).split(' ');
  const parts = `${zin.tekst.slice(0, zin.gat.van)}${form}${zin.tekst.slice(zin.gat.tot)}`.split(' ');
  const spot = before.length - 1;
  const bare = (t: string): string => t.replace(/[^\p{L}'-]/gu, '').toLowerCase();
  const only = parts.every((d, i) => i === spot || bare(d) !== item.w.toLowerCase());
  return !form.includes(' ') && !item.w.includes(' ') && parts.length >= 3 && only
    ? { delen: parts, plek: spot, zin: true }
    : null;
}

/** Graphemes of the misspelled word: those that stayed, and the changed ones as one part; null when the whole word changed. */
function inWoord(item: WoordItem, error: ErrorForm): ErrorText | null {
  const before = item.grafemen.filter((g) => g.tot <= error.van).map((g) => g.g);
  const after = item.grafemen.filter((g) => g.van >= error.tot).map((g) => g.g);
  const begin = before.join('').length;
  const middle = error.vorm.slice(begin, error.vorm.length - after.join('').length);
  const whole = [...before, middle, ...after];
  const usable =
    middle !== '' && middle.length <= 5 && before.length + after.length >= 1 && whole.join('') === error.vorm;
  return usable ? { delen: whole, plek: before.length, zin: false } : null;
}

interface FollowUp {
  view: SelectView | EntryView;
  solution: Solution;
}

/** Repair: typed, or chosen in a game that says how many options fit when typing is off or the child is young; undefined for neither. */
function followUpFor(
  item: WoordItem,
  options: VraagOptions,
  bank: Workbench & { withZin: boolean },
): FollowUp | undefined {
  const { environment, capability: c } = options;
  const choose = c.maxOptions !== undefined && (!environment.typen || environment.groep <= 4);
  const offered = choose ? spellingOptions(item, options, bank) : null;
  if (offered !== null)
    return {
      view: { shape: 'select', options: offered.tokens, pick: 1 },
      solution: { soort: 'kies', ruw: offered.ruw },
    };
  return environment.typen ? { view: inputField(item, options), solution: { soort: 'invoer' } } : undefined;
}

/** Sentence or word with a misspelling that the game can show: a sentence from groep 5, before that the word itself. */
function errorText(item: WoordItem, options: VraagOptions): ErrorText | undefined {
  const can = (t: ErrorText | null): t is ErrorText =>
    t !== null && showsSeries(options.capability, t.delen, t.zin ? 'woord' : 'grafeem');
  const errors = errorFormsOf(item, options.doelId, options.environment).slice(0, 4);
  const words = wordsInZin(item, options.doelId).map((f) => inZin(item, f));
  const texts = [...words, ...errors.flatMap((f) => [inZin(item, f), inWoord(item, f)])].filter(can);
  return texts.find((t) => t.zin === options.environment.groep >= 5) ?? texts[0];
}

/** `zoekfout`: find the misspelling in a sentence or in the word itself, then repair it. */
export const buildFindMistake: Builder = (options, bank) => {
  const { item } = options;
  if (!isWoord(item) || !hasContext(item)) return err('past-niet');
  const text = errorText(item, options);
  if (text === undefined) return err('past-niet');
  const followUp = followUpFor(item, options, { ...bank, withZin: text.zin });
  return ok(
    createVraag(
      options,
      {
        prompt: createPrompt(
          options,
          { audio: text.zin ? `z:${item.zinnen[0]?.tekst ?? item.w}` : `w:${item.w}` },
          text.zin ? 'zin' : '',
        ),
        goed: [item.w],
        hoofdletters: isHoofdletterRequired(item),
        getoond: createShown(
          item.w,
          item.grafemen.map((g) => g.g),
          { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
        ),
        focus: focusOf(item, options.doelId),
      },
      {
        view: {
          shape: 'mark',
          parts: text.delen.map((d) => bank.tokens.create(d, text.zin ? 'woord' : 'grafeem')),
          target: 'token',
          count: 1,
          ...(followUp === undefined ? {} : { followUp: followUp.view }),
        },
        solution: {
          soort: 'markeer',
          plekken: [text.plek],
          recht: judgeMark,
          ...(followUp === undefined ? {} : { followUp: followUp.solution }),
        },
        k: 0,
      },
    ),
  );
};
