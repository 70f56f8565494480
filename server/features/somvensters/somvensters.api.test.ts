import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBlocks } from '#engine/core/oefening/select/blocks.ts';
import type { BotKind } from '#engine/core/oefening/ronde/bot.ts';
import { countRecent, recentPct } from '#engine/core/oefening/model/doel-standing.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { skipInstap } from '../../test/build.ts';
import { playRonde } from '../../test/player.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';
import type { Closing } from './somvensters.contract.ts';
import type { SteenItem } from './route.contract.ts';

let kit: ApiKit;
let token: string;
const one = () => kit.scholen.een;
const L = () => `/api/leerlingen/${one().leerling}`;
const ik = () => kit.as(token);
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
  token = await kit.token('zoé.een');
  await skipInstap(db(), { adminId: one().adminId, id: one().leerling });
});
afterAll(() => kit.stop());

const landkaart = async (): Promise<Landkaart> => (await ik().get(`${L()}/landkaart`).expect(200)).body;
interface SteenSpot {
  somvensterId: string;
  steen: SteenItem;
}
async function firstSteen(): Promise<SteenSpot> {
  const { routes } = await landkaart();
  for (const route of routes) {
    const steen = route.stenen.find((s) => ['open', 'bezig', 'blijft_open'].includes(s.status) && s.deuren.length > 0);
    if (steen !== undefined) return { somvensterId: route.somvensterId, steen };
  }
  throw new Error('no open stone');
}
const taakPath = (spot: SteenSpot): string => `${L()}/somvensters/${spot.somvensterId}/taken/${spot.steen.taakId}`;

async function rows(): Promise<Record<string, number>> {
  const out: Record<string, number> = {};
  for (const table of [
    'somvensters',
    'taken',
    'spelrondes',
    'antwoorden',
    'leerling_doelen',
    'leerling_weken',
    'leerling_toestand',
    'leerling_doel_standen',
    'muntboekingen',
    'spel_niveaus',
  ]) {
    const [row] = await db()(table).where({ admin_id: one().adminId }).select(db().raw('count(*)::int AS n'));
    out[table] = row.n;
  }
  return out;
}

async function play(
  kind: BotKind,
  over: object = {},
): Promise<{ plek: SteenSpot; rondeId: string; pad: string; uit: Closing; client: ReturnType<typeof playRonde> }> {
  const spot = await firstSteen();
  const rondeId = v7();
  const { body } = await ik()
    .post(`${taakPath(spot)}/spelrondes`, { rondeId, game: spot.steen.deuren[0], apparaat: 'tablet' })
    .expect(200);
  const client = playRonde(body, { taakId: spot.steen.taakId, soort: kind });
  for (let i = 0; i < client.antwoorden.length; i += 5)
    await ik()
      .post('/api/antwoorden', { antwoorden: client.antwoorden.slice(i, i + 5) })
      .expect(200);
  const path = `${taakPath(spot)}/spelrondes/${rondeId}/afsluitingen`;
  const out = await ik()
    .post(path, { bonus: 4, seconden: 120, gestopt: false, ...over })
    .expect(200);
  return { plek: spot, rondeId, pad: path, uit: out.body, client };
}

