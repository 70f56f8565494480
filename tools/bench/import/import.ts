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
import { buildAdmin, buildGebruiker } from '../../../server/test/bouw.ts';
import { maakEdexml } from '../../../server/test/edexml/maak-edexml.ts';
import { TEST_SPELLEN } from '../../../server/test/spellen.ts';
import { startPostgres, type TestPostgres } from '../../check/postgres.ts';
import { rond } from '../engine/statistiek.ts';
import { geheel, leesOpties, OptieFout } from '../opties.ts';
import { klantantwoordSchema, type Klantantwoord, type Klantvraag } from './klant.ts';
import { maakLvs } from './lvs.ts';
import { meetLus, telIngebouwd } from './lusmeter.ts';

const WACHTWOORD = 'een goed lang wachtwoord';
const GRENZEN = { planS: 3, uitvoerS: 20, rssMB: 150, blokMs: 200, lvsS: 5 } as const;
const MB = 1024 * 1024;
/** Rows of a file of test results, at most. */
const LVS_RIJEN = 5_000;
const BEPERKINGEN = [
  'seconds are those of the client: sending the file and reading the answer are in them',
  'klokMs is the longest block of the event loop by the clock; blokMs leaves out the time in which other processes had the core (0 known outside Linux), and wachtMs is that time over the whole piece of work',
  'a statement of the embedded database runs in this process and counts in blokMs; onsMs is the longest block without it, opdrachtMs the most it took of one block',
];

