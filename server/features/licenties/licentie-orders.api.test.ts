import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import { buildOfficePerson } from '../../test/site.ts';
import { LICENTIE_STATUSES, licentieEndpoints, type LicentieStatus } from './licenties.contract.ts';

let kit: ApiKit;
const REASON = encodeURIComponent('Bestelling van de school');
const db = () => kit.server.database.knex;
const school = () => kit.scholen.een;
const inDays = (days: number): string => dateOfDay(dayOf(kit.klok.now()) + days);
const licentie = () => db()('licenties').where({ admin_id: school().adminId });
const set = (part: object) => licentie().update(part);

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());

/** Design 5.1: an order that our office confirms makes a licence of whatever is neither blocked nor erased. */
describe('a confirmed order', () => {
  const FROM = new Set<LicentieStatus>([
    'aangevraagd',
    'proef',
    'actief',
    'aflopend',
    'proef_afgelopen',
    'alleen_lezen',
    'verlopen',
    'opgezegd',
  ]);
  it.each(LICENTIE_STATUSES)('of what is %s', async (from) => {
    await set({ status: from, soort: 'proef', eind: inDays(-1), start: inDays(-40) });
    const office = kit.as(await kit.token('kantoor'));
    const { id, versie: version } = await licentie().first('id', 'versie');
    const order = { versie: version, actief: true, eind: inDays(200) };
    const { status: code, body } = await office
      .patch(`/api/admins/${school().adminId}/licenties/${id}`, order)
      .set('X-Reden', REASON);
    if (FROM.has(from)) expect([code, body.status, body.soort]).toEqual([200, 'actief', 'school']);
    else
      expect([code, body.code, (await licentie().first('status')).status]).toEqual([409, 'STAP_NIET_TOEGESTAAN', from]);
  });
});

describe('a licence that ends while a child plays', () => {
  it('keeps every answer, tells the child without a word about money, and goes on where it was when it is renewed', async () => {
    await set({ status: 'opgezegd', soort: 'school', eind: inDays(0), start: inDays(-40) });
    const { adminId, leerling } = school();
    const ronde = await buildRonde(db(), { adminId, leerlingId: leerling });
    const child = kit.as(await kit.token('zoé.een'));
    const answer = (ruw: string) =>
      child.post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw })] });
    const count = async (): Promise<number> => (await db()('antwoorden').where({ admin_id: adminId })).length;
    expect((await answer('trein')).body).toEqual({ nieuw: 1 });

    await set({ eind: inDays(-1) });
    await kit.night('licenties.verloop');
    expect((await licentie().first('status')).status).toBe('alleen_lezen');
    expect((await answer('trijn')).body).toEqual({ nieuw: 1 });
    expect(await count()).toBe(2);
    const { body } = await child.get(`/api/leerlingen/${leerling}/landkaart`).expect(402);
    expect(body.code).toBe('LICENTIE_VERLOPEN');
    expect(body.message).toContain('juf of meester');
    expect(body.message).not.toMatch(/licentie|betaal|euro|€/i);

    await set({ status: 'actief', eind: inDays(200) });
    await child.get(`/api/leerlingen/${leerling}/landkaart`).expect(200);
    expect(await count()).toBe(2);
  });

  it('lets an adult go on reading what was open', async () => {
    await set({ status: 'alleen_lezen', eind: inDays(-2) });
    const head = kit.as(await kit.token('beheer.een'));
    await head.get(`/api/admins/${school().adminId}/groepen`).expect(200);
    expect(await head.call(licentieEndpoints.find, { params: { adminId: school().adminId } })).toMatchObject({
      status: 'alleen_lezen',
    });
  });
});
