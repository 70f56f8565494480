import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BotKind } from '#engine/core/oefening/ronde/bot.ts';
import { SOMVENSTER_STATUSES } from '#engine/core/somvenster/somvenster.ts';
import { TAAK_STATUSES, type TaakStatus } from '#engine/core/somvenster/taak.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, skipInstap } from '../../test/build.ts';
import { playRonde } from '../../test/player.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';
import type { Closing } from './somvensters.contract.ts';

let kit: ApiKit;
let nr = 0;
let mo: { id: string; ik: ReturnType<ApiKit['as']> };
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const key = (id: string) => ({ admin_id: one().adminId, id });

beforeAll(async () => {
  kit = await startKit();
});
beforeEach(async () => {
  nr += 1;
  const name = `steen${nr}`;
  const who = { adminId: one().adminId, naam: name, voornaam: name, groepId: one().groepA, jaargroep: 5 };
  const id = await buildLeerling(db(), who);
  await skipInstap(db(), { adminId: one().adminId, id });
  mo = { id, ik: kit.as(await kit.token(name)) };
});
afterAll(() => kit.stop());

/** First stone of the own route: where it is and the game behind its first door. */
async function stone() {
  const card: Landkaart = (await mo.ik.get(`/api/leerlingen/${mo.id}/landkaart`).expect(200)).body;
  const [route] = card.routes;
  const [steen] = route?.stenen ?? [];
  if (route === undefined || steen === undefined) throw new Error('no stone');
  const path = `/api/leerlingen/${mo.id}/somvensters/${route.somvensterId}/taken/${steen.taakId}/spelrondes`;
  return { routeId: route.somvensterId, taakId: steen.taakId, path, game: steen.deuren[0] };
}
const setStatus = (taakId: string, status: TaakStatus) => db()('taken').where(key(taakId)).update({ status });
const statusOf = async (taakId: string): Promise<string> =>
  (await db()('taken').where(key(taakId)).first('status')).status;

/** Where a new round brings a stone; `-` = no round begins there. Who did a stone may play it again for the fun of it. */
const BEGUN: Readonly<Record<TaakStatus, string>> = {
  dicht: '-',
  open: 'bezig',
  bezig: 'bezig',
  blijft_open: 'bezig',
  klaar: 'klaar',
  kom_terug: 'bezig',
  overgeslagen: '-',
};

describe('a round that begins on a stone (5.6)', () => {
  it.each(TAAK_STATUSES)('that is %s', async (from) => {
    const { path, taakId, game } = await stone();
    await setStatus(taakId, from);
    const { status, body } = await mo.ik.post(path, { rondeId: v7(), game });
    const refused = BEGUN[from] === '-';
    expect([status, refused ? body.code : undefined]).toEqual(
      refused ? [409, 'STAP_NIET_TOEGESTAAN'] : [200, undefined],
    );
    expect(await statusOf(taakId)).toBe(refused ? from : BEGUN[from]);
  });
});

/** Status of a stone when the round ends, then what 0, 1 and 3 stars make of it. Without a line a device opens a stone before we do. */
const ENDED: readonly (readonly [TaakStatus, TaakStatus, TaakStatus, TaakStatus])[] = [
  ['dicht', 'bezig', 'blijft_open', 'klaar'],
  ['open', 'bezig', 'blijft_open', 'klaar'],
  ['bezig', 'bezig', 'blijft_open', 'klaar'],
  ['blijft_open', 'bezig', 'blijft_open', 'klaar'],
  ['klaar', 'klaar', 'klaar', 'klaar'],
  ['kom_terug', 'bezig', 'blijft_open', 'klaar'],
  ['overgeslagen', 'overgeslagen', 'overgeslagen', 'overgeslagen'],
];
const PLAYED: readonly (readonly [stars: 0 | 1 | 3, bot: BotKind | undefined])[] = [
  [0, undefined],
  [1, 'fout'],
  [3, 'goed'],
];

describe('a round that ends on a stone (5.6)', () => {
  const ALL = ENDED.flatMap(([from, ...to]) =>
    PLAYED.map(([stars, bot], index) => ({ from, stars, bot, to: to[index] })),
  );
  it.each(ALL)('that is $from, with $stars stars: $to', async ({ from, stars, bot, to }) => {
    const { path, taakId, game } = await stone();
    const rondeId = v7();
    const { body } = await mo.ik.post(path, { rondeId, game }).expect(200);
    if (bot !== undefined) {
      const { antwoorden } = playRonde(body, { taakId, soort: bot });
      await mo.ik.post('/api/antwoorden', { antwoorden }).expect(200);
    }
    // What an adult or another device did with the stone meanwhile.
    await setStatus(taakId, from);
    const out: Closing = (await mo.ik.post(`${path}/${rondeId}/afsluitingen`, { gestopt: false }).expect(200)).body;
    expect(out.sterren).toBe(stars);
    expect(await statusOf(taakId)).toBe(to);
  });

  it('never takes stars away', async () => {
    const { path, taakId, game } = await stone();
    await db()('taken').where(key(taakId)).update({ status: 'klaar', sterren: 3, steen: 'goud' });
    const rondeId = v7();
    const { body } = await mo.ik.post(path, { rondeId, game }).expect(200);
    const { antwoorden } = playRonde(body, { taakId, soort: 'fout' });
    await mo.ik.post('/api/antwoorden', { antwoorden }).expect(200);
    await mo.ik.post(`${path}/${rondeId}/afsluitingen`, { gestopt: false }).expect(200);
    expect(await db()('taken').where(key(taakId)).first('status', 'sterren', 'steen')).toEqual({
      status: 'klaar',
      sterren: 3,
      steen: 'goud',
    });
  });
});

describe('a round on a route (5.5)', () => {
  // A device without a line plays on over the last day, and tells us of it later: nothing of that is lost.
  const PLAYABLE = new Set(['open', 'voltooid', 'verlopen']);
  it.each(SOMVENSTER_STATUSES)('that is %s', async (from) => {
    const { routeId, path, taakId, game } = await stone();
    await db()('somvensters').where(key(routeId)).update({ status: from });
    const { status, body } = await mo.ik.post(path, { rondeId: v7(), game });
    expect([status, PLAYABLE.has(from) ? undefined : body.code]).toEqual(
      PLAYABLE.has(from) ? [200, undefined] : [409, 'STAP_NIET_TOEGESTAAN'],
    );
    expect(await statusOf(taakId)).toBe(PLAYABLE.has(from) ? 'bezig' : 'open');
  });

  it('is the last of it when every stone is done, once', async () => {
    const { routeId, path, taakId, game } = await stone();
    await db()('taken')
      .where({ admin_id: one().adminId, somvenster_id: routeId })
      .whereNot('id', taakId)
      .update({ status: 'klaar', sterren: 2, steen: 'zilver' });
    const gifts = () =>
      db()('muntboekingen').where({ admin_id: one().adminId, leerling_id: mo.id, sleutel: `route:${routeId}` });
    for (const first of [true, false]) {
      const rondeId = v7();
      const { body } = await mo.ik.post(path, { rondeId, game }).expect(200);
      const { antwoorden } = playRonde(body, { taakId, soort: 'goed' });
      await mo.ik.post('/api/antwoorden', { antwoorden }).expect(200);
      const { body: out } = await mo.ik.post(`${path}/${rondeId}/afsluitingen`, { gestopt: false }).expect(200);
      expect([first, out.routeKlaar]).toEqual([first, true]);
      expect((await db()('somvensters').where(key(routeId)).first('status')).status).toBe('voltooid');
      expect(await gifts()).toHaveLength(1);
    }
  });
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
