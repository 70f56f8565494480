import type { Key } from '#engine/core/scoring/judgment.ts';
import { FORMATS, type Format, type ShapeKind } from '../contract/contract.ts';
import {
  isAlphabet,
  isLeesteken,
  isReadText,
  isLidwoord,
  isProverb,
  isComparisonItem,
  isOrder,
  isWerkwoord,
  isWoord,
  isWoordPair,
  isWoordsoortZin,
  isZinsdeelZin,
} from '../contract/content-kind.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { buildDictee, buildFlash, showsChoice } from './dictee.ts';
import {
  keyIfKnown,
  always,
  short,
  fitsSlots,
  typable,
  forWoord,
  withoutHoofdletters,
  type Builders,
  type FormatBuilder,
} from './format-builder.ts';
import { CORE_BUILDERS } from './core-builders.ts';
import { buildSelect } from './choose.ts';
import { buildKlank, klankAntwoord, klankOf } from './klank.ts';
import { buildMatch, canMatch } from './connect.ts';
import { setOf } from './connect-set.ts';
import { buildJudgment, JUDGMENT, showsCorrect } from './judgment.ts';
import type { KeyVraag } from './options.ts';
import { buildRijm, rijmTail, rijmWoorden } from './rijm.ts';
import { buildSort, buildSortLidwoord, buildSortWoordsoort, spotOf, sortKey } from './sort.ts';
import { buildSplit, splitOf } from './split.ts';
import {
  buildAlphabet,
  buildChooseLeesteken,
  buildChooseLidwoord,
  buildChoosePair,
  buildComparison,
} from './strand-choose.ts';
import { buildTempoText, buildTempoWoord, readingVraagOf } from './tempo.ts';
import { hasContext } from './woord-help.ts';
import { alphabetLetters, buildOrder, ordersOf } from './order.ts';
import { buildWerkwoord, formParts, zinOf } from './werkwoord.ts';
import { buildZin, buildZinProverb, zinKey, zinVraagOf } from './zin.ts';
import { buildSearchZin, foundText, searchTaakOf } from './search-zin.ts';
import { buildFindMistake } from './search-mistake.ts';

/** The form of an adjective in its sentence. */
function comparison(forms: readonly ShapeKind[]): FormatBuilder {
  return {
    soort: isComparisonItem,
    vormen: forms,
    bouw: buildComparison,
    past: ({ c, item, maat: size }) =>
      isComparisonItem(item) && item.vorm.length <= (c.maxChars ?? 80) && (c.shape !== 'entry' || size.typen),
    sleutel: ({ item }) => keyIfKnown(isComparisonItem(item) ? item.vorm : undefined),
  };
}

function fitsWerkwoord(item: ContentItem, doelId: string, form: ShapeKind): boolean {
  if (!isWerkwoord(item)) return false;
  const zinnen = item.zinnen.filter((z) => z.categorie === doelId);
  return form === 'sequence' ? zinnen.some((z) => formParts(item, z.vorm) !== null) : zinnen.length > 0;
}

function searchTaakKey({ item, seed }: KeyVraag): Key | undefined {
  const taak = searchTaakOf(item, seed);
  return keyIfKnown(taak === undefined ? undefined : foundText(taak));
}

