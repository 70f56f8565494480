/** npm run nieuw -- spel|feature|scherm|mechanic <naam>: writes the files of a new unit with its test, so that the fortieth starts as tidy as the first. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatText } from '../check/format-text.ts';
import type { FileData } from '../check/woorden.ts';
import { feature } from './feature.ts';
import { mechanic } from './mechanic.ts';
import type { Files } from './names.ts';
import { refuseFiles, refuseName, type UnitKind } from './refusals.ts';
import { screen } from './screen.ts';
import { spel } from './spel.ts';

const MAKERS: Readonly<Record<UnitKind, (name: string) => Files>> = { spel, feature, scherm: screen, mechanic };
const isKind = (kind: string): kind is UnitKind => Object.hasOwn(MAKERS, kind);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The files of the unit; a maker throws for a name that its kind of unit cannot have. */
function makeFiles(kind: UnitKind, name: string): Files {
  try {
    return MAKERS[kind](name);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const [kind = '', name = ''] = process.argv.slice(2);
if (!isKind(kind) || name === '')
  fail(
    'usage: npm run nieuw -- spel|feature|scherm|mechanic <naam>   (naam in kebab-case; scherm takes <area>/<scherm>)',
  );
const refused = refuseName(kind, name);
if (refused !== null) fail(refused);
// Everything is made and weighed before anything is written.
const files: FileData[] = Object.entries(makeFiles(kind, name)).map(([path, text]) => ({
  path,
  text: formatText(path, text),
}));
const unfit = refuseFiles(files);
if (unfit !== null) fail(unfit);
for (const { path, text } of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
