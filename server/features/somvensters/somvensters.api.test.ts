import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vanBlokken } from '#engine/core/oefening/blokken.ts';
import type { BotSoort } from '#engine/core/oefening/bot.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { slaInstapOver } from '../../test/bouw.ts';
import { speelRonde } from '../../test/speler.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';
import type { Afsluiting } from './somvensters.contract.ts';
import type { SteenItem } from './route.contract.ts';

let kit: ApiKit;
let token: string;
const een = () => kit.scholen.een;
const L = () => `/api/leerlingen/${een().leerling}`;
const ik = () => kit.als(token);
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
  token = await kit.token('zoé.een');
  await slaInstapOver(db(), { adminId: een().adminId, id: een().leerling });
});
afterAll(() => kit.stop());

const landkaart = async (): Promise<Landkaart> => (await ik().get(`${L()}/landkaart`).expect(200)).body;
interface Steenplek {
  somvensterId: string;
  steen: SteenItem;
}
async function eersteSteen(): Promise<Steenplek> {
  const { routes } = await landkaart();
  for (const route of routes) {
    const steen = route.stenen.find((s) => ['open', 'bezig', 'blijft_open'].includes(s.status) && s.deuren.length > 0);
    if (steen !== undefined) return { somvensterId: route.somvensterId, steen };
  }
  throw new Error('no open stone');
}
const taakPad = (plek: Steenplek): string => `${L()}/somvensters/${plek.somvensterId}/taken/${plek.steen.taakId}`;

