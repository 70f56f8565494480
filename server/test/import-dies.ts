/** Runs an import in a process of its own and says when its transaction stands half-way, so that a test can kill it there. */
import supertest from 'supertest';
import { createEdexml } from './edexml/maak-edexml.ts';
import { buildAdmin, buildGebruiker } from './build.ts';
import { TEST_SPELLEN } from './spellen.ts';
import { createServer } from '../main.ts';
import { readEnv } from '../platform/env.ts';

const env = readEnv({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  DATA_DIR: process.env['DATA_DIR'],
  DEMO: 'uit',
});
const server = await createServer({ env, spellen: TEST_SPELLEN });
const db = server.database.knex;
const adminId = await buildAdmin(db, { soort: 'school', naam: 'School', code: 'STERFT' });
await buildGebruiker(db, { adminId, role: 'schooladmin', naam: 'beheer', voornaam: 'Bea' });
const agent = supertest(server.app);
const { body } = await agent
  .post('/api/auth')
  .send({ gebruikersnaam: 'beheer', wachtwoord: 'een goed lang wachtwoord' })
  .expect(200);
const as = { Authorization: `Bearer ${String(body.token)}` };
const plan = await agent
  .post(`/api/admins/${adminId}/edexml`)
  .set(as)
  .attach('bestand', Buffer.from(createEdexml({ leerlingen: 600 })), 'EDEX.XML')
  .expect(200);
let members = 0;
db.on('query-response', (_rows: unknown, { sql }: { sql: string }) => {
  // Pupils are in by then, memberships partly: the middle of the transaction.
  if (sql.startsWith('INSERT INTO "groepslidmaatschappen"')) members += 1;
  if (members === 1) process.stdout.write('halverwege\n');
});
await agent
  .post(`/api/admins/${adminId}/edexml/${String(plan.body.planId)}/uitvoeren`)
  .set(as)
  .send({ keuzes: {} });
process.stdout.write('klaar\n');
