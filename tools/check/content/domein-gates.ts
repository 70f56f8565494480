import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod/mini';
import {
  alphabetSchema,
  domeinSchema,
  leestekenZinSchema,
  lidwoordSchema,
  proverbSchema,
  comparisonSchema,
  woordPairSchema,
  woordsoortZinSchema,
  zinsdeelZinSchema,
} from '#engine/core/taal/item/domein-item.ts';
import type {
  AlphabetRow,
  LeestekenZin,
  Proverb,
  Comparison,
  WoordPair,
  WoordsoortZin,
  ZinsdeelZin,
} from '#engine/core/taal/item/domein-item.ts';
import { bare } from '#engine/core/taal/woord/normalize.ts';
import { wordBook } from '../../content/lexicon.ts';
import { isForbidden } from '../../content/forbidden.ts';
import { tsv } from './load.ts';
import { validateZinLevel } from './zin-gate.ts';

type Item = { id: string; groep: number };
type Strand<T extends Item> = {
  naam: string;
  minimum: number;
  schema: z.ZodMiniType<T>;
  validate: (item: T, known: Known) => string[];
};
type Known = (woord: string) => boolean;
/** Number of items of one strand. */
export type DomeinTally = { naam: string; aantal: number };

const MAX_WOORDEN = 15;
const SIGN_OF: Readonly<Record<string, string>> = {
  punt: '.',
  vraag: '?',
  uitroep: '!',
  komma: ',',
  aanhaling: "'",
  dubbelepunt: ':',
};

