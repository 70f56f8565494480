import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker, buildLeerling } from '../../test/bouw.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';

let kit: ApiKit;
let school = '';
let ouder = '';
let thuis = '';
let rt = '';
let nr = 0;
const db = () => kit.server.database.knex;
const een = () => kit.scholen.een;
const DAG = 86_400_000;
const P = (leerlingId: string, adminId = een().adminId) => `/api/admins/${adminId}/leerlingen/${leerlingId}`;
const K = (adminId: string) => `/api/admins/${adminId}/thuiskoppelingen`;

/** Pupil of the first school, unless another tenant is named. */
function buildKind(naam?: string): Promise<string> {
  nr += 1;
  return buildLeerling(db(), { adminId: een().adminId, naam: naam ?? `kind${nr}`, voornaam: `Kind ${nr}`, groepId: een().groepA, jaargroep: 4 });
}
/** Home with a parent; answers the token. */
async function buildThuis(plaatsen = 4): Promise<{ adminId: string; token: string }> {
  nr += 1;
  const adminId = await buildAdmin(db(), { soort: 'thuis', naam: `Familie ${nr}`, code: `THUIS${nr}`, plaatsen });
  await buildGebruiker(db(), { adminId, role: 'thuisadmin', naam: `ouder${nr}`, voornaam: 'Olga' });
  return { adminId, token: await kit.token(`ouder${nr}`) };
}
const geefToestemming = (leerlingId: string, soort = 'thuis_delen') => kit.als(school).post(`${P(leerlingId)}/toestemmingen`, { soort, gegevenDoor: 'Nadia Postma', op: '2026-09-01' }).expect(201);
const maakCode = async (leerlingId: string, soort = 'thuis'): Promise<string> => (await kit.als(school).post(`${P(leerlingId)}/thuiscodes`, { soort }).expect(201)).body.code;
async function kindMetCode(soort: 'thuis' | 'rt' = 'thuis'): Promise<{ id: string; code: string }> {
  const id = await buildKind();
  await geefToestemming(id, soort === 'thuis' ? 'thuis_delen' : 'rt_delen');
  return { id, code: await maakCode(id, soort) };
}
const koppel = (thuiscode: string, wie = { token: ouder, adminId: thuis }) => kit.als(wie.token).post(K(wie.adminId), { thuiscode });
const delen = async (leerlingId: string) => (await kit.als(school).get(`${P(leerlingId)}/thuiskoppelingen`).expect(200)).body;

beforeAll(async () => {
  kit = await startKit();
});
beforeEach(async () => {
  kit.klok.vooruit(16 * 60_000);
  school = await kit.token('beheer.een');
  ({ adminId: thuis, token: ouder } = await buildThuis());
});
afterAll(() => kit.stop());

describe('consent', () => {
  it('is written down once per kind and taken back with what was built on it', async () => {
    const { id, code } = await kindMetCode();
    const dubbel = await kit.als(school).post(`${P(id)}/toestemmingen`, { soort: 'thuis_delen', gegevenDoor: 'Iemand', op: '2026-09-02' }).expect(400);
    expect(dubbel.body.velden).toEqual({ soort: 'bestaat_al' });
    const ander = await maakCode(id);
    await koppel(code).expect(201);
    const { body: { items } } = await kit.als(school).get(`${P(id)}/toestemmingen`).expect(200);
    expect(items).toEqual([{ id: items[0].id, soort: 'thuis_delen', gegevenDoor: 'Nadia Postma', op: '2026-09-01' }]);

    await kit.als(school).del(`${P(id)}/toestemmingen/${items[0].id}`).expect(204);
    expect(await delen(id)).toMatchObject({ codes: [], koppelingen: [] });
    expect((await kit.als(ouder).get(K(thuis)).expect(200)).body.items).toEqual([]);
    expect((await koppel(ander).expect(410)).body.message).toMatch(/ingetrokken/);
    await kit.als(school).del(`${P(id)}/toestemmingen/${items[0].id}`).expect(404);
    const na = (await kit.als(school).get(`${P(id)}/toestemmingen`).expect(200)).body.items;
    expect(na).toHaveLength(1);
    expect(na[0]).toHaveProperty('ingetrokkenOp');
    await geefToestemming(id);
  });

  it('is refused for tomorrow, without a name and for another kind than the four', async () => {
    const id = await buildKind();
    const post = (body: object) => kit.als(school).post(`${P(id)}/toestemmingen`, { soort: 'opname', gegevenDoor: 'Nadia', op: '2026-09-01', ...body });
    expect((await post({ op: '2999-01-01' }).expect(400)).body.velden).toEqual({ op: 'bereik' });
    expect((await post({ gegevenDoor: '  ' }).expect(400)).body.velden).toEqual({ gegevenDoor: 'verplicht' });
    expect((await post({ soort: 'alles' }).expect(400)).body.velden).toEqual({ soort: 'kies' });
  });
});