interface Meting {
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
type Vraag = (deel: Omit<Klantvraag, 'url' | 'token'> & { pad: string }) => Promise<Klantantwoord>;

/** Times one piece of work, with the longest block of the event loop and the growth of memory at its top. */
async function meet(naam: string, werk: () => Promise<Klantantwoord>): Promise<{ uit: Klantantwoord; meting: Meting }> {
  globalThis.gc?.();
  const voor = process.memoryUsage.rss();
  let top = voor;
  const wekker = setInterval(() => {
    top = Math.max(top, process.memoryUsage.rss());
  }, 20);
  const lus = meetLus();
  const uit = await werk();
  const { klokMs, blokMs, onsMs, opdrachtMs, dbMs, wachtMs } = lus.stop();
  clearInterval(wekker);
  return {
    uit,
    meting: {
      naam,
      seconden: rond(uit.seconden, 2),
      rssMB: rond((Math.max(top, process.memoryUsage.rss()) - voor) / MB, 0),
      klokMs: rond(klokMs, 0),
      blokMs: rond(blokMs, 0),
      onsMs: rond(onsMs, 0),
      opdrachtMs: rond(opdrachtMs, 0),
      dbMs: rond(dbMs, 0),
      wachtMs: rond(wachtMs, 0),
    },
  };
}

/** Asks through the process of the client. */
function maakVraag(klant: ChildProcess, basis: { url: string; token: string }): Vraag {
  return async ({ pad, ...deel }) => {
    klant.send({ ...deel, token: basis.token, url: `${basis.url}${pad}` });
    const [bericht] = await Promise.race([once(klant, 'message'), once(klant, 'exit')]);
    const antwoord = klantantwoordSchema.parse(bericht);
    if (antwoord.status !== 200) throw new Error(`${pad}: ${antwoord.status}`);
    return antwoord;
  };
}

async function luister(http: HttpServer): Promise<string> {
  if (!http.listening) await once(http, 'listening');
  const adres = http.address();
  if (typeof adres !== 'object' || adres === null) throw new Error('no port');
  return `http://127.0.0.1:${adres.port}`;
}

/** Results of the pupils that are there: plan, run, the same file again, and back. */
async function meetResultaten(
  vraag: Vraag,
  pad: string,
  { map, leerlingen }: { map: string; leerlingen: number },
): Promise<Meting[]> {
  const bestand = join(map, 'resultaten.csv');
  const rijen = Math.min(LVS_RIJEN, leerlingen);
  const voerUit = (planId: string): Promise<Klantantwoord> =>
    vraag({ pad: `${pad}/${planId}/uitvoeren`, body: { keuzes: {} } });
  writeFileSync(bestand, maakLvs({ rijen: 20, afname: '2025-06-10' }));
  await voerUit((await vraag({ pad, bestand })).planId); // warm
  writeFileSync(bestand, maakLvs({ rijen, afname: '2026-01-29' }));
  const plan = await meet('LVS plan', () => vraag({ pad, bestand }));
  const uitvoer = await meet('LVS uitvoeren', () => voerUit(plan.uit.planId));
  const nogmaals = await meet('LVS plan van hetzelfde bestand', () => vraag({ pad, bestand }));
  if (uitvoer.uit.nieuw !== rijen || nogmaals.uit.ongewijzigd !== rijen)
    throw new Error(
      `of ${rijen} results ${uitvoer.uit.nieuw} were new, and ${nogmaals.uit.ongewijzigd} the same the second time`,
    );
  const terug = await meet('LVS ongedaan', () => vraag({ pad: `${pad}/${uitvoer.uit.planId}/ongedaan` }));
  return [plan.meting, uitvoer.meting, nogmaals.meting, terug.meting];
}

async function meetSchool(
  vraag: Vraag,
  admin: string,
  { map, leerlingen }: { map: string; leerlingen: number },
): Promise<Meting[]> {
  const pad = `${admin}/edexml`;
  const bestand = join(map, 'school.xml');
  const stuur = async (aantal: number): Promise<Klantantwoord> => {
    writeFileSync(bestand, maakEdexml({ leerlingen: aantal }));
    return vraag({ pad, bestand });
  };
  const voerUit = (planId: string): Promise<Klantantwoord> =>
    vraag({ pad: `${pad}/${planId}/uitvoeren`, body: { keuzes: {} } });
  await voerUit((await stuur(20)).planId); // warm: the first import of a process compiles
  writeFileSync(bestand, maakEdexml({ leerlingen }));
  const plan = await meet('plan', () => vraag({ pad, bestand }));
  const uitvoer = await meet('uitvoeren', () => voerUit(plan.uit.planId));
  const nogmaals = await meet('plan van hetzelfde bestand', () => vraag({ pad, bestand }));
  if (nogmaals.uit.ongewijzigd !== leerlingen)
    throw new Error(`the second plan finds ${nogmaals.uit.ongewijzigd} of ${leerlingen}`);
  const lvs = await meetResultaten(vraag, `${admin}/lvsimporten`, { map, leerlingen });
  const terug = await meet('ongedaan', () => vraag({ pad: `${pad}/${uitvoer.uit.planId}/ongedaan` }));
  return [plan.meting, uitvoer.meting, nogmaals.meting, terug.meting, ...lvs];
}

async function draai(leerlingen: number, url: string | undefined): Promise<Meting[]> {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-bench-import-'));
  const env = readEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: map,
    DEMO: 'uit',
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  });
  telIngebouwd();
  const server = await createServer({ env, spellen: TEST_SPELLEN });
  const klant = fork(fileURLToPath(new URL('klant.ts', import.meta.url))).setMaxListeners(0); // every question waits for the end of the process too
  const http = server.app.listen(0, '127.0.0.1');
  try {
    const db = server.database.knex;
    const naam = `bench-${process.pid}`;
    const adminId = await buildAdmin(db, { soort: 'school', naam: 'Benchschool', code: naam.toUpperCase() });
    await buildGebruiker(db, { adminId, role: 'schooladmin', naam, voornaam: 'Bea' });
    const { body: sessie } = await supertest(server.app)
      .post('/api/auth')
      .send({ gebruikersnaam: naam, wachtwoord: WACHTWOORD })
      .expect(200);
    return await meetSchool(
      maakVraag(klant, { url: await luister(http), token: String(sessie.token) }),
      `/api/admins/${adminId}`,
      { map, leerlingen },
    );
  } finally {
    klant.disconnect();
    http.close();
    await server.close();
    rmSync(map, { recursive: true, force: true });
  }
}

