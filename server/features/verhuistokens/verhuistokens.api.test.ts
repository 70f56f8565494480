import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pack, unpack } from '#engine/core/oefening/pack.ts';
import { createToestand, nieuwWoord } from '#engine/core/oefening/state.ts';
import { toonVerhuiscode } from '#engine/core/domein/verhuiscode.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker, buildLeerling } from '../../test/bouw.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import { BLIJVEND, VERHUISTABELLEN } from './verhuistabellen.ts';
import type { Inzage } from './verhuistokens.contract.ts';

let kit: ApiKit;
let van = '';
let naar = '';
let nr = 0;
const db = () => kit.server.database.knex;
const een = () => kit.scholen.een;
const twee = () => kit.scholen.twee;
const A = (adminId = een().adminId) => `/api/admins/${adminId}/verhuistokens`;
const SCOPE = { voortgang: true, beloningen: true, instellingen: true, zorg: false };
const DAG = 86_400_000;

interface Kind { id: string; naam: string }
/** Pupil with practice, coins, a setting of the own and a session. */
async function buildKind(): Promise<Kind & { token: string }> {
  nr += 1;
  const naam = `reiziger${nr}`;
  const id = await buildLeerling(db(), { adminId: een().adminId, naam, voornaam: `Reiziger ${nr}`, groepId: een().groepA, jaargroep: 4 });
  const ronde = await buildRonde(db(), { adminId: een().adminId, leerlingId: id });
  const token = await kit.token(naam);
  await kit.als(token).post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 1, nr: 1 }), buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', seq: 2, nr: 2 })] }).expect(200);
  const sleutel = { admin_id: een().adminId, leerling_id: id };
  await db()('muntboekingen').insert({ ...sleutel, sleutel: 'proef', bedrag: 7, soort: 'proef' });
  await db()('spel_niveaus').insert({ ...sleutel, spel: 'wortelboer', gespeeld: 3, sterren: 5 });
  await db()('leerling_fouten').insert({ ...sleutel, standen: '[]', n: 0, seq: 0, client_id: id });
  const [basis] = await db()('oefeninstellingen').where({ admin_id: een().adminId, id: een().instellingA });
  await db()('oefeninstellingen').insert({ ...basis, instelling: JSON.stringify(basis.instelling), id, scope: 'leerling', scope_id: id, naam: 'Eigen' });
  return { id, naam, token };
}

const maakToken = async (leerlingIds: string[], over: object = {}): Promise<{ tokens: { leerlingId: string; token: string }[]; batchId: string }> =>
  (await kit.als(van).post(A(), { leerlingIds, scope: SCOPE, ...over }).expect(201)).body;
/** Code of a pupil who was made for it. */
const nieuweCode = async (): Promise<string> => (await maakToken([(await buildKind()).id])).tokens.map(({ token }) => token).join('');
/** One character wrong. */
const verschrijf = (code: string): string => `${code.slice(0, 3)}${code[3] === '7' ? '8' : '7'}${code.slice(4)}`;
const inzien = async (tokens: string[], wie = naar, adminId = twee().adminId): Promise<Inzage[]> => (await kit.als(wie).post(`${A(adminId)}/inzien`, { tokens }).expect(200)).body.items;
const lees = (token: string, over: object = {}) => kit.als(naar).post(`${A(twee().adminId)}/inlezen`, { regels: [{ token, groepId: twee().groepA, ...over }] });
/** What was learned from answers that are no longer kept. */
async function bewaarBasis(wie: { adminId: string; id: string }, { antwoorden, theta, schaal, woord, dag }: { antwoorden: number; theta: number; schaal: number; woord: number; dag: number }): Promise<void> {
  const toestand = pack({ ...createToestand(4, 1), n: antwoorden, theta, dag, woorden: new Map([[woord, { ...nieuwWoord(), S: 3, D: 4, dag, reps: 1 }]]) });
  await db()('leerling_toestand_basis').insert({ admin_id: wie.adminId, leerling_id: wie.id, toestand: Buffer.from(toestand), schaal, antwoorden, tot: new Date(dag * DAG) });
}
const tel = async (tabel: string, adminId: string, leerlingId: string): Promise<number> => Number((await db()(tabel).where({ admin_id: adminId, leerling_id: leerlingId }).count('* as n'))[0]?.n);

