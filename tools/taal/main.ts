/** npm run -s taal -- <command> [--zonder-tabellen]: one item per line on stdin, one JSON object per line on stdout. */
import { OPDRACHTEN } from './opdrachten.ts';
import { regelsVan } from './regels.ts';
import type { Verwerker } from './uitvoer.ts';

const VLAG = '--zonder-tabellen';
const BLOK = 1 << 16;

/** Writes in blocks and waits when the reader is slower than the rules. */
async function verwerk(antwoord: Verwerker): Promise<void> {
  let blok = '';
  for await (const regel of regelsVan(process.stdin)) {
    blok += `${JSON.stringify(antwoord(regel))}\n`;
    if (blok.length < BLOK) continue;
    await schrijf(blok);
    blok = '';
  }
  if (blok !== '') await schrijf(blok);
}

function schrijf(blok: string): Promise<void> {
  return new Promise((klaar, fout) => {
    process.stdout.write(blok, (e) => (e ? fout(e) : klaar()));
  });
}

const [naam = '', ...vlaggen] = process.argv.slice(2);
const opdracht = OPDRACHTEN.get(naam);
const onbekend = vlaggen.find((v) => v !== VLAG);

if (opdracht === undefined || onbekend !== undefined) {
  process.stderr.write(
    `${opdracht === undefined ? `unknown command: ${naam}` : `unknown flag: ${onbekend ?? ''}`}\ncommands: ${[...OPDRACHTEN.keys()].join(' ')}; flag: ${VLAG}\n`,
  );
  process.exitCode = 2;
} else {
  await verwerk(await opdracht({ tabellen: !vlaggen.includes(VLAG) }));
}
