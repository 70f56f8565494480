import { v4, v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { groepenManagementEndpoints as groepen } from './groepen-management.contract.ts';

let kit: ApiKit;
let management: ReturnType<ApiKit['as']>;
let docent: ReturnType<ApiKit['as']>;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${kit.scholen.een.adminId}`;
const G = (id: string) => `${A()}/groepen/${id}`;

beforeAll(async () => {
  kit = await startKit();
  management = kit.as(await kit.token('beheer.een'));
  docent = kit.as(await kit.token('docent.een'));
});
afterAll(() => kit.stop());

const newOne = (name: string, extra: object = {}) =>
  management.post(`${A()}/groepen`, { naam: name, jaargroepen: [5, 4], schooljaar: '2026-2027', ...extra });

describe('a new group', () => {
  it('has a code, a standard setting and its docenten', async () => {
    const { body } = await newOne('  Meeuwen ', { docentIds: [kit.scholen.een.docent] }).expect(201);
    expect(body).toMatchObject({
      naam: 'Meeuwen',
      jaargroepen: [4, 5],
      versie: 1,
      gearchiveerd: false,
      docentIds: [kit.scholen.een.docent],
      subgroepen: [],
    });
    expect(body.code).toMatch(/^[A-Z0-9]{6}$/);
    const { body: settings } = await docent.get(`${G(body.id)}/oefeninstellingen`).expect(200);
    expect(settings.items).toMatchObject([
      { naam: 'Standaard voor de groep', isStandaard: true, instelling: { niveauVan: 3, niveauTot: 5.5 } },
    ]);
    await kit.agent.get(`/api/groepscodes/${body.code}`).expect(200);
  });

  it('is refused with the broken rule at its field', async () => {
    const fields = async (extra: object) => (await newOne('Vinken', extra).expect(400)).body.velden;
    expect(await fields({ naam: '   ' })).toEqual({ naam: 'verplicht' });
    expect(await fields({ naam: 'x'.repeat(65) })).toEqual({ naam: 'maxlengte' });
    expect(await fields({ jaargroepen: [] })).toEqual({ jaargroepen: 'kies' });
    expect(await fields({ jaargroepen: [9] })).toMatchObject({ 'jaargroepen.0': 'bereik' });
    expect(await fields({ schooljaar: '2026-2028' })).toEqual({ schooljaar: 'formaat' });
    await newOne('Vinken').expect(201);
    expect(await fields({ naam: 'VINKEN' })).toEqual({ naam: 'bestaat_al' });
    await newOne('Vinken', { schooljaar: '2027-2028' }).expect(201);
    await newOne('Zwaan', { docentIds: [kit.scholen.twee.docent] }).expect(404);
    expect(await db()('groepen').where({ admin_id: kit.scholen.een.adminId, naam: 'Zwaan' })).toEqual([]);
  });

  it('may be called edexml: it is known by its id', async () => {
    const body = await management.call(groepen.create, {
      params: { adminId: kit.scholen.een.adminId },
      body: { naam: 'edexml', jaargroepen: [5, 4], schooljaar: '2026-2027' },
    });
    expect((await management.get(`${G(body.id)}/leerlingen`).expect(200)).body.groep.naam).toBe('edexml');
    await management.get(`${G('edexml')}/leerlingen`).expect(404);
  });
});

describe('a request that is sent twice', () => {
  it('makes one group, gives the first answer, and refuses the key for another request', async () => {
    const key = v4();
    const send = (name: string) => newOne(name).set('Idempotency-Key', key);
    const first = await send('Een keer').expect(201);
    expect((await send('Een keer').expect(201)).body).toEqual(first.body);
    expect((await send('Iets anders').expect(400)).body.velden).toEqual({ 'Idempotency-Key': 'bestaat_al' });
    expect((await newOne('Slecht').set('Idempotency-Key', 'abc').expect(400)).body.velden).toEqual({
      'Idempotency-Key': 'formaat',
    });
    const saved = await db()('idempotentie').where({ admin_id: kit.scholen.een.adminId });
    expect(JSON.stringify(saved)).not.toContain(key);
    expect(Buffer.from(saved[0].antwoord).toString('latin1')).not.toContain('Een keer');
  });

  it('makes one group when both come at once', async () => {
    const key = v4();
    const out = await Promise.all([1, 2, 3].map(() => newOne('Tegelijk').set('Idempotency-Key', key)));
    expect(out.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect(out.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await db()('groepen').where({ admin_id: kit.scholen.een.adminId, naam: 'Tegelijk' })).toHaveLength(1);
  });

  it('may try again after a mistake, and the key is free after a day', async () => {
    const key = v4();
    await newOne('', {}).set('Idempotency-Key', key).expect(400);
    const first = await newOne('Na een fout').set('Idempotency-Key', key).expect(201);
    kit.klok.ahead(25 * 3_600_000);
    management = kit.as(await kit.token('beheer.een'));
    docent = kit.as(await kit.token('docent.een'));
    const second = await newOne('Na een dag').set('Idempotency-Key', key).expect(201);
    expect(second.body.id).not.toBe(first.body.id);
  });
});

describe('a change', () => {
  it('is refused with the newest record when somebody else was first', async () => {
    const { body: groep } = await newOne('Lijsters').expect(201);
    await management.patch(G(groep.id), { versie: groep.versie, naam: 'Merels' }).expect(200);
    const error = await management.patch(G(groep.id), { versie: groep.versie, naam: 'Spreeuwen' }).expect(409);
    expect(error.body).toMatchObject({ code: 'GEWIJZIGD_DOOR_ANDER', details: { naam: 'Merels', versie: 2 } });
  });

  it('by a docent reaches linked groups only', async () => {
    const { een: one } = kit.scholen;
    const { body } = await docent.get(G(one.groepA)).expect(200);
    expect((await docent.patch(G(one.groepA), { versie: body.versie, naam: 'Groep Aa' }).expect(200)).body.naam).toBe(
      'Groep Aa',
    );
    await docent.patch(G(one.groepB), { versie: 1, naam: 'x' }).expect(404);
    await docent.post(`${A()}/groepen`, { naam: 'x', jaargroepen: [4], schooljaar: '2026-2027' }).expect(403);
    await docent.del(G(one.groepA)).expect(403);
    await docent.put(`${G(one.groepA)}/docenten`, { ids: [] }).expect(403);
  });

  it('of a docent who may look at all groups stays within the own ones', async () => {
    const { een: one } = kit.scholen;
    await docent.get(G(one.groepB)).expect(404);
    await db()('admins')
      .where({ id: one.adminId })
      .update({ instellingen: JSON.stringify({ docentZietAlleGroepen: true }) });
    expect((await docent.get(G(one.groepB)).expect(200)).body.id).toBe(one.groepB);
    await docent.get(`${G(one.groepB)}/leerlingen`).expect(200);
    await docent.patch(G(one.groepB), { versie: 1, naam: 'x' }).expect(404);
    await docent.post(`${A()}/leerlingen/verwijderingen`, { ids: [one.leerlingB] }).expect(404);
    await db()('admins').where({ id: one.adminId }).update({ instellingen: '{}' });
  });
});

describe('the life of a group', () => {
  it('ends in the archive without its code and comes back with a new one', async () => {
    const { body: groep } = await newOne('Archief').expect(201);
    const gone = await management.post(`${G(groep.id)}/archiveringen`).expect(200);
    expect(gone.body).toMatchObject({ gearchiveerd: true });
    expect(gone.body).not.toHaveProperty('code');
    await kit.agent.get(`/api/groepscodes/${groep.code}`).expect(404);
    expect((await management.post(`${G(groep.id)}/archiveringen`).expect(409)).body.code).toBe('STAP_NIET_TOEGESTAAN');
    const list = async (archive: string) =>
      (await management.get(`${A()}/groepen?archief=${archive}`).expect(200)).body.items.map(
        (g: { id: string }) => g.id,
      );
    expect(await list('false')).not.toContain(groep.id);
    expect(await list('true')).toContain(groep.id);
    expect((await management.del(`${G(groep.id)}/archiveringen`).expect(200)).body.code).toMatch(/^[A-Z0-9]{6}$/);
  });

  it('goes on in a copy for the next year', async () => {
    const { een: one } = kit.scholen;
    await management.put(`${G(one.groepA)}/docenten`, { ids: [one.docent, one.schooladmin] }).expect(200);
    const { body } = await management
      .post(`${G(one.groepA)}/kopieen`, { schooljaar: '2027-2028', naam: 'Groep A' })
      .expect(201);
    expect(body).toMatchObject({
      jaargroepen: [4],
      schooljaar: '2027-2028',
      docentIds: [one.schooladmin, one.docent].sort(),
    });
    expect((await management.get(`${G(body.id)}/leerlingen`).expect(200)).body.items).toEqual([]);
    const { body: settings } = await management.get(`${G(body.id)}/oefeninstellingen`).expect(200);
    expect(settings.items).toMatchObject([{ naam: 'Standaard', isStandaard: true }]);
  });

  it('ends without taking its leerlingen along', async () => {
    const { een: one } = kit.scholen;
    expect((await management.del(G(one.groepB)).expect(200)).body).toEqual({ zonderGroep: 1 });
    await management.get(G(one.groepB)).expect(404);
    const { body } = await management.get(`${A()}/leerlingen?groep=zonder`).expect(200);
    expect(body.items.map((l: { id: string }) => l.id)).toEqual([one.leerlingB]);
    expect(await db()('oefeninstellingen').where({ admin_id: one.adminId, scope_id: one.groepB })).toEqual([]);
  });
});

describe('subgroups', () => {
  it('hold leerlingen of the group only, at most eight, and keep who comes back', async () => {
    const { een: one } = kit.scholen;
    const path = `${G(one.groepA)}/subgroepen`;
    const { body } = await docent
      .post(path, { naam: 'Maan', leerlingIds: [one.leerling, one.leerlingB, v7()] })
      .expect(201);
    const [moon] = body.subgroepen;
    expect(moon.leerlingIds).toEqual([one.leerling]);
    expect((await docent.post(path, { naam: 'maan', leerlingIds: [] }).expect(400)).body.velden).toEqual({
      naam: 'bestaat_al',
    });
    await management.post(`${A()}/leerlingen/verplaatsingen`, { ids: [one.leerling], naarGroepId: null }).expect(200);
    expect((await management.get(G(one.groepA)).expect(200)).body.subgroepen[0].leerlingIds).toEqual([]);
    await management
      .post(`${A()}/leerlingen/verplaatsingen`, { ids: [one.leerling], naarGroepId: one.groepA })
      .expect(200);
    expect((await management.get(G(one.groepA)).expect(200)).body.subgroepen[0].leerlingIds).toEqual([one.leerling]);
    const different = await docent.patch(`${path}/${moon.id}`, { naam: 'Zon', leerlingIds: [] }).expect(200);
    expect(different.body.subgroepen).toEqual([{ id: moon.id, naam: 'Zon', leerlingIds: [] }]);
    await docent.patch(`${path}/${v7()}`, { naam: 'Ster', leerlingIds: [] }).expect(404);
    for (let nr = 2; nr <= 8; nr += 1) await docent.post(path, { naam: `Ster ${nr}`, leerlingIds: [] }).expect(201);
    expect((await docent.post(path, { naam: 'Negen', leerlingIds: [] }).expect(409)).body.code).toBe('GROEP_VOL');
    expect((await docent.del(`${path}/${moon.id}`).expect(200)).body.subgroepen).toHaveLength(7);
  });
});

it('leaves a line with ids only for every change, and asks every statement for its tenant', async () => {
  const rules = await db()('audit').where({ admin_id: kit.scholen.een.adminId, soort: 'groep' });
  expect(new Set(rules.map(({ actie: action }) => action))).toEqual(
    new Set([
      'groep.toegevoegd',
      'groep.gewijzigd',
      'groep.gearchiveerd',
      'groep.teruggehaald',
      'groep.gekopieerd',
      'groep.docenten',
      'groep.verwijderd',
      'groep.subgroep',
      'leerlingen.verplaatst',
    ]),
  );
  expect(JSON.stringify(rules)).not.toMatch(/Meeuwen|Vinken|Maan/);
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
