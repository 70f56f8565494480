// @module-tag embedded
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';

let kit: ApiKit;
const db = () => kit.server.database.knex;
const school = () => kit.scholen.een;
const landkaart = (token: string) => kit.as(token).get(`/api/leerlingen/${school().leerling}/landkaart`);
const who = () => ({ admin_id: school().adminId, id: school().leerling });

beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

/** Signs the pupil in, and lets the server remember it. */
async function signIn(): Promise<string> {
  const token = await kit.token('zoé.een');
  await landkaart(token).expect(200);
  return token;
}

describe('a session that the server remembers', () => {
  it('leaves one statement for a batch of answers', async () => {
    const token = await signIn();
    const ronde = await buildRonde(db(), { adminId: school().adminId, leerlingId: school().leerling });
    kit.wacht.reset();
    await kit
      .as(token)
      .post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein' })] })
      .expect(200);
    expect(kit.wacht.sql()).toHaveLength(1);
  });

  it('ends at once when the child signs out', async () => {
    const token = await signIn();
    await kit.as(token).del('/api/auth/sessies/huidige').expect(204);
    expect((await landkaart(token)).status).toBe(401);
  });

  it('ends at once when the user is blocked, whoever writes it', async () => {
    const token = await signIn();
    await db()('gebruikers').where(who()).update({ actief: false });
    expect((await landkaart(token).expect(401)).body.code).toBe('TOKEN_ONGELDIG');
    await db()('gebruikers').where(who()).update({ actief: true });
    await landkaart(token).expect(200);
  });

  it('ends at once with a new password, at the commit and not before', async () => {
    const token = await signIn();
    const trx = await db().transaction();
    await trx('gebruikers')
      .where(who())
      .update({ tokens_geldig_vanaf: new Date(kit.klok.now() + 1) });
    // The embedded database has one connection, so nothing can be asked beside a transaction there.
    if (!kit.server.database.builtIn) await landkaart(token).expect(200);
    await trx.commit();
    expect((await landkaart(token).expect(401)).body.code).toBe('SESSIE_VERLOPEN');
    await db()('gebruikers')
      .where(who())
      .update({ tokens_geldig_vanaf: new Date(0) });
  });

  it('ends at once with another role', async () => {
    const token = await signIn();
    await db()('gebruikers').where(who()).update({ role: 'demo' });
    expect((await landkaart(token).expect(401)).body.code).toBe('TOKEN_ONGELDIG');
    await db()('gebruikers').where(who()).update({ role: 'leerling' });
  });

  it('knows at once that the licence ended', async () => {
    const token = await signIn();
    await db()('licenties').where({ admin_id: school().adminId }).update({ status: 'verlopen' });
    expect((await landkaart(token).expect(402)).body.code).toBe('LICENTIE_VERLOPEN');
    await db()('licenties').where({ admin_id: school().adminId }).update({ status: 'actief' });
    await landkaart(token).expect(200);
  });

  it('ends at once with the pupil', async () => {
    const token = await signIn();
    await db()('sessies').where({ admin_id: school().adminId, gebruiker_id: school().leerling }).delete();
    expect((await landkaart(token)).status).toBe(401);
  });

  it('is read anew after a minute', async () => {
    const token = await signIn();
    kit.klok.ahead(61_000);
    kit.wacht.reset();
    await landkaart(token).expect(200);
    expect(kit.wacht.sql().filter((sql) => /from "sessies"/.test(sql))).toHaveLength(1);
  });
});