describe('the land map', () => {
  it('shows an adult what is planned and writes nothing', async () => {
    const docent = kit.as(await kit.token('docent.een'));
    const before = await rows();
    expect((await docent.get(`${L()}/landkaart`).expect(200)).body.meekijken).toBe(true);
    expect((await docent.post(`${L()}/somvensters`, { soort: 'adaptief' }).expect(409)).body.code).toBe('MEEKIJKEN');
    expect((await docent.patch(`${L()}/voorkeuren`, { rustig: true }).expect(409)).body.code).toBe('MEEKIJKEN');
    expect(await rows()).toEqual(before);
  });

  it('makes one route at once when none is open, also when two ask at the same time', async () => {
    const cards = await Promise.all([
      landkaart(),
      landkaart(),
      ik().post(`${L()}/somvensters`, { soort: 'adaptief' }).expect(200),
    ]);
    const card = await landkaart();
    expect(card.routes).toHaveLength(1);
    expect(cards[2].body.somvensterId).toBe(card.routes[0]?.somvensterId);
    const stenen = card.routes[0]?.stenen ?? [];
    expect(stenen.length).toBeGreaterThanOrEqual(3);
    for (const steen of stenen) {
      expect(steen.deuren.length).toBeGreaterThan(0);
      expect(steen.titel).not.toBe('');
    }
    expect(card.vandaag).toHaveLength(2);
    expect(card.landen.filter((land) => land.open).map((land) => land.code)).toEqual(['boerenland', 'stad']);
    expect(card.leerling).toMatchObject({ roepnaam: 'Zoé', munten: 0, sterren: 0, stem: 'nl' });
  });

  it('keeps what a pupil prefers', async () => {
    await ik().patch(`${L()}/voorkeuren`, { rustig: true, lettergrootte: 'groot' }).expect(200);
    expect((await landkaart()).leerling.voorkeuren).toMatchObject({
      rustig: true,
      lettergrootte: 'groot',
      geluid: true,
    });
    await ik().patch(`${L()}/voorkeuren`, { lettergrootte: 'reusachtig' }).expect(400);
    const { leerling } = await landkaart();
    expect(leerling.voorkeuren).toMatchObject({ lettertype: null, letterafstand: null, toetsenbord: null });
    expect(leerling.ingesteld).toEqual({ lettertype: 'andika', letterafstand: 0, toetsenbord: 'abc', typen: true });
    const choice = { lettertype: 'opendyslexic', letterafstand: 6, toetsenbord: 'azerty' };
    expect((await ik().patch(`${L()}/voorkeuren`, choice).expect(200)).body).toMatchObject({ ...choice, rustig: true });
    expect((await landkaart()).leerling.voorkeuren).toMatchObject(choice);
    await ik().patch(`${L()}/voorkeuren`, { lettertype: null, letterafstand: null, toetsenbord: null }).expect(200);
    for (const error of [
      { lettertype: 'comic' },
      { letterafstand: 13 },
      { letterafstand: 1.5 },
      { toetsenbord: 'dvorak' },
      { kleur: 'rood' },
    ])
      await ik().patch(`${L()}/voorkeuren`, error).expect(400);
  });

  it('is closed for another pupil and another school', async () => {
    await ik().get(`/api/leerlingen/${one().imagesLeerling}/landkaart`).expect(403);
    await ik().get(`/api/leerlingen/${kit.scholen.twee.leerling}/landkaart`).expect(403);
    await kit
      .as(await kit.token('docent.twee'))
      .get(`${L()}/landkaart`)
      .expect(404);
    await kit
      .as(await kit.token('docent.een'))
      .get(`/api/leerlingen/${one().leerlingB}/landkaart`)
      .expect(404);
    expect(
      (await kit.as(await kit.token('beheer.een')).get(`/api/leerlingen/${one().leerlingB}/landkaart`)).status,
    ).toBe(200);
  });
});

