/** npm run -s bench:import -- --json [--db postgres]: a school from EDEXML and its test results from CSV, from file to rows. */
import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import supertest from 'supertest';
import { createServer } from '../../../server/main.ts';
import { readEnv } from '../../../server/platform/env.ts';
import { buildAdmin, buildGebruiker } from '../../../server/test/build.ts';
import { createEdexml } from '../../../server/test/edexml/maak-edexml.ts';
import { TEST_SPELLEN } from '../../../server/test/spellen.ts';
import { startPostgres, type TestPostgres } from '../../check/postgres.ts';
import { round } from '../engine/statistics.ts';
import { integer, readOptions, OptionError } from '../options.ts';
import { clientAntwoordSchema, type ClientAntwoord, type ClientVraag } from './client.ts';
import { createLvs } from './lvs.ts';
import { measureLoop, countBuiltIn } from './loop-meter.ts';

const PASSWORD = 'een goed lang wachtwoord';
const BOUNDS = { planS: 3, executionS: 20, rssMB: 150, blokMs: 200, lvsS: 5 } as const;
const MB = 1024 * 1024;
/** Rows of a file of test results, at most. */
const LVS_ROWS = 5_000;
const LIMITATIONS = [
  'seconds are those of the client: sending the file and reading the answer are in them',
  'klokMs is the longest block of the event loop by the clock; blokMs leaves out the time in which other processes had the core (0 known outside Linux), and wachtMs is that time over the whole piece of work',
  'a statement of the embedded database runs in this process and counts in blokMs; onsMs is the longest block without it, opdrachtMs the most it took of one block',
];

interface Measurement {
  naam: string;
  seconden: number;
  rssMB: number;
  /** Longest block of the event loop: by the clock, at work, ours alone, the embedded database alone; then the sums of the database and of waiting for a core. */
  klokMs: number;
  blokMs: number;
  onsMs: number;
  opdrachtMs: number;
  dbMs: number;
  wachtMs: number;
}
type Vraag = (part: Omit<ClientVraag, 'url' | 'token'> & { pad: string }) => Promise<ClientAntwoord>;

/** Times one piece of work, with the longest block of the event loop and the growth of memory at its top. */
async function measure(
  name: string,
  work: () => Promise<ClientAntwoord>,
): Promise<{ uit: ClientAntwoord; measurement: Measurement }> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let top = before;
  const ticker = setInterval(() => {
    top = Math.max(top, process.memoryUsage.rss());
  }, 20);
  const loop = measureLoop();
  const out = await work();
  const { klokMs: clockMs, blokMs: blockMs, onsMs: ownMs, opdrachtMs: commandMs, dbMs, wachtMs: waitMs } = loop.stop();
  clearInterval(ticker);
  return {
    uit: out,
    measurement: {
      naam: name,
      seconden: round(out.seconden, 2),
      rssMB: round((Math.max(top, process.memoryUsage.rss()) - before) / MB, 0),
      klokMs: round(clockMs, 0),
      blokMs: round(blockMs, 0),
      onsMs: round(ownMs, 0),
      opdrachtMs: round(commandMs, 0),
      dbMs: round(dbMs, 0),
      wachtMs: round(waitMs, 0),
    },
  };
}

/** Asks through the process of the client. */
function createVraag(customer: ChildProcess, base: { url: string; token: string }): Vraag {
  return async ({ pad: path, ...part }) => {
    customer.send({ ...part, token: base.token, url: `${base.url}${path}` });
    const [bericht] = await Promise.race([once(customer, 'message'), once(customer, 'exit')]);
    const antwoord = clientAntwoordSchema.parse(bericht);
    if (antwoord.status !== 200) throw new Error(`${path}: ${antwoord.status}`);
    return antwoord;
  };
}

