import { existsSync, readFileSync } from 'node:fs';
import { leestekstSchema } from '#engine/core/taal/item/leestekst.ts';
import type { Leestekst, ReadingVraag } from '#engine/core/taal/item/leestekst.ts';
import { niveau, structureNiveau } from '#engine/core/taal/category/niveau.ts';
import { niveauSchema } from '#engine/core/taal/woord/woord.ts';
import type { Niveau } from '#engine/core/taal/woord/woord.ts';
import { wordBook } from '../../content/lexicon.ts';
import { isForbidden } from '../../content/forbidden.ts';
import { bareSpeech, strayTense } from './text-style.ts';
import { readNames } from '../../content/names.ts';

/** Words a text of each level should have, give or take SPELING. */
const WOORDEN: Readonly<Record<Niveau, number>> = {
  Start: 60,
  M3: 75,
  E3: 90,
  M4: 110,
  E4: 130,
  M5: 155,
  E5: 180,
  M6: 210,
  E6: 240,
  M7: 270,
  E7: 300,
  Plus: 350,
};
const TOLERANCE = 0.15;
const PER_NIVEAU = 8;
/** Levels with a rule for the build of a word; the index is the one of `structuurNiveau`. */
const WITH_STRUCTURE_RULE: readonly Niveau[] = ['Start', 'M3', 'E3'];
/** Levels of which the texts have no capitals and no quotation marks yet. */
const WITHOUT_CAPITALS: readonly Niveau[] = ['Start', 'M3'];
/** Spellings that a beginner cannot sound out. */
const NOT_PHONETIC = /[cqxy]|ng|nk|ei|[ao]u|aai|ooi|oei|eeu|ieu|uw|eer|oor|eur|[bd]$/;
/** Short forms that the dictionary has only with their apostrophe. */
const SHORT = new Set(["'s", "'t", "'n", "'m", "'k"]);

/** Counts of one level: texts, fewest and most words, how far the estimates lie from the level, right answers that are the longest. */
export type LeestekstTally = {
  niveau: Niveau;
  texts: number;
  least: number;
  most: number;
  distance: string;
  longest: number;
};