describe('a round', () => {
  it('is the same when it is opened twice', async () => {
    const spot = await firstSteen();
    const request = { rondeId: v7(), game: spot.steen.deuren[0] };
    const first = await ik()
      .post(`${taakPath(spot)}/spelrondes`, request)
      .expect(200);
    const second = await ik()
      .post(`${taakPath(spot)}/spelrondes`, request)
      .expect(200);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({ eersteKeer: true, droog: false, stem: 'nl' });
    expect(first.body.pool.length).toBeGreaterThan(5);
  });

  it('gives full marks for a perfect round, once, whatever the client claims (B18)', async () => {
    const before = (await landkaart()).leerling.munten;
    const { uit: out, pad: path, plek: spot, client } = await play('goed', { bonus: 4000, sterren: 0, munten: 99_999 });
    expect(out).toMatchObject({ sterren: 3, steen: 'goud' });
    const distinctCount = new Set(client.antwoorden.map((a) => a.itemId)).size;
    expect(out.munten).toBe(distinctCount * 2 + 10);
    expect(out.geleerd.length).toBeGreaterThan(0);
    expect(out.stickers).toContain(`spel:${spot.steen.deuren[0]}:3`);
    for (let i = 0; i < 3; i += 1)
      expect((await ik().post(path, { bonus: 0, seconden: 1, gestopt: true }).expect(200)).body).toEqual(out);
    const card = await landkaart();
    expect(card.leerling.munten - before).toBe(out.munten);
    expect(card.routes.flatMap((r) => r.stenen).find((s) => s.taakId === spot.steen.taakId)).toMatchObject({
      status: 'klaar',
      steen: 'goud',
      sterren: 3,
    });
  });

  it('agrees with the state the browser reached', async () => {
    const { client } = await play('goed');
    const key = { admin_id: one().adminId, leerling_id: one().leerling };
    const row = await db()('leerling_toestand').where(key).first();
    const blocks = await db()('leerling_toestand_blokken').where(key).select('rijen');
    const saved = fromBlocks(row.toestand, Buffer.concat(blocks.map((b) => b.rijen)));
    // The random source and the check over the bytes differ: only the browser chooses words.
    const withoutRandom = (bytes: Uint8Array): Buffer =>
      Buffer.concat([
        Buffer.from(bytes).subarray(0, 48),
        Buffer.from(bytes).subarray(52, 62),
        Buffer.from(bytes).subarray(64),
      ]);
    expect(withoutRandom(client.ronde.toestand()).equals(withoutRandom(saved))).toBe(true);
    expect(row.n).toBeGreaterThan(0);
  });

  it('gives no star and no coin for an empty round, and leaves the stone open', async () => {
    const spot = await firstSteen();
    const rondeId = v7();
    await ik()
      .post(`${taakPath(spot)}/spelrondes`, { rondeId, game: spot.steen.deuren[0] })
      .expect(200);
    const { body } = await ik()
      .post(`${taakPath(spot)}/spelrondes/${rondeId}/afsluitingen`, { bonus: 10, seconden: 5, gestopt: true })
      .expect(200);
    expect(body).toMatchObject({ sterren: 0, munten: 0, geleerd: [], terug: [] });
    expect(
      (await landkaart()).routes.flatMap((r) => r.stenen).find((s) => s.taakId === spot.steen.taakId)?.status,
    ).toBe('bezig');
  });

  it('puts one support stone in front of a stone that went badly', async () => {
    const support = async (): Promise<number> =>
      (await landkaart()).routes.flatMap((r) => r.stenen).filter((s) => s.isSteun).length;
    const before = await support(); // an earlier round of random answers may have earned one
    const { uit: out, plek: spot } = await play('fout');
    expect(out).toMatchObject({ sterren: 1, steen: 'brons' });
    expect(out.terug.length).toBeGreaterThan(0);
    const stenen = (await landkaart()).routes[0]?.stenen ?? [];
    const nr = stenen.findIndex((s) => s.taakId === spot.steen.taakId);
    expect(stenen[nr]?.status).toBe('blijft_open');
    expect(stenen[nr - 1]).toMatchObject({ isSteun: true, status: 'open', doelId: spot.steen.doelId });
    expect(await support()).toBe(before + 1);
  });

  it('goes on after an interruption: same state at the start, the answers so far, the same next question', async () => {
    const spot = await firstSteen();
    const request = { rondeId: v7(), game: spot.steen.deuren[0] };
    const path = `${taakPath(spot)}/spelrondes`;
    const { body: first } = await ik().post(path, request).expect(200);
    expect(first.gegeven).toEqual([]);
    const whole = playRonde(first, { taakId: spot.steen.taakId, soort: 'goed' });
    await ik()
      .post('/api/antwoorden', { antwoorden: whole.antwoorden.slice(0, 4) })
      .expect(200);
    const { body: again } = await ik().post(path, request).expect(200);
    expect({ ...again, gegeven: [], eersteKeer: first.eersteKeer, seq: first.seq }).toEqual(first);
    expect(again).toMatchObject({ eersteKeer: false, seq: whole.antwoorden[3]?.seq });
    const short = (a: { nr: number; itemId: string; vraagSeed: number; ruw: string; goed: boolean }): unknown[] => [
      a.nr,
      a.itemId,
      a.vraagSeed,
      a.ruw,
      a.goed,
    ];
    expect(again.gegeven.map(short)).toEqual(whole.antwoorden.slice(0, 4).map(short));
    const rest = playRonde(again, { taakId: spot.steen.taakId, soort: 'goed' });
    expect(rest.ronde.antwoorden()[4]).toMatchObject({
      nr: 4,
      itemId: whole.antwoorden[4]?.itemId,
      vraagSeed: whole.antwoorden[4]?.vraagSeed,
    });
    expect(rest.antwoorden.map((a) => a.nr)).toEqual(
      rest.ronde
        .antwoorden()
        .slice(4)
        .map((a) => a.nr),
    );
    await ik().post('/api/antwoorden', { antwoorden: rest.antwoorden }).expect(200);
    const log = await db()('antwoorden')
      .where({ admin_id: one().adminId, leerling_id: one().leerling, ronde_id: request.rondeId })
      .orderBy('nr')
      .select('nr');
    expect(log.map((row) => row.nr)).toEqual(rest.ronde.antwoorden().map((a) => a.nr));
    await ik().post(`${path}/${request.rondeId}/afsluitingen`, { gestopt: false }).expect(200);
    expect((await ik().post(path, request).expect(409)).body.code).toBe('STAP_NIET_TOEGESTAAN');
  });

  it('raises the flag when every stone is done and makes a new route', async () => {
    const old = (await landkaart()).routes[0]?.somvensterId;
    let out: Closing | undefined;
    for (let i = 0; i < 10 && out?.routeKlaar !== true; i += 1) ({ uit: out } = await play('goed'));
    expect(out?.routeKlaar).toBe(true);
    expect(out?.volgende).toBeUndefined();
    const { routes } = await landkaart();
    expect(routes.find((r) => r.somvensterId === old)?.status).toBe('voltooid');
    expect(routes.filter((r) => r.status === 'open')).toHaveLength(1);
  });

  it('learns everything again when an answer comes in late', async () => {
    const spot = await firstSteen();
    const rondeId = v7();
    const { body } = await ik()
      .post(`${taakPath(spot)}/spelrondes`, { rondeId, game: spot.steen.deuren[0] })
      .expect(200);
    const { antwoorden } = playRonde(body, { taakId: spot.steen.taakId, soort: 'willekeurig' });
    const [release, ...rest] = antwoorden;
    await ik().post('/api/antwoorden', { antwoorden: rest }).expect(200);
    await ik()
      .post(`${taakPath(spot)}/spelrondes/${rondeId}/afsluitingen`, { gestopt: false })
      .expect(200);
    await ik()
      .post('/api/antwoorden', { antwoorden: [release] })
      .expect(200);
    await ik()
      .post(`${taakPath(spot)}/spelrondes`, { rondeId: v7(), game: spot.steen.deuren[0] })
      .expect(200);
    const key = { admin_id: one().adminId, leerling_id: one().leerling };
    const folded = await db()('leerling_toestand').where(key).first();
    await db()('leerling_toestand').where(key).delete();
    await ik()
      .post(`${taakPath(spot)}/spelrondes`, { rondeId: v7(), game: spot.steen.deuren[0] })
      .expect(200);
    const retry = await db()('leerling_toestand').where(key).first();
    expect(retry.toestand.equals(folded.toestand)).toBe(true);
    const [tally] = await db()('antwoorden').where(key).select(db().raw('count(*)::int AS n'));
    expect(retry.n).toBe(tally.n);
  });

  it('refuses unknown games, games that do not fit and ids of somebody else', async () => {
    const spot = await firstSteen();
    const path = `${taakPath(spot)}/spelrondes`;
    expect((await ik().post(path, { rondeId: v7(), game: 'bestaatniet' }).expect(404)).body).toEqual({
      code: 'NIET_GEVONDEN',
      message: 'Dit bestaat niet of niet meer.',
    });
    await ik().post(path, { rondeId: 'x', game: 'wortelboer' }).expect(400);
    await ik()
      .post(`${L()}/somvensters/${v7()}/taken/${spot.steen.taakId}/spelrondes`, { rondeId: v7(), game: 'wortelboer' })
      .expect(404);
    await ik()
      .post(`${taakPath(spot)}/spelrondes/${v7()}/afsluitingen`, { gestopt: false })
      .expect(404);
    await db()('taken')
      .where({ admin_id: one().adminId, id: spot.steen.taakId })
      .update({ formaten: ['zin'] });
    expect((await ik().post(path, { rondeId: v7(), game: 'wortelboer' }).expect(409)).body.message).toBe(
      'Dit spel past niet bij deze taak. Kies een van de deuren.',
    );
    await db()('taken')
      .where({ admin_id: one().adminId, id: spot.steen.taakId })
      .update({ formaten: spot.steen.deuren.length > 0 ? ['bouw', 'dictee'] : [] });
  });

  it('gives an adult a dry round and stores nothing of it', async () => {
    const spot = await firstSteen();
    const docent = kit.as(await kit.token('docent.een'));
    const before = await rows();
    const rondeId = v7();
    const { body } = await docent
      .post(`${taakPath(spot)}/spelrondes`, { rondeId, game: spot.steen.deuren[0] })
      .expect(200);
    expect(body.droog).toBe(true);
    const { antwoorden } = playRonde(body, { taakId: spot.steen.taakId, soort: 'goed' });
    expect((await docent.post('/api/antwoorden', { antwoorden }).expect(409)).body.code).toBe('MEEKIJKEN');
    expect(
      (await docent.post(`${taakPath(spot)}/spelrondes/${rondeId}/afsluitingen`, { gestopt: false }).expect(409)).body
        .code,
    ).toBe('MEEKIJKEN');
    expect(await rows()).toEqual(before);
  });
});

