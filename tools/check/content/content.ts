import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { CATEGORIES } from '#engine/core/taal/tables/categories.gen.ts';
import { readLeerdoelen, tableText as genText } from '../../content/create-leerdoelen.ts';
import { CONTENT, TABLES, path } from '../../content/paths.ts';
import { betekenisMarks, readBetekenisReadings } from '../../content/sign-betekenissen.ts';
import { readTextReadings, textMarks, withoutReader } from '../../content/sign-leesteksten.ts';
import { validateBetekenissen } from './betekenis-gate.ts';
import { validateChoices } from './choice-gate.ts';
import { validateDictees } from './dictee-gates.ts';
import { validateDomeinen } from './domein-gates.ts';
import type { DomeinTally } from './domein-gates.ts';
import { validateSameMeaning } from './kindred-gate.ts';
import { loadContent, tsv } from './load.ts';
import type { Content } from './load.ts';
import { validateLeesteksten, leestekstTable } from './leestekst-gates.ts';
import type { LeestekstTally } from './leestekst-gates.ts';
import { validateNames } from './names-gate.ts';
import { validateOrders } from './order-gate.ts';
import { validateIds, validateRijm, validateOrderInFile, validateOrderZin, validateWerkwoord } from './other-gates.ts';
import { ONLY_ZINNEN, validateCounts, tableText, countTable } from './table.ts';
import type { Counts, TableRow } from './table.ts';
import { validateRegion } from './variant-gate.ts';
import { validateZinLevels } from './zin-gate.ts';
import { validateWoord } from './woord-gates.ts';
import type { Context } from './woord-gates.ts';

await loadPatterns();

/** Outcome of the content gates: findings, counts, and what is only reported. */
export type ContentFinding = {
  fouten: string[];
  tabel: TableRow[];
  domeinen: DomeinTally[];
  leesteksten: LeestekstTally[];
  thin: string[];
  textsWithoutReader: string[];
  betekenissenWithoutReader: string[];
  unseen: number;
  oneReader: number;
};

/** Gates that compare entries with each other, or with what all of the content should hold. */
function wholeFindings(map: URL, content: Content, c: Context): string[] {
  const items = content.woorden.map((r) => r.item);
  return [
    ...validateExtent(content),
    ...validateGenerated(),
    ...validateNames(content),
    ...validateZinLevels(content),
    ...validateSameMeaning(map, items),
    ...validateChoices(items),
    ...validateRegion(map, content, c.toegestaan),
    ...validateBetekenissen(items, c.toegestaan),
    ...validateDomeinen(map, c.toegestaan).fouten,
    ...validateLeesteksten(map, c.toegestaan).fouten,
    ...validateDictees(map, items),
  ];
}

/** Runs every gate on a content folder (default: the checked-in content); those on a whole content only when it is one. */
export function checkContent(map: URL = CONTENT, whole = map.href === CONTENT.href): ContentFinding {
  const content = loadContent(map);
  const table = countTable(content, CATEGORIES);
  const c = context(content);
  const counts: Counts = whole ? validateCounts(content, table, CATEGORIES) : { gaten: [], thin: [] };
  return {
    fouten: [
      ...content.onleesbaar,
      ...content.woorden.flatMap((r) => validateWoord(r, c)),
      ...validateIds(content),
      ...validateOrderInFile(content),
      ...content.werkwoorden.flatMap(validateWerkwoord),
      ...content.volgorde.flatMap(validateOrderZin),
      ...content.volgorde.flatMap(validateOrders),
      ...validateRijm(content),
      ...counts.gaten,
      ...(whole ? wholeFindings(map, content, c) : []),
    ],
    tabel: table,
    domeinen: validateDomeinen(map, c.toegestaan).tally,
    leesteksten: validateLeesteksten(map, c.toegestaan).tally,
    thin: counts.thin,
    textsWithoutReader: withoutReader(textMarks(), readTextReadings()),
    betekenissenWithoutReader: withoutReader(betekenisMarks(), readBetekenisReadings()),
    unseen: content.woorden.filter((r) => r.item.gezien.length === 0).length,
    oneReader: content.woorden.filter((r) => r.item.gezien.length === 1).length,
  };
}

function context(content: Content): Context {
  const allowed = new Set(tsv(path(CONTENT, 'toegestaan.tsv')).map(([woord = '']) => woord));
  return {
    leerdoelen: new Map(CATEGORIES.map((l) => [l.id, l])),
    toegestaan: allowed,
    woorden: new Set(content.woorden.map((r) => r.item.w)),
  };
}

function validateExtent(content: Content): string[] {
  return [
    ...(content.werkwoorden.length < 220 ? [`${content.werkwoorden.length} verbs, needs 220`] : []),
    ...(content.volgorde.length < 120 ? [`${content.volgorde.length} order sentences, needs 120`] : []),
    ...(content.rijm.length < 90 ? [`${content.rijm.length} rhyme groups, needs 90`] : []),
  ];
}

function validateGenerated(): string[] {
  const text = readFileSync(path(TABLES, 'categories.gen.ts'), 'utf8');
  return text === genText(readLeerdoelen())
    ? []
    : ['categories.gen.ts is not what leerdoelen.tsv gives; run tools/content/create.ts'];
}

function main(): void {
  const {
    fouten: errors,
    tabel: table,
    domeinen,
    leesteksten,
    thin,
    textsWithoutReader,
    betekenissenWithoutReader,
    unseen,
    oneReader,
  } = checkContent();
  process.stdout.write(`${tableText(table)}\n\n`);
  process.stdout.write(`strands: ${domeinen.map((d) => `${d.naam} ${d.aantal}`).join(', ')}\n`);
  process.stdout.write(`\n${leestekstTable(leesteksten)}\n\n`);
  for (const [id, reason] of Object.entries(ONLY_ZINNEN)) process.stdout.write(`sentences only: ${id} (${reason})\n`);
  for (const text of thin) process.stdout.write(`thin: ${text}\n`);
  process.stdout.write(
    `unreviewed: ${unseen} words, one reviewer: ${oneReader}; reading texts without a second reader: ${textsWithoutReader.join(' ') || 'none'}; meanings: ${betekenissenWithoutReader.join(' ') || 'none'}\n${errors.length} findings\n`,
  );
  if (errors.length > 0) process.stderr.write(`${errors.join('\n')}\n`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();
