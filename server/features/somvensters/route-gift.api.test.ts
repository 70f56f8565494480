import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILDING_BLOCKS, GIFT_COINS } from '#engine/core/domein/building-blocks.ts';
import { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { skipInstap } from '../../test/build.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import type { Beloningen } from '../beloningen/beloningen.contract.ts';

let kit: ApiKit;
let child: ReturnType<ApiKit['as']>;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const L = () => `/api/leerlingen/${one().leerling}`;
const things = async (): Promise<Beloningen> => (await child.get(`${L()}/beloningen`).expect(200)).body;
let seq = 0;

beforeAll(async () => {
  kit = await startKit();
  await skipInstap(db(), { adminId: one().adminId, id: one().leerling });
  child = kit.as(await kit.token('zoé.een'));
});
afterAll(() => kit.stop());

/** Plays a route of one stone with one word to its end; answers how to close that round again. */
async function finishRoute() {
  const ronde = await buildRonde(db(), { adminId: one().adminId, leerlingId: one().leerling, items: 1 });
  seq += 1;
  await child
    .post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq, nr: 0 })] })
    .expect(200);
  const path = `${L()}/somvensters/${ronde.somvensterId}/taken/${ronde.taakId}/spelrondes/${ronde.rondeId}/afsluitingen`;
  const close = () => child.post(path, { bonus: 0, seconden: 9, gestopt: false }).expect(200);
  expect((await close()).body.routeKlaar).toBe(true);
  return close;
}

it('gives the next thing for the corner exactly once, and shows it until it was opened', async () => {
  const close = await finishRoute();
  await Promise.all([close(), close()]);
  const { gifts, eigen, munten } = await things();
  expect([gifts.map(({ code }) => code), eigen]).toEqual([['block-letterbox'], ['block-letterbox']]);
  expect((await child.get(`${L()}/landkaart`).expect(200)).body.beloningen.gifts).toEqual(gifts);
  kit.klok.ahead(1_000);
  await finishRoute();
  expect((await things()).eigen).toEqual(['block-letterbox', 'block-flag']);
  await child.patch(`${L()}/beloningen`, { seenUntil: gifts[0]?.op }).expect(204);
  await child.patch(`${L()}/beloningen`, { seenUntil: '2026-01-01T00:00:00.000Z' }).expect(204);
  const now = await things();
  expect(now.gifts.map(({ code }) => code)).toEqual(['block-flag']);
  expect(now.munten).toBeGreaterThan(munten);
});

it('books the end of a route and the round in one ledger, of which the closing tells the balance', async () => {
  const close = await finishRoute();
  const { body } = await close();
  expect(body.saldo).toBe((await things()).munten);
  expect((await child.get(`${L()}/landkaart`).expect(200)).body.leerling.munten).toBe(body.saldo);
});

it('gives coins to who has everything', async () => {
  for (const { code } of BUILDING_BLOCKS)
    await new LedgerRepository(db()).book(one().adminId, one().leerling, {
      sleutel: `route:${v7()}`,
      bedrag: 0,
      soort: 'route',
      op: new Date(kit.klok.now()),
      code,
    });
  const before = await things();
  const close = await finishRoute();
  const { body } = await close();
  expect(body.saldo).toBe(before.munten + body.munten + GIFT_COINS);
});

it('keeps the sticker of a goal that slips away', async () => {
  const ledger = new LedgerRepository(db());
  await ledger.keepDoelen(one().adminId, one().leerling, ['ei']);
  await db()('leerling_doel_standen')
    .where({ admin_id: one().adminId, leerling_id: one().leerling, doel_id: 'ei' })
    .update({ stand: 'struikel' });
  await finishRoute();
  expect((await things()).leerdoelen.map(({ doelId }) => doelId)).toContain('ei');
});
