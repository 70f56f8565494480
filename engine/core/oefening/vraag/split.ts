import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { isWoord } from '../contract/content-kind.ts';
import { familyOf } from '../model/family.ts';
import { insertCuts, judgeMark } from '../ronde/judges-place.ts';
import { createShown, createPrompt, shows, type Builder } from './options.ts';
import { createVraag } from './vraag-form.ts';
import { focusOf } from './woord-help.ts';

/** How a word is cut. */
export type SplitMode = 'klankgroep' | 'lettergreep' | 'samenstelling' | 'morfeem';

const VARIANT: Readonly<Record<SplitMode, string>> = {
  klankgroep: '',
  lettergreep: 'lettergreep',
  samenstelling: 'samenstelling',
  morfeem: 'morfeem',
};

function modeOf(item: WoordItem, doelId: string): { mode: SplitMode; delen: readonly string[] } {
  const morphemes = item.morfemen ?? [];
  const stammen = morphemes.filter((m) => m.soort === 'stam').length;
  if (morphemes.length >= 2 && familyOf(doelId) !== 'klankgroep')
    return { mode: stammen === morphemes.length ? 'samenstelling' : 'morfeem', delen: morphemes.map((m) => m.m) };
  return item.groep <= 5
    ? { mode: 'klankgroep', delen: item.klankgroepen }
    : { mode: 'lettergreep', delen: item.lettergrepen };
}

/** Smallest parts between which a child may cut: graphemes, doubled consonants apart so that no cut is given away. */
function bits(item: WoordItem): string[] {
  return item.grafemen.flatMap(({ g }) => (/^(.)\1$/u.test(g) && !/^[aeiou]/u.test(g) ? [...g] : [g]));
}

/** Letter offsets of the joins between parts. */
function seams(parts: readonly string[]): number[] {
  let spot = 0;
  return parts.slice(0, -1).map((part) => (spot += part.length));
}

/** Word in parts with its cuts: counts of parts before each; null when it cannot be cut or has no wrong place to cut. */
export interface Split {
  mode: SplitMode;
  bits: string[];
  cuts: number[];
  tekst: string;
}

/** Cutting of a word for a goal; the same on client and server. */
export function splitOf(item: WoordItem, doelId: string): Split | null {
  const { mode, delen: parts } = modeOf(item, doelId);
  if (parts.length < 2 || parts.join('') !== item.w) return null;
  const doel = seams(parts);
  const fitting = [bits(item), [...item.w]].find(
    (list) => list.join('') === item.w && doel.every((n) => seams(list).includes(n)),
  );
  if (fitting === undefined || fitting.length - 1 <= doel.length) return null;
  const cuts = doel.map((n) => seams(fitting).indexOf(n) + 1);
  return { mode, bits: fitting, cuts, tekst: insertCuts(fitting, cuts) };
}

/** `splits`: cut a word in klankgroepen, lettergrepen, the words it is made of, or its morphemes. */
export const buildSplit: Builder = (options, bank) => {
  const { item, capability: c, environment } = options;
  const s = isWoord(item) ? splitOf(item, options.doelId) : null;
  if (
    !isWoord(item) ||
    s === null ||
    !(shows(c, 'letter') || shows(c, 'grafeem')) ||
    s.bits.length > (c.maxSlots ?? 24)
  )
    return err('past-niet');
  const kind = shows(c, 'letter') ? 'letter' : 'grafeem';
  return ok(
    createVraag(
      options,
      {
        prompt: createPrompt(options, { audio: `w:${item.w}` }, VARIANT[s.mode]),
        goed: [s.tekst],
        getoond: createShown(item.w, s.tekst.split('|'), { ...bank, kind: 'klankgroep', audio: `w:${item.w}` }),
        focus: focusOf(item, options.doelId),
      },
      {
        view: {
          shape: 'mark',
          parts: s.bits.map((part) => bank.tokens.create(part, kind)),
          target: 'cut',
          ...(environment.groep <= 4 ? { count: s.cuts.length } : {}),
        },
        solution: { soort: 'markeer', plekken: s.cuts, recht: judgeMark },
        k: 0,
      },
    ),
  );
};
