import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import type { GroepToetsen } from './toets-overview.contract.ts';
import type { ToetsRecord } from './methodetoetsen.contract.ts';
import type { ToetsResults } from './toets-results.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
let child: { id: string; ik: ReturnType<ApiKit['as']> };
const HOUR = 3_600_000;
const one = () => kit.scholen.een;
const A = () => `/api/admins/${one().adminId}`;
const G = () => `${A()}/groepen/${one().groepA}`;
const T = (id: string) => `${A()}/methodetoetsen/${id}`;
const WORDS = [
  ['trein', 'ei'],
  ['klein', 'ei'],
  ['reis', 'ei'],
  ['geit', 'ei'],
  ['plein', 'ei'],
  ['pauw', 'au'],
  ['saus', 'au'],
].map(([woord = '', leerdoelId = '']) => ({ woord, zin: `Ik schrijf ${woord} op.`, leerdoelId, overslaan: false }));
const at = (ms: number): string => new Date(kit.klok.now() + ms).toISOString();

beforeAll(async () => {
  kit = await startKit();
  docent = kit.as(await kit.token('docent.een'));
  const leerling = { adminId: one().adminId, naam: 'mo', voornaam: 'Mo', groepId: one().groepA, jaargroep: 4 };
  const id = await buildLeerling(kit.server.database.knex, leerling);
  child = { id, ik: kit.as(await kit.token('mo')) };
});
afterAll(() => kit.stop());

async function newToets(change: object = {}): Promise<ToetsRecord> {
  const { body } = await docent.post(`${G()}/methodetoetsen`, { titel: 'Blok 3' }).expect(201);
  const window = { vensterVan: at(-HOUR), vensterTot: at(HOUR) };
  const fields = { versie: body.versie, woorden: WORDS, deelnemers: [child.id], ...window, ...change };
  return (await docent.patch(T(body.id), fields).expect(200)).body;
}

it('belong to goals that exist, and go along in a copy', async () => {
  const { id, versie: version, goalMarks } = await newToets();
  expect(goalMarks).toEqual({});
  await docent.patch(T(id), { versie: version, goalMarks: { ei: 49 } }).expect(400);
  await docent.patch(T(id), { versie: version, goalMarks: { nee: 90 } }).expect(400);
  const { body } = await docent.patch(T(id), { versie: version, goalMarks: { ei: 95 } }).expect(200);
  expect(body).toMatchObject({ grensPct: 80, goalMarks: { ei: 95 } });
  const copy = { titel: 'Nog eens', deelnemers: [child.id], onlyWrong: false };
  expect((await docent.post(`${T(id)}/kopieen`, copy).expect(201)).body.goalMarks).toEqual({ ei: 95 });
});

it('decide in the results who stays below, goal by goal', async () => {
  const { id } = await newToets({ goalMarks: { ei: 60 } });
  await docent.post(`${T(id)}/overgangen`, { naar: 'gepland' }).expect(200);
  const sitting = `${T(id)}/afnames/${child.id}`;
  await child.ik.post(`${sitting}/starts`).expect(200);
  for (const [index, ruw] of ['trein', 'klein', 'reis', 'gijt', 'plijn', 'pauw', 'sous'].entries())
    await child.ik.put(`${sitting}/antwoorden/${index + 1}`, { ruw, beurten: 1 }).expect(200);
  await child.ik.post(`${sitting}/inleveringen`).expect(200);
  const { perDoel }: ToetsResults = (await docent.get(`${T(id)}/resultaten`).expect(200)).body;
  expect(perDoel.map(({ doelId, grensPct: mark, goed: right, counted }) => [doelId, mark, right, counted])).toEqual([
    ['ei', 60, 3, 5],
    ['au', 80, 1, 2],
  ]);
  const overview: GroepToetsen = (await docent.get(`${G()}/toetsresultaten`).expect(200)).body;
  // Three of five reach 60 %, one of two does not reach 80 %.
  expect(overview.items.find((item) => item.id === id)?.doelen).toEqual([
    { doelId: 'ei', naam: expect.any(String), grensPct: 60, below: [] },
    { doelId: 'au', naam: expect.any(String), grensPct: 80, below: [child.id] },
  ]);
});
