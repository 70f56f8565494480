import { err, ok } from '#engine/core/basis/result.ts';
import type { WerkwoordItem, WerkwoordZin } from '#engine/core/taal/woord/woord.ts';
import type { BuiltVraag } from './built.ts';
import { isWerkwoord } from '../contract/content-kind.ts';
import {
  createShown,
  createPrompt,
  shows,
  showsSeries,
  type Builder,
  type VraagOptions,
  type Workbench,
} from './options.ts';
import { ambiguous } from './build.ts';
import { distractorCount, createOptions, drawStrong } from './select-help.ts';
import { scramble } from './tokens.ts';
import { createVraag as createForm } from './vraag-form.ts';
import { keyRng } from './woord-help.ts';

/** Sentence a seed stands for; undefined when the verb has none for the goal. */
export function zinOf(item: WerkwoordItem, doelId: string, seed: number): WerkwoordZin | undefined {
  const zinnen = item.zinnen.filter((z) => z.categorie === doelId);
  return zinnen[keyRng(seed).int(Math.max(1, zinnen.length))];
}

/** Letters after the stem: where verb spelling goes wrong. */
function uitgang(item: WerkwoordItem, form: string): { from: number; to: number } {
  let i = 0;
  const small = form.toLowerCase();
  while (i < form.length - 1 && i < item.stam.length && small[i] === item.stam[i]) i += 1;
  return { from: Math.min(i, form.length - 1), to: form.length };
}

const wholeZin = (zin: WerkwoordZin): string =>
  `${zin.voor} ${zin.vorm} ${zin.na}`
    .replace(/\s+/gu, ' ')
    .replace(/ ([.,?!])/gu, '$1')
    .trim();

/** `werkwoord`: the form of the verb in a sentence, chosen, typed or built from stem and ending. */
export const buildWerkwoord: Builder = (options, bank) => {
  const { item, capability } = options;
  const zin = isWerkwoord(item) ? zinOf(item, options.doelId, options.seed) : undefined;
  if (!isWerkwoord(item) || zin === undefined || zin.vorm.length > (capability.maxChars ?? 80)) return err('past-niet');
  if (capability.shape === 'sequence') return buildForm({ item, zin }, options, bank);
  const typing = capability.shape === 'entry';
  const offered = typing ? null : formOptions(zin, options, bank);
  const can = typing ? options.environment.typen : offered !== null;
  return can ? ok(createVraag({ item, zin, options: offered, bank }, options)) : err('past-niet');
};

/** Forms to choose from; null when the game cannot show them. */
function formOptions(
  zin: WerkwoordZin,
  options: VraagOptions,
  bank: Workbench,
): ReturnType<typeof createOptions> | null {
  const { capability } = options;
  const error = zin.foutvormen.filter((f) => f !== zin.vorm && f.length <= (capability.maxChars ?? 80));
  const count = distractorCount(capability, error.length);
  if (count === null || !shows(capability, 'woord')) return null;
  return createOptions(
    [zin.vorm, ...drawStrong(error, count, bank)].map((t) => ({ tekst: t, ruw: t })),
    'woord',
    bank,
  );
}

function createVraag(
  parts: { item: WerkwoordItem; zin: WerkwoordZin; options: ReturnType<typeof createOptions> | null; bank: Workbench },
  options: VraagOptions,
): BuiltVraag {
  const { item, zin, options: offered, bank } = parts;
  return {
    sleutel: { goed: [zin.vorm], hoofdletters: false },
    focus: uitgang(item, zin.vorm),
    k: offered?.tokens.length ?? 0,
    solution: offered === null ? { soort: 'invoer' } : { soort: 'kies', ruw: offered.ruw },
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'werkwoord',
      timed: false,
      prompt: createPrompt(
        options,
        { audio: `z:${wholeZin(zin)}`, text: item.infinitief, sentence: { before: zin.voor, after: zin.na } },
        zin.tijd,
      ),
      view:
        offered === null
          ? {
              shape: 'entry',
              length: zin.vorm.length,
              caseSensitive: false,
              specialKeys: /[^a-z]/iu.test(zin.vorm),
              showLength: false,
            }
          : { shape: 'select', options: offered.tokens, pick: 1 },
    },
    getoond: createShown(zin.vorm, [zin.vorm], { ...bank, kind: 'woord', audio: `z:${wholeZin(zin)}` }),
  };
}

/** Form in stem and ending, with `ge` before it for a participle; null when it is no stem with an ending. */
export function formParts(item: WerkwoordItem, form: string): string[] | null {
  const before = form.startsWith('ge') && !item.stam.startsWith('ge') ? 'ge' : '';
  const rest = form.slice(before.length);
  if (!rest.startsWith(item.stam) || rest === item.stam) return null;
  return [...(before === '' ? [] : [before]), item.stam, rest.slice(item.stam.length)];
}

/** Endings children put there instead, from the wrong forms of the sentence. */
function wrongUitgangen(item: WerkwoordItem, zin: WerkwoordZin, parts: readonly string[]): string[] {
  const out = [...zin.foutvormen.flatMap((f) => formParts(item, f)?.at(-1) ?? []), 'd', 't', 'dt'];
  return [...new Set(out)].filter((u) => !parts.includes(u));
}

function buildForm(
  { item, zin }: { item: WerkwoordItem; zin: WerkwoordZin },
  options: VraagOptions,
  bank: Workbench,
): ReturnType<Builder> {
  const parts = formParts(item, zin.vorm);
  if (parts === null || !showsSeries(options.capability, parts, 'klankgroep')) return err('past-niet');
  const error: string[] = [];
  for (const u of wrongUitgangen(item, zin, parts)) if (error.length < 3 && !ambiguous(parts, u, error)) error.push(u);
  return ok(
    createForm(
      options,
      {
        prompt: createPrompt(
          options,
          { audio: `z:${wholeZin(zin)}`, text: item.infinitief, sentence: { before: zin.voor, after: zin.na } },
          zin.tijd,
        ),
        goed: [zin.vorm],
        getoond: createShown(zin.vorm, parts, { ...bank, kind: 'klankgroep', audio: `z:${wholeZin(zin)}` }),
        focus: uitgang(item, zin.vorm),
      },
      {
        view: {
          shape: 'sequence',
          slots: parts.length,
          pool: scramble(
            [...parts, ...error].map((d) => bank.tokens.create(d, 'klankgroep')),
            bank.rng,
          ),
          separator: '',
          poolPolicy: 'fixed',
        },
        solution: { soort: 'reeks', delen: parts, separator: '' },
        k: 0,
      },
    ),
  );
}