async function listen(http: HttpServer): Promise<string> {
  if (!http.listening) await once(http, 'listening');
  const address = http.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Results of the pupils that are there: plan, run, the same file again, and back. */
async function measureResults(
  vraag: Vraag,
  path: string,
  { map, leerlingen }: { map: string; leerlingen: number },
): Promise<Measurement[]> {
  const file = join(map, 'resultaten.csv');
  const rows = Math.min(LVS_ROWS, leerlingen);
  const runAction = (planId: string): Promise<ClientAntwoord> =>
    vraag({ pad: `${path}/${planId}/uitvoeren`, body: { keuzes: {} } });
  writeFileSync(file, createLvs({ rijen: 20, afname: '2025-06-10' }));
  await runAction((await vraag({ pad: path, bestand: file })).planId); // warm
  writeFileSync(file, createLvs({ rijen: rows, afname: '2026-01-29' }));
  const plan = await measure('LVS plan', () => vraag({ pad: path, bestand: file }));
  const execution = await measure('LVS uitvoeren', () => runAction(plan.uit.planId));
  const again = await measure('LVS plan van hetzelfde bestand', () => vraag({ pad: path, bestand: file }));
  if (execution.uit.nieuw !== rows || again.uit.ongewijzigd !== rows)
    throw new Error(
      `of ${rows} results ${execution.uit.nieuw} were new, and ${again.uit.ongewijzigd} the same the second time`,
    );
  const back = await measure('LVS ongedaan', () => vraag({ pad: `${path}/${execution.uit.planId}/ongedaan` }));
  return [plan.measurement, execution.measurement, again.measurement, back.measurement];
}

async function measureSchool(
  vraag: Vraag,
  admin: string,
  { map, leerlingen }: { map: string; leerlingen: number },
): Promise<Measurement[]> {
  const path = `${admin}/edexml`;
  const file = join(map, 'school.xml');
  const send = async (count: number): Promise<ClientAntwoord> => {
    writeFileSync(file, createEdexml({ leerlingen: count }));
    return vraag({ pad: path, bestand: file });
  };
  const runAction = (planId: string): Promise<ClientAntwoord> =>
    vraag({ pad: `${path}/${planId}/uitvoeren`, body: { keuzes: {} } });
  await runAction((await send(20)).planId); // warm: the first import of a process compiles
  writeFileSync(file, createEdexml({ leerlingen }));
  const plan = await measure('plan', () => vraag({ pad: path, bestand: file }));
  const execution = await measure('uitvoeren', () => runAction(plan.uit.planId));
  const again = await measure('plan van hetzelfde bestand', () => vraag({ pad: path, bestand: file }));
  if (again.uit.ongewijzigd !== leerlingen)
    throw new Error(`the second plan finds ${again.uit.ongewijzigd} of ${leerlingen}`);
  const lvs = await measureResults(vraag, `${admin}/lvsimporten`, { map, leerlingen });
  const back = await measure('ongedaan', () => vraag({ pad: `${path}/${execution.uit.planId}/ongedaan` }));
  return [plan.measurement, execution.measurement, again.measurement, back.measurement, ...lvs];
}

async function rotate(leerlingen: number, url: string | undefined): Promise<Measurement[]> {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-bench-import-'));
  const env = readEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: map,
    DEMO: 'uit',
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  });
  countBuiltIn();
  const server = await createServer({ env, spellen: TEST_SPELLEN });
  const customer = fork(fileURLToPath(new URL('client.ts', import.meta.url))).setMaxListeners(0); // every question waits for the end of the process too
  const http = server.app.listen(0, '127.0.0.1');
  try {
    const db = server.database.knex;
    const name = `bench-${process.pid}`;
    const adminId = await buildAdmin(db, { soort: 'school', naam: 'Benchschool', code: name.toUpperCase() });
    await buildGebruiker(db, { adminId, role: 'schooladmin', naam: name, voornaam: 'Bea' });
    const { body: session } = await supertest(server.app)
      .post('/api/auth')
      .send({ gebruikersnaam: name, wachtwoord: PASSWORD })
      .expect(200);
    return await measureSchool(
      createVraag(customer, { url: await listen(http), token: String(session.token) }),
      `/api/admins/${adminId}`,
      { map, leerlingen },
    );
  } finally {
    customer.disconnect();
    http.close();
    await server.close();
    rmSync(map, { recursive: true, force: true });
  }
}

/** Measures on the database that was asked for, and tells which one that was. */
async function measureOn(db: string, leerlingen: number): Promise<{ resultaten: Measurement[]; db: string }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (db === 'embedded' && given === undefined) return { resultaten: await rotate(leerlingen, undefined), db };
  const own: TestPostgres | null = given === undefined ? await startPostgres() : null;
  const url = given ?? own?.url;
  if (url === undefined) throw new OptionError('--db postgres: no PostgreSQL on this machine');
  try {
    return { resultaten: await rotate(leerlingen, url), db: own?.versie ?? 'postgres' };
  } finally {
    own?.stop();
  }
}

/** The longest, largest or slowest of some measurements against its limit. */
function gatesOf(results: readonly Measurement[]) {
  const highest = (field: 'seconden' | 'rssMB' | 'blokMs' | 'onsMs', name = ''): number => {
    const values = results
      .filter((measurement) => measurement.naam.startsWith(name))
      .map((measurement) => measurement[field]);
    if (values.length === 0) throw new Error(`nothing measured: ${name}`);
    return Math.max(...values);
  };
  return [
    { id: 'import.plan', waarde: highest('seconden', 'plan'), grens: BOUNDS.planS, unit: 's' },
    { id: 'import.uitvoeren', waarde: highest('seconden', 'uitvoeren'), grens: BOUNDS.executionS, unit: 's' },
    { id: 'lvs.plan', waarde: highest('seconden', 'LVS plan'), grens: BOUNDS.lvsS, unit: 's' },
    { id: 'lvs.uitvoeren', waarde: highest('seconden', 'LVS uitvoeren'), grens: BOUNDS.lvsS, unit: 's' },
    { id: 'import.rss', waarde: highest('rssMB'), grens: BOUNDS.rssMB, unit: 'MB' },
    { id: 'import.blok', waarde: highest('blokMs'), grens: BOUNDS.blokMs, unit: 'ms' },
    { id: 'import.ons', waarde: highest('onsMs'), grens: BOUNDS.blokMs, unit: 'ms' },
  ].map((gate) => ({ ...gate, ok: gate.waarde < gate.grens }));
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2), { tekst: ['leerlingen', 'db'], flags: ['json'] });
  const leerlingen = integer(options, 'leerlingen', { fallbackValue: 5_000 });
  const load = round(loadavg()[0] ?? 0, 1);
  const { resultaten: results, db } = await measureOn(options.tekst.get('db') ?? 'embedded', leerlingen);
  const gates = gatesOf(results);
  const ok = gates.every((gate) => gate.ok);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  if (!options.flags.has('json')) {
    for (const m of results) {
      process.stdout.write(
        `${m.naam.padEnd(32)} ${m.seconden.toFixed(2)} s, longest block ${m.blokMs} ms (ours ${m.onsMs}, embedded database ${m.opdrachtMs}, by the clock ${m.klokMs}), without a core ${(m.wachtMs / 1000).toFixed(2)} s, memory +${m.rssMB} MB\n`,
      );
    }
  }
  process.stdout.write(
    `${JSON.stringify({ bench: 'import', versie: 3, seed: 7, leerlingen, commit, host: { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version, db, load }, rondes: 1, resultaten: results, poorten: gates, beperkingen: LIMITATIONS, ok })}\n`,
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