beforeAll(async () => {
  kit = await startKit();
});
beforeEach(async () => {
  kit.klok.vooruit(16 * 60_000);
  van = await kit.token('beheer.een');
  naar = await kit.token('beheer.twee');
});
afterAll(() => kit.stop());

it('knows every table that holds rows of a pupil', async () => {
  const { rows } = await db().raw(`SELECT c.relname AS naam FROM pg_class c JOIN pg_attribute l ON l.attrelid = c.oid AND l.attname = 'leerling_id' AND NOT l.attisdropped
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'admin_id' AND NOT a.attisdropped WHERE c.relkind IN ('r','p') AND NOT c.relispartition ORDER BY 1`);
  const bekend = [...VERHUISTABELLEN.map(({ tabel }) => tabel), ...BLIJVEND].toSorted();
  expect(rows.map((rij: { naam: string }) => rij.naam).toSorted()).toEqual(bekend);
});

describe('a pupil who moves', () => {
  it('takes everything in scope along, is gone at the old school and gets a card at the new one', async () => {
    const kind = await buildKind();
    const { tokens: [{ token } = { token: '' }] } = await maakToken([kind.id], { opmerking: 'Leest graag.' });
    expect(token).toMatch(/^(?:[0-9A-Z]{5}-){4}.$/);
    const bewaard = await db()('verhuiswijzers').select();
    expect(JSON.stringify(bewaard)).not.toContain(token.replaceAll('-', ''));
    expect(await inzien([token.toLowerCase()])).toEqual([{ token: token.toLowerCase(), status: 'goed', naam: `Reiziger ${nr}`, roepnaam: `Reiziger ${nr}`, jaargroep: 4, van: 'School een', scope: SCOPE, opmerking: 'Leest graag.' }]);
    await kit.als(kind.token).get('/api/users/mij').expect(200);

    const { body } = await lees(token).expect(200);
    const [item] = body.items;
    await kit.als(kind.token).get('/api/users/mij').expect(401); // V7
    for (const { tabel, deel } of VERHUISTABELLEN) expect([tabel, deel, await tel(tabel, een().adminId, kind.id)]).toEqual([tabel, deel, 0]);
    expect(await db()('gebruikers').where({ admin_id: een().adminId, id: kind.id })).toEqual([]);
    expect(await db()('oefeninstellingen').where({ admin_id: een().adminId, scope_id: kind.id })).toEqual([]);
    const hier = (tabel: string) => tel(tabel, twee().adminId, item.leerlingId);
    expect(await hier('antwoorden')).toBe(2);
    expect(await hier('somvensters')).toBe(1);
    expect(await hier('taken')).toBe(1);
    expect(await hier('spelrondes')).toBe(1);
    expect(await hier('muntboekingen')).toBe(1);
    expect(await db()('oefeninstellingen').where({ admin_id: twee().adminId, scope: 'leerling', scope_id: item.leerlingId })).toHaveLength(1);
    await kit.agent.post('/api/auth').send({ groepscode: twee().codeA, leerlingId: item.leerlingId, wachtwoord: item.kaart }).expect(200);
    const stenen = await db()('wis_lijst').where({ admin_id: een().adminId });
    expect(JSON.stringify(stenen)).not.toContain(kind.id);
    expect(stenen.length).toBeGreaterThan(0);
    const regels = await db()('audit').where({ soort: 'verhuistoken' }).whereIn('admin_id', [een().adminId, twee().adminId]);
    expect(regels.map((r) => r.actie)).toEqual(expect.arrayContaining(['verhuistoken.gemaakt', 'verhuistoken.vertrokken', 'verhuistoken.ingelezen']));
    expect(JSON.stringify(regels)).not.toContain('Reiziger');
  });

  it('tells who runs the old school how many left, without a name', async () => {
    const kinderen = [await buildKind(), await buildKind()];
    await db()('gebruikers').where({ admin_id: een().adminId, id: een().schooladmin }).update({ email: 'bea@school.test' });
    const { tokens } = await maakToken(kinderen.map(({ id }) => id));
    await kit.als(naar).post(`${A(twee().adminId)}/inlezen`, { regels: tokens.map(({ token }) => ({ token, groepId: twee().groepA })) }).expect(200);
    const mails = await db()('mailberichten').where({ admin_id: een().adminId, sjabloon: 'verhuis-ingelezen' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ aan: 'bea@school.test', gebruiker_id: een().schooladmin, waarden: { aantal: '2', organisatie: 'School een' } });
    expect(JSON.stringify(mails[0].waarden)).not.toMatch(/Reiziger|[0-9A-Z]{5}-[0-9A-Z]{5}/);
    await db()('gebruikers').where({ admin_id: een().adminId, id: een().schooladmin }).update({ email: null });
  });

  it('leaves behind what was not ticked', async () => { // V6
    const kind = await buildKind();
    const { tokens: [{ token } = { token: '' }] } = await maakToken([kind.id], { scope: { voortgang: false, beloningen: false, instellingen: false, zorg: false } });
    const { body: { items: [item] } } = await lees(token).expect(200);
    for (const { tabel, deel } of VERHUISTABELLEN) {
      if (deel !== 'nooit') expect([tabel, await tel(tabel, twee().adminId, item.leerlingId)]).toEqual([tabel, 0]);
      expect([tabel, await tel(tabel, een().adminId, kind.id)]).toEqual([tabel, 0]);
    }
    expect(await db()('oefeninstellingen').where({ admin_id: twee().adminId, scope_id: item.leerlingId })).toEqual([]);
    const rij = await db()('leerlingen').where({ admin_id: twee().adminId, id: item.leerlingId }).first();
    expect(rij).toMatchObject({ roepnaam: `Reiziger ${nr}`, jaargroep: 4, status: 'actief' });
  });

  it('becomes one with a pupil who is there already, with both histories', async () => {
    const kind = await buildKind();
    const dubbel = await buildLeerling(db(), { adminId: twee().adminId, naam: kind.naam, voornaam: `Reiziger ${nr}`, groepId: twee().groepA, jaargroep: 4 });
    const ronde = await buildRonde(db(), { adminId: twee().adminId, leerlingId: dubbel });
    const eigen = await kit.token(kind.naam).catch(() => '');
    expect(eigen).toBe(''); // the same name at two schools needs the code of the school
    const { body: { token: inlog } } = await kit.agent.post('/api/auth').send({ gebruikersnaam: kind.naam, wachtwoord: kit.scholen.wachtwoord, schoolcode: 'SCHOOL2' }).expect(200);
    await kit.als(inlog).post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-plein', ruw: 'plein', seq: 1, nr: 1 })] }).expect(200);
    await bewaarBasis({ adminId: een().adminId, id: kind.id }, { antwoorden: 40, theta: 2, schaal: 0.5, woord: 11, dag: 3 });
    await bewaarBasis({ adminId: twee().adminId, id: dubbel }, { antwoorden: 10, theta: 0, schaal: 0, woord: 22, dag: 3 });
    const { tokens: [{ token } = { token: '' }] } = await maakToken([kind.id]);
    const [gezien] = await inzien([token]);
    expect(gezien?.bestaandeLeerling).toEqual({ id: dubbel, naam: `Reiziger ${nr}`, groep: 'Groep A' });
    const { body: { items: [item] } } = await lees(token, { samenvoegenMet: dubbel }).expect(200);
    expect(item).toEqual({ leerlingId: dubbel, naam: `Reiziger ${nr}`, groepId: twee().groepA });
    expect(await tel('antwoorden', twee().adminId, dubbel)).toBe(3);
    expect(await tel('leerling_fouten', twee().adminId, dubbel)).toBe(0);
    const bases = await db()('leerling_toestand_basis').whereIn('admin_id', [een().adminId, twee().adminId]).whereIn('leerling_id', [kind.id, dubbel]);
    expect(bases).toMatchObject([{ admin_id: twee().adminId, leerling_id: dubbel, antwoorden: 50, schaal: 0, tot: new Date(3 * DAG) }]);
    const samen = unpack(new Uint8Array(bases[0].toestand));
    if (!samen.ok) throw new Error(samen.fout);
    // Equally sure, so halfway: 2 on a scale that lies half a logit higher is 2.5 here.
    expect(samen.value).toMatchObject({ n: 50, theta: 1.25 });
    expect([...samen.value.woorden.keys()].toSorted()).toEqual([11, 22]);
    const [doel] = await db()('leerling_doelen').where({ admin_id: twee().adminId, leerling_id: dubbel, doel_id: 'ei' });
    expect(doel).toMatchObject({ n: 3, goed: 2 });
    await kit.als(inlog).get('/api/users/mij').expect(200);
  });

  it('comes in with the whole batch or not at all', async () => {
    const [a, b] = [await buildKind(), await buildKind()];
    const { tokens } = await maakToken([a.id, b.id]);
    const regels = tokens.map(({ token }) => ({ token, groepId: twee().groepA }));
    const fout = await kit.als(naar).post(`${A(twee().adminId)}/inlezen`, { regels: [...regels, { token: toonVerhuiscode('0'.repeat(21)), groepId: twee().groepA }] });
    expect(fout.status).toBe(404);
    for (const kind of [a, b]) expect(await tel('antwoorden', een().adminId, kind.id)).toBe(2);
    const { body } = await kit.als(naar).post(`${A(twee().adminId)}/inlezen`, { regels }).expect(200);
    expect(body.items).toHaveLength(2);
  });

  it('waits while there is no seat', async () => {
    const kind = await buildKind();
    const { tokens: [{ token } = { token: '' }] } = await maakToken([kind.id]);
    await db()('licenties').insert({ admin_id: twee().adminId, id: kind.id, soort: 'school', status: 'actief', plaatsen: 1, start: '2026-08-01' }).onConflict('admin_id').merge({ plaatsen: 1 });
    expect((await lees(token).expect(409)).body.code).toBe('GEEN_PLAATSEN');
    await db()('licenties').where({ admin_id: twee().adminId }).update({ plaatsen: 500 });
    await lees(token).expect(200);
    expect((await inzien([token]))[0]?.status).toBe('gebruikt');
  });
});

