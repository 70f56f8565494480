/** npm run nieuw -- spel|feature|scherm|mechanic <naam>: writes the files of a new unit with its test, so that the fortieth starts as tidy as the first. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Bestanden } from './namen.ts';
import { feature } from './feature.ts';
import { mechanic } from './mechanic.ts';
import { scherm } from './scherm.ts';
import { spel } from './spel.ts';

const MAKERS: Record<string, (naam: string) => Bestanden> = { spel, feature, scherm, mechanic };
const NAAM = /^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?$/;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const [soort = '', naam = ''] = process.argv.slice(2);
const maker = MAKERS[soort];
if (maker === undefined || !NAAM.test(naam))
  fail(
    'usage: npm run nieuw -- spel|feature|scherm|mechanic <naam>   (naam in kebab-case; scherm takes <area>/<scherm>)',
  );

const files = Object.entries(maker(naam));
const taken = files.map(([path]) => path).filter((path) => existsSync(path));
if (taken.length > 0) fail(`exists already: ${taken.join(', ')}`);
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
