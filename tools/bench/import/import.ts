/** npm run -s bench:import -- --json: a school from EDEXML, from file to rows, on the embedded database or on TEST_DATABASE_URL. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import supertest from 'supertest';
import { z } from 'zod';
import { createServer } from '../../../server/main.ts';
import { readEnv } from '../../../server/platform/env.ts';
import { buildAdmin, buildGebruiker } from '../../../server/test/bouw.ts';
import { maakEdexml } from '../../../server/test/edexml/maak-edexml.ts';
import { TEST_SPELLEN } from '../../../server/test/spellen.ts';
import { rond } from '../engine/statistiek.ts';
import { geheel, leesOpties, OptieFout } from '../opties.ts';

const WACHTWOORD = 'een goed lang wachtwoord';
const GRENZEN = { planS: 3, uitvoerS: 20, rssMB: 150, blokMs: 200 } as const;
const MB = 1024 * 1024;
/** As much of the answer as is needed here: checking every row would be counted as work of the server. */
const planSchema = z.object({ planId: z.string(), tellingen: z.object({ ongewijzigd: z.int() }) });
const BEPERKINGEN = [
  'client and server share this process, so the block of the event loop holds the reading of the answers too',
  'without TEST_DATABASE_URL the embedded database runs in this process, and its statements count as blocks',
];

interface Meting { naam: string; seconden: number; blokMs: number; rssMB: number }

/** Times one piece of work, with the longest block of the event loop and the growth of memory at its top. */
async function meet<T>(naam: string, werk: () => Promise<T>): Promise<{ uit: T; meting: Meting }> {
  globalThis.gc?.();
  const voor = process.memoryUsage().rss;
  let top = voor;
  const vertraging = monitorEventLoopDelay({ resolution: 10 });
  const wekker = setInterval(() => {
    top = Math.max(top, process.memoryUsage().rss);
  }, 20);
  vertraging.enable();
  const begin = performance.now();
  const uit = await werk();
  const seconden = (performance.now() - begin) / 1000;
  vertraging.disable();
  clearInterval(wekker);
  return { uit, meting: { naam, seconden: rond(seconden, 2), blokMs: rond(vertraging.max / 1e6, 0), rssMB: rond((Math.max(top, process.memoryUsage().rss) - voor) / MB, 0) } };
}

async function draai(leerlingen: number): Promise<{ resultaten: Meting[]; db: string }> {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-bench-import-'));
  const url = process.env['TEST_DATABASE_URL'];
  const env = readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: map, DEMO: 'uit', ...(url === undefined ? {} : { DATABASE_URL: url }) });
  const server = await createServer({ env, spellen: TEST_SPELLEN });
  try {
    const db = server.database.knex;
    const naam = `bench-${process.pid}`;
    const adminId = await buildAdmin(db, { soort: 'school', naam: 'Benchschool', code: naam.toUpperCase() });
    await buildGebruiker(db, { adminId, role: 'schooladmin', naam, voornaam: 'Bea' });
    const agent = supertest(server.app);
    const { body: sessie } = await agent.post('/api/auth').send({ gebruikersnaam: naam, wachtwoord: WACHTWOORD }).expect(200);
    const kop = { Authorization: `Bearer ${String(sessie.token)}` };
    const pad = `/api/admins/${adminId}/edexml`;
    const stuur = async (bytes: Buffer) => planSchema.parse((await agent.post(pad).set(kop).attach('bestand', bytes, 'EDEX.XML').expect(200)).body);
    const voerUit = async (planId: string) => planSchema.pick({ planId: true }).parse((await agent.post(`${pad}/${planId}/uitvoeren`).set(kop).send({ keuzes: {} }).expect(200)).body);
    await voerUit((await stuur(Buffer.from(maakEdexml({ leerlingen: 20 })))).planId); // warm: the first import of a process compiles
    const bestand = Buffer.from(maakEdexml({ leerlingen }));
    const plan = await meet('plan', () => stuur(bestand));
    const uitvoer = await meet('uitvoeren', () => voerUit(plan.uit.planId));
    const nogmaals = await meet('plan van hetzelfde bestand', () => stuur(bestand));
    if (nogmaals.uit.tellingen.ongewijzigd !== leerlingen) throw new Error(`the second plan finds ${nogmaals.uit.tellingen.ongewijzigd} of ${leerlingen}`);
    const terug = await meet('ongedaan', () => agent.post(`${pad}/${uitvoer.uit.planId}/ongedaan`).set(kop).send({}).expect(200));
    return { resultaten: [plan.meting, uitvoer.meting, nogmaals.meting, terug.meting], db: url === undefined ? 'embedded' : 'postgres' };
  } finally {
    await server.close();
    rmSync(map, { recursive: true, force: true });
  }
}

async function main(): Promise<boolean> {
  const opties = leesOpties(process.argv.slice(2), { tekst: ['leerlingen'], vlaggen: ['json'] });
  const leerlingen = geheel(opties, 'leerlingen', { standaard: 5_000 });
  const belasting = rond(loadavg()[0] ?? 0, 1);
  const { resultaten, db } = await draai(leerlingen);
  const [plan, uitvoer] = resultaten;
  if (plan === undefined || uitvoer === undefined) throw new Error('nothing measured');
  const poorten = [
    { id: 'import.plan', waarde: plan.seconden, grens: GRENZEN.planS, eenheid: 's' }, { id: 'import.uitvoeren', waarde: uitvoer.seconden, grens: GRENZEN.uitvoerS, eenheid: 's' },
    { id: 'import.rss', waarde: Math.max(plan.rssMB, uitvoer.rssMB), grens: GRENZEN.rssMB, eenheid: 'MB' }, { id: 'import.blok', waarde: Math.max(plan.blokMs, uitvoer.blokMs), grens: GRENZEN.blokMs, eenheid: 'ms' },
  ].map((poort) => ({ ...poort, ok: poort.waarde < poort.grens }));
  const ok = poorten.every((poort) => poort.ok);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  if (!opties.vlaggen.has('json')) for (const meting of resultaten) process.stdout.write(`${meting.naam.padEnd(28)} ${meting.seconden.toFixed(2)} s, longest block ${meting.blokMs} ms, memory +${meting.rssMB} MB\n`);
  process.stdout.write(`${JSON.stringify({ bench: 'import', versie: 1, seed: 7, leerlingen, commit, host: { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version, db, belasting }, rondes: 1, resultaten, poorten, beperkingen: BEPERKINGEN, ok })}\n`);
  return ok;
}

try {
  process.exit(await main() ? 0 : 1);
} catch (fout) {
  process.stderr.write(`${fout instanceof OptieFout ? fout.message : String(fout instanceof Error ? fout.stack : fout)}\n`);
  process.exit(2);
}
