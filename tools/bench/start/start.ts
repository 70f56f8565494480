/**
 * npm run -s bench:start -- --json: seconds from `npm start` to a healthy product, on an empty and on a used data folder.
 * With `--games 45`: the first start of a fresh copy of the checkout with so many games, nothing built.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, round } from '../engine/statistics.ts';
import { integer, readOptions, OptionError } from '../options.ts';
import { type Gate, measureFirst } from './first.ts';
import { measureStart, freePort } from './process.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What the product asks of a second start. */
const LIMIT_S = 15;
const LIMITATIONS = [
  'without --games the build is present: what a first `npm start` spends on building is not in these numbers',
  'the embedded database with demo schools, as `npm start` without settings; npm itself (about 0.3 s) is not counted',
];

const STAMP = join(ROOT, '.gebouwd/web.stempel');
/** Moment of the last build of the web; 0 without one. */
const builtAt = (): number => (existsSync(STAMP) ? statSync(STAMP).mtimeMs : 0);

interface Ronde {
  leeg: number;
  gebruikt: number;
}
interface Finding {
  naam: string;
  seconden: number;
  min: number;
  max: number;
}

const report = (rule: string): void => {
  process.stderr.write(`${rule}\n`);
};

/** One empty folder: the first start fills it, the second finds it filled. */
async function measureRonde(fixedPort: number): Promise<Ronde> {
  const dataDir = mkdtempSync(join(tmpdir(), 'taaltocht-bench-start-'));
  try {
    const gate = fixedPort === 0 ? await freePort() : fixedPort;
    const empty = await measureStart({ root: ROOT, dataDir, poort: gate });
    return { leeg: empty, gebruikt: await measureStart({ root: ROOT, dataDir, poort: gate }) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function summarize(name: string, values: readonly number[]): Finding {
  return {
    naam: name,
    seconden: round(median(values), 2),
    min: round(Math.min(...values), 2),
    max: round(Math.max(...values), 2),
  };
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
}

/** Measures round after round, as long as the build stays what it was. */
async function measureRondes(rondes: number, gate: number): Promise<Ronde[]> {
  const build = builtAt();
  if (build === 0) throw new OptionError('no build found; run npm run build first');
  const measurements: Ronde[] = [];
  for (let nr = 1; nr <= rondes; nr += 1) {
    const ronde = await measureRonde(gate);
    report(`round ${nr}: empty folder ${ronde.leeg.toFixed(2)} s, used folder ${ronde.gebruikt.toFixed(2)} s`);
    if (builtAt() !== build)
      throw new OptionError('the build was not up to date and was made again; run npm run build first');
    measurements.push(ronde);
  }
  return measurements;
}

/** The machine that measured. */
const hostOf = (load: number) => ({
  cpu: cpus()[0]?.model ?? '',
  cores: cpus().length,
  node: process.version,
  chromium: null,
  db: 'pglite',
  load,
});

/** One line of JSON: all figures, and whether they are good enough. */
function printOutcome(outcome: { load: number; rondes: number; resultaten: Finding[]; poorten: Gate[] }): boolean {
  const { load, ...figures } = outcome;
  const ok = figures.poorten.every((gate) => gate.ok);
  process.stdout.write(
    `${JSON.stringify({
      bench: 'start',
      versie: 1,
      seed: null,
      commit: commit(),
      host: hostOf(load),
      ...figures,
      beperkingen: LIMITATIONS,
      ok,
    })}\n`,
  );
  return ok;
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2), { tekst: ['rounds', 'port', 'games'], flags: ['json'] });
  const games = integer(options, 'games', { fallbackValue: 0, min: 0 });
  const rondes = integer(options, 'rounds', { fallbackValue: 3 });
  const gate = integer(options, 'port', { fallbackValue: 0, min: 0 });
  // Wall-clock time on a busy machine says little: the load goes along with the numbers.
  const load = round(loadavg()[0] ?? 0, 1);
  if (games > 0)
    return printOutcome({ load, rondes: 1, resultaten: [], poorten: await measureFirst(ROOT, games, report) });
  const measurements = await measureRondes(rondes, gate);
  const empty = summarize(
    'leeg',
    measurements.map((ronde) => ronde.leeg),
  );
  const used = summarize(
    'gebruikt',
    measurements.map((ronde) => ronde.gebruikt),
  );
  const secondGate: Gate = {
    id: 'start.gebruikt',
    waarde: used.seconden,
    min: used.min,
    max: used.max,
    grens: LIMIT_S,
    unit: 's',
    ok: used.seconden <= LIMIT_S,
  };
  const print = options.flags.has('json')
    ? report
    : (rule: string) => {
        process.stdout.write(`${rule}\n`);
      };
  for (const { naam: name, seconden: seconds, min, max } of [empty, used])
    print(`${name.padEnd(10)} ${seconds.toFixed(2).padStart(7)} s   ${min.toFixed(2)} - ${max.toFixed(2)}`);
  return printOutcome({ load, rondes, resultaten: [empty, used], poorten: [secondGate] });
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  report(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
