import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde, type TestRonde } from '../../test/ronde.ts';

let kit: ApiKit;
let token: string;
const ik = () => ({ adminId: kit.scholen.een.adminId, leerlingId: kit.scholen.een.leerling });
const db = () => kit.server.database.knex;
const send = (antwoorden: unknown) => kit.as(token).post('/api/antwoorden', { antwoorden });
const count = async (ronde: TestRonde, who = ik()): Promise<number> =>
  (await db()('antwoorden').where({ admin_id: who.adminId, leerling_id: who.leerlingId, ronde_id: ronde.rondeId }))
    .length;
let seq = 0;
const answersOf = (ronde: TestRonde) =>
  [
    { itemId: 'w-trein', ruw: 'trein' },
    { itemId: 'w-klein', ruw: 'klein' },
  ].map((woord, nr) => buildAntwoord(ronde, { ...woord, nr, seq: (seq += 1) }));

beforeAll(async () => {
  kit = await startKit();
  token = await kit.token('zoé.een');
});
afterAll(() => kit.stop());

describe('answers of a round that a restored backup has lost', () => {
  it('are stored once in the round made anew, on their own stone', async () => {
    const known = await buildRonde(db(), { ...ik(), items: 8 });
    const lost = { ...known, rondeId: v7() };
    const batch = answersOf(lost);
    expect((await send(batch).expect(200)).body).toEqual({ nieuw: 2 });
    expect((await send(batch).expect(200)).body).toEqual({ nieuw: 0 });
    expect(await count(lost)).toBe(2);
    expect(await db()('spelrondes').where({ admin_id: ik().adminId, id: lost.rondeId }).first()).toMatchObject({
      leerling_id: ik().leerlingId,
      taak_id: known.taakId,
      items: 8,
      arm: 'adaptief',
    });
    const closed = await kit
      .as(token)
      .post(
        `/api/leerlingen/${ik().leerlingId}/somvensters/${lost.somvensterId}/taken/${lost.taakId}/spelrondes/${lost.rondeId}/afsluitingen`,
        { bonus: 0, seconden: 60, gestopt: true },
      );
    expect(closed.status).toBe(200);
  });

  it('are stored also when the stone is gone, on a route that the map does not show', async () => {
    const lost = { somvensterId: v7(), taakId: v7(), rondeId: v7() };
    expect((await send(answersOf(lost)).expect(200)).body).toEqual({ nieuw: 2 });
    expect(await count(lost)).toBe(2);
    const { body } = await kit.as(token).get(`/api/leerlingen/${ik().leerlingId}/landkaart`).expect(200);
    expect(JSON.stringify(body)).not.toContain(lost.taakId);
  });

  it('come in beside those of a known round, in one batch', async () => {
    const known = await buildRonde(db(), ik());
    const lost = { ...known, rondeId: v7() };
    expect((await send([...answersOf(known), ...answersOf(lost)]).expect(200)).body).toEqual({ nieuw: 4 });
    expect([await count(known), await count(lost)]).toEqual([2, 2]);
  });

  it('never land on the stone of somebody else, in this school or another', async () => {
    const classmate = await buildRonde(db(), { ...ik(), leerlingId: kit.scholen.een.imagesLeerling });
    await send(answersOf({ ...classmate, rondeId: v7() })).expect(404);
    const elsewhere = { adminId: kit.scholen.twee.adminId, leerlingId: kit.scholen.twee.leerling };
    const foreign = await buildRonde(db(), elsewhere);
    await send(answersOf(foreign)).expect(200);
    expect([await count(foreign, elsewhere), await count(foreign)]).toEqual([0, 2]);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
