// @module-tag embedded
import { gzipSync } from 'node:zlib';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { skipInstap } from '../../test/build.ts';
import { playRonde } from '../../test/player.ts';
import { rondeOf, type DayPackage, type DaySteen } from './day-package.contract.ts';
import type { Closing, Spelronde } from './somvensters.contract.ts';

let kit: ApiKit;
let token: string;
const one = () => kit.scholen.een;
const L = () => `/api/leerlingen/${one().leerling}`;
const ik = () => kit.as(token);
const db = () => kit.server.database.knex;
const pack = async (): Promise<DayPackage> => (await ik().get(`${L()}/dagpakketten`).expect(200)).body;
const roundsPath = (steen: DaySteen) => `${L()}/somvensters/${steen.somvensterId}/taken/${steen.taakId}/spelrondes`;

/** Everything of the pupil that a call could write. */
async function rows(): Promise<Record<string, unknown>> {
  const out: Record<string, unknown> = {};
  for (const table of ['somvensters', 'taken', 'spelrondes', 'antwoorden', 'leerling_toestand', 'muntboekingen'])
    out[table] = await db()(table).where({ admin_id: one().adminId }).select();
  return out;
}
function gameOf(steen: DaySteen): string {
  const [deur] = steen.deuren;
  if (deur === undefined) throw new Error('a stone without a door');
  return deur.game;
}
function own(p: DayPackage, steen: DaySteen, state = p.toestand): Spelronde {
  const ronde = rondeOf(p, { rondeId: v7(), taakId: steen.taakId, game: gameOf(steen), toestand: state, daysLater: 0 });
  if (ronde === undefined) throw new Error('the round is not in the package');
  return ronde;
}

beforeAll(async () => {
  kit = await startKit();
  token = await kit.token('zoé.een');
  await skipInstap(db(), { adminId: one().adminId, id: one().leerling });
  await ik().get(`${L()}/landkaart`).expect(200);
});
afterAll(() => kit.stop());

describe('the day package', () => {
  it('holds the present stone and the next two with their doors, and writes nothing', async () => {
    const before = await rows();
    const p = await pack();
    expect(await rows()).toEqual(before);
    const { body: card } = await ik().get(`${L()}/landkaart`).expect(200);
    const stenen: { taakId: string; deuren: string[] }[] = card.routes[0].stenen.slice(0, 3);
    expect(p.stenen.map(({ taakId }) => taakId)).toEqual(stenen.map(({ taakId }) => taakId));
    for (const [nr, steen] of p.stenen.entries()) {
      expect(stenen[nr]?.deuren).toEqual(expect.arrayContaining(steen.deuren.map(({ game }) => game)));
      expect(steen.deuren.length).toBeGreaterThan(0);
    }
    const ids = new Set(p.pool.map(({ id }) => id));
    expect(ids.size).toBe(p.pool.length);
    expect(p.stenen.flatMap(({ pool }) => pool).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('travels small', async () => {
    const bytes = gzipSync(JSON.stringify(await pack())).length;
    expect(bytes).toBeLessThan(150_000);
  });

  it('gives the very round that the server would open', async () => {
    const p = await pack();
    for (const steen of p.stenen) {
      const ronde = own(p, steen);
      const { body } = await ik().post(roundsPath(steen), { rondeId: ronde.rondeId, game: ronde.game }).expect(200);
      expect(ronde).toEqual(body);
    }
  });

  it('is for the pupil alone: no adult, no classmate, no other school', async () => {
    const at = `${L()}/dagpakketten`;
    expect(
      (
        await kit
          .as(await kit.token('docent.een'))
          .get(at)
          .expect(409)
      ).body.code,
    ).toBe('MEEKIJKEN');
    await kit
      .as(await kit.token('zoé.twee'))
      .get(at)
      .expect(403);
    await ik().get(`/api/leerlingen/${one().imagesLeerling}/dagpakketten`).expect(403);
    await kit.agent.get(at).expect(401);
  });
});

describe('three rounds of three stones, played without a line', () => {
  it('arrive together, and count like any other: once, with their stones, stars and coins', async () => {
    const p = await pack();
    const [first] = p.stenen;
    await db()('taken')
      .where({ admin_id: one().adminId, somvenster_id: first?.somvensterId ?? '' })
      .whereNot({ id: first?.taakId ?? '' })
      .where({ status: 'open' })
      .update({ status: 'dicht' });
    const day = await pack();
    expect(day.stenen).toHaveLength(3);
    let state = day.toestand;
    let seq = day.seq;
    const played = day.stenen.map((steen) => {
      const ronde = { ...own(day, steen, state), seq };
      const client = playRonde(ronde, { taakId: steen.taakId, soort: 'goed' });
      state = Buffer.from(client.ronde.toestand()).toString('base64');
      seq += client.antwoorden.length;
      return { steen, ronde, client };
    });
    const all = played.flatMap(({ client }) => client.antwoorden);
    const send = () => ik().post('/api/antwoorden', { antwoorden: all }).expect(200);
    expect((await send()).body).toEqual({ nieuw: all.length });
    expect((await send()).body).toEqual({ nieuw: 0 });
    let coins = 0;
    for (const { steen, ronde } of played) {
      const request = { bonus: 4, seconden: 90, gestopt: false };
      const at = `${roundsPath(steen)}/${ronde.rondeId}/afsluitingen`;
      const closing: Closing = (await ik().post(at, request).expect(200)).body;
      expect((await ik().post(at, request).expect(200)).body).toEqual(closing);
      expect(closing).toMatchObject({ sterren: 3, steen: 'goud' });
      coins += closing.munten;
      expect(closing.saldo).toBe(coins);
      const stored = await db()('spelrondes').where({ admin_id: one().adminId, id: ronde.rondeId }).first();
      expect([Number(stored.seed), stored.items, stored.s]).toEqual([ronde.seed, ronde.items, ronde.s]);
    }
    const { body: card } = await ik().get(`${L()}/landkaart`).expect(200);
    const done = card.routes[0].stenen.slice(0, 3).map(({ status }: { status: string }) => status);
    expect(done).toEqual(['klaar', 'klaar', 'klaar']);
    expect(card.leerling.munten).toBe(coins);
    const saved = await db()('antwoorden').where({ admin_id: one().adminId, leerling_id: one().leerling });
    expect(saved).toHaveLength(all.length);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
