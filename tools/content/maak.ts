import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { laadPatronen } from '#engine/core/taal/patronen.ts';
import { leesBron } from './bron.ts';
import { metGeweerd } from './geweerd.ts';
import { schrijfDictees } from './maak-dictees.ts';
import { schrijfDomeinen } from './maak-domeinen.ts';
import { schrijfLeesteksten } from './maak-leesteksten.ts';
import { schrijfTabel } from './maak-leerdoelen.ts';
import { schrijfRijm } from './maak-rijm.ts';
import { schrijfVolgorde } from './maak-volgorde.ts';
import { schrijfWerkwoorden } from './maak-werkwoorden.ts';
import { BRON, INHOUD, pad } from './paden.ts';
import { maakWoord } from './woord-maken.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { schrijfVarianten } from './varianten.ts';

await laadPatronen();
const fouten: string[] = [];

function bouw(groep: number): WoordItem[] {
  return leesBron(groep).flatMap((regel) => {
    try {
      return [maakWoord(regel)];
    } catch (fout) {
      fouten.push(`groep${groep} ${regel.w}: ${fout instanceof Error ? fout.message : String(fout)}`);
      return [];
    }
  });
}

function schrijf(groep: number, woorden: readonly WoordItem[]): void {
  const map = pad(INHOUD, `woorden/groep${groep}/`);
  mkdirSync(map, { recursive: true });
  for (const oud of readdirSync(map)) rmSync(pad(map, oud));
  for (const hoofd of new Set(woorden.map((w) => w.hoofd))) {
    const lijst = woorden.filter((w) => w.hoofd === hoofd).sort((a, b) => (a.w < b.w ? -1 : 1));
    writeFileSync(pad(map, `${hoofd}.jsonl`), lijst.map((w) => `${JSON.stringify(w)}\n`).join(''));
  }
}

schrijfTabel();
const groepen = [3, 4, 5, 6, 7, 8].filter((groep) => existsSync(pad(BRON, `groep${groep}.tsv`)));
const alle = metGeweerd(groepen.flatMap(bouw));
for (const groep of groepen)
  schrijf(
    groep,
    alle.filter((w) => w.groep === groep),
  );
schrijfWerkwoorden();
schrijfVolgorde();
// What every class shares holds no word of one country.
const algemeen = alle.filter((w) => w.regio === 'both');
schrijfRijm(algemeen);
schrijfDomeinen(algemeen);
schrijfDictees(algemeen);
schrijfLeesteksten();
schrijfVarianten();
process.stdout.write(`${alle.length} words\n`);
if (fouten.length > 0) {
  process.stderr.write(`${fouten.join('\n')}\n`);
  process.exitCode = 1;
}