const report = (error: boolean, text: string): string[] => (error ? [text] : []);
const rank = (n: Niveau): number => niveauSchema.options.indexOf(n);
const woordenIn = (text: string): string[] => text.match(/(?<!\p{L})'[stnmk](?!\p{L})|\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
const estimate = (t: Leestekst): Niveau | undefined => {
  const out = niveau(t.zinnen.join('\n'));
  return out.ok ? out.value.niveau : undefined;
};

/** Gates on the reading texts: level, length, structure, known and fit words, questions, unique titles. */
export function validateLeesteksten(
  map: URL,
  allowed: ReadonlySet<string>,
): { fouten: string[]; tally: LeestekstTally[] } {
  const unreadable: string[] = [];
  const texts = read(map, unreadable);
  const { namen: voornamen, eigen: own } = readNames();
  const names = new Set([...voornamen.keys(), ...own]);
  const lowercaseNames = new Set([...names].map((n) => n.toLowerCase()));
  const known = (w: string, t: Leestekst): boolean =>
    SHORT.has(w) ||
    [w, w.toLowerCase()].some((v) => wordBook.exists(v) || allowed.has(v)) ||
    [w, withoutS(w)].some((v) => names.has(v) || (withoutHoofdletters(t) && lowercaseNames.has(v)));
  const errors = texts.flatMap((t) =>
    [
      ...validateNiveau(t),
      ...validateZinnen(t),
      ...t.vragen.flatMap((v) => validateVraag(v, t)),
      ...validateWoorden(t, (w) => known(w, t)),
    ].map((f) => `leestekst ${t.id}: ${f}`),
  );
  const tally = niveauSchema.options.map((n) =>
    countUp(
      n,
      texts.filter((t) => t.niveau === n),
    ),
  );
  const shortage = tally
    .filter((r) => r.texts !== PER_NIVEAU)
    .map((r) => `leesteksten ${r.niveau}: ${r.texts} texts, needs ${PER_NIVEAU}`);
  const duplicates = [
    ...double(
      texts.map((t) => t.id),
      'id',
    ),
    ...double(
      texts.map((t) => t.titel.toLowerCase()),
      'title',
    ),
  ];
  return { fouten: [...unreadable, ...errors, ...duplicates, ...shortage], tally };
}

const withoutHoofdletters = (t: Leestekst): boolean => WITHOUT_CAPITALS.includes(t.niveau);
const withoutS = (w: string): string => w.replace(/'?s$/, '');

function double(values: readonly string[], what: string): string[] {
  return values.filter((w, i) => values.indexOf(w) !== i).map((w) => `leesteksten: ${what} twice: ${w}`);
}

function validateNiveau(t: Leestekst): string[] {
  const estimated = estimate(t);
  const count = t.zinnen.flatMap(woordenIn).length;
  const doel = WOORDEN[t.niveau];
  return [
    ...report(t.id !== `lt-${t.niveau.toLowerCase()}-${t.id.slice(-2)}`, `id is not of level ${t.niveau}`),
    ...report(
      estimated === undefined || Math.abs(rank(estimated) - rank(t.niveau)) > 1,
      `estimate is ${estimated ?? 'none'}, level is ${t.niveau}`,
    ),
    ...report(Math.abs(count - doel) > doel * TOLERANCE, `${count} words, needs about ${doel}`),
    ...validateStructure(t),
  ];
}

/** The build rules of the first levels: no capitals, no harder word structure, at Start only words that sound as they are written. */
function validateStructure(t: Leestekst): string[] {
  if (!WITH_STRUCTURE_RULE.includes(t.niveau)) return [];
  const woorden = [...new Set(t.zinnen.flatMap(woordenIn))];
  return [
    ...report(
      withoutHoofdletters(t) && [t.titel, ...t.zinnen].some((z) => z !== z.toLowerCase()),
      `has a capital, ${t.niveau} has none`,
    ),
    ...woorden
      .filter((w) => structureNiveau(w.toLowerCase()) > rank(t.niveau))
      .map((w) => `${w} is too hard a build for ${t.niveau}`),
    ...woorden
      .filter((w) => t.niveau === 'Start' && NOT_PHONETIC.test(w))
      .map((w) => `${w} does not sound as it is written`),
  ];
}

function validateZinnen(t: Leestekst): string[] {
  const free = t.soort === 'gedicht' || t.soort === 'brief';
  return [
    ...t.zinnen.filter((z) => !free && !/[.?!…:]'?$/u.test(z)).map((z) => `"${z}" lacks an end mark`),
    ...t.zinnen
      .filter((z) => !free && !withoutHoofdletters(t) && !/^(?:'?[\p{Lu}\d]|'[stnmk] \p{Lu})/u.test(z))
      .map((z) => `"${z}" lacks a capital`),
    ...(withoutHoofdletters(t) ? [] : bareSpeech(t.zinnen)).map((z) => `"${z}" is said without quotation marks`),
    ...(t.soort === 'verhaal' ? strayTense(t.zinnen) : []).map((z) => `"${z}" is told in another time than the rest`),
    ...report(
      t.alineas.some((a, i) => a >= t.zinnen.length || a <= (t.alineas[i - 1] ?? -1)) || t.alineas[0] !== 0,
      'paragraphs are not in order',
    ),
  ];
}

function validateVraag(v: ReadingVraag, t: Leestekst): string[] {
  const all = [v.goed, ...v.fout].map((a) => a.toLowerCase());
  const inText = new Set(t.zinnen.flatMap(woordenIn).map((w) => w.toLowerCase()));
  const outside = v.soort === 'letterlijk' ? woordenIn(v.goed).filter((w) => !inText.has(w.toLowerCase())) : [];
  return [
    ...report(new Set(all).size !== all.length, 'answers are not different ones'),
    ...outside.map((w) => `literal answer word ${w} is not in the text`),
    ...report(
      v.soort === 'waarnietwaar' && all.sort().join() !== 'niet waar,waar',
      'answers are not waar and niet waar',
    ),
    ...report(v.soort !== 'waarnietwaar' && v.fout.length < 2, 'needs two wrong answers'),
  ].map((f) => `question "${v.vraag}": ${f}`);
}

function validateWoorden(t: Leestekst, known: (w: string) => boolean): string[] {
  const everything = [t.titel, ...t.zinnen, ...t.vragen.flatMap((v) => [v.vraag, v.goed, ...v.fout])];
  const woorden = [...new Set(everything.flatMap(woordenIn))];
  return [
    ...woorden
      .filter((w) => !known(w))
      .map((w) => `${w} is not in the dictionary, not a name and not in toegestaan.tsv`),
    ...woorden.filter(isForbidden).map((w) => `forbidden topic word ${w}`),
  ];
}

function countUp(n: Niveau, texts: readonly Leestekst[]): LeestekstTally {
  const counts = texts.map((t) => t.zinnen.flatMap(woordenIn).length);
  const distances = texts.map((t) => rank(estimate(t) ?? n) - rank(n));
  const longest = texts.flatMap((t) => t.vragen).filter((v) => v.fout.every((f) => f.length < v.goed.length)).length;
  const distance = [...new Set(distances)]
    .sort((a, b) => a - b)
    .map((a) => `${a > 0 ? '+' : ''}${a}:${distances.filter((x) => x === a).length}`);
  return {
    niveau: n,
    texts: texts.length,
    least: Math.min(...counts),
    most: Math.max(...counts),
    distance: distance.join(' '),
    longest,
  };
}

/** The table of levels as text; levels without a text are left out. */
export function leestekstTable(tally: readonly LeestekstTally[]): string {
  const rows = tally
    .filter((r) => r.texts > 0)
    .map((r) => [r.niveau, String(r.texts), `${r.least}-${r.most}`, r.distance, `${r.longest} of ${r.texts * 4}`]);
  return [['level', 'texts', 'words', 'estimate off by', 'right is longest'], ...rows]
    .map((r) =>
      r
        .map((cell, i) => cell.padEnd([6, 6, 9, 18, 0][i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function read(map: URL, unreadable: string[]): Leestekst[] {
  const url = new URL('leesteksten.jsonl', map);
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((r) => r !== '')
    .flatMap((rule, i) => {
      const read = leestekstSchema.safeParse(JSON.parse(rule));
      if (read.success) return [read.data];
      unreadable.push(
        `leesteksten.jsonl:${i + 1}: ${read.error.issues.map((x) => `${x.path.join('.')}: ${x.message}`).join('; ')}`,
      );
      return [];
    });
}
