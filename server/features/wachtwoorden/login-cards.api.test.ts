import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import { cardAddress, cardTail } from './wachtwoorden.contract.ts';

let kit: ApiKit;
let docent = '';
const leerlingIds: string[] = [];
const one = () => kit.scholen.een;
const path = (groepId = one().groepA) => `/api/admins/${one().adminId}/groepen/${groepId}/inlogkaartjes`;
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

beforeAll(async () => {
  kit = await startKit();
  docent = await kit.token('docent.een');
  leerlingIds.push(one().leerling, one().imagesLeerling);
  for (let nr = 0; nr < 15; nr += 1)
    leerlingIds.push(
      await buildLeerling(kit.server.database.knex, {
        adminId: one().adminId,
        naam: `kaart${nr}`,
        voornaam: nr === 0 ? 'Ayşe-Nguyễn Ω' : `Kind ${nr}`,
        groepId: one().groepA,
        jaargroep: 3,
      }),
    );
});
afterAll(() => kit.stop());

it('prints eight cards on a sheet, as one PDF with our own fonts inside', async () => {
  await kit
    .as(docent)
    .post(`/api/admins/${one().adminId}/groepen/${one().groepA}/wachtwoorden`, {
      leerlingIds: [one().imagesLeerling],
      soort: 'plaatjes',
    })
    .expect(200);
  const { body, headers } = await kit
    .as(docent)
    .post(path(), { leerlingIds, wachtwoorden: { [one().leerling]: 'maan-vis-7' } })
    .buffer(true)
    .expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('Inlogkaartjes%20Groep%20A.pdf');
  expect(headers['cache-control']).toBe('no-store');
  expect(body.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(sheets(body)).toBe(3);
  for (const font of ['Lexend', 'Andika'])
    expect(body.toString('latin1')).toMatch(new RegExp(`/BaseFont /[A-Z]+\\+${font}`));
});

it('still prints when signing in with a group code is off', async () => {
  await kit.as(docent).del(`/api/admins/${one().adminId}/groepen/${one().groepA}/groepscodes`).expect(204);
  const { body } = await kit
    .as(docent)
    .post(path(), { leerlingIds: leerlingIds.slice(0, 8) })
    .buffer(true)
    .expect(200);
  expect(sheets(body)).toBe(1);
});

it('prints nobody of another group and nothing without a pupil', async () => {
  expect((await kit.as(docent).post(path(), { leerlingIds: [one().leerlingB] })).status).toBe(404);
  expect((await kit.as(docent).post(path(one().groepB), { leerlingIds: [one().leerlingB] })).status).toBe(404);
  expect((await kit.as(docent).post(path(), { leerlingIds: [] }).expect(400)).body.velden).toEqual({
    leerlingIds: 'kies',
  });
  expect((await kit.as(await kit.token('bo.een')).post(path(), { leerlingIds })).status).toBe(403);
});

it('leaves a line in the change log and asks every statement for its tenant', async () => {
  const { body } = await kit
    .as(docent)
    .get(`/api/admins/${one().adminId}/groepen/${one().groepA}/wachtwoorden`)
    .expect(200);
  expect(body.log.filter((rule: { actie: string }) => rule.actie === 'wachtwoorden.geprint')).toHaveLength(2);
  expect(kit.wacht.withoutTenant()).toEqual([]);
});

it('puts no secret in the address of a card', () => {
  expect(cardAddress('https://taaltocht.nl', 'BCDFGH', '019f955b-73e2-7000-8000-0000deadbeef')).toBe(
    'https://taaltocht.nl/app/auth/login?code=BCDFGH&kind=deadbeef',
  );
  expect(cardTail('019f955b-73e2-7000-8000-0000deadbeef')).toHaveLength(8);
});
