import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/bouw.ts';
import { kaartAdres, kaartStaart } from './wachtwoorden.contract.ts';

let kit: ApiKit;
let docent = '';
const leerlingIds: string[] = [];
const een = () => kit.scholen.een;
const pad = (groepId = een().groepA) => `/api/admins/${een().adminId}/groepen/${groepId}/inlogkaartjes`;
const bladen = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

beforeAll(async () => {
  kit = await startKit();
  docent = await kit.token('docent.een');
  leerlingIds.push(een().leerling, een().plaatjesLeerling);
  for (let nr = 0; nr < 15; nr += 1)
    leerlingIds.push(
      await buildLeerling(kit.server.database.knex, {
        adminId: een().adminId,
        naam: `kaart${nr}`,
        voornaam: nr === 0 ? 'Ayşe-Nguyễn Ω' : `Kind ${nr}`,
        groepId: een().groepA,
        jaargroep: 3,
      }),
    );
});
afterAll(() => kit.stop());

it('prints eight cards on a sheet, as one PDF with our own fonts inside', async () => {
  await kit
    .als(docent)
    .post(`/api/admins/${een().adminId}/groepen/${een().groepA}/wachtwoorden`, {
      leerlingIds: [een().plaatjesLeerling],
      soort: 'plaatjes',
    })
    .expect(200);
  const { body, headers } = await kit
    .als(docent)
    .post(pad(), { leerlingIds, wachtwoorden: { [een().leerling]: 'maan-vis-7' } })
    .buffer(true)
    .expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('Inlogkaartjes%20Groep%20A.pdf');
  expect(headers['cache-control']).toBe('no-store');
  expect(body.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(bladen(body)).toBe(3);
  for (const font of ['Lexend', 'Andika'])
    expect(body.toString('latin1')).toMatch(new RegExp(`/BaseFont /[A-Z]+\\+${font}`));
});

it('still prints when signing in with a group code is off', async () => {
  await kit.als(docent).del(`/api/admins/${een().adminId}/groepen/${een().groepA}/groepscodes`).expect(204);
  const { body } = await kit
    .als(docent)
    .post(pad(), { leerlingIds: leerlingIds.slice(0, 8) })
    .buffer(true)
    .expect(200);
  expect(bladen(body)).toBe(1);
});

it('prints nobody of another group and nothing without a pupil', async () => {
  expect((await kit.als(docent).post(pad(), { leerlingIds: [een().leerlingB] })).status).toBe(404);
  expect((await kit.als(docent).post(pad(een().groepB), { leerlingIds: [een().leerlingB] })).status).toBe(404);
  expect((await kit.als(docent).post(pad(), { leerlingIds: [] }).expect(400)).body.velden).toEqual({
    leerlingIds: 'kies',
  });
  expect((await kit.als(await kit.token('bo.een')).post(pad(), { leerlingIds })).status).toBe(403);
});

it('leaves a line in the change log and asks every statement for its tenant', async () => {
  const { body } = await kit
    .als(docent)
    .get(`/api/admins/${een().adminId}/groepen/${een().groepA}/wachtwoorden`)
    .expect(200);
  expect(body.log.filter((regel: { actie: string }) => regel.actie === 'wachtwoorden.geprint')).toHaveLength(2);
  expect(kit.wacht.zonderTenant()).toEqual([]);
});

it('puts no secret in the address of a card', () => {
  expect(kaartAdres('https://taaltocht.nl', 'BCDFGH', '019f955b-73e2-7000-8000-0000deadbeef')).toBe(
    'https://taaltocht.nl/app/auth/login?code=BCDFGH&kind=deadbeef',
  );
  expect(kaartStaart('019f955b-73e2-7000-8000-0000deadbeef')).toHaveLength(8);
});
