import { v4, v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';

let kit: ApiKit;
let beheer: ReturnType<ApiKit['als']>;
let docent: ReturnType<ApiKit['als']>;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${kit.scholen.een.adminId}`;
const G = (id: string) => `${A()}/groepen/${id}`;

beforeAll(async () => {
  kit = await startKit();
  beheer = kit.als(await kit.token('beheer.een'));
  docent = kit.als(await kit.token('docent.een'));
});
afterAll(() => kit.stop());

const nieuw = (naam: string, extra: object = {}) =>
  beheer.post(`${A()}/groepen`, { naam, jaargroepen: [5, 4], schooljaar: '2026-2027', ...extra });

describe('a new group', () => {
  it('has a code, a standard setting and its docenten', async () => {
    const { body } = await nieuw('  Meeuwen ', { docentIds: [kit.scholen.een.docent] }).expect(201);
    expect(body).toMatchObject({
      naam: 'Meeuwen',
      jaargroepen: [4, 5],
      versie: 1,
      gearchiveerd: false,
      docentIds: [kit.scholen.een.docent],
      subgroepen: [],
    });
    expect(body.code).toMatch(/^[A-Z0-9]{6}$/);
    const { body: instellingen } = await docent.get(`${G(body.id)}/oefeninstellingen`).expect(200);
    expect(instellingen.items).toMatchObject([
      { naam: 'Standaard voor de groep', isStandaard: true, instelling: { niveauVan: 3, niveauTot: 5.5 } },
    ]);
    await kit.agent.get(`/api/groepscodes/${body.code}`).expect(200);
  });

  it('is refused with the broken rule at its field', async () => {
    const velden = async (extra: object) => (await nieuw('Vinken', extra).expect(400)).body.velden;
    expect(await velden({ naam: '   ' })).toEqual({ naam: 'verplicht' });
    expect(await velden({ naam: 'x'.repeat(65) })).toEqual({ naam: 'maxlengte' });
    expect(await velden({ jaargroepen: [] })).toEqual({ jaargroepen: 'kies' });
    expect(await velden({ jaargroepen: [9] })).toMatchObject({ 'jaargroepen.0': 'bereik' });
    expect(await velden({ schooljaar: '2026-2028' })).toEqual({ schooljaar: 'formaat' });
    await nieuw('Vinken').expect(201);
    expect(await velden({ naam: 'VINKEN' })).toEqual({ naam: 'bestaat_al' });
    await nieuw('Vinken', { schooljaar: '2027-2028' }).expect(201);
    await nieuw('Zwaan', { docentIds: [kit.scholen.twee.docent] }).expect(404);
    expect(await db()('groepen').where({ admin_id: kit.scholen.een.adminId, naam: 'Zwaan' })).toEqual([]);
  });

  it('may be called edexml: it is known by its id', async () => {
    const { body } = await nieuw('edexml').expect(201);
    expect((await beheer.get(`${G(body.id)}/leerlingen`).expect(200)).body.groep.naam).toBe('edexml');
    await beheer.get(`${G('edexml')}/leerlingen`).expect(404);
  });
});

describe('a request that is sent twice', () => {
  it('makes one group, gives the first answer, and refuses the key for another request', async () => {
    const sleutel = v4();
    const stuur = (naam: string) => nieuw(naam).set('Idempotency-Key', sleutel);
    const eerste = await stuur('Een keer').expect(201);
    expect((await stuur('Een keer').expect(201)).body).toEqual(eerste.body);
    expect((await stuur('Iets anders').expect(400)).body.velden).toEqual({ 'Idempotency-Key': 'bestaat_al' });
    expect((await nieuw('Slecht').set('Idempotency-Key', 'abc').expect(400)).body.velden).toEqual({
      'Idempotency-Key': 'formaat',
    });
    const bewaard = await db()('idempotentie').where({ admin_id: kit.scholen.een.adminId });
    expect(JSON.stringify(bewaard)).not.toContain(sleutel);
    expect(Buffer.from(bewaard[0].antwoord).toString('latin1')).not.toContain('Een keer');
  });

  it('makes one group when both come at once', async () => {
    const sleutel = v4();
    const uit = await Promise.all([1, 2, 3].map(() => nieuw('Tegelijk').set('Idempotency-Key', sleutel)));
    expect(uit.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect(uit.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await db()('groepen').where({ admin_id: kit.scholen.een.adminId, naam: 'Tegelijk' })).toHaveLength(1);
  });

  it('may try again after a mistake, and the key is free after a day', async () => {
    const sleutel = v4();
    await nieuw('', {}).set('Idempotency-Key', sleutel).expect(400);
    const eerste = await nieuw('Na een fout').set('Idempotency-Key', sleutel).expect(201);
    kit.klok.vooruit(25 * 3_600_000);
    beheer = kit.als(await kit.token('beheer.een'));
    docent = kit.als(await kit.token('docent.een'));
    const tweede = await nieuw('Na een dag').set('Idempotency-Key', sleutel).expect(201);
    expect(tweede.body.id).not.toBe(eerste.body.id);
  });
});

describe('a change', () => {
  it('is refused with the newest record when somebody else was first', async () => {
    const { body: groep } = await nieuw('Lijsters').expect(201);
    await beheer.patch(G(groep.id), { versie: groep.versie, naam: 'Merels' }).expect(200);
    const fout = await beheer.patch(G(groep.id), { versie: groep.versie, naam: 'Spreeuwen' }).expect(409);
    expect(fout.body).toMatchObject({ code: 'GEWIJZIGD_DOOR_ANDER', details: { naam: 'Merels', versie: 2 } });
  });

  it('by a docent reaches linked groups only', async () => {
    const { een } = kit.scholen;
    const { body } = await docent.get(G(een.groepA)).expect(200);
    expect((await docent.patch(G(een.groepA), { versie: body.versie, naam: 'Groep Aa' }).expect(200)).body.naam).toBe(
      'Groep Aa',
    );
    await docent.patch(G(een.groepB), { versie: 1, naam: 'x' }).expect(404);
    await docent.post(`${A()}/groepen`, { naam: 'x', jaargroepen: [4], schooljaar: '2026-2027' }).expect(403);
    await docent.del(G(een.groepA)).expect(403);
    await docent.put(`${G(een.groepA)}/docenten`, { ids: [] }).expect(403);
  });

  it('of a docent who may look at all groups stays within the own ones', async () => {
    const { een } = kit.scholen;
    await docent.get(G(een.groepB)).expect(404);
    await db()('admins')
      .where({ id: een.adminId })
      .update({ instellingen: JSON.stringify({ docentZietAlleGroepen: true }) });
    expect((await docent.get(G(een.groepB)).expect(200)).body.id).toBe(een.groepB);
    await docent.get(`${G(een.groepB)}/leerlingen`).expect(200);
    await docent.patch(G(een.groepB), { versie: 1, naam: 'x' }).expect(404);
    await docent.post(`${A()}/leerlingen/verwijderingen`, { ids: [een.leerlingB] }).expect(404);
    await db()('admins').where({ id: een.adminId }).update({ instellingen: '{}' });
  });
});

describe('the life of a group', () => {
  it('ends in the archive without its code and comes back with a new one', async () => {
    const { body: groep } = await nieuw('Archief').expect(201);
    const weg = await beheer.post(`${G(groep.id)}/archiveringen`).expect(200);
    expect(weg.body).toMatchObject({ gearchiveerd: true });
    expect(weg.body).not.toHaveProperty('code');
    await kit.agent.get(`/api/groepscodes/${groep.code}`).expect(404);
    expect((await beheer.post(`${G(groep.id)}/archiveringen`).expect(409)).body.code).toBe('STAP_NIET_TOEGESTAAN');
    const lijst = async (archief: string) =>
      (await beheer.get(`${A()}/groepen?archief=${archief}`).expect(200)).body.items.map((g: { id: string }) => g.id);
    expect(await lijst('false')).not.toContain(groep.id);
    expect(await lijst('true')).toContain(groep.id);
    expect((await beheer.del(`${G(groep.id)}/archiveringen`).expect(200)).body.code).toMatch(/^[A-Z0-9]{6}$/);
  });

  it('goes on in a copy for the next year', async () => {
    const { een } = kit.scholen;
    await beheer.put(`${G(een.groepA)}/docenten`, { ids: [een.docent, een.schooladmin] }).expect(200);
    const { body } = await beheer
      .post(`${G(een.groepA)}/kopieen`, { schooljaar: '2027-2028', naam: 'Groep A' })
      .expect(201);
    expect(body).toMatchObject({
      jaargroepen: [4],
      schooljaar: '2027-2028',
      docentIds: [een.schooladmin, een.docent].sort(),
    });
    expect((await beheer.get(`${G(body.id)}/leerlingen`).expect(200)).body.items).toEqual([]);
    const { body: instellingen } = await beheer.get(`${G(body.id)}/oefeninstellingen`).expect(200);
    expect(instellingen.items).toMatchObject([{ naam: 'Standaard', isStandaard: true }]);
  });

  it('ends without taking its leerlingen along', async () => {
    const { een } = kit.scholen;
    expect((await beheer.del(G(een.groepB)).expect(200)).body).toEqual({ zonderGroep: 1 });
    await beheer.get(G(een.groepB)).expect(404);
    const { body } = await beheer.get(`${A()}/leerlingen?groep=zonder`).expect(200);
    expect(body.items.map((l: { id: string }) => l.id)).toEqual([een.leerlingB]);
    expect(await db()('oefeninstellingen').where({ admin_id: een.adminId, scope_id: een.groepB })).toEqual([]);
  });
});

describe('subgroups', () => {
  it('hold leerlingen of the group only, at most eight, and keep who comes back', async () => {
    const { een } = kit.scholen;
    const pad = `${G(een.groepA)}/subgroepen`;
    const { body } = await docent
      .post(pad, { naam: 'Maan', leerlingIds: [een.leerling, een.leerlingB, v7()] })
      .expect(201);
    const [maan] = body.subgroepen;
    expect(maan.leerlingIds).toEqual([een.leerling]);
    expect((await docent.post(pad, { naam: 'maan', leerlingIds: [] }).expect(400)).body.velden).toEqual({
      naam: 'bestaat_al',
    });
    await beheer.post(`${A()}/leerlingen/verplaatsingen`, { ids: [een.leerling], naarGroepId: null }).expect(200);
    expect((await beheer.get(G(een.groepA)).expect(200)).body.subgroepen[0].leerlingIds).toEqual([]);
    await beheer.post(`${A()}/leerlingen/verplaatsingen`, { ids: [een.leerling], naarGroepId: een.groepA }).expect(200);
    expect((await beheer.get(G(een.groepA)).expect(200)).body.subgroepen[0].leerlingIds).toEqual([een.leerling]);
    const anders = await docent.patch(`${pad}/${maan.id}`, { naam: 'Zon', leerlingIds: [] }).expect(200);
    expect(anders.body.subgroepen).toEqual([{ id: maan.id, naam: 'Zon', leerlingIds: [] }]);
    await docent.patch(`${pad}/${v7()}`, { naam: 'Ster', leerlingIds: [] }).expect(404);
    for (let nr = 2; nr <= 8; nr += 1) await docent.post(pad, { naam: `Ster ${nr}`, leerlingIds: [] }).expect(201);
    expect((await docent.post(pad, { naam: 'Negen', leerlingIds: [] }).expect(409)).body.code).toBe('GROEP_VOL');
    expect((await docent.del(`${pad}/${maan.id}`).expect(200)).body.subgroepen).toHaveLength(7);
  });
});

it('leaves a line with ids only for every change, and asks every statement for its tenant', async () => {
  const regels = await db()('audit').where({ admin_id: kit.scholen.een.adminId, soort: 'groep' });
  expect(new Set(regels.map(({ actie }) => actie))).toEqual(
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
  expect(JSON.stringify(regels)).not.toMatch(/Meeuwen|Vinken|Maan/);
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
