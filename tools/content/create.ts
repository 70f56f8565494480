import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { readSource } from './source.ts';
import { withExcluded } from './excluded.ts';
import { writeDictees } from './create-dictees.ts';
import { writeDomeinen } from './create-domeinen.ts';
import { writeLeesteksten } from './create-leesteksten.ts';
import { writeTable } from './create-leerdoelen.ts';
import { writeRijm } from './create-rijm.ts';
import { writeOrder } from './create-order.ts';
import { writeWerkwoorden } from './create-werkwoorden.ts';
import { SOURCE, CONTENT, path } from './paths.ts';
import { createWoord } from './woord-create.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { writeVariants } from './variants.ts';
import { withWordsInZin } from './words-in-zin.ts';

await loadPatterns();
const errors: string[] = [];

function build(groep: number): WoordItem[] {
  return readSource(groep).flatMap((rule) => {
    try {
      return [createWoord(rule)];
    } catch (error) {
      errors.push(`groep${groep} ${rule.w}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
}

function write(groep: number, woorden: readonly WoordItem[]): void {
  const map = path(CONTENT, `woorden/groep${groep}/`);
  mkdirSync(map, { recursive: true });
  for (const old of readdirSync(map)) rmSync(path(map, old));
  for (const head of new Set(woorden.map((w) => w.hoofd))) {
    const list = woorden.filter((w) => w.hoofd === head).sort((a, b) => (a.w < b.w ? -1 : 1));
    writeFileSync(path(map, `${head}.jsonl`), list.map((w) => `${JSON.stringify(w)}\n`).join(''));
  }
}

writeTable();
const groepen = [3, 4, 5, 6, 7, 8].filter((groep) => existsSync(path(SOURCE, `groep${groep}.tsv`)));
const all = withWordsInZin(withExcluded(groepen.flatMap(build)));
for (const groep of groepen)
  write(
    groep,
    all.filter((w) => w.groep === groep),
  );
writeWerkwoorden();
writeOrder();
// What every class shares holds no word of one country.
const general = all.filter((w) => w.regio === 'both');
writeRijm(general);
writeDomeinen(general);
writeDictees(general);
writeLeesteksten();
writeVariants();
process.stdout.write(`${all.length} words\n`);
if (errors.length > 0) {
  process.stderr.write(`${errors.join('\n')}\n`);
  process.exitCode = 1;
}