describe('a code for home', () => {
  it('needs consent, is told once and kept as a hash', async () => {
    const id = await buildKind();
    expect((await kit.als(school).post(`${P(id)}/thuiscodes`, { soort: 'thuis' }).expect(409)).body.code).toBe('TOESTEMMING_NODIG');
    await geefToestemming(id);
    expect((await kit.als(school).post(`${P(id)}/thuiscodes`, { soort: 'rt' }).expect(409)).body.code).toBe('TOESTEMMING_NODIG');
    const code = await maakCode(id);
    expect(code).toMatch(/^[B-DF-HJKM-NP-TV-Z2-9]{4}-[B-DF-HJKM-NP-TV-Z2-9]{4}$/);
    const rij = await db()('leerlingcodes').where({ admin_id: een().adminId, leerling_id: id }).first('*');
    expect(JSON.stringify(rij)).not.toContain(code.replace('-', ''));
    expect((await delen(id)).codes).toEqual([{ id: rij.id, soort: 'thuis', verlooptOp: rij.verloopt_op.toISOString() }]);
    for (const _ of [2, 3, 4]) await maakCode(id);
    expect((await kit.als(school).post(`${P(id)}/thuiscodes`, { soort: 'thuis' }).expect(409)).body.message).toMatch(/al 4 codes open/);
    await kit.als(school).del(`${P(id)}/thuiscodes/${rij.id}`).expect(204);
    await kit.als(school).del(`${P(id)}/thuiscodes/${rij.id}`).expect(404);
    expect((await koppel(code).expect(410)).body.message).toMatch(/ingetrokken/);
  });

  it('links the child once, however it is typed, and both sides see it', async () => {
    const { id, code } = await kindMetCode();
    const { body } = await koppel(` ${code.toLowerCase().replace('-', ' ')} `).expect(201);
    expect(body).toMatchObject({ leerling: { id, roepnaam: `Kind ${nr}`, groep: 'Groep A' }, school: 'School een' });
    expect((await koppel(code).expect(410)).body.message).toMatch(/al gebruikt/);
    expect((await delen(id)).koppelingen).toEqual([expect.objectContaining({ id: body.koppelingId, soort: 'thuis', bij: expect.stringMatching(/^Familie/) })]);
    expect((await kit.als(ouder).get(K(thuis)).expect(200)).body.items).toEqual([
      { koppelingId: body.koppelingId, leerlingId: id, roepnaam: `Kind ${nr}`, dier: 'vos', jaargroep: 4, soort: 'thuis', school: 'School een', open: true, weekMinuten: 0 },
    ]);
    const regels = await db()('audit').where({ doel_id: id, actie: 'thuiskoppeling.gemaakt:thuis' }).pluck('admin_id');
    expect(regels.toSorted()).toEqual([een().adminId, thuis].toSorted());
    expect((await koppel(await maakCode(id)).expect(409)).body.message).toBe('Dit kind is al gekoppeld.');
  });

  it('says in its own sentence why it does not work', async () => {
    const { id, code } = await kindMetCode();
    const rtcode = (await kindMetCode('rt')).code;
    expect((await koppel('BCDF-GHJK').expect(404)).body.message).toMatch(/kennen we niet/);
    expect((await koppel('zomaar iets').expect(404)).body.message).toMatch(/kennen we niet/);
    expect((await koppel(rtcode).expect(409)).body.message).toMatch(/voor een RT-praktijk/);
    expect((await koppel('').expect(400)).body.velden).toEqual({ thuiscode: 'verplicht' });
    kit.klok.vooruit(30 * DAG + 1000);
    school = await kit.token('beheer.een');
    const nieuw = { adminId: thuis, token: await kit.token(`ouder${(await db()('gebruikers').where({ admin_id: thuis }).first('gebruikersnaam')).gebruikersnaam.slice(5)}`) };
    expect((await koppel(code, nieuw).expect(410)).body.message).toMatch(/verlopen/);
    await kit.als(school).post('/api/admins/' + een().adminId + '/leerlingen/verwijderingen', { ids: [id] }).expect(200);
  });

  it('is given to one of two who try at the same moment', async () => {
    const { id, code } = await kindMetCode();
    const ander = await buildThuis();
    const uit = await Promise.all([koppel(code), koppel(code, ander)]);
    expect(uit.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410]);
    expect((await delen(id)).koppelingen).toHaveLength(1);
  });

  it('gives the last of four places once, and none of a smaller licence', async () => {
    const codes: string[] = [];
    for (const _ of [1, 2, 3, 4, 5]) codes.push((await kindMetCode()).code);
    for (const code of codes.slice(0, 3)) await koppel(code).expect(201);
    const uit = await Promise.all([koppel(codes[3] ?? ''), koppel(codes[4] ?? '')]);
    expect(uit.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await kit.als(ouder).get(K(thuis)).expect(200)).body.items).toHaveLength(4);
    expect((await kit.als(ouder).get(`/api/admins/${thuis}`).expect(200)).body.plaatsen).toEqual({ totaal: 4, gebruikt: 4 });
    const klein = await buildThuis(1);
    await koppel((await kindMetCode()).code, klein).expect(201);
    expect((await koppel((await kindMetCode()).code, klein).expect(409)).body.code).toBe('GEEN_PLAATSEN');
  });

  it('cannot be guessed: ten wrong ones close the door for a while, for this home only', async () => {
    const { code } = await kindMetCode();
    const rood = await buildThuis();
    await db()('admins').where({ id: rood.adminId }).update({ naam: 'Raders' });
    for (let poging = 1; poging < 10; poging += 1) await koppel('BCDF-GHJK', rood).expect(404);
    const dicht = await koppel('BCDF-GHJK', rood).expect(429);
    expect(dicht.headers['retry-after']).toBe('900');
    await koppel(code, rood).expect(429);
    kit.klok.vooruit(15 * 60_000 + 1000);
    await koppel(code, rood).expect(201);
  });
});