const report = (error: boolean, text: string): string[] => (error ? [text] : []);
const woordenIn = (text: string): string[] => text.match(/[\p{L}'-]+/gu) ?? [];

function zinErrors(zin: string): string[] {
  return [
    ...report(woordenIn(zin).length > MAX_WOORDEN, `more than ${MAX_WOORDEN} words`),
    ...report(!/[.?!]'?$/u.test(zin) || !/^'?\p{L}/u.test(zin), 'lacks a beginning or an end mark'),
    ...woordenIn(zin)
      .filter((w) => isForbidden(w))
      .map((w) => `forbidden topic word ${w}`),
  ];
}

/** Parts stand in order and together hold every letter of the sentence. */
function coverErrors(zin: string, parts: readonly { van: number; tot: number }[]): string[] {
  const rest = [...zin].filter((_, i) => !parts.some((d) => d.van <= i && i < d.tot)).join('');
  const askew = parts.some((d, i) => d.van < (parts[i - 1]?.tot ?? 0));
  return [...report(askew, 'parts are not in order'), ...report(/\p{L}/u.test(rest), `no part holds "${rest.trim()}"`)];
}

function validateWoordsoort(i: WoordsoortZin): string[] {
  return [
    ...zinErrors(i.zin),
    ...validateZinLevel(i.zin, i.groep),
    ...coverErrors(i.zin, i.delen),
    ...report(!i.delen.some((d) => d.woordsoort === 'ww'), 'no verb'),
  ];
}

function validateZinsdeel(i: ZinsdeelZin): string[] {
  const count = (part: string): number => i.delen.filter((d) => d.deel === part).length;
  return [
    ...zinErrors(i.zin),
    ...validateZinLevel(i.zin, i.groep),
    ...coverErrors(i.zin, i.delen),
    ...report(count('pv') !== 1, 'needs exactly one pv'),
    ...report(count('ow') > 1 || (count('ow') === 0 && !i.zin.endsWith('!')), 'needs exactly one ow'),
    ...report(i.groep < 7 && count('mv') > 0, 'mv is learned in groep 7'),
  ];
}

function validatePair(i: WoordPair, known: Known): string[] {
  const [a, b] = i.woorden;
  return [
    ...report(a === b, 'twice the same word'),
    ...i.woorden.filter((w) => !known(w)).map((w) => `${w} is not in the dictionary`),
    ...[a, b].filter(isForbidden).map((w) => `forbidden topic word ${w}`),
  ];
}

function validateProverb(i: Proverb): string[] {
  const all = [i.betekenis, ...i.fout];
  return [
    ...report(new Set(all).size !== 4, 'meanings are not four different ones'),
    ...[i.tekst, ...all].flatMap(zinErrors),
  ];
}

function validateLeesteken(i: LeestekenZin): string[] {
  const draw = SIGN_OF[i.soort];
  return [
    ...zinErrors(i.zin),
    ...validateZinLevel(i.zin, i.groep),
    ...report(draw !== undefined && !i.tekens.some((t) => t.teken === draw), `has no mark for ${i.soort}`),
    ...report(i.soort === 'hoofdletter' && i.hoofdletters.length < 2, 'has only the capital of the sentence'),
    ...report(
      i.soort === 'aanhaling' && i.tekens.filter((t) => t.teken === "'").length % 2 > 0,
      'quotation marks are not in pairs',
    ),
  ];
}

function validateComparison(i: Comparison, known: Known): string[] {
  const forms = [i.stellend, i.vergrotend, i.overtreffend];
  return [
    ...zinErrors(`${i.voor}${i.vorm}${i.na}`),
    ...validateZinLevel(`${i.voor}${i.vorm}${i.na}`, i.groep, i.vorm),
    ...report(new Set(forms).size !== 3, 'forms are not three different ones'),
    ...[...forms, i.vorm].filter((w) => !known(w)).map((w) => `${w} is not in the dictionary`),
  ];
}

function validateAlphabet(i: AlphabetRow): string[] {
  const keys = i.woorden.map(bare);
  return [
    ...report(
      keys.some((s, n) => s <= (keys[n - 1] ?? '')),
      'words are not in alphabetical order',
    ),
    ...report(
      new Set(keys.map((s) => s.slice(0, i.letter - 1))).size > 1 && i.letter > 1,
      'words do not share their first letters',
    ),
    ...report(
      new Set(keys.map((s) => s.charAt(i.letter - 1))).size !== keys.length,
      `two words have the same letter ${i.letter}`,
    ),
  ];
}

const create =
  <T extends Item>(
    s: Strand<T>,
  ): ((map: URL, known: Known) => { tally: DomeinTally; ids: string[]; fouten: string[] }) =>
  (map, known) => {
    const url = new URL(`domeinen/${s.naam}.jsonl`, map);
    const rules = existsSync(url) ? readFileSync(url, 'utf8').trimEnd().split('\n') : [];
    const errors: string[] = [];
    const items = rules.flatMap((rule, n) => {
      const read = s.schema.safeParse(JSON.parse(rule));
      if (read.success) return [read.data];
      errors.push(`domeinen/${s.naam}.jsonl:${n + 1}: ${read.error.issues.map((x) => x.message).join('; ')}`);
      return [];
    });
    errors.push(...items.flatMap((i) => s.validate(i, known).map((f) => `domeinen/${s.naam} ${i.id}: ${f}`)));
    errors.push(...report(items.length < s.minimum, `domeinen/${s.naam}: ${items.length} items, needs ${s.minimum}`));
    return { tally: { naam: s.naam, aantal: items.length }, ids: items.map((i) => i.id), fouten: errors };
  };

const STRANDS = [
  create({ naam: 'woordsoorten', minimum: 120, schema: woordsoortZinSchema, validate: validateWoordsoort }),
  create({ naam: 'zinsdelen', minimum: 120, schema: zinsdeelZinSchema, validate: validateZinsdeel }),
  create({ naam: 'synoniemen', minimum: 250, schema: woordPairSchema, validate: validatePair }),
  create({ naam: 'tegenstellingen', minimum: 200, schema: woordPairSchema, validate: validatePair }),
  create({ naam: 'spreekwoorden', minimum: 120, schema: proverbSchema, validate: validateProverb }),
  create({ naam: 'leestekens', minimum: 120, schema: leestekenZinSchema, validate: validateLeesteken }),
  create({ naam: 'trappen', minimum: 120, schema: comparisonSchema, validate: validateComparison }),
  create({ naam: 'alfabet', minimum: 120, schema: alphabetSchema, validate: validateAlphabet }),
  create({
    naam: 'lidwoorden',
    minimum: 120,
    schema: lidwoordSchema,
    validate: (i) => report(isForbidden(i.w), 'forbidden topic word'),
  }),
];

/** Gates on the language strands: every item, the list of strands, unique ids, numbers of items. */
export function validateDomeinen(map: URL, allowed: ReadonlySet<string>): { fouten: string[]; tally: DomeinTally[] } {
  const known: Known = (w) => wordBook.exists(w) || allowed.has(w);
  const findings = STRANDS.map((validate) => validate(map, known));
  const ids = findings.flatMap((u) => u.ids);
  const double = ids.filter((id, n) => ids.indexOf(id) !== n).map((id) => `domeinen: id twice: ${id}`);
  return {
    fouten: [...findings.flatMap((u) => u.fouten), ...double, ...validateList(map)],
    tally: findings.map((u) => u.tally),
  };
}

function validateList(map: URL): string[] {
  const rows = tsv(new URL('leerlijn/domeinen.tsv', map));
  return rows.flatMap(([id = '', name = '', childName = '', groepOf = '', formats = '', generator = '', icon = '']) => {
    const read = domeinSchema.safeParse({
      id,
      naam: name,
      kindnaam: childName,
      groepVan: Number(groepOf),
      formats: formats.split(' '),
      generator,
      icoon: icon,
    });
    return read.success ? [] : [`leerlijn/domeinen.tsv ${id}: ${read.error.issues.map((x) => x.message).join('; ')}`];
  });
}