describe('a token that cannot be used', () => {
  it('says why: used, too old, taken back, a slip of the pen, our own, unknown', async () => { // V1 V2 V3 B13
    const gebruikt = await nieuweCode();
    const oud = await nieuweCode();
    const terug = await nieuweCode();
    await lees(gebruikt).expect(200);
    const lijst = await kit.als(van).get(A()).expect(200);
    const item = lijst.body.items.find((t: { naam?: string }) => t.naam === `Reiziger ${nr}`);
    await kit.als(van).del(`${A()}/${item.id}`).expect(204);
    expect((await lees(gebruikt).expect(410)).body.code).toBe('VERLOPEN_OF_GEBRUIKT');
    expect((await lees(terug)).status).toBe(410);
    await kit.als(van).del(`${A()}/${item.id}`).expect(409);
    expect((await inzien([oud], van, een().adminId))[0]?.status).toBe('zelfde_school');
    expect((await inzien([verschrijf(oud), gebruikt, terug, 'onzin', oud, oud])).map(({ status }) => status)).toEqual(['fout_teken', 'gebruikt', 'ingetrokken', 'onbekend', 'goed', 'dubbel']);
    kit.klok.vooruit(30 * DAG + 1_000);
    naar = await kit.token('beheer.twee');
    expect((await inzien([oud]))[0]?.status).toBe('verlopen');
    expect((await lees(oud)).status).toBe(410);
  });

  it('is meant for another school and stays good for that one', async () => { // V4
    const kind = await buildKind();
    const { tokens: [{ token } = { token: '' }] } = await maakToken([kind.id], { doelCode: 'elders1' });
    expect((await inzien([token]))[0]?.status).toBe('andere_school');
    await lees(token).expect(403);
    await db()('admins').where({ id: twee().adminId }).update({ brin: 'ELDERS1' });
    await lees(token).expect(200);
    await db()('admins').where({ id: twee().adminId }).update({ brin: null });
  });

  it('gives one of two redeemers the pupil', async () => { // V5
    const kind = await buildKind();
    const { tokens: [{ token } = { token: '' }] } = await maakToken([kind.id]);
    const uit = await Promise.all([lees(token), lees(token), lees(token)]);
    const statussen = uit.map(({ status }) => status).toSorted();
    expect(statussen[0]).toBe(200);
    expect(statussen.slice(1).every((status) => status === 409 || status === 410)).toBe(true);
    expect(await db()('leerlingen').where({ admin_id: twee().adminId, roepnaam: `Reiziger ${nr}` })).toHaveLength(1);
  });

  it('is replaced by a newer one', async () => {
    const kind = await buildKind();
    const oud = (await maakToken([kind.id])).tokens[0]?.token ?? '';
    const nieuw = (await maakToken([kind.id])).tokens[0]?.token ?? '';
    expect((await inzien([oud, nieuw])).map(({ status }) => status)).toEqual(['ingetrokken', 'goed']);
  });

  it('is not guessed: ten wrong codes close the door for a quarter of an hour', async () => { // V8
    const codes = Array.from({ length: 10 }, (_, plek) => `0000${plek}000000000000000`);
    for (const code of codes) {
      const { status } = await kit.als(naar).post(`${A(twee().adminId)}/inzien`, { tokens: [code + controle(code)] });
      expect([200, 429]).toContain(status);
    }
    const dicht = await kit.als(naar).post(`${A(twee().adminId)}/inzien`, { tokens: ['onzin'] }).expect(429);
    expect(Number(dicht.headers['retry-after'])).toBe(900);
    await lees('onzin').expect(429);
    kit.klok.vooruit(15 * 60_000 + 1_000);
    naar = await kit.token('beheer.twee');
    expect((await inzien(['onzin']))[0]?.status).toBe('onbekend');
  });
});

