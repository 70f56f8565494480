import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { loadContent } from '../../check/content/load.ts';
import { SOURCE, CONTENT, path } from '../../content/paths.ts';
import type { WorkbenchContent } from '../workbench/workbench.contract.ts';
import { sourceSpots } from './source-spots.ts';

const GROEPEN = [3, 4, 5, 6, 7, 8];
const order = new Intl.Collator('nl');
const state = { stamp: '', json: '' };

/** Newest change of what is read, so that an author sees a new build after a reload. */
function stamp(): string {
  const files = [
    ...globSync('woorden/**/*.jsonl', { cwd: fileURLToPath(CONTENT), absolute: true }),
    ...GROEPEN.map((g) => fileURLToPath(path(SOURCE, `groep${g}.tsv`))),
  ];
  return files.map((b) => statSync(b).mtimeMs).join(' ');
}

/** The content as JSON (`WerkbankInhoud`); read again only when a file changed. */
export function contentJson(): string {
  const now = stamp();
  if (now === state.stamp) return state.json;
  const content = loadContent(CONTENT);
  const woorden = content.woorden.map((r) => r.item).sort((a, b) => order.compare(a.w, b.w));
  const sources = new Map(GROEPEN.map((g) => [g, readFileSync(path(SOURCE, `groep${g}.tsv`), 'utf8')] as const));
  const antwoord: WorkbenchContent = { woorden, bron: sourceSpots(sources, woorden), onleesbaar: content.onleesbaar };
  state.json = JSON.stringify(antwoord);
  state.stamp = now;
  return state.json;
}
