import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker, buildLeerling } from '../../test/build.ts';
import { firstStepsEndpoints, type FirstSteps } from './first-steps.contract.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());
const db = () => kit.server.database.knex;

let count = 0;
/** A tenant without anything, and its manager. */
async function build(kind: 'school' | 'rt' | 'thuis') {
  count += 1;
  const adminId = await buildAdmin(db(), { soort: kind, naam: `Nieuw ${count}`, code: `NIEUW${count}AB` });
  const role = { school: 'schooladmin', rt: 'rtadmin', thuis: 'thuisadmin' }[kind];
  const id = await buildGebruiker(db(), { adminId, role, naam: `nieuw.${count}`, voornaam: 'Anke' });
  const client = kit.as(await kit.token(`nieuw.${count}`));
  return { adminId, id, client, find: () => client.call(firstStepsEndpoints.find, { params: { adminId } }) };
}
const doneIn = ({ steps }: FirstSteps): string[] => steps.filter(({ done }) => done).map(({ step }) => step);

async function buildGroep(adminId: string, name: string): Promise<string> {
  const id = v7();
  await db()('groepen').insert({ admin_id: adminId, id, naam: name, jaargroepen: [4], schooljaar: '2026-2027' });
  return id;
}
const addKind = (adminId: string, groepId: string) => {
  count += 1;
  return buildLeerling(db(), { adminId, groepId, naam: `kind.${count}`, voornaam: 'Kind', jaargroep: 4 });
};

it('follows a school from nothing to its first practice, by what is there', async () => {
  const { adminId, find } = await build('school');
  expect(await find()).toMatchObject({ away: false, groepId: null, leerlingId: null });
  expect((await find()).steps.map(({ step }) => step)).toEqual([
    'groepen',
    'leerlingen',
    'kaartjes',
    'oefening',
    'collegas',
  ]);
  expect(doneIn(await find())).toEqual([]);

  await buildGroep(adminId, 'Aal');
  const groepId = await buildGroep(adminId, 'Zee');
  expect(doneIn(await find())).toEqual(['groepen']);
  const leerlingId = await addKind(adminId, groepId);
  // The group with most leerlingen is the one to go on with.
  expect(await find()).toMatchObject({ groepId, leerlingId });
  expect(doneIn(await find())).toEqual(['groepen', 'leerlingen']);

  // Nobody printed, yet somebody got in.
  await db()('gebruikers').where({ admin_id: adminId, id: leerlingId }).update({ laatste_login: new Date() });
  expect(doneIn(await find())).toEqual(['groepen', 'leerlingen', 'kaartjes']);
  await db()('leerling_doelen').insert({
    admin_id: adminId,
    leerling_id: leerlingId,
    doel_id: 'ei',
    n: 1,
    goed: 1,
    ms_sum: 900,
    op: new Date(),
  });
  await buildGebruiker(db(), { adminId, role: 'docent', naam: `collega.${count}`, voornaam: 'Bo' });
  expect(doneIn(await find())).toHaveLength(5);

  // What goes away is to be done again.
  await db()('groepen').where({ admin_id: adminId }).update({ gearchiveerd_op: new Date() });
  expect(doneIn(await find())).not.toContain('groepen');
});

it('counts printed cards', async () => {
  const { een: school } = kit.scholen;
  const client = kit.as(await kit.token('beheer.een'));
  const find = () => client.call(firstStepsEndpoints.find, { params: { adminId: school.adminId } });
  expect(doneIn(await find())).not.toContain('kaartjes');
  await db()('audit').insert({
    admin_id: school.adminId,
    id: v7(),
    wie: school.docent,
    rol: 'docent',
    actie: 'wachtwoorden.geprint',
    soort: 'groep',
    doel_id: school.groepA,
  });
  expect(doneIn(await find())).toContain('kaartjes');
});

it('asks a practice for no colleagues, and a home for neither groups nor cards', async () => {
  const practice = await build('rt');
  expect((await practice.find()).steps.map(({ step }) => step)).toEqual([
    'groepen',
    'leerlingen',
    'kaartjes',
    'oefening',
  ]);
  const home = await build('thuis');
  expect((await home.find()).steps.map(({ step }) => step)).toEqual(['leerlingen', 'oefening']);
});

it('is put away and taken back by each person for themselves', async () => {
  const { adminId, client, find } = await build('school');
  await buildGebruiker(db(), { adminId, role: 'schooladmin', naam: `tweede.${count}`, voornaam: 'Bo' });
  const other = kit.as(await kit.token(`tweede.${count}`));
  const set = (away: boolean) => client.call(firstStepsEndpoints.put, { params: { adminId }, body: { away } });
  expect((await set(true)).away).toBe(true);
  expect((await find()).away).toBe(true);
  expect((await other.call(firstStepsEndpoints.find, { params: { adminId } })).away).toBe(false);
  expect((await set(false)).away).toBe(false);
});