describe('progress of the group', () => {
  it('shows the very answers behind a cell', async () => {
    const docent = kit.as(await kit.token('docent.een'));
    const A = `/api/admins/${one().adminId}`;
    kit.wacht.reset();
    const { body } = await docent.get(`${A}/groepen/${one().groepA}/voortgang`).expect(200);
    expect(kit.wacht.sql().filter((sql) => !/sessies/.test(sql)).length).toBeLessThanOrEqual(2);
    const row = body.rijen.find((r: { leerlingId: string }) => r.leerlingId === one().leerling);
    expect(body.doelen.length).toBeGreaterThan(0);
    for (const [place, { id: doelId }] of body.doelen.entries()) {
      const log = await db()('antwoorden')
        .where({ admin_id: one().adminId, leerling_id: one().leerling, doel_id: doelId })
        .orderBy(['seq', 'client_id']);
      expect(row.n[place]).toBe(log.length);
      expect(row.goed[place]).toBe(log.filter((a) => a.goed).length);
      const recent = countRecent(log.map((a) => a.goed && !a.extra.geholpen));
      expect(row.pct[place]).toBe(recentPct(recent) ?? null);
      const antwoorden = await docent.get(`${A}/leerlingen/${one().leerling}/antwoorden?doel=${doelId}`).expect(200);
      expect(antwoorden.body.totaal).toBe(log.length);
      expect(antwoorden.body.regel.length).toBeGreaterThan(5);
      expect(antwoorden.body.status).toBe(row.status[place]);
      const real = new Map(log.map((a) => [a.client_id, a]));
      for (const item of antwoorden.body.items)
        expect({ ruw: item.ruw, goed: item.goed }).toEqual({
          ruw: real.get(item.id).extra.ruw,
          goed: real.get(item.id).goed,
        });
    }
    const idle = body.rijen.find((r: { leerlingId: string }) => r.leerlingId === one().imagesLeerling);
    expect(new Set(idle.status)).toEqual(new Set(['niets']));
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