async function rijen(): Promise<Record<string, number>> {
  const uit: Record<string, number> = {};
  for (const tabel of [
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
    const [rij] = await db()(tabel).where({ admin_id: een().adminId }).select(db().raw('count(*)::int AS n'));
    uit[tabel] = rij.n;
  }
  return uit;
}

async function speel(
  soort: BotSoort,
  over: object = {},
): Promise<{ plek: Steenplek; rondeId: string; pad: string; uit: Afsluiting; client: ReturnType<typeof speelRonde> }> {
  const plek = await eersteSteen();
  const rondeId = v7();
  const { body } = await ik()
    .post(`${taakPad(plek)}/spelrondes`, { rondeId, game: plek.steen.deuren[0], apparaat: 'tablet' })
    .expect(200);
  const client = speelRonde(body, { taakId: plek.steen.taakId, soort });
  for (let i = 0; i < client.antwoorden.length; i += 5)
    await ik()
      .post('/api/antwoorden', { antwoorden: client.antwoorden.slice(i, i + 5) })
      .expect(200);
  const pad = `${taakPad(plek)}/spelrondes/${rondeId}/afsluitingen`;
  const uit = await ik()
    .post(pad, { bonus: 4, seconden: 120, gestopt: false, ...over })
    .expect(200);
  return { plek, rondeId, pad, uit: uit.body, client };
}

describe('the land map', () => {
  it('shows an adult nothing to do and writes nothing', async () => {
    const docent = kit.als(await kit.token('docent.een'));
    const voor = await rijen();
    const { body } = await docent.get(`${L()}/landkaart`).expect(200);
    expect(body).toMatchObject({ meekijken: true, routes: [] });
    expect((await docent.post(`${L()}/somvensters`, { soort: 'adaptief' }).expect(409)).body.code).toBe('MEEKIJKEN');
    expect((await docent.patch(`${L()}/voorkeuren`, { rustig: true }).expect(409)).body.code).toBe('MEEKIJKEN');
    expect(await rijen()).toEqual(voor);
  });

  it('makes one route at once when none is open, also when two ask at the same time', async () => {
    const kaarten = await Promise.all([
      landkaart(),
      landkaart(),
      ik().post(`${L()}/somvensters`, { soort: 'adaptief' }).expect(200),
    ]);
    const kaart = await landkaart();
    expect(kaart.routes).toHaveLength(1);
    expect(kaarten[2].body.somvensterId).toBe(kaart.routes[0]?.somvensterId);
    const stenen = kaart.routes[0]?.stenen ?? [];
    expect(stenen.length).toBeGreaterThanOrEqual(3);
    for (const steen of stenen) {
      expect(steen.deuren.length).toBeGreaterThan(0);
      expect(steen.titel).not.toBe('');
    }
    expect(kaart.vandaag).toHaveLength(2);
    expect(kaart.landen.filter((land) => land.open).map((land) => land.code)).toEqual(['boerenland', 'stad']);
    expect(kaart.leerling).toMatchObject({ roepnaam: 'Zoé', munten: 0, sterren: 0, stem: 'nl' });
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
    const keuze = { lettertype: 'opendyslexic', letterafstand: 6, toetsenbord: 'azerty' };
    expect((await ik().patch(`${L()}/voorkeuren`, keuze).expect(200)).body).toMatchObject({ ...keuze, rustig: true });
    expect((await landkaart()).leerling.voorkeuren).toMatchObject(keuze);
    await ik().patch(`${L()}/voorkeuren`, { lettertype: null, letterafstand: null, toetsenbord: null }).expect(200);
    for (const fout of [
      { lettertype: 'comic' },
      { letterafstand: 13 },
      { letterafstand: 1.5 },
      { toetsenbord: 'dvorak' },
      { kleur: 'rood' },
    ])
      await ik().patch(`${L()}/voorkeuren`, fout).expect(400);
  });

  it('is closed for another pupil and another school', async () => {
    await ik().get(`/api/leerlingen/${een().plaatjesLeerling}/landkaart`).expect(403);
    await ik().get(`/api/leerlingen/${kit.scholen.twee.leerling}/landkaart`).expect(403);
    await kit
      .als(await kit.token('docent.twee'))
      .get(`${L()}/landkaart`)
      .expect(404);
    await kit
      .als(await kit.token('docent.een'))
      .get(`/api/leerlingen/${een().leerlingB}/landkaart`)
      .expect(404);
    expect(
      (await kit.als(await kit.token('beheer.een')).get(`/api/leerlingen/${een().leerlingB}/landkaart`)).status,
    ).toBe(200);
  });
});

describe('a round', () => {
  it('is the same when it is opened twice', async () => {
    const plek = await eersteSteen();
    const verzoek = { rondeId: v7(), game: plek.steen.deuren[0] };
    const eerste = await ik()
      .post(`${taakPad(plek)}/spelrondes`, verzoek)
      .expect(200);
    const tweede = await ik()
      .post(`${taakPad(plek)}/spelrondes`, verzoek)
      .expect(200);
    expect(tweede.body).toEqual(eerste.body);
    expect(eerste.body).toMatchObject({ eersteKeer: true, droog: false, stem: 'nl' });
    expect(eerste.body.pool.length).toBeGreaterThan(5);
  });

  it('gives full marks for a perfect round, once, whatever the client claims', async () => {
    const voor = (await landkaart()).leerling.munten;
    const { uit, pad, plek, client } = await speel('goed', { bonus: 4000, sterren: 0, munten: 99_999 });
    expect(uit).toMatchObject({ sterren: 3, steen: 'goud' });
    const verschillend = new Set(client.antwoorden.map((a) => a.itemId)).size;
    expect(uit.munten).toBe(verschillend * 2 + 10);
    expect(uit.geleerd.length).toBeGreaterThan(0);
    expect(uit.stickers).toContain(`spel:${plek.steen.deuren[0]}:3`);
    for (let i = 0; i < 3; i += 1)
      expect((await ik().post(pad, { bonus: 0, seconden: 1, gestopt: true }).expect(200)).body).toEqual(uit);
    const kaart = await landkaart();
    expect(kaart.leerling.munten - voor).toBe(uit.munten);
    expect(kaart.routes.flatMap((r) => r.stenen).find((s) => s.taakId === plek.steen.taakId)).toMatchObject({
      status: 'klaar',
      steen: 'goud',
      sterren: 3,
    });
  });

  it('agrees with the state the browser reached', async () => {
    const { client } = await speel('goed');
    const sleutel = { admin_id: een().adminId, leerling_id: een().leerling };
    const rij = await db()('leerling_toestand').where(sleutel).first();
    const blokken = await db()('leerling_toestand_blokken').where(sleutel).select('rijen');
    const bewaard = vanBlokken(rij.toestand, Buffer.concat(blokken.map((b) => b.rijen)));
    // The random source and the check over the bytes differ: only the browser chooses words.
    const zonderToeval = (bytes: Uint8Array): Buffer =>
      Buffer.concat([
        Buffer.from(bytes).subarray(0, 48),
        Buffer.from(bytes).subarray(52, 62),
        Buffer.from(bytes).subarray(64),
      ]);
    expect(zonderToeval(client.ronde.toestand()).equals(zonderToeval(bewaard))).toBe(true);
    expect(rij.n).toBeGreaterThan(0);
  });

  it('gives no star and no coin for an empty round, and leaves the stone open', async () => {
    const plek = await eersteSteen();
    const rondeId = v7();
    await ik()
      .post(`${taakPad(plek)}/spelrondes`, { rondeId, game: plek.steen.deuren[0] })
      .expect(200);
    const { body } = await ik()
      .post(`${taakPad(plek)}/spelrondes/${rondeId}/afsluitingen`, { bonus: 10, seconden: 5, gestopt: true })
      .expect(200);
    expect(body).toMatchObject({ sterren: 0, munten: 0, geleerd: [], terug: [] });
    expect(
      (await landkaart()).routes.flatMap((r) => r.stenen).find((s) => s.taakId === plek.steen.taakId)?.status,
    ).toBe('bezig');
  });

  it('puts one support stone in front of a stone that went badly', async () => {
    const steun = async (): Promise<number> =>
      (await landkaart()).routes.flatMap((r) => r.stenen).filter((s) => s.isSteun).length;
    const voor = await steun(); // an earlier round of random answers may have earned one
    const { uit, plek } = await speel('fout');
    expect(uit).toMatchObject({ sterren: 1, steen: 'brons' });
    expect(uit.terug.length).toBeGreaterThan(0);
    const stenen = (await landkaart()).routes[0]?.stenen ?? [];
    const nr = stenen.findIndex((s) => s.taakId === plek.steen.taakId);
    expect(stenen[nr]?.status).toBe('blijft_open');
    expect(stenen[nr - 1]).toMatchObject({ isSteun: true, status: 'open', doelId: plek.steen.doelId });
    expect(await steun()).toBe(voor + 1);
  });

  it('goes on after an interruption: same state at the start, the answers so far, the same next question', async () => {
    const plek = await eersteSteen();
    const verzoek = { rondeId: v7(), game: plek.steen.deuren[0] };
    const pad = `${taakPad(plek)}/spelrondes`;
    const { body: eerst } = await ik().post(pad, verzoek).expect(200);
    expect(eerst.gegeven).toEqual([]);
    const heel = speelRonde(eerst, { taakId: plek.steen.taakId, soort: 'goed' });
    await ik()
      .post('/api/antwoorden', { antwoorden: heel.antwoorden.slice(0, 4) })
      .expect(200);
    const { body: weer } = await ik().post(pad, verzoek).expect(200);
    expect({ ...weer, gegeven: [], eersteKeer: eerst.eersteKeer, seq: eerst.seq }).toEqual(eerst);
    expect(weer).toMatchObject({ eersteKeer: false, seq: heel.antwoorden[3]?.seq });
    const kort = (a: { nr: number; itemId: string; vraagSeed: number; ruw: string; goed: boolean }): unknown[] => [
      a.nr,
      a.itemId,
      a.vraagSeed,
      a.ruw,
      a.goed,
    ];
    expect(weer.gegeven.map(kort)).toEqual(heel.antwoorden.slice(0, 4).map(kort));
    const rest = speelRonde(weer, { taakId: plek.steen.taakId, soort: 'goed' });
    expect(rest.ronde.antwoorden()[4]).toMatchObject({
      nr: 4,
      itemId: heel.antwoorden[4]?.itemId,
      vraagSeed: heel.antwoorden[4]?.vraagSeed,
    });
    expect(rest.antwoorden.map((a) => a.nr)).toEqual(
      rest.ronde
        .antwoorden()
        .slice(4)
        .map((a) => a.nr),
    );
    await ik().post('/api/antwoorden', { antwoorden: rest.antwoorden }).expect(200);
    const log = await db()('antwoorden')
      .where({ admin_id: een().adminId, leerling_id: een().leerling, ronde_id: verzoek.rondeId })
      .orderBy('nr')
      .select('nr');
    expect(log.map((rij) => rij.nr)).toEqual(rest.ronde.antwoorden().map((a) => a.nr));
    await ik().post(`${pad}/${verzoek.rondeId}/afsluitingen`, { gestopt: false }).expect(200);
    expect((await ik().post(pad, verzoek).expect(409)).body.code).toBe('STAP_NIET_TOEGESTAAN');
  });

  it('raises the flag when every stone is done and makes a new route', async () => {
    const oud = (await landkaart()).routes[0]?.somvensterId;
    let uit: Afsluiting | undefined;
    for (let i = 0; i < 10 && uit?.routeKlaar !== true; i += 1) ({ uit } = await speel('goed'));
    expect(uit?.routeKlaar).toBe(true);
    expect(uit?.volgende).toBeUndefined();
    const { routes } = await landkaart();
    expect(routes.find((r) => r.somvensterId === oud)?.status).toBe('voltooid');
    expect(routes.filter((r) => r.status === 'open')).toHaveLength(1);
  });

  it('learns everything again when an answer comes in late', async () => {
    const plek = await eersteSteen();
    const rondeId = v7();
    const { body } = await ik()
      .post(`${taakPad(plek)}/spelrondes`, { rondeId, game: plek.steen.deuren[0] })
      .expect(200);
    const { antwoorden } = speelRonde(body, { taakId: plek.steen.taakId, soort: 'willekeurig' });
    const [laat, ...rest] = antwoorden;
    await ik().post('/api/antwoorden', { antwoorden: rest }).expect(200);
    await ik()
      .post(`${taakPad(plek)}/spelrondes/${rondeId}/afsluitingen`, { gestopt: false })
      .expect(200);
    await ik()
      .post('/api/antwoorden', { antwoorden: [laat] })
      .expect(200);
    await ik()
      .post(`${taakPad(plek)}/spelrondes`, { rondeId: v7(), game: plek.steen.deuren[0] })
      .expect(200);
    const sleutel = { admin_id: een().adminId, leerling_id: een().leerling };
    const gevouwen = await db()('leerling_toestand').where(sleutel).first();
    await db()('leerling_toestand').where(sleutel).delete();
    await ik()
      .post(`${taakPad(plek)}/spelrondes`, { rondeId: v7(), game: plek.steen.deuren[0] })
      .expect(200);
    const opnieuw = await db()('leerling_toestand').where(sleutel).first();
    expect(opnieuw.toestand.equals(gevouwen.toestand)).toBe(true);
    const [telling] = await db()('antwoorden').where(sleutel).select(db().raw('count(*)::int AS n'));
    expect(opnieuw.n).toBe(telling.n);
  });

  it('refuses unknown games, games that do not fit and ids of somebody else', async () => {
    const plek = await eersteSteen();
    const pad = `${taakPad(plek)}/spelrondes`;
    expect((await ik().post(pad, { rondeId: v7(), game: 'bestaatniet' }).expect(404)).body).toEqual({
      code: 'NIET_GEVONDEN',
      message: 'Dit bestaat niet of niet meer.',
    });
    await ik().post(pad, { rondeId: 'x', game: 'wortelboer' }).expect(400);
    await ik()
      .post(`${L()}/somvensters/${v7()}/taken/${plek.steen.taakId}/spelrondes`, { rondeId: v7(), game: 'wortelboer' })
      .expect(404);
    await ik()
      .post(`${taakPad(plek)}/spelrondes/${v7()}/afsluitingen`, { gestopt: false })
      .expect(404);
    await db()('taken')
      .where({ admin_id: een().adminId, id: plek.steen.taakId })
      .update({ formaten: ['zin'] });
    expect((await ik().post(pad, { rondeId: v7(), game: 'wortelboer' }).expect(409)).body.message).toBe(
      'Dit spel past niet bij deze taak. Kies een van de deuren.',
    );
    await db()('taken')
      .where({ admin_id: een().adminId, id: plek.steen.taakId })
      .update({ formaten: plek.steen.deuren.length > 0 ? ['bouw', 'dictee'] : [] });
  });

  it('gives an adult a dry round and stores nothing of it', async () => {
    const plek = await eersteSteen();
    const docent = kit.als(await kit.token('docent.een'));
    const voor = await rijen();
    const rondeId = v7();
    const { body } = await docent
      .post(`${taakPad(plek)}/spelrondes`, { rondeId, game: plek.steen.deuren[0] })
      .expect(200);
    expect(body.droog).toBe(true);
    const { antwoorden } = speelRonde(body, { taakId: plek.steen.taakId, soort: 'goed' });
    expect((await docent.post('/api/antwoorden', { antwoorden }).expect(409)).body.code).toBe('MEEKIJKEN');
    expect(
      (await docent.post(`${taakPad(plek)}/spelrondes/${rondeId}/afsluitingen`, { gestopt: false }).expect(409)).body
        .code,
    ).toBe('MEEKIJKEN');
    expect(await rijen()).toEqual(voor);
  });
});

describe('progress of the group', () => {
  it('shows the very answers behind a cell', async () => {
    const docent = kit.als(await kit.token('docent.een'));
    const A = `/api/admins/${een().adminId}`;
    kit.wacht.reset();
    const { body } = await docent.get(`${A}/groepen/${een().groepA}/voortgang`).expect(200);
    expect(kit.wacht.sql().filter((sql) => !/sessies/.test(sql)).length).toBeLessThanOrEqual(2);
    const rij = body.rijen.find((r: { leerlingId: string }) => r.leerlingId === een().leerling);
    expect(rij.cellen.length).toBeGreaterThan(0);
    for (const cel of rij.cellen) {
      const log = await db()('antwoorden').where({
        admin_id: een().adminId,
        leerling_id: een().leerling,
        doel_id: cel.doelId,
      });
      const goed = log.filter((a) => a.goed).length;
      expect(cel.n).toBe(log.length);
      expect(cel.pct).toBe(log.length < 5 ? undefined : Math.round((100 * goed) / log.length));
      const antwoorden = await docent
        .get(`${A}/leerlingen/${een().leerling}/antwoorden?doel=${cel.doelId}`)
        .expect(200);
      expect(antwoorden.body.totaal).toBe(log.length);
      expect(antwoorden.body.regel.length).toBeGreaterThan(5);
      expect(antwoorden.body.status).toBe(cel.status);
      const echt = new Map(log.map((a) => [a.client_id, a]));
      for (const item of antwoorden.body.items)
        expect({ ruw: item.ruw, goed: item.goed }).toEqual({
          ruw: echt.get(item.id).extra.ruw,
          goed: echt.get(item.id).goed,
        });
    }
    expect(body.rijen.find((r: { leerlingId: string }) => r.leerlingId === een().plaatjesLeerling).cellen).toEqual([]);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
