import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT } from '../../content/paths.ts';
import { checkContent } from './content.ts';

/** Files of the content whose first lines are enough to plant a fault in. */
const HOMOFOON = 'woorden/groep6/homofoon.jsonl';
const SHORT = 'woorden/groep3/kz-mkm.jsonl';
const TEXTS = 'leesteksten.jsonl';
const PAIRS = 'domeinen/synoniemen.jsonl';

type Line = Record<string, unknown>;

const linesOf = (file: string): Line[] =>
  readFileSync(new URL(file, CONTENT), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const find = (file: string, fits: (line: Line) => boolean): Line => {
  const found = linesOf(file).find(fits);
  if (found === undefined) throw new Error(file);
  return found;
};
const without = (line: Line, key: string): Line => Object.fromEntries(Object.entries(line).filter(([k]) => k !== key));
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const twin = find(HOMOFOON, (line) => line['w'] === 'jouw');
const short = find(SHORT, (line) => line['woordsoort'] === 'zn');
const word = String(short['w']);
const text = find(TEXTS, (line) => line['niveau'] === 'M5');
const pair = find(PAIRS, (line) => listOf(line['kindred']).length > 0);
const other = linesOf(PAIRS).filter((line) => listOf(line['woorden']).some((w) => listOf(pair['kindred']).includes(w)));
const ZIN = `De minister bekritiseert ${word} vanwege de administratie.`;
const gap = { van: ZIN.indexOf(` ${word} `) + 1, tot: ZIN.indexOf(` ${word} `) + 1 + word.length };

/** Each class of issue 19 c: the content as it is, the same with one fault, and what the check says of it. */
const PLANTED: readonly { fault: string; file: string; good: Line[]; bad: Line[]; told: string }[] = [
  {
    fault: 'a guard that compares with an id, so that it never fires',
    file: HOMOFOON,
    good: [twin],
    bad: [{ ...twin, homofoonVan: ['w-jou'] }],
    told: 'sounds like w-jou, which is no other word: no guard meets it',
  },
  {
    fault: 'a homophone goal without its homophone',
    file: HOMOFOON,
    good: [twin],
    bad: [without(twin, 'wrongInZin')],
    told: 'jouw: main goal is homofoon, no homophone is offered',
  },
  {
    fault: 'a text without capitals',
    file: TEXTS,
    good: [text],
    bad: [{ ...text, zinnen: listOf(text['zinnen']).map((zin) => String(zin).toLowerCase()) }],
    told: 'lacks a capital',
  },
  {
    fault: 'two right answers on one screen',
    file: PAIRS,
    good: [pair, ...other],
    bad: [without(pair, 'kindred'), ...other],
    told: 'could be right as well',
  },
  {
    fault: 'a sentence above its grade',
    file: SHORT,
    good: [short],
    bad: [{ ...short, zinnen: [{ id: 'z-planted-1', tekst: ZIN, gat: gap, niveau: 'M3' }] }],
    told: 'groep 3 reads M4',
  },
];

let map = '';
beforeAll(() => {
  map = mkdtempSync(join(tmpdir(), 'taaltocht-planted-'));
});
afterAll(() => rmSync(map, { recursive: true, force: true }));

function findings(name: string, file: string, lines: readonly Line[]): string {
  const path = join(map, name, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return checkContent(pathToFileURL(`${join(map, name)}/`), true).fouten.join('\n');
}

describe('the check of the content fails on', () => {
  it.each(PLANTED.map((p, i) => ({ ...p, i })))('$fault', { timeout: 60_000 }, ({ file, good, bad, told, i }) => {
    expect(findings(`good-${i}`, file, good)).not.toContain(told);
    expect(findings(`bad-${i}`, file, bad)).toContain(told);
  });
});
