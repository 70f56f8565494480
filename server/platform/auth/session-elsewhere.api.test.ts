import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer, type Server } from '../../main.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { TEST_SPELLEN } from '../../test/spellen.ts';

const LATE_MS = 2_000;

let kit: ApiKit;
/** Another server on the same database; the embedded database has no room for one. */
let other: Server | undefined;
let token: string;
const db = () => kit.server.database.knex;
const who = () => ({ admin_id: kit.scholen.een.adminId, id: kit.scholen.een.leerling });

const ask = async (server: Server): Promise<number> => {
  const { leerling } = kit.scholen.een;
  const answer = await supertest(server.app)
    .get(`/api/leerlingen/${leerling}/landkaart`)
    .set('Authorization', `Bearer ${token}`);
  return answer.status;
};

beforeAll(async () => {
  kit = await startKit();
  if (!kit.server.database.builtIn)
    other = await createServer({ env: kit.env, clock: kit.klok, spellen: TEST_SPELLEN });
});
afterAll(async () => {
  await other?.close();
  await kit.stop();
});
beforeEach(async () => {
  token = await kit.token('zoé.een');
});

describe('a session that another server remembers', () => {
  it('ends there within two seconds', async () => {
    if (other === undefined) return expect(kit.server.database.builtIn).toBe(true);
    const server = other;
    expect(await ask(server)).toBe(200);
    await db()('gebruikers').where(who()).update({ actief: false });
    await vi.waitFor(async () => expect(await ask(server)).toBe(401), { timeout: LATE_MS, interval: 50 });
    await db()('gebruikers').where(who()).update({ actief: true });
  });

  it('ends there within two seconds when it cannot be told', async () => {
    if (other === undefined) return expect(kit.server.database.builtIn).toBe(true);
    const server = other;
    expect(await ask(server)).toBe(200);
    const end = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()';
    await db().raw(`${end} AND pid <> pg_backend_pid()`);
    await db()('gebruikers').where(who()).update({ actief: false });
    await vi.waitFor(async () => expect(await ask(server)).toBe(401), { timeout: LATE_MS, interval: 50 });
    await db()('gebruikers').where(who()).update({ actief: true });
    await vi.waitFor(async () => expect(await ask(server)).toBe(200), { timeout: LATE_MS, interval: 50 });
  });
});
