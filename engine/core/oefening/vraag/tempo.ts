import { err, ok } from '#engine/core/basis/result.ts';
import { shuffle } from '#engine/core/basis/rng.ts';
import type { Leestekst, ReadingVraag } from '#engine/core/taal/item/leestekst.ts';
import { isHomofoon, type WoordItem } from '#engine/core/taal/woord/woord.ts';
import { isReadText, isWoord } from '../contract/content-kind.ts';
import type { Token } from '../contract/contract.ts';
import { readView } from './read-view.ts';
import { createShown, createPrompt, shows, type Builder, type VraagOptions, type Workbench } from './options.ts';
import { scramble } from './tokens.ts';
import { choiceOptions, createVraag, type VraagBase, type OptionSet } from './vraag-form.ts';
import { focusOf, keyRng } from './woord-help.ts';

/** Words in a row to read, and rows. */
const PER_LINE = 4;
const RULES = 2;

/** Question of a text a seed stands for. */
export function readingVraagOf(item: Leestekst, seed: number): ReadingVraag | undefined {
  return item.vragen[keyRng(seed).int(item.vragen.length)];
}

function readVraag(
  options: VraagOptions,
  core: VraagBase,
  what: { regels: Token[][]; keuzes: OptionSet; bank: Workbench },
): ReturnType<Builder> {
  const offered = choiceOptions(options, core, { ...what.keuzes, bank: what.bank });
  if (offered === null) return err('past-niet');
  return ok(
    createVraag(
      options,
      { ...core, timed: true },
      {
        view: readView(what.regels, { shape: 'select', options: offered.tokens, pick: 1 }),
        solution: { soort: 'lees', followUp: { soort: 'kies', ruw: offered.ruw } },
        k: offered.tokens.length,
      },
    ),
  );
}

/** `tempo` for a text: read it at your own pace, a line a sentence, then answer a question about it. */
export const buildTempoText: Builder = (options, bank) => {
  const { item } = options;
  const vraag = isReadText(item) ? readingVraagOf(item, options.seed) : undefined;
  if (!isReadText(item) || vraag === undefined || !shows(options.capability, 'woord')) return err('past-niet');
  const rules = item.zinnen.map((zin) =>
    zin
      .split(/\s+/u)
      .filter((w) => w !== '')
      .map((w) => bank.tokens.create(w, 'woord')),
  );
  return readVraag(
    options,
    {
      prompt: createPrompt(options, { text: vraag.vraag }, vraag.soort === 'waarnietwaar' ? 'waar' : 'vraag'),
      goed: [vraag.goed],
      getoond: createShown(vraag.goed, [vraag.goed], { ...bank, kind: 'zin', audio: `z:${vraag.goed}` }),
    },
    {
      regels: rules,
      keuzes: {
        goed: { tekst: vraag.goed, ruw: vraag.goed },
        fout: vraag.fout.map((t) => ({ tekst: t, ruw: t })),
        kind: 'zin',
      },
      bank,
    },
  );
};

/** Words of the pool that look alike: as long, same first or last letter first. */
function similar(item: WoordItem, options: VraagOptions): WoordItem[] {
  const resembles = (w: WoordItem): number =>
    Number(w.w[0] === item.w[0]) + Number(w.w.at(-1) === item.w.at(-1)) - Math.abs(w.w.length - item.w.length) / 4;
  return options.environment.pool
    .filter(isWoord)
    .filter((w) => w.w.toLowerCase() !== item.w.toLowerCase() && !isHomofoon(item, w) && w.groep <= item.groep)
    .sort((a, b) => resembles(b) - resembles(a) || (a.id < b.id ? -1 : 1));
}

/** `tempo` for a word: read rows of words at your own pace, then tell which word stood there. */
export const buildTempoWoord: Builder = (options, bank) => {
  const { item, capability: c } = options;
  if (!isWoord(item) || !shows(c, 'woord') || item.w.length > (c.maxChars ?? 80)) return err('past-niet');
  const short = similar(item, options).filter((w) => w.w.length <= (c.maxChars ?? 80));
  const requested = short.slice(0, 6);
  const row = shuffle(short.slice(6), bank.rng).slice(0, PER_LINE * RULES - 1);
  if (row.length < PER_LINE - 1) return err('past-niet');
  const tokens = scramble(
    [item, ...row].map((w) => bank.tokens.create(w.w, 'woord', { audio: `w:${w.w}` })),
    bank.rng,
  );
  const rules = [tokens.slice(0, PER_LINE), tokens.slice(PER_LINE)].filter((r) => r.length > 0);
  return readVraag(
    options,
    {
      prompt: createPrompt(options, {}, 'woord'),
      goed: [item.w],
      getoond: createShown(
        item.w,
        item.grafemen.map((g) => g.g),
        { ...bank, kind: 'grafeem', audio: `w:${item.w}` },
      ),
      focus: focusOf(item, options.doelId),
    },
    {
      regels: rules,
      keuzes: {
        goed: { tekst: item.w, ruw: item.w },
        fout: requested.map((w) => ({ tekst: w.w, ruw: w.w })),
        kind: 'woord',
      },
      bank,
    },
  );
};
