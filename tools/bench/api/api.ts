/** npm run -s bench:api -- --json [--db postgres] [--rounds N] [--ms N] [--kinds a,b]: what a request costs, beside bare Express and the bare statement, in one run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../../server/platform/database/database.ts';
import { startPostgres, type TestPostgres } from '../../check/postgres.ts';
import { median, round } from '../engine/statistics.ts';
import { integer, names, readOptions, OptionError } from '../options.ts';
import { buildBenchSchool, recount, type School } from './school.ts';
import type { Sample } from './load.ts';
import { KINDS, measureRound, openBench, type Kind, type Round } from './rounds.ts';

const TARGETS = { loop: 0.35, express: 0.2, cpu: 5, absolute: 1_500 } as const;
/** Compiles what every kind needs. */
const WARM_MS = 1_000;
const LIMITATIONS = [
  'generator, server and database share the cores, so every figure in requests is that of a busy machine; the ratios are those of one run',
  'the throw-away PostgreSQL runs with fsync off, which makes the loop faster and the ratio to it harder',
  'cpu is the processor time of the server process alone; of the loop, that of the loop itself',
  'group page and sign-in are reported, not judged: they have benches and goals of their own',
];

interface Options {
  rounds: number;
  /** Length of one kind in one round. */ ms: number;
  kinds: readonly Kind[];
  url: string | undefined;
}
interface Outcome {
  rounds: Round[];
  sent: number;
  confirmed: number;
  stored: number;
  wrong: number;
}

/** Builds the school, lets the product run on it, and counts again when it has stopped. */
async function measure({ rounds, ms, kinds, url }: Options): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'taaltocht-bench-api-'));
  const open = (): Promise<Database> =>
    openDatabase({ DATA_DIR: dataDir, ...(url === undefined ? {} : { DATABASE_URL: url }) });
  const using = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  try {
    const school: School = await using(({ knex }) => buildBenchSchool(knex));
    const bench = await openBench({ dataDir, url, school });
    const out: Round[] = [];
    try {
      await measureRound(bench, kinds, WARM_MS);
      for (let nr = 0; nr < rounds; nr += 1) {
        out.push(await measureRound(bench, kinds, ms));
        process.stderr.write(
          `round ${nr + 1} of ${rounds}: ${out.at(-1)?.batch?.perSecond ?? 0} batches/s, ${out.at(-1)?.batch?.cpu ?? 0} µs\n`,
        );
      }
    } finally {
      await bench.stop();
    }
    return { rounds: out, ...bench.tally(), ...(await using(({ knex }) => recount(knex, school))) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const FIELDS = ['perSecond', 'p50', 'p99', 'cpu'] as const;

type Summary = { name: Kind } & Omit<Sample, 'requests'>;

function summary(rounds: readonly Round[], kind: Kind): Summary | undefined {
  const samples = rounds.flatMap((one) => one[kind] ?? []);
  if (samples.length === 0) return undefined;
  const [perSecond, p50, p99, cpu] = FIELDS.map((field) => round(median(samples.map((sample) => sample[field]))));
  return { name: kind, perSecond: perSecond ?? 0, p50: p50 ?? 0, p99: p99 ?? 0, cpu: cpu ?? 0 };
}

interface Gate {
  id: string;
  value: number;
  min: number;
  max: number;
  limit: number;
  unit: string;
  ok: boolean;
}

/** Median of the ratios of each round; the goal is a floor, or a ceiling. */
function gate(id: string, ratios: readonly number[], goal: { limit: number; ceiling?: true }): Gate {
  // A kind that was left out is not measured, so its gate does not hold.
  const [value = 0, min = 0, max = 0] =
    ratios.length === 0 ? [] : [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((x) => round(x, 3));
  const ok = ratios.length > 0 && (goal.ceiling === true ? value <= goal.limit : value >= goal.limit);
  return {
    id,
    value,
    min,
    max,
    limit: goal.limit,
    unit: '×',
    ok,
  };
}

function gatesOf({ rounds, sent, confirmed, stored, wrong }: Outcome, real: boolean): Gate[] {
  const ratios = (other: Kind, field: 'perSecond' | 'cpu'): number[] =>
    rounds.flatMap(({ batch, [other]: peer }) =>
      batch === undefined || peer === undefined ? [] : [batch[field] / peer[field]],
    );
  const exact = (id: string, value: number, limit: number): Gate => ({
    id,
    value,
    min: value,
    max: value,
    limit,
    unit: 'answers',
    ok: value === limit,
  });
  const tally = [
    exact('api.acked', confirmed, sent),
    exact('api.stored', stored, sent),
    exact('api.rollups', wrong, 0),
  ];
  if (!real) return tally; // the embedded database serves one connection: its figures are no measure of ours
  return [
    gate('api.batch.loop', ratios('loop', 'perSecond'), { limit: TARGETS.loop }),
    gate('api.batch.express', ratios('express', 'perSecond'), { limit: TARGETS.express }),
    gate('api.batch.cpu', ratios('express', 'cpu'), { limit: TARGETS.cpu, ceiling: true }),
    ...tally,
  ];
}

async function measureOn(db: string, options: Omit<Options, 'url'>): Promise<Outcome & { db: string }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (db === 'embedded') return { ...(await measure({ ...options, url: undefined })), db };
  const own: TestPostgres | null = given === undefined ? await startPostgres() : null;
  const url = given ?? own?.url;
  if (url === undefined) throw new OptionError('--db postgres: no PostgreSQL on this machine');
  try {
    return { ...(await measure({ ...options, url })), db: own?.versie ?? 'postgres' };
  } finally {
    own?.stop();
  }
}

function print(results: readonly Summary[], gates: readonly Gate[]): void {
  for (const { name, perSecond, p50, p99, cpu } of results)
    process.stdout.write(
      `${name.padEnd(10)} ${perSecond.toFixed(0).padStart(6)} req/s  p50 ${p50} ms  p99 ${p99} ms  cpu ${cpu} µs\n`,
    );
  for (const { id, value, min, max, limit, ok } of gates)
    process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${id} ${value} (${min}-${max}; goal ${limit})\n`);
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2), { tekst: ['db', 'rounds', 'ms', 'kinds'], flags: ['json'] });
  const load = round(loadavg()[0] ?? 0, 1);
  const rounds = integer(options, 'rounds', { fallbackValue: 7 });
  const ms = integer(options, 'ms', { fallbackValue: 1_000 });
  const wanted = options.tekst.get('db') ?? 'embedded';
  const outcome = await measureOn(wanted, { rounds, ms, kinds: names(options, 'kinds', KINDS) });
  const results = KINDS.flatMap((kind) => summary(outcome.rounds, kind) ?? []);
  const gates = gatesOf(outcome, wanted !== 'embedded');
  const ok = gates.every((one) => one.ok);
  if (!options.flags.has('json')) print(results, gates);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const host = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version, db: outcome.db, load };
  const absolute = { waarde: results.find(({ name }) => name === 'batch')?.perSecond ?? 0, doel: TARGETS.absolute };
  process.stdout.write(
    `${JSON.stringify({ bench: 'api', versie: 1, seed: 1, commit, host, rondes: rounds, resultaten: results.map(({ name, ...rest }) => ({ naam: name, ...rest })), poorten: gates.map(({ value, limit, unit, ...rest }) => ({ ...rest, waarde: value, grens: limit, eenheid: unit })), absoluut: absolute, beperkingen: LIMITATIONS, ok })}\n`,
  );
  return ok;
}

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  process.stderr.write(
    `${error instanceof OptionError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(2);
}