/** Every format with the kinds of item it can ask, first match counts. */
export const BUILDERS: Required<Builders> = {
  ...CORE_BUILDERS,
  dictee: [
    forWoord({ vormen: ['entry'], bouw: buildDictee, past: (p) => typable(p) && hasContext(p.item) }),
    comparison(['entry']),
  ],
  flits: [
    forWoord({
      vormen: ['read', 'entry', 'select'],
      bouw: buildFlash,
      past: (p) => short(p) && (p.maat.typen || showsChoice(p.c)),
    }),
  ],
  gat: [...CORE_BUILDERS.gat, comparison(['select', 'entry'])],
  kies: [
    forWoord({ vormen: ['select'], bouw: buildSelect, past: (p) => hasContext(p.item) && short(p) }),
    {
      soort: isLidwoord,
      vormen: ['select'],
      bouw: buildChooseLidwoord,
      past: always,
      sleutel: (q) => keyIfKnown(sortKey(q)),
    },
    {
      soort: isLeesteken,
      vormen: ['select'],
      bouw: buildChooseLeesteken,
      past: ({ c, item }) => isLeesteken(item) && item.zin.length <= (c.maxChars ?? 160),
      sleutel: ({ item }) => (isLeesteken(item) ? { goed: [item.zin], hoofdletters: true } : undefined),
    },
    {
      soort: isWoordPair,
      vormen: ['select'],
      bouw: buildChoosePair,
      past: always,
      sleutel: ({ item }) => keyIfKnown(isWoordPair(item) ? item.woorden[1] : undefined),
    },
    comparison(['select']),
  ],
  oordeel: [
    forWoord({
      vormen: ['select', 'sort'],
      bouw: buildJudgment,
      past: (p) => hasContext(p.item),
      sleutel: (_, q) => withoutHoofdletters(showsCorrect(q.seed) ? JUDGMENT.goed : JUDGMENT.fout),
    }),
  ],
  rijm: [
    forWoord({
      vormen: ['select', 'sort'],
      bouw: buildRijm,
      past: (p) => rijmTail(p.item) !== null,
      sleutel: (item, q) => withoutHoofdletters(...rijmWoorden(item, q.pool).map((w) => w.w)),
    }),
  ],
  klank: [
    forWoord({
      vormen: ['select', 'mark'],
      bouw: buildKlank,
      past: (p) => klankOf(p.item, 1) !== undefined,
      sleutel: (item, q) => keyIfKnown(klankAntwoord(item, q.seed)),
    }),
  ],
  volgorde: [
    forWoord({
      vormen: ['sequence'],
      bouw: buildOrder,
      past: (p) => p.item.groep <= 4 && alphabetLetters(p.item) !== null,
      sleutel: (item) => keyIfKnown(item.groep <= 4 ? alphabetLetters(item)?.join('') : undefined),
    }),
    {
      soort: isOrder,
      vormen: ['sequence'],
      bouw: buildOrder,
      past: ({ c, item }) => isOrder(item) && fitsSlots(c, item.woorden.length),
      sleutel: ({ item }) => (isOrder(item) ? { goed: ordersOf(item), hoofdletters: true } : undefined),
    },
    {
      soort: isAlphabet,
      vormen: ['sequence'],
      bouw: buildAlphabet,
      past: ({ c, item }) => isAlphabet(item) && fitsSlots(c, item.woorden.length),
      sleutel: ({ item }) => keyIfKnown(isAlphabet(item) ? item.woorden.join(' ') : undefined),
    },
  ],
  werkwoord: [
    {
      soort: isWerkwoord,
      vormen: ['select', 'entry', 'sequence'],
      bouw: buildWerkwoord,
      past: ({ c, item, doelId, maat: size }) =>
        fitsWerkwoord(item, doelId, c.shape) && (c.shape !== 'entry' || size.typen),
      sleutel: ({ item, doelId, seed }) => keyIfKnown(isWerkwoord(item) ? zinOf(item, doelId, seed)?.vorm : undefined),
    },
  ],
  sorteer: [
    forWoord({
      vormen: ['sort'],
      bouw: buildSort,
      past: (p) => hasContext(p.item) && spotOf(p.item, p.doelId) !== null,
      sleutel: (_, q) => keyIfKnown(sortKey(q)),
    }),
    {
      soort: isLidwoord,
      vormen: ['sort'],
      bouw: buildSortLidwoord,
      past: ({ c, item }) => isLidwoord(item) && item.w.length <= (c.maxChars ?? 80),
      sleutel: (q) => keyIfKnown(sortKey(q)),
    },
    {
      soort: isWoordsoortZin,
      vormen: ['sort'],
      bouw: buildSortWoordsoort,
      past: () => true,
      sleutel: (q) => keyIfKnown(sortKey(q)),
    },
  ],
  splits: [
    forWoord({
      vormen: ['mark'],
      bouw: buildSplit,
      past: (p) => splitOf(p.item, p.doelId) !== null,
      sleutel: (item, q) => keyIfKnown(splitOf(item, q.doelId)?.tekst),
    }),
  ],
  zoekfout: [
    forWoord({ vormen: ['mark'], bouw: buildFindMistake, past: (p) => hasContext(p.item) }),
    {
      soort: (item) => isWoordsoortZin(item) || isZinsdeelZin(item) || isLeesteken(item),
      vormen: ['mark'],
      bouw: buildSearchZin,
      past: always,
      sleutel: searchTaakKey,
    },
  ],
  koppel: [
    {
      soort: (item) =>
        isWoord(item) || isWerkwoord(item) || isWoordPair(item) || isProverb(item) || isComparisonItem(item),
      vormen: ['select', 'pairs'],
      bouw: buildMatch,
      past: canMatch,
      sleutel: ({ item, doelId, seed }) => keyIfKnown(setOf(item, doelId, seed)?.antwoord),
    },
  ],
  zin: [
    forWoord({
      vormen: ['select'],
      bouw: buildZin,
      past: (p) => zinVraagOf(p.item, 1) !== undefined,
      sleutel: (_, q) => keyIfKnown(zinKey(q)),
    }),
    {
      soort: isProverb,
      vormen: ['select'],
      bouw: buildZinProverb,
      past: always,
      sleutel: (q) => keyIfKnown(zinKey(q)),
    },
  ],
  tempo: [
    forWoord({ vormen: ['read'], bouw: buildTempoWoord, past: short }),
    {
      soort: isReadText,
      vormen: ['read'],
      bouw: buildTempoText,
      past: always,
      sleutel: ({ item, seed }) => keyIfKnown(isReadText(item) ? readingVraagOf(item, seed)?.goed : undefined),
    },
  ],
};

/** Formats the engine can build. */
export const BUILT_FORMATS: readonly Format[] = FORMATS.filter((format) => BUILDERS[format].length > 0);
