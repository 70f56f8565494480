/** npm run -s bench:groep -- --json [--rijen N] [--rounds N]: the progress page of a group among ten million answers, and with ten times the history. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import knex, { type Knex } from 'knex';
import { z } from 'zod/mini';
import { voortgangSchema } from '../../../server/features/voortgang/voortgang.contract.ts';
import { VoortgangRepository } from '../../../server/features/voortgang/voortgang.repository.ts';
import { createServer, type Server } from '../../../server/main.ts';
import { loadContent } from '../../../server/platform/content/content.ts';
import { readEnv } from '../../../server/platform/env.ts';
import { buildGebruiker } from '../../../server/test/build.ts';
import { TEST_SPELLEN } from '../../../server/test/spellen.ts';
import { startPostgres } from '../../check/postgres.ts';
import { percentile, round } from '../engine/statistics.ts';
import { integer, OptionError, readOptions } from '../options.ts';
import { BEFORE } from './before.ts';
import { seedGroep, seedHistory, type GroepSeed, type SeededGroep } from './seed.ts';

const PASSWORD = 'een goed lang wachtwoord';
const MONDAY = '2026-11-23';
const EIGHT_WEEKS = '2026-10-05';
const HISTORY = 10;
const BOUNDS = { sqlMs: 5, pageMs: 20, flat: 1.5 } as const;
const LIMITATIONS = [
  'sql is a statement with its answer read, by the clock of this process; page is a call with a session over HTTP, its JSON read',
  'everything is in memory after the first round: a disk is not measured',
  'ten times the history stands in the partition of the school that is read; the other fifteen are never opened',
];

interface Measurement {
  name: string;
  history: number;
  /** Quickest round: what a busy machine disturbed least. */
  best: number;
  p50: number;
  p99: number;
}
interface Case {
  name: string;
  run(): Promise<unknown>;
}

/** The statements as the page asks them, each beside the one it replaced. */
function statements(db: Knex, { adminId, groepId }: SeededGroep): Case[] {
  const repository = new VoortgangRepository(db);
  const key = { adminId, groepId };
  const ask = (from: string | null) => () => repository.findMatrix({ ...key, vanaf: from, tot: null });
  const before = (from: string | null) => () => db.raw(BEFORE, { ...key, vanaf: from, tot: null });
  return [
    { name: 'sql, all time', run: ask(null) },
    { name: 'sql before, all time', run: before(null) },
    { name: 'sql, eight weeks', run: ask(EIGHT_WEEKS) },
    { name: 'sql before, eight weeks', run: before(EIGHT_WEEKS) },
  ];
}

const sessionSchema = z.object({ token: z.string() });