/** Measures on the database that was asked for, and tells which one that was. */
async function meetOp(db: string, leerlingen: number): Promise<{ resultaten: Meting[]; db: string }> {
  const gegeven = process.env['TEST_DATABASE_URL'];
  if (db === 'embedded' && gegeven === undefined) return { resultaten: await draai(leerlingen, undefined), db };
  const eigen: TestPostgres | null = gegeven === undefined ? await startPostgres() : null;
  const url = gegeven ?? eigen?.url;
  if (url === undefined) throw new OptieFout('--db postgres: no PostgreSQL on this machine');
  try {
    return { resultaten: await draai(leerlingen, url), db: eigen?.versie ?? 'postgres' };
  } finally {
    eigen?.stop();
  }
}

/** The longest, largest or slowest of some measurements against its limit. */
function poortenVan(resultaten: readonly Meting[]) {
  const hoogste = (veld: 'seconden' | 'rssMB' | 'blokMs' | 'onsMs', naam = ''): number => {
    const waarden = resultaten.filter((meting) => meting.naam.startsWith(naam)).map((meting) => meting[veld]);
    if (waarden.length === 0) throw new Error(`nothing measured: ${naam}`);
    return Math.max(...waarden);
  };
  return [
    { id: 'import.plan', waarde: hoogste('seconden', 'plan'), grens: GRENZEN.planS, eenheid: 's' },
    { id: 'import.uitvoeren', waarde: hoogste('seconden', 'uitvoeren'), grens: GRENZEN.uitvoerS, eenheid: 's' },
    { id: 'lvs.plan', waarde: hoogste('seconden', 'LVS plan'), grens: GRENZEN.lvsS, eenheid: 's' },
    { id: 'lvs.uitvoeren', waarde: hoogste('seconden', 'LVS uitvoeren'), grens: GRENZEN.lvsS, eenheid: 's' },
    { id: 'import.rss', waarde: hoogste('rssMB'), grens: GRENZEN.rssMB, eenheid: 'MB' },
    { id: 'import.blok', waarde: hoogste('blokMs'), grens: GRENZEN.blokMs, eenheid: 'ms' },
    { id: 'import.ons', waarde: hoogste('onsMs'), grens: GRENZEN.blokMs, eenheid: 'ms' },
  ].map((poort) => ({ ...poort, ok: poort.waarde < poort.grens }));
}

async function main(): Promise<boolean> {
  const opties = leesOpties(process.argv.slice(2), { tekst: ['leerlingen', 'db'], vlaggen: ['json'] });
  const leerlingen = geheel(opties, 'leerlingen', { standaard: 5_000 });
  const belasting = rond(loadavg()[0] ?? 0, 1);
  const { resultaten, db } = await meetOp(opties.tekst.get('db') ?? 'embedded', leerlingen);
  const poorten = poortenVan(resultaten);
  const ok = poorten.every((poort) => poort.ok);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  if (!opties.vlaggen.has('json')) {
    for (const m of resultaten) {
      process.stdout.write(
        `${m.naam.padEnd(32)} ${m.seconden.toFixed(2)} s, longest block ${m.blokMs} ms (ours ${m.onsMs}, embedded database ${m.opdrachtMs}, by the clock ${m.klokMs}), without a core ${(m.wachtMs / 1000).toFixed(2)} s, memory +${m.rssMB} MB\n`,
      );
    }
  }
  process.stdout.write(
    `${JSON.stringify({ bench: 'import', versie: 3, seed: 7, leerlingen, commit, host: { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version, db, belasting }, rondes: 1, resultaten, poorten, beperkingen: BEPERKINGEN, ok })}\n`,
  );
  return ok;
}

try {
  process.exit((await main()) ? 0 : 1);
} catch (fout) {
  process.stderr.write(
    `${fout instanceof OptieFout ? fout.message : String(fout instanceof Error ? fout.stack : fout)}\n`,
  );
  process.exit(2);
}
