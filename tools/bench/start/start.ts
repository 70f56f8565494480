/** npm run -s bench:start -- --json: seconds from `npm start` to a healthy product, on an empty and on a used data folder. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mediaan, rond } from '../engine/statistiek.ts';
import { geheel, leesOpties, OptieFout } from '../opties.ts';
import { meetStart, vrijePoort } from './proces.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What the product asks of a second start. */
const GRENS_S = 15;
const BEPERKINGEN = [
  'the build is present: what a first `npm start` spends on building is not in these numbers',
  'the embedded database with demo schools, as `npm start` without settings; npm itself (about 0.3 s) is not counted',
];

const STEMPEL = join(ROOT, '.gebouwd/web.stempel');
/** Moment of the last build of the web; 0 without one. */
const gebouwdOp = (): number => (existsSync(STEMPEL) ? statSync(STEMPEL).mtimeMs : 0);

interface Ronde {
  leeg: number;
  gebruikt: number;
}
interface Uitslag {
  naam: string;
  seconden: number;
  min: number;
  max: number;
}

const meld = (regel: string): void => {
  process.stderr.write(`${regel}\n`);
};

/** One empty folder: the first start fills it, the second finds it filled. */
async function meetRonde(vastePoort: number): Promise<Ronde> {
  const dataDir = mkdtempSync(join(tmpdir(), 'taaltocht-bench-start-'));
  try {
    const poort = vastePoort === 0 ? await vrijePoort() : vastePoort;
    const leeg = await meetStart({ root: ROOT, dataDir, poort });
    return { leeg, gebruikt: await meetStart({ root: ROOT, dataDir, poort }) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function vatSamen(naam: string, waarden: readonly number[]): Uitslag {
  return {
    naam,
    seconden: rond(mediaan(waarden), 2),
    min: rond(Math.min(...waarden), 2),
    max: rond(Math.max(...waarden), 2),
  };
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
}

/** Measures round after round, as long as the build stays what it was. */
async function meetRondes(rondes: number, poort: number): Promise<Ronde[]> {
  const bouw = gebouwdOp();
  if (bouw === 0) throw new OptieFout('no build found; run npm run build first');
  const metingen: Ronde[] = [];
  for (let nr = 1; nr <= rondes; nr += 1) {
    const ronde = await meetRonde(poort);
    meld(`round ${nr}: empty folder ${ronde.leeg.toFixed(2)} s, used folder ${ronde.gebruikt.toFixed(2)} s`);
    if (gebouwdOp() !== bouw)
      throw new OptieFout('the build was not up to date and was made again; run npm run build first');
    metingen.push(ronde);
  }
  return metingen;
}

/** The machine that measured. */
const hostVan = (belasting: number) => ({
  cpu: cpus()[0]?.model ?? '',
  cores: cpus().length,
  node: process.version,
  chromium: null,
  db: 'pglite',
  belasting,
});

async function main(): Promise<boolean> {
  const opties = leesOpties(process.argv.slice(2), { tekst: ['rounds', 'port'], vlaggen: ['json'] });
  const rondes = geheel(opties, 'rounds', { standaard: 3 });
  const poort = geheel(opties, 'port', { standaard: 0, min: 0 });
  // Wall-clock time on a busy machine says little: the load goes along with the numbers.
  const belasting = rond(loadavg()[0] ?? 0, 1);
  const metingen = await meetRondes(rondes, poort);
  const leeg = vatSamen(
    'leeg',
    metingen.map((ronde) => ronde.leeg),
  );
  const gebruikt = vatSamen(
    'gebruikt',
    metingen.map((ronde) => ronde.gebruikt),
  );
  const poortTweede = {
    id: 'start.gebruikt',
    waarde: gebruikt.seconden,
    min: gebruikt.min,
    max: gebruikt.max,
    grens: GRENS_S,
    eenheid: 's',
    ok: gebruikt.seconden <= GRENS_S,
  };
  const print = opties.vlaggen.has('json')
    ? meld
    : (regel: string) => {
        process.stdout.write(`${regel}\n`);
      };
  for (const { naam, seconden, min, max } of [leeg, gebruikt])
    print(`${naam.padEnd(10)} ${seconden.toFixed(2).padStart(7)} s   ${min.toFixed(2)} - ${max.toFixed(2)}`);
  process.stdout.write(
    `${JSON.stringify({
      bench: 'start',
      versie: 1,
      seed: null,
      commit: commit(),
      host: hostVan(belasting),
      rondes,
      resultaten: [leeg, gebruikt],
      poorten: [poortTweede],
      beperkingen: BEPERKINGEN,
      ok: poortTweede.ok,
    })}\n`,
  );
  return poortTweede.ok;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (fout) {
  meld(fout instanceof Error ? fout.message : String(fout));
  process.exitCode = 2;
}
