import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groepOf } from '#engine/core/oefening/contract/content-kind.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, skipInstap } from '../../test/build.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${one().adminId}`;
const G = () => `${A()}/groepen/${one().groepA}`;

beforeAll(async () => {
  kit = await startKit();
  docent = kit.as(await kit.token('docent.een'));
});
afterAll(() => kit.stop());

interface Kind {
  id: string;
  ik: ReturnType<ApiKit['as']>;
}
async function newChild(name: string): Promise<Kind> {
  const id = await buildLeerling(db(), {
    adminId: one().adminId,
    naam: name,
    voornaam: name,
    groepId: one().groepA,
    jaargroep: 5,
  });
  await skipInstap(db(), { adminId: one().adminId, id });
  return { id, ik: kit.as(await kit.token(name)) };
}
const cardOf = async ({ id, ik }: Kind): Promise<Landkaart> =>
  (await ik.get(`/api/leerlingen/${id}/landkaart`).expect(200)).body;

async function openRonde(kind: Kind) {
  const [route] = (await cardOf(kind)).routes;
  const [steen] = route?.stenen ?? [];
  const { body } = await kind.ik
    .post(`/api/leerlingen/${kind.id}/somvensters/${route?.somvensterId}/taken/${steen?.taakId}/spelrondes`, {
      rondeId: v7(),
      game: steen?.deuren[0],
    })
    .expect(200);
  return body;
}
async function change(fields: object) {
  const { body: now } = await docent.get(`${A()}/oefeninstellingen/${one().settingA}`).expect(200);
  return docent
    .patch(`${A()}/oefeninstellingen/${one().settingA}`)
    .send({ versie: now.versie, instelling: fields })
    .expect(200);
}
const RESET = {
  inhoud: 'leerlijn',
  leerdoelIds: [],
  niveauVan: 4,
  niveauTot: 5.5,
  duurMin: 15,
  vasteVolgorde: false,
  spellenVerboden: [],
  formatenVerboden: [],
};

describe('what a teacher sets works in the next round', () => {
  it('takes words of the new level, though the route of before was open', async () => {
    await change(RESET);
    const kind = await newChild('niveau');
    await cardOf(kind);
    await change({ niveauVan: 3, niveauTot: 3.5 });
    const { pool } = await openRonde(kind);
    expect(pool.length).toBeGreaterThan(0);
    expect(Math.max(...pool.map(groepOf))).toBeLessThanOrEqual(4);
    await change({ niveauVan: 5, niveauTot: 6.5 });
    expect(Math.max(...(await openRonde(kind)).pool.map(groepOf))).toBeGreaterThan(4);
  });

  it('practises the goals that were chosen, in as many stones as the time allows', async () => {
    await change(RESET);
    const kind = await newChild('doelen');
    const open = async () => (await cardOf(kind)).routes.find(({ status }) => status === 'open')?.stenen ?? [];
    expect(await open()).toHaveLength(4);
    await change({ inhoud: 'doelen', leerdoelIds: ['ei'], duurMin: 5 });
    const stenen = await open();
    expect(stenen).toHaveLength(3);
    expect(new Set(stenen.map(({ doelId }) => doelId))).toEqual(new Set(['ei']));
    await change({ ...RESET, vasteVolgorde: true });
    expect((await open()).map(({ status }) => status)).toContain('dicht');
  });

  it('closes the doors of games that are off', async () => {
    await change(RESET);
    const kind = await newChild('spellen');
    const deuren = async () =>
      new Set((await cardOf(kind)).routes.flatMap(({ stenen }) => stenen.flatMap((steen) => steen.deuren)));
    const [first = ''] = [...(await deuren())];
    await change({ spellenVerboden: [first] });
    expect(await deuren()).not.toContain(first);
    expect((await deuren()).size).toBeGreaterThan(0);
  });

  it('hands the rest to the game with the round', async () => {
    const rest = {
      moeilijkheid: 'makkelijk',
      nieuwPerSessie: 3,
      herhaling: 0.88,
      hints: false,
      toetsenbord: 'azerty',
      lettertype: 'opendyslexic',
      letterafstand: 6,
      rustigeStand: true,
      minderBeweging: true,
      eenKnop: true,
      stem: 'be',
    };
    await change({ ...RESET, ...rest, takenPerDag: 3 });
    const kind = await newChild('rest');
    const ronde = await openRonde(kind);
    expect(ronde.instelling).toMatchObject(rest);
    expect(ronde.stem).toBe('be');
    expect((await cardOf(kind)).vandaag).toHaveLength(3);
  });
});

describe('settings as things of their own', () => {
  it('loses nothing when two teachers save: the second hears of it, and the first version can come back', async () => {
    const { body: before } = await docent.get(`${A()}/oefeninstellingen/${one().settingA}`).expect(200);
    const path = `${A()}/oefeninstellingen/${one().settingA}`;
    await docent
      .patch(path)
      .send({ versie: before.versie, instelling: { duurMin: 20 } })
      .expect(200);
    const { body } = await docent
      .patch(path)
      .send({ versie: before.versie, instelling: { duurMin: 25 } })
      .expect(409);
    expect(body.code).toBe('GEWIJZIGD_DOOR_ANDER');
    const { body: history } = await docent.get(`${path}/historie`).expect(200);
    expect(history.items[0]).toMatchObject({ versie: before.versie, anders: ['duurMin'] });
    const { body: back } = await docent
      .post(`${path}/herstel`, { versie: before.versie + 1, restoreTo: before.versie })
      .expect(200);
    expect(back).toMatchObject({ versie: before.versie + 2, instelling: { duurMin: before.instelling.duurMin } });
  });

  it('refuses a setting that leaves no word', async () => {
    const { body: now } = await docent.get(`${A()}/oefeninstellingen/${one().settingA}`).expect(200);
    const { body } = await docent
      .patch(`${A()}/oefeninstellingen/${one().settingA}`)
      .send({ versie: now.versie, instelling: { inhoud: 'doelen', leerdoelIds: ['bestaat-niet'] } })
      .expect(409);
    expect(body.message).toMatch(/geen enkel woord/);
  });

  it('makes one for a subgroup, which goes before that of the group', async () => {
    await change(RESET);
    const kind = await newChild('sub');
    const { body: sub } = await docent
      .post(`${G()}/subgroepen`, { naam: 'Sterren', leerlingIds: [kind.id] })
      .expect(201);
    const subgroepId = sub.subgroepen?.[0]?.id ?? sub.id;
    const { body: created } = await docent.post(`${G()}/oefeninstellingen`, { naam: 'Meer', subgroepId }).expect(201);
    await docent
      .patch(`${A()}/oefeninstellingen/${created.id}`)
      .send({ versie: 1, instelling: { duurMin: 25, niveauTot: 6.5 } })
      .expect(200);
    expect((await openRonde(kind)).instelling).toMatchObject({ duurMin: 25, niveauTot: 6.5 });
    const { body: list } = await docent.get(`${G()}/oefeninstellingen`).expect(200);
    expect(list.items.find(({ id }: { id: string }) => id === created.id)).toMatchObject({
      scope: 'subgroep',
      forWhom: 'Sterren',
      aantal: 1,
    });
    await docent.del(`${A()}/oefeninstellingen/${created.id}`).expect(204);
    expect((await openRonde(kind)).instelling.niveauTot).toBe(5.5);
  });

  it('changes which one is standard, and keeps that one', async () => {
    const { body: other } = await docent.post(`${G()}/oefeninstellingen`, { naam: 'Rustige week' }).expect(201);
    await docent.post(`${A()}/oefeninstellingen/${other.id}/standaard`).expect(200);
    await docent.del(`${A()}/oefeninstellingen/${other.id}`).expect(409);
    const { body: list } = await docent.get(`${G()}/oefeninstellingen`).expect(200);
    expect(list.items.filter((item: { isStandaard: boolean }) => item.isStandaard)).toMatchObject([{ id: other.id }]);
    await docent.post(`${A()}/oefeninstellingen/${one().settingA}/standaard`).expect(200);
    await docent.del(`${A()}/oefeninstellingen/${other.id}`).expect(204);
  });

  it('shows what would come next, with the reason, and stores nothing', async () => {
    await change(RESET);
    const kind = await newChild('proef');
    const { body: now } = await docent.get(`${A()}/oefeninstellingen/${one().settingA}`).expect(200);
    const { body } = await docent
      .post(`${G()}/proeven`, { concept: { ...now.instelling, niveauTot: 4.5 }, leerlingId: kind.id })
      .expect(200);
    expect(body.poolSize).toBeGreaterThan(60);
    expect(body.voorbeeld).toHaveLength(10);
    for (const row of body.voorbeeld) expect([row.woord, row.waarom, row.doel].every((text) => text !== '')).toBe(true);
    expect(await db()('somvensters').where({ leerling_id: kind.id, soort: 'adaptief' })).toEqual([]);
  });

  it('keeps the order that a teacher laid, new ones behind it, the standard in front', async () => {
    const path = `${A()}/groepen/${one().groepA}/oefeninstellingen`;
    const create = async (name: string): Promise<string> =>
      (await docent.post(path, { naam: name }).expect(201)).body.id;
    const names = async (): Promise<string[]> =>
      (await docent.get(path).expect(200)).body.items
        .filter((item: { scope: string }) => item.scope === 'groep')
        .map((item: { naam: string }) => item.naam)
        .filter((name: string) => name.startsWith('Rij'));
    const [first, second, third] = [await create('Rij A'), await create('Rij B'), await create('Rij C')];
    expect(await names()).toEqual(['Rij A', 'Rij B', 'Rij C']);
    const { body } = await docent
      .put(`${path}/volgorde`)
      .send({ ids: [third, first, second] })
      .expect(200);
    expect(body.items[0].isStandaard).toBe(true);
    await create('Rij 0');
    expect(await names()).toEqual(['Rij C', 'Rij A', 'Rij B', 'Rij 0']);
    await docent
      .put(`${path}/volgorde`)
      .send({ ids: [first, first] })
      .expect(400);
    await docent
      .put(`${path}/volgorde`)
      .send({ ids: [kit.scholen.twee.settingA] })
      .expect(400);
    await docent
      .put(`${A()}/groepen/${one().groepB}/oefeninstellingen/volgorde`)
      .send({ ids: [first] })
      .expect(404);
    expect(await names()).toEqual(['Rij C', 'Rij A', 'Rij B', 'Rij 0']);
  });

  it('reaches no setting, group or leerling outside', async () => {
    const two = kit.scholen.twee;
    await docent.post(`${A()}/oefeninstellingen/${one().settingA}/groepskopieen`, { groepId: two.groepA }).expect(404);
    await docent
      .post(`${A()}/oefeninstellingen/${one().settingA}/groepskopieen`, { groepId: one().groepB })
      .expect(404);
    await docent.get(`${A()}/leerlingen/${one().leerlingB}/oefeninstellingen`).expect(404);
    const { body } = await docent.get(`${A()}/oefeninstellingen/${two.settingA}/historie`).expect(404);
    expect(body.code).toBe('NIET_GEVONDEN');
  });
});

describe('one leerling', () => {
  it('differs in a field and follows the group in the rest', async () => {
    await change({ ...RESET, eenKnop: true });
    const kind = await newChild('eigen');
    const path = `${A()}/leerlingen/${kind.id}/oefeninstellingen`;
    const { body: before } = await docent.get(path).expect(200);
    expect(before).toMatchObject({ versie: 0, eigen: [], basis: { soort: 'groep' } });
    const { body: own } = await docent
      .put(path)
      .send({ versie: 0, velden: { eenKnop: false } })
      .expect(200);
    expect(own).toMatchObject({ eigen: ['eenKnop'], instelling: { eenKnop: false } });
    await change({ letterafstand: 4 });
    expect((await openRonde(kind)).instelling).toMatchObject({ eenKnop: false, letterafstand: 4 });
    await docent.put(path).send({ versie: 0, velden: {} }).expect(409);
    const { body: back } = await docent.put(path).send({ versie: own.versie, velden: {} }).expect(200);
    expect(back).toMatchObject({ versie: 0, eigen: [], instelling: { eenKnop: true } });
    await docent
      .put(path)
      .send({ versie: 0, velden: { duurMin: 99 } })
      .expect(400);
  });
});
