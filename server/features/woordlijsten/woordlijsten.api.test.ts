import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, skipInstap } from '../../test/build.ts';
import { wave } from '../../test/wave.ts';
import { buildAntwoord } from '../../test/ronde.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';
import type { Spelronde } from '../somvensters/somvensters.contract.ts';
import type { AnalyzedWoord, Woordlijst } from './woordlijsten.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
let beheer: ReturnType<ApiKit['as']>;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${one().adminId}`;

beforeAll(async () => {
  kit = await startKit();
  docent = kit.as(await kit.token('docent.een'));
  beheer = kit.as(await kit.token('beheer.een'));
});
afterAll(() => kit.stop());

const WORDS = ['fietsenhok', 'waterfles', 'geheim', 'trein', 'zebrapad', 'speeltuin'].map((spelling) => ({ spelling }));
const create = async (extra: object = {}): Promise<Woordlijst> =>
  (await docent.post(`${A()}/woordlijsten`, { naam: 'Blok 4', woorden: WORDS, ...extra }).expect(201)).body;
const analyze = async (woorden: object[], extra: object = {}): Promise<AnalyzedWoord[]> =>
  (await docent.post(`${A()}/woordanalyses`, { woorden, ...extra }).expect(200)).body.items;
const doubts = async (woord: object, extra: object = {}): Promise<readonly string[]> =>
  (await analyze([woord], extra))[0]?.doubts ?? [];

const record = (spelling: string, sound: Buffer) =>
  docent.post(`${A()}/opnamen`).field('spelling', spelling).attach('bestand', sound, 'woord.wav');

async function newChild(name: string) {
  const child = { adminId: one().adminId, naam: name, voornaam: name, groepId: one().groepA, jaargroep: 5 };
  const id = await buildLeerling(db(), child);
  await skipInstap(db(), { adminId: one().adminId, id });
  return { id, ik: kit.as(await kit.token(name)) };
}

/** The first stone on the map of a child, and the address of its rounds. */
async function firstSteen(kind: { id: string; ik: ReturnType<ApiKit['as']> }) {
  const { body }: { body: Landkaart } = await kind.ik.get(`/api/leerlingen/${kind.id}/landkaart`).expect(200);
  const [route] = body.routes;
  const [steen] = route?.stenen ?? [];
  if (route === undefined || steen === undefined) throw new Error('no stone');
  const spot = `/api/leerlingen/${kind.id}/somvensters/${route.somvensterId}/taken/${steen.taakId}/spelrondes`;
  const open = async (): Promise<Spelronde> =>
    (await kind.ik.post(spot, { rondeId: v7(), game: steen.deuren[0] }).expect(200)).body;
  return { route, steen, spot, open };
}

describe('what the language core makes of a word', () => {
  it('gives goals, a sentence of ours and games', async () => {
    const [ours, own] = await analyze([{ spelling: 'trein' }, { spelling: 'fietsenhok' }]);
    expect(ours).toMatchObject({ doelId: 'ei', ownZin: false, doubts: [] });
    expect(ours?.zin).toContain('trein');
    expect(own).toMatchObject({ doelId: 'tussen-n', doubts: [] });
    expect(own?.zin).toBeUndefined();
    expect(own?.spellen.length).toBeGreaterThan(0);
  });

  it('says of every word apart what to look at', async () => {
    expect(await doubts({ spelling: 'xqzptwoord' })).toContain('onbekend');
    expect(await doubts({ spelling: 'km' })).toContain('geen-doel');
    expect(await doubts({ spelling: 'hond', zin: 'De kat slaapt.' })).toEqual(['zin-zonder-woord']);
    expect(await doubts({ spelling: 'bier' })).toContain('ongeschikt');
    expect(await doubts({ spelling: 'fietsenhok' }, { jaargroep: 4 })).toEqual(['boven-groep']);
    expect(await doubts({ spelling: 'begeleid' })).toContain('homofoon');
    expect(await doubts({ spelling: 'begeleid', zin: 'Een gids heeft ons begeleid.' })).toEqual([]);
  });

  it('takes two hundred strange words, and not one more', { timeout: 20_000 }, async () => {
    const strange = Array.from({ length: 200 }, (_, nr) => ({
      spelling: `z${'aeiou'[nr % 5]}kke${'bdfg'[nr % 4]}el${nr}🙂`,
    }));
    expect(await analyze(strange)).toHaveLength(200);
    const { body } = await docent
      .post(`${A()}/woordanalyses`, { woorden: [...strange, { spelling: 'hond' }] })
      .expect(400);
    expect(body.velden).toEqual({ woorden: 'bereik' });
  });
});

describe('a word list', () => {
  it('is made, changed on top of its version, removed and taken back', async () => {
    const list = await create();
    expect(list).toMatchObject({ naam: 'Blok 4', gedeeld: 'ik', versie: 1, editable: true });
    const path = `${A()}/woordlijsten/${list.id}`;
    const woorden = [{ spelling: 'trein', zin: 'Mijn trein is laat.' }];
    const { body } = await docent.put(path, { naam: 'Blok 5', woorden, versie: 1 }).expect(200);
    expect(body).toMatchObject({ naam: 'Blok 5', versie: 2, woorden: [{ spelling: 'trein', ownZin: true }] });
    expect((await docent.put(path, { naam: 'Te laat', woorden, versie: 1 }).expect(409)).body.code).toBe(
      'GEWIJZIGD_DOOR_ANDER',
    );
    await docent.del(path).expect(204);
    await docent.get(path).expect(404);
    await docent.post(`${path}/herstellingen`).expect(200);
    await docent.get(path).expect(200);
  });

  it('is kept to oneself until it is shared, and changed by its maker alone', async () => {
    const list = await create();
    await db()('woordlijsten').where({ admin_id: one().adminId, id: list.id }).update({ eigenaar_id: v7() });
    const path = `${A()}/woordlijsten/${list.id}`;
    await docent.get(path).expect(404);
    expect((await beheer.get(path).expect(200)).body.editable).toBe(true);
    await db()('woordlijsten').where({ admin_id: one().adminId, id: list.id }).update({ gedeeld: 'school' });
    expect((await docent.get(path).expect(200)).body.editable).toBe(false);
    await docent.put(path, { naam: 'Van mij', woorden: WORDS, versie: 1 }).expect(404);
    await docent.del(path).expect(404);
    const other = kit.as(await kit.token('beheer.twee'));
    await other.get(`/api/admins/${kit.scholen.twee.adminId}/woordlijsten/${list.id}`).expect(404);
  });

  it('marks a word that cannot be played, or stands there twice, at its own place', async () => {
    const woorden = [{ spelling: 'hond' }, { spelling: 'km' }, { spelling: 'hond' }];
    const { body } = await docent.post(`${A()}/woordlijsten`, { naam: 'Fout', woorden }).expect(400);
    expect(body.velden).toEqual({ 'woorden.1.spelling': 'formaat', 'woorden.2.spelling': 'bestaat_al' });
  });
});

it('keeps nothing of a list with markup, emoji, duplicates and strange words until every one is put right', async () => {
  const strange = Array.from({ length: 196 }, (_, nr) => ({
    spelling: `z${'aeiou'[nr % 5]}kke${'bdfg'[nr % 4]}el${'abcdefghijklmnopqrstuvwxyz'[nr % 26]}${'abcdefgh'[Math.floor(nr / 26)]}`,
  }));
  const bad = ['<b>trein</b>', 'boom 🌳', 'hond', 'hond'].map((spelling) => ({ spelling }));
  const post = (woorden: object[]) => docent.post(`${A()}/woordlijsten`, { naam: 'Vreemd', woorden });
  const before = (await docent.get(`${A()}/woordlijsten`).expect(200)).body.items.length;
  const { body } = await post([...bad, ...strange]).expect(400);
  expect(Object.keys(body.velden).toSorted()).toEqual([
    'woorden.0.spelling',
    'woorden.1.spelling',
    'woorden.3.spelling',
  ]);
  expect((await docent.get(`${A()}/woordlijsten`).expect(200)).body.items).toHaveLength(before);
  const { body: kept } = await post([{ spelling: 'hond' }, ...strange]).expect(201);
  expect(kept.woorden).toHaveLength(strange.length + 1);
  expect(JSON.stringify(kept)).not.toContain('<b>');
});

it('is practised: a round asks its words alone, judges them, and shows the misspelling to the teacher', async () => {
  const kind = await newChild('tess');
  const list = await create({ naam: 'Woorden van de week' });
  const give = () => docent.post(`${A()}/somvensters`, { leerlingIds: [kind.id], woordlijstId: list.id });
  expect((await give().expect(201)).body).toMatchObject({ ids: [expect.any(String)], overgeslagen: [] });
  expect((await give().expect(201)).body).toMatchObject({ ids: [], overgeslagen: [kind.id] });
  const { route, steen, spot, open } = await firstSteen(kind);
  expect(route).toMatchObject({ soort: 'leerkracht', titel: 'Woorden van de week' });
  expect(steen.deuren.length).toBeGreaterThan(0);
  const ronde = await open();
  const asked = ronde.pool.filter((item) => isWoord(item) && ronde.doelIds.includes(item.hoofd));
  expect(asked.map(({ id }) => id).toSorted()).toEqual(
    ['w--fietsenhok', 'w--waterfles', 'w-geheim', 'w-trein', 'w-zebrapad', 'w-speeltuin'].toSorted(),
  );
  expect(ronde.items).toBe(6);
  const antwoord = buildAntwoord(
    { somvensterId: route.somvensterId, taakId: steen.taakId, rondeId: ronde.rondeId },
    { itemId: 'w--fietsenhok', doelId: 'tussen-n', ruw: 'fietsehok', goed: true },
  );
  expect((await kind.ik.post('/api/antwoorden', { antwoorden: [antwoord] }).expect(200)).body).toEqual({ nieuw: 1 });
  const { body } = await docent.get(`${A()}/leerlingen/${kind.id}/antwoorden?doel=tussen-n`).expect(200);
  expect(body.items[0]).toMatchObject({ woord: 'fietsenhok', ruw: 'fietsehok', goed: false });
  expect(body.fouten[0]).toMatchObject({ label: 'tussen-n', n: 1, fouten: 1 });
  // What was learned of it stays when the state is read again.
  await kind.ik.post(`${spot}/${ronde.rondeId}/afsluitingen`, { gestopt: true }).expect(200);
  expect((await docent.get(`${A()}/groepen/${one().groepA}/voortgang`).expect(200)).body.doelen).toContainEqual(
    expect.objectContaining({ id: 'tussen-n' }),
  );
});

it('asks a sentence and a goal of the teacher', async () => {
  const kind = await newChild('bram');
  const list = await create({
    woorden: [{ spelling: 'fietsenhok', zin: 'Ons fietsenhok is vol.', doelId: 'stomme-e' }],
  });
  await docent.post(`${A()}/somvensters`, { leerlingIds: [kind.id], woordlijstId: list.id }).expect(201);
  const { open } = await firstSteen(kind);
  const ronde = await open();
  const item = ronde.pool.find(({ id }) => id === 'w--fietsenhok');
  expect(item).toMatchObject({ hoofd: 'stomme-e', zinnen: [{ tekst: 'Ons fietsenhok is vol.' }] });
  expect(ronde.doelIds).toEqual(['stomme-e']);
});

describe('a recording', () => {
  it('is measured, kept with the school and named by every round with the word', async () => {
    const { body } = await record('fietsenhok', wave(900, 20_000)).expect(201);
    expect(body).toMatchObject({ spelling: 'fietsenhok', ms: 900 });
    expect((await analyze([{ spelling: 'fietsenhok' }]))[0]).toMatchObject({ recordingId: body.id });
    const { body: sound, headers } = await docent.get(`${A()}/opnamen/${body.id}`).expect(200);
    expect([headers['content-type'], sound.length]).toEqual(['audio/wav', wave(900, 20_000).length]);
    const kind = await newChild('lot');
    const list = await create();
    await docent.post(`${A()}/somvensters`, { leerlingIds: [kind.id], woordlijstId: list.id }).expect(201);
    await kind.ik.get(`/api/leerlingen/${kind.id}/landkaart`).expect(200);
    const { body: pack } = await kind.ik.get(`/api/leerlingen/${kind.id}/dagpakketten`).expect(200);
    expect(pack.said).toEqual([{ spelling: 'fietsenhok', recordingId: body.id }]);
    await kind.ik.get(`/api/leerlingen/${kind.id}/opnamen/${body.id}`).expect(200);
    const { body: newer } = await record('fietsenhok', wave(800, 20_000)).expect(201);
    await docent.get(`${A()}/opnamen/${body.id}`).expect(404);
    await docent.del(`${A()}/opnamen/${newer.id}`).expect(204);
    expect((await analyze([{ spelling: 'fietsenhok' }]))[0]?.recordingId).toBeUndefined();
  });

  it('that is silent, too long, damaged or of another school is refused', async () => {
    expect((await record('trein', wave(500, 20)).expect(400)).body.message).toContain('niets te horen');
    expect(
      (await record('trein', Buffer.from('geen geluid, wel lang genoeg om een kop te zijn, toch?')).expect(415)).body
        .code,
    ).toBe('VERKEERD_SOORT');
    await record('trein', wave(6_500, 20_000)).expect(413);
    const { body } = await record('trein', wave(500, 20_000)).expect(201);
    const other = kit.as(await kit.token('beheer.twee'));
    await other.get(`/api/admins/${kit.scholen.twee.adminId}/opnamen/${body.id}`).expect(404);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