describe('a link', () => {
  async function gekoppeld(): Promise<{ id: string; koppelingId: string }> {
    const { id, code } = await kindMetCode();
    return { id, koppelingId: (await koppel(code).expect(201)).body.koppelingId };
  }
  const speel = (id: string) => kit.als(ouder).post(`${P(id, thuis)}/sessies`);

  it('gives the parent the home view and nothing else', async () => {
    const { id, koppelingId } = await gekoppeld();
    const ronde = await buildRonde(db(), { adminId: een().adminId, leerlingId: id });
    const { body: { token } } = await speel(id).expect(201);
    await kit.als(token).post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 1, nr: 1 }), buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', seq: 2, nr: 2 })] }).expect(200);
    await db()('leerling_doelen').where({ admin_id: een().adminId, leerling_id: id }).update({ n: 20, goed: 15 });
    const doelen = await db()('leerling_doelen').where({ admin_id: een().adminId, leerling_id: id }).pluck('doel_id');
    await db()('leerling_doel_standen').insert(doelen.map((doel_id) => ({ admin_id: een().adminId, leerling_id: id, doel_id, ema: 0.5, stand: 'struikel', dag: 1 })));
    const { body } = await kit.als(ouder).get(`${K(thuis)}/${koppelingId}/voortgang`).expect(200);
    expect(body).toMatchObject({ leerling: { id }, school: 'School een', soort: 'thuis', week: { dagen: 1 }, gaatGoed: [], geleerd: ['trein'] });
    expect(body.bezigMet.length).toBeGreaterThan(0);
    expect(body.tip.regel.length).toBeGreaterThan(3);
    expect(body).not.toHaveProperty('doelen');
    expect(body).not.toHaveProperty('fouten');
    // The school sees the same answers: there is one progress.
    expect((await kit.als(school).get(`${P(id)}/antwoorden`).expect(200)).body.items.map((a: { ruw: string }) => a.ruw).toSorted()).toEqual(['gijt', 'trein']);
    for (const pad of ['antwoorden', 'toestemmingen', 'thuiskoppelingen']) expect([pad, (await kit.als(ouder).get(`${P(id, thuis)}/${pad}`)).status]).not.toEqual([pad, 200]);
    await kit.als(ouder).get(P(id, thuis)).expect(404);
  });

  it('ends at the school at once, with the session of the child', async () => {
    const { id, koppelingId } = await gekoppeld();
    const { body: { token } } = await speel(id).expect(201);
    await kit.als(token).get(`/api/leerlingen/${id}/landkaart`).expect(200);
    await kit.als(school).del(`${P(id)}/thuiskoppelingen/${koppelingId}`).expect(204);
    const na = [
      await kit.als(token).get(`/api/leerlingen/${id}/landkaart`), await speel(id), await kit.als(ouder).get(`${K(thuis)}/${koppelingId}/voortgang`),
      await kit.als(school).del(`${P(id)}/thuiskoppelingen/${koppelingId}`),
    ];
    expect(na.map(({ status }) => status)).toEqual([401, 404, 404, 404]);
  });

  it('is let go by the parent, who then has a place again', async () => {
    const { id, koppelingId } = await gekoppeld();
    const vreemd = await buildThuis();
    await kit.als(vreemd.token).del(`${K(vreemd.adminId)}/${koppelingId}`).expect(404);
    await kit.als(ouder).del(`${K(thuis)}/${koppelingId}`).expect(204);
    expect((await delen(id)).koppelingen).toEqual([]);
    expect((await kit.als(ouder).get(`/api/admins/${thuis}`).expect(200)).body.plaatsen.gebruikt).toBe(0);
  });

  it('shows a closed door while the school keeps the home closed', async () => {
    const { id, koppelingId } = await gekoppeld();
    const { body: { token } } = await speel(id).expect(201);
    const zet = (thuisToegang: boolean) => kit.als(school).patch(`/api/admins/${een().adminId}/deelinstellingen`, { thuisToegang }).expect(204);
    await zet(false);
    await kit.als(token).get(`/api/leerlingen/${id}/landkaart`).expect(401);
    expect((await speel(id).expect(409)).body).toMatchObject({ code: 'THUIS_DICHT' });
    expect((await kit.als(ouder).get(`${K(thuis)}/${koppelingId}/voortgang`).expect(409)).body.code).toBe('THUIS_DICHT');
    expect((await kit.als(ouder).get(K(thuis)).expect(200)).body.items).toMatchObject([{ open: false, weekMinuten: 0 }]);
    expect((await delen(id)).thuisToegang).toBe(false);
    await zet(true);
    await speel(id).expect(201);
  });

  it('hides a child in the bin and shows it again after restoring', async () => {
    const { id } = await gekoppeld();
    const A = `/api/admins/${een().adminId}`;
    await kit.als(school).post(`${A}/leerlingen/verwijderingen`, { ids: [id] }).expect(200);
    expect((await kit.als(ouder).get(K(thuis)).expect(200)).body.items).toEqual([]);
    await speel(id).expect(404);
    await kit.als(school).post(`${A}/prullenbakitems/herstellingen`, { ids: [id] }).expect(200);
    expect((await kit.als(ouder).get(K(thuis)).expect(200)).body.items).toHaveLength(1);
  });

  it('with a practice shows every goal, also when the home is closed', async () => {
    nr += 1;
    const praktijk = await buildAdmin(db(), { soort: 'rt', naam: 'Praktijk', code: `RT${nr}`, plaatsen: 5 });
    await buildGebruiker(db(), { adminId: praktijk, role: 'rtadmin', naam: `rt${nr}`, voornaam: 'Ria' });
    rt = await kit.token(`rt${nr}`);
    const { id, code } = await kindMetCode('rt');
    expect((await koppel((await kindMetCode()).code, { token: rt, adminId: praktijk }).expect(409)).body.message).toMatch(/voor thuis/);
    const { koppelingId } = (await koppel(code, { token: rt, adminId: praktijk }).expect(201)).body;
    await kit.als(school).patch(`/api/admins/${een().adminId}/deelinstellingen`, { thuisToegang: false }).expect(204);
    await db()('leerling_doelen').insert({ admin_id: een().adminId, leerling_id: id, doel_id: 'ei', n: 8, goed: 6, ms_sum: 1, op: new Date(kit.klok.now()) });
    const { body } = await kit.als(rt).get(`${K(praktijk)}/${koppelingId}/voortgang`).expect(200);
    expect(body.soort).toBe('rt');
    expect(body.doelen).toContainEqual({ naam: 'ei-plaatwoord', status: 'bezig', n: 8, pct: 75 });
    expect(body.fouten).toEqual([]);
    const ronde = await buildRonde(db(), { adminId: een().adminId, leerlingId: id });
    const { gebruikersnaam } = await db()('gebruikers').where({ admin_id: een().adminId, id }).first('gebruikersnaam');
    await kit.als(await kit.token(gebruikersnaam)).post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 1, nr: 1 }), buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', seq: 2, nr: 2 })] }).expect(200);
    const na = (await kit.als(rt).get(`${K(praktijk)}/${koppelingId}/voortgang`).expect(200)).body;
    expect(na.fouten).toMatchObject([{ woord: 'geit', ruw: 'gijt', doelNaam: 'ei-plaatwoord' }]);
    // The group, its tests and its care stay at the school.
    expect(JSON.stringify(na)).not.toMatch(/groep|niveau|lvs|plan/i);
    for (const pad of ['', '/antwoorden', '/toestemmingen', '/lvsresultaten', '/export']) expect([pad, (await kit.als(rt).get(`${P(id, praktijk)}${pad}`)).status]).toEqual([pad, expect.toBeOneOf([403, 404])]);
    await kit.als(rt).post(`${P(id, praktijk)}/sessies`).expect(403);
    await kit.als(school).patch(`/api/admins/${een().adminId}/deelinstellingen`, { thuisToegang: true }).expect(204);
  });
});