/** The page over HTTP, as somebody who is signed in. */
async function pages(server: Server, { adminId, groepId }: SeededGroep): Promise<Case[]> {
  const name = `bench-${process.pid}`;
  await buildGebruiker(server.database.knex, { adminId, role: 'schooladmin', naam: name, voornaam: 'Bea' });
  const address = `http://127.0.0.1:${await server.listen()}/api`;
  const headers = { 'Content-Type': 'application/json' };
  const signIn = await fetch(`${address}/auth`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ gebruikersnaam: name, wachtwoord: PASSWORD }),
  });
  const { token } = sessionSchema.parse(await signIn.json());
  const call = (query: string) => async () => {
    const answer = await fetch(`${address}/admins/${adminId}/groepen/${groepId}/voortgang${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return voortgangSchema.parse(await answer.json());
  };
  return [
    { name: 'page, all time', run: call('') },
    { name: 'page, eight weeks', run: call(`?van=${EIGHT_WEEKS}`) },
  ];
}

/** Every case once a round, so that what disturbs the machine disturbs all of them. */
async function measure(cases: readonly Case[], { rounds, history }: { rounds: number; history: number }) {
  const times = cases.map((): number[] => []);
  for (let nr = -5; nr < rounds; nr += 1)
    for (const [place, { run }] of cases.entries()) {
      const start = performance.now();
      await run();
      if (nr >= 0) times[place]?.push(performance.now() - start);
    }
  return cases.map(({ name }, place): Measurement => {
    const own = times[place] ?? [];
    return {
      name,
      history,
      best: round(Math.min(...own)),
      p50: round(percentile(own, 0.5)),
      p99: round(percentile(own, 0.99)),
    };
  });
}

const cellSchema = z.object({ n: z.int() });
const beforeSchema = z.object({
  rows: z.array(z.object({ rijen: z.array(z.object({ cellen: z.array(cellSchema) })) })),
});
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Both statements must count the same answers: else the bench compares two pages. */
async function verify(db: Knex, { adminId, groepId }: SeededGroep): Promise<void> {
  for (const from of [null, EIGHT_WEEKS]) {
    const rows = await new VoortgangRepository(db).findMatrix({ adminId, groepId, vanaf: from, tot: null });
    const before = beforeSchema.parse(await db.raw(BEFORE, { adminId, groepId, vanaf: from, tot: null })).rows;
    const counted = sum(rows.flatMap(({ n }) => n));
    const countedBefore = sum(before.flatMap((row) => row.rijen.flatMap((one) => one.cellen.map(({ n }) => n))));
    if (counted === 0 || counted !== countedBefore)
      throw new Error(`${counted} answers counted, before ${countedBefore}`);
  }
}

function gatesOf(results: readonly Measurement[]) {
  const of = (name: string, history: number): number => {
    const found = results.find((one) => one.name === name && one.history === history);
    if (found === undefined) throw new Error(`nothing measured: ${name}`);
    return found.p50;
  };
  const gates = ['all time', 'eight weeks'].flatMap((period) => [
    { id: `sql.${period}`, value: of(`sql, ${period}`, 1), bound: BOUNDS.sqlMs, unit: 'ms' },
    { id: `page.${period}`, value: of(`page, ${period}`, 1), bound: BOUNDS.pageMs, unit: 'ms' },
    {
      id: `flat.${period}`,
      value: round(of(`sql, ${period}`, HISTORY) / of(`sql, ${period}`, 1)),
      bound: BOUNDS.flat,
      unit: '×',
    },
    {
      id: `before.${period}`,
      value: round(of(`sql, ${period}`, HISTORY) / of(`sql before, ${period}`, HISTORY)),
      bound: 1,
      unit: '×',
    },
  ]);
  return gates.map((gate) => ({ ...gate, ok: gate.value <= gate.bound }));
}

async function measureOn(url: string, { rijen: rows, rounds }: { rijen: number; rounds: number }) {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-bench-groep-'));
  const env = readEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: map,
    DEMO: 'uit',
    DATABASE_URL: url,
  });
  const server = await createServer({ env, spellen: TEST_SPELLEN });
  // The pool of the server ends what lasts five seconds.
  const seeder = knex({ client: 'pg', connection: url, pool: { min: 0, max: 1 } });
  try {
    const db = server.database.knex;
    const content = loadContent(resolve('assets/content'));
    const seed: GroepSeed = { rijen: rows, doelen: [...content.leerdoelen.keys()], monday: MONDAY };
    const start = performance.now();
    const groep = await seedGroep(seeder, seed);
    const cases = [...statements(db, groep), ...(await pages(server, groep))];
    await verify(db, groep);
    const results = await measure(cases, { rounds, history: 1 });
    await seedHistory(seeder, seed, HISTORY);
    await verify(db, groep);
    results.push(...(await measure(cases, { rounds, history: HISTORY })));
    return { results, leerlingen: groep.leerlingen, seconds: round((performance.now() - start) / 1000, 0) };
  } finally {
    await seeder.destroy();
    await server.close();
    rmSync(map, { recursive: true, force: true });
  }
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2), { tekst: ['rijen', 'rounds'], flags: ['json'] });
  const rows = integer(options, 'rijen', { fallbackValue: 10_000_000 });
  const rounds = integer(options, 'rounds', { fallbackValue: 60 });
  const load = round(loadavg()[0] ?? 0, 1);
  const own = await startPostgres();
  if (own === null) throw new OptionError('no PostgreSQL on this machine');
  try {
    const { results, leerlingen, seconds } = await measureOn(own.url, { rijen: rows, rounds });
    const gates = gatesOf(results);
    const ok = gates.every((gate) => gate.ok);
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    if (!options.flags.has('json'))
      for (const one of results)
        process.stdout.write(
          `${one.name.padEnd(26)} history ${one.history}×: best ${one.best} ms, p50 ${one.p50} ms, p99 ${one.p99} ms\n`,
        );
    const host = {
      cpu: cpus()[0]?.model ?? '',
      cores: cpus().length,
      node: process.version,
      db: own.versie,
      load,
    };
    process.stdout.write(
      `${JSON.stringify({ bench: 'groep', version: 1, rijen: rows, leerlingen, commit, host, rounds, seconds, results, gates, limitations: LIMITATIONS, ok })}\n`,
    );
    return ok;
  } finally {
    own.stop();
  }
}

try {
  process.exit((await main()) ? 0 : 1);
} catch (error) {
  process.stderr.write(
    `${error instanceof OptionError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(2);
}
