import { err } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import { isComparisonItem, isWerkwoord, isWoord, isWoordPair } from '../contract/content-kind.ts';
import type { Capability, Prompt } from '../contract/contract.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { setsOf, setOf, type MatchSet } from './connect-set.ts';
import type { FitInput } from './format-builder.ts';
import { createShown, createPrompt, type Builder, type VraagOptions, type Workbench } from './options.ts';
import { choiceVraag, fitsCard, pairsCount, pairsVraag, type PairCard, type VraagBase } from './vraag-form.ts';
import { errorFormsOf } from './woord-help.ts';

/** Another item of the pool with what of it is matched. */
interface Companion {
  item: ContentItem;
  set: MatchSet;
}

const lower = (t: string): string => t.toLowerCase();

/** Words that belong with a text in the pool besides its own partner: no companion may bring one of them. */
function related(options: VraagOptions, set: MatchSet): ReadonlySet<string> {
  const out = new Set([lower(set.vraag), lower(set.antwoord), ...kindredOf(options.item)]);
  const pairs = options.environment.pool.filter(isWoordPair).map((p) => p.woorden.map(lower));
  // Two rounds: the synonym of a synonym could be right too.
  for (let ronde = 0; ronde < 2; ronde += 1)
    for (const [a = '', b = ''] of pairs) if (out.has(a) || out.has(b)) out.add(a).add(b);
  return out;
}

/** Words with nearly the meaning of an item. */
function kindredOf(item: ContentItem): readonly string[] {
  return isWoord(item) || isWoordPair(item) ? (item.kindred ?? []) : [];
}

/** Companions that do not mean the same as one another: on a board every card has one partner. */
function apart(companions: readonly Companion[]): Companion[] {
  const taken = new Set<string>();
  return companions.filter(({ item, set }) => {
    const own = [lower(set.vraag), lower(set.antwoord)];
    if (own.some((w) => taken.has(w))) return false;
    for (const w of [...own, ...kindredOf(item)]) taken.add(w);
    return true;
  });
}

/** Part of speech: only words of the same kind make a real choice. */
function kindOf(item: ContentItem): string {
  if (isWoord(item) || isWoordPair(item)) return item.woordsoort;
  return '';
}

/** Pairs of other items of the same kind, unlike the own one in every text. */
function peers(options: VraagOptions, set: MatchSet, bank: Workbench): Companion[] {
  const { item, environment } = options;
  const taboo = related(options, set);
  const candidates = environment.pool
    .filter((x) => x.id !== item.id && kindOf(x) === kindOf(item) && x.id.split('-')[0] === item.id.split('-')[0])
    .flatMap((x) =>
      setsOf(x, options.doelId)
        .filter(
          (s) =>
            s.koppeling === set.koppeling &&
            fitsSet(options.capability, s) &&
            !taboo.has(lower(s.vraag)) &&
            !taboo.has(lower(s.antwoord)) &&
            s.picture !== (set.picture ?? ''),
        )
        .slice(0, 1)
        .map((s) => ({ item: x, set: s })),
    );
  return shuffle(candidates, bank.rng).filter(
    ({ set: s }, i, all) =>
      all.findIndex(
        ({ set: y }) =>
          y.antwoord === s.antwoord || y.vraag === s.vraag || (y.picture !== undefined && y.picture === s.picture),
      ) === i,
  );
}

/** Wrong answers nearest to the right one: misspellings of the plural, other forms of the verb, then the answers of other items. */
function ownError(options: VraagOptions, set: MatchSet): string[] {
  const { item, environment } = options;
  if (isWerkwoord(item)) return werkwoordError(item.tt.ik, set.antwoord);
  const meervoud =
    set.koppeling === 'meervoud' ? environment.pool.find((x) => isWoord(x) && x.w === set.antwoord) : undefined;
  if (meervoud !== undefined && isWoord(meervoud))
    return errorFormsOf(meervoud, options.doelId, environment)
      .slice(0, 3)
      .map((f) => f.vorm);
  return isComparisonItem(item) ? [item.overtreffend] : [...set.fout];
}

/** The right subject with the wrong ending. */
function werkwoordError(ik: string, antwoord: string): string[] {
  const [who, form = ''] = antwoord.split(' ');
  if (form === '') return [];
  const uitgangen = who === 'ik' ? [`${ik}t`] : form === `${ik}t` ? [ik] : [];
  return uitgangen.map((u) => `${who} ${u}`).filter((t) => t !== antwoord && !t.endsWith('tt'));
}

function coreOf(
  options: VraagOptions,
  set: MatchSet,
  what: { bank: Workbench; prompt: Partial<Prompt>; variant: string },
): VraagBase {
  const text = set.koppeling === 'plaatje' ? set.antwoord : `${set.vraag} – ${set.antwoord}`;
  return {
    prompt: createPrompt(options, what.prompt, what.variant),
    goed: [set.antwoord],
    getoond: createShown(text, [set.antwoord], {
      ...what.bank,
      kind: 'woord',
      audio: set.koppeling === 'plaatje' ? `w:${set.antwoord}` : `z:${text}`,
    }),
  };
}

const CARD_ZIN = 30;
const cardOf = (text: string): PairCard => ({
  tekst: text,
  kind: text.length > CARD_ZIN ? 'zin' : 'woord',
  audio: text.includes(' ') ? `z:${text}` : `w:${text}`,
});

function toPair(set: MatchSet): readonly [PairCard, PairCard] {
  if (set.picture !== undefined)
    return [{ tekst: set.vraag, kind: 'plaatje', picture: set.picture }, cardOf(set.antwoord)];
  return [cardOf(set.vraag), cardOf(set.antwoord)];
}

/** Whether a game can show what belongs together: the answer among its options, or both cards. */
function fitsSet(c: Capability, set: MatchSet): boolean {
  const [asked, answer] = toPair(set);
  const fits = c.shape === 'pairs' ? fitsCard(c, asked) : asked.kind !== 'plaatje' || c.pictures !== false;
  return fits && fitsCard(c, answer);
}

/** Whether a game can show something of an item that belongs together; which of it is asked is up to the seed. */
export const canMatch = ({ c, item, doelId }: Pick<FitInput, 'c' | 'item' | 'doelId'>): boolean =>
  setsOf(item, doelId).some((set) => fitsSet(c, set));

/** `koppel`: word and picture, singular and plural, word and meaning, same or opposite, verb and form; chosen or in pairs. */
export const buildMatch: Builder = (options, bank) => {
  const set = setOf(options.item, options.doelId, options.seed);
  if (set === undefined || !fitsSet(options.capability, set)) return err('past-niet');
  const other = peers(options, set, bank);
  if (options.capability.shape === 'pairs') {
    return pairsVraag(options, coreOf(options, set, { bank, prompt: {}, variant: '' }), {
      sets: [
        set,
        ...apart(other)
          .slice(0, pairsCount(options) - 1)
          .map((c) => c.set),
      ].map(toPair),
      bank,
    });
  }
  const prompt: Partial<Prompt> =
    set.picture === undefined ? { text: set.vraag, audio: cardOf(set.vraag).audio ?? '' } : { picture: set.picture };
  const error = [...ownError(options, set), ...other.map((c) => c.set.antwoord)].map((t) => ({ tekst: t, ruw: t }));
  const kind = cardOf(set.antwoord).kind;
  return choiceVraag(options, coreOf(options, set, { bank, prompt, variant: set.koppeling }), {
    goed: { tekst: set.antwoord, ruw: set.antwoord },
    fout: error,
    kind,
    wish: options.environment.groep <= 4 ? 2 : 3,
    bank,
  });
};
