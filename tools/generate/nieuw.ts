/** npm run nieuw -- spel|feature|scherm|mechanic <naam>: writes the files of a new unit with its test, so that the fortieth starts as tidy as the first. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Files } from './names.ts';
import { feature } from './feature.ts';
import { mechanic } from './mechanic.ts';
import { screen } from './screen.ts';
import { spel } from './spel.ts';

const MAKERS: Record<string, (name: string) => Files> = { spel, feature, scherm: screen, mechanic };
const NAME = /^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?$/;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const [kind = '', name = ''] = process.argv.slice(2);
const maker = MAKERS[kind];
if (maker === undefined || !NAME.test(name))
  fail(
    'usage: npm run nieuw -- spel|feature|scherm|mechanic <naam>   (naam in kebab-case; scherm takes <area>/<scherm>)',
  );

/** The files of the unit, or one line that says why there is none. */
function filesOf(make: (name: string) => Files): Files {
  try {
    return make(name);
  } catch (cause) {
    return fail(cause instanceof Error ? cause.message : String(cause));
  }
}

const files = Object.entries(filesOf(maker));
const taken = files.map(([path]) => path).filter((path) => existsSync(path));
if (taken.length > 0) fail(`exists already: ${taken.join(', ')}`);
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
