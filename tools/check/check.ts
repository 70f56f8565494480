/** House checks that no other tool does: glossary, file names, one meaning a name, documentation, tests of the core, own art, licences, frozen documents, strings that must not leave a machine. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { checkArt } from './art.ts';
import { checkHomonyms } from './exports.ts';
import { checkFrozen } from './frozen.ts';
import { checkLicences } from './licenties.ts';
import { checkNames } from './names.ts';
import { checkNameLaw } from './names/check-names.ts';
import { checkRatchet } from './ratchet.ts';
import { checkWords, type FileData } from './woorden.ts';

const SOURCES = '{engine,games,web,server,tools}/**/*.{ts,tsx}';
const skipped = (path: string): boolean => path.startsWith('tools/check/fixtures/') || path.includes('node_modules');

export function readSources(): FileData[] {
  return globSync(SOURCES)
    .filter((p) => !skipped(p))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

export function checkHouse(): string[] {
  const sources = readSources();
  return [
    ...checkWords(sources),
    ...checkNames(sources.map((s) => s.path)),
    ...checkHomonyms(sources),
    ...checkRatchet(sources),
    ...checkArt(),
    ...checkLicences(),
    ...checkFrozen(),
    ...checkNameLaw(),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkHouse();
  for (const line of problems) console.error(line);
  console.log(problems.length === 0 ? 'house checks hold' : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
