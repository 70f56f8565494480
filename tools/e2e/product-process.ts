/** Runs the whole product on a fresh embedded database, tells its address and demo sign-ins on one line, and does what it is told on lines of stdin. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Clock } from '../../engine/core/basis/clock.ts';
import { dayOf } from '../../server/platform/time/clock.ts';
import { readEnv } from '../../server/platform/env.ts';
import { createServer } from '../../server/main.ts';
import { DONE, type Order } from './product.ts';
import { freePort } from '../bench/start/process.ts';
import { exitWithParent } from '../build/with-ouder.ts';
import { buildAdmin, buildGebruiker, LEAST_HASH_COST } from '../../server/test/build.ts';

const DAY_MS = 86_400_000;
// Nothing listens here until a journey starts a sign-in service.
const idpPort = await freePort();
const dataDir = mkdtempSync(join(tmpdir(), 'taaltocht-e2e-'));
const env = readEnv({
  ...process.env,
  NODE_ENV: 'test',
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DEMO_WACHTWOORD: 'zeilboot-anker-golf-7',
  LOG_LEVEL: 'warn',
  IDP_URL: `http://localhost:${idpPort}`,
});
// A class of pupils signs in here, and hashing in earnest has a test of its own.
let ahead = 0;
const clock: Clock = { now: () => Date.now() + ahead };
const started = createServer({ env, clock, hashCost: LEAST_HASH_COST });
exitWithParent(async () => {
  try {
    await (await started).close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
const server = await started;
// A school without anybody, for the journey that brings its pupils in.
const harbor = await buildAdmin(server.database.knex, { soort: 'school', naam: 'Basisschool De Haven', code: 'HAVEN' });
await buildGebruiker(server.database.knex, {
  adminId: harbor,
  role: 'schooladmin',
  naam: 'beheer.haven',
  voornaam: 'Hanna',
});
const NIGHT = ['licenties.verloop', 'facturen.herinneringen', 'tenant.wissen'];
async function carryOut({ days = 0, realPrices = false }: Order): Promise<void> {
  ahead += days * DAY_MS;
  if (realPrices) await server.database.knex('prijsregels').update({ is_voorbeeld: false });
  if (days > 0)
    for (const job of server.jobs.filter(({ name }) => NIGHT.includes(name))) await job.run(dayOf(clock.now()));
}
createInterface({ input: process.stdin }).on('line', (line) => {
  const order: Order = JSON.parse(line);
  void carryOut(order).then(() => process.stdout.write(`${DONE}\n`));
});
const port = await server.listen();
process.stdout.write(`${JSON.stringify({ port, demo: server.demo, map: dataDir, idpPort })}\n`);