describe('a code for a sign-in service', () => {
  it('is told once, lives a day and replaces the one before', async () => {
    const id = await buildKind();
    const docent = await kit.token('docent.een');
    const maak = async () => (await kit.als(docent).post(`${P(id)}/koppelcodes`).expect(201)).body;
    const eerste = await maak();
    expect(Math.round((Date.parse(eerste.verlooptOp) - kit.klok.now()) / 3_600_000)).toBe(24);
    const tweede = await maak();
    expect(tweede.code).not.toBe(eerste.code);
    const open = await db()('leerlingcodes').where({ admin_id: een().adminId, leerling_id: id, soort: 'sso' }).whereNull('ingetrokken_op');
    expect(open).toHaveLength(1);
    // It opens no home, and it is not in the list of codes for home.
    await koppel(tweede.code).expect(404);
    expect((await delen(id)).codes).toEqual([]);
  });
});

it('gives a docent the own groups only', async () => {
  const docent = await kit.token('docent.een');
  for (const [pad, body] of [['toestemmingen', undefined], ['thuiskoppelingen', undefined], ['thuiscodes', { soort: 'thuis' }], ['koppelcodes', {}]] as const) {
    const vraag = body === undefined ? kit.als(docent).get(`${P(een().leerlingB)}/${pad}`) : kit.als(docent).post(`${P(een().leerlingB)}/${pad}`, body);
    expect([pad, (await vraag).status]).toEqual([pad, 404]);
  }
  await kit.als(docent).del(`${P(een().leerling)}/thuiskoppelingen/${v7()}`).expect(404);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