/** Check character by the rule of the standard, written out once more. */
function controle(code: string): string {
  const tekens = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  let waarde = 0n;
  for (const teken of code) waarde = waarde * 32n + BigInt(tekens.indexOf(teken));
  return `${tekens}*~$=U`[Number(waarde % 37n)] ?? '';
}

describe('care and rights', () => {
  it('keeps care with schools that may see it', async () => { // V9
    const kind = await buildKind();
    const zorg = { leerlingIds: [kind.id], scope: { ...SCOPE, zorg: true }, toestemmingNaam: 'Mevrouw Proef' };
    const stelFuncties = (adminId: string, features: string[]) => db()('licenties').insert({ admin_id: adminId, id: adminId, soort: 'school', status: 'actief', plaatsen: 500, start: '2026-08-01', features }).onConflict('admin_id').merge({ features });
    await stelFuncties(een().adminId, []);
    await stelFuncties(twee().adminId, []);
    await kit.als(van).post(A(), zorg).expect(403);
    await stelFuncties(een().adminId, ['featureZorgtraject']);
    expect((await kit.als(van).post(A(), { ...zorg, toestemmingNaam: undefined }).expect(400)).body.velden).toEqual({ toestemmingNaam: 'verplicht' });
    const { body } = await kit.als(van).post(A(), zorg).expect(201);
    expect((await inzien([body.tokens[0].token]))[0]?.status).toBe('zorg_niet');
    await lees(body.tokens[0].token).expect(403);
    const rt = await buildAdmin(db(), { soort: 'rt', naam: 'Praktijk', code: 'RTVERH' });
    await buildGebruiker(db(), { adminId: rt, role: 'rtadmin', naam: 'rt.verhuis', voornaam: 'Ria' });
    const client = await buildLeerling(db(), { adminId: rt, naam: 'client', voornaam: 'Cas', groepId: (await db()('groepen').insert({ admin_id: rt, id: rt, naam: 'Praktijk', jaargroepen: [4], schooljaar: '2026-2027' }).returning('id'))[0].id, jaargroep: 4 });
    const token = await kit.token('rt.verhuis');
    await kit.als(token).post(A(rt), { leerlingIds: [client], scope: { ...SCOPE, zorg: true }, toestemmingNaam: 'Ria' }).expect(403);
    await kit.als(token).post(A(rt), { leerlingIds: [client], scope: SCOPE }).expect(201);
  });

  it('lets a docent read tokens in for the own group only, and make none', async () => {
    const kind = await buildKind();
    const { tokens: [{ token } = { token: '' }] } = await maakToken([kind.id]);
    const docent = await kit.token('docent.twee');
    await kit.als(docent).post(A(twee().adminId), { leerlingIds: [twee().leerling], scope: SCOPE }).expect(403);
    const regel = (groepId: string) => kit.als(docent).post(`${A(twee().adminId)}/inlezen`, { regels: [{ token, groepId }] });
    expect((await regel(twee().groepB)).status).toBe(404);
    await regel(twee().groepA).expect(200);
    expect((await kit.als(van).post(A(), { leerlingIds: [twee().leerling], scope: SCOPE })).status).toBe(404);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
