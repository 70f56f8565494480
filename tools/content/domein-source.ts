import { slug } from '#engine/core/taal/woord/normalize.ts';
import {
  leestekenZinSchema,
  proverbSchema,
  comparisonSchema,
  woordPairSchema,
  woordsoortZinSchema,
  zinsdeelZinSchema,
} from '#engine/core/taal/item/domein-item.ts';
import type {
  LeestekenZin,
  Proverb,
  Comparison,
  WoordPair,
  WoordsoortZin,
  ZinsdeelZin,
} from '#engine/core/taal/item/domein-item.ts';
import { kindredOf, readFields } from './fields.ts';

const SIGN = /[.?!,:']/gu;
const LABEL = /^(.+)\/([a-z]+)([.,?!:]?)$/u;

type Piece = { tekst: string; label: string; teken: string };

/** Joins pieces with spaces; the span of a piece leaves its mark out. */
function add(pieces: readonly Piece[]): { zin: string; delen: { van: number; tot: number; label: string }[] } {
  let spot = 0;
  const parts = pieces.map(({ tekst: text, label, teken: draw }) => {
    const from = spot;
    spot += text.length + draw.length + 1;
    return { van: from, tot: from + text.length, label };
  });
  return { zin: pieces.map((s) => s.tekst + s.teken).join(' '), delen: parts };
}

/** One source line `groep TAB De/lw kat/zn slaapt/ww.`: word, slash, label, mark. */
export function readWoordsoortZin(rule: string): WoordsoortZin {
  const [groep = '', source = ''] = rule.split('\t');
  const { zin, delen: parts } = add(source.split(' ').map(readWoord));
  const withKind = parts.map(({ van: from, tot: until, label }) => ({ van: from, tot: until, woordsoort: label }));
  return woordsoortZinSchema.parse({ id: `dw-${slug(zin)}`, groep: Number(groep), zin, delen: withKind });
}

function readWoord(piece: string): Piece {
  const hit = LABEL.exec(piece);
  if (!hit) throw new Error(`woordsoorten: "${piece}" has no label`);
  const [, text = '', label = '', draw = ''] = hit;
  return { tekst: text, label, teken: draw };
}

/** One source line `groep TAB ow:De kat | pv:slaapt | bwb:op de bank`; the end mark follows from the order. */
export function readZinsdeelZin(rule: string): ZinsdeelZin {
  const [groep = '', source = ''] = rule.split('\t');
  const pieces = source
    .split(' | ')
    .map((s) => ({ label: s.slice(0, s.indexOf(':')), tekst: s.slice(s.indexOf(':') + 1), teken: '' }));
  const bevel = !pieces.some((s) => s.label === 'ow');
  const slot = pieces[0]?.label === 'pv' ? '?' : '.';
  const { zin, delen: parts } = add(pieces);
  return zinsdeelZinSchema.parse({
    id: `dz-${slug(zin)}`,
    groep: Number(groep),
    zin: zin + (bevel ? '!' : slot),
    delen: parts.map(({ van: from, tot: until, label }) => ({ van: from, tot: until, deel: label })),
  });
}

const FIELDS = readFields();

/** One source line `groep TAB woord TAB woord TAB woordsoort`; `letter` keeps ids of the two lists apart. */
export function readPair(rule: string, letter: 's' | 't'): WoordPair {
  const [groep = '', a = '', b = '', woordsoort = ''] = rule.split('\t');
  const kindred = kindredOf([a, b], FIELDS);
  return woordPairSchema.parse({
    id: `d${letter}-${slug(`${a} ${b}`)}`,
    groep: Number(groep),
    woorden: [a, b],
    woordsoort,
    ...(kindred.length === 0 ? {} : { kindred: kindred }),
  });
}

/** One source line `groep TAB spreekwoord TAB betekenis TAB three wrong meanings`. */
export function readProverb(rule: string): Proverb {
  const [groep = '', text = '', betekenis = '', ...error] = rule.split('\t');
  return proverbSchema.parse({ id: `dp-${slug(text)}`, groep: Number(groep), tekst: text, betekenis, fout: error });
}

/** One source line `groep TAB soort TAB zin`; marks and capitals are read from the sentence. */
export function readLeestekenZin(rule: string): LeestekenZin {
  const [groep = '', kind = '', zin = ''] = rule.split('\t');
  const signs = [...zin.matchAll(SIGN)]
    .filter((m) => !isApostrof(zin, m.index))
    .map((m) => ({ plek: m.index, teken: m[0] }));
  const hoofdletters = [...zin.matchAll(/\p{Lu}/gu)].map((m) => m.index);
  return leestekenZinSchema.parse({
    id: `dl-${slug(zin)}`,
    groep: Number(groep),
    soort: kind,
    zin,
    tekens: signs,
    hoofdletters,
  });
}

/** An apostrophe stands between two letters (`zebra's`); a quotation mark does not. */
function isApostrof(zin: string, spot: number): boolean {
  return zin.charAt(spot) === "'" && /\p{L}/u.test(zin.charAt(spot - 1)) && /\p{L}/u.test(zin.charAt(spot + 1));
}

/** One source line `groep TAB stellend TAB vergrotend TAB overtreffend TAB zin TAB v|o|oe`: comparative, superlative, superlative with e. */
export function readComparison(rule: string): Comparison {
  const [groep = '', positive = '', comparative = '', superlative = '', zin = '', which = ''] = rule.split('\t');
  const forms: Readonly<Record<string, string>> = { v: comparative, o: superlative, oe: `${superlative}e` };
  const [before = '', after = ''] = zin.split('_');
  return comparisonSchema.parse({
    id: `dv-${slug(positive)}`,
    groep: Number(groep),
    stellend: positive,
    vergrotend: comparative,
    overtreffend: superlative,
    voor: before,
    na: after,
    vorm: forms[which],
  });
}
