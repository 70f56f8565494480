import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson } from '../../test/site.ts';
import { ATTACHMENTS_MAX, BERICHT_FILE_MAX } from './attachments.contract.ts';
import { berichtenEndpoints as berichten, type Bericht } from './berichten.contract.ts';

type Client = ReturnType<ApiKit['as']>;
let kit: ApiKit;
let docent: Client;
let manager: Client;
let clerk: Client;
const PDF = Buffer.from('%PDF-1.7 een schermbeeld');
const A = () => `/api/admins/${kit.scholen.een.adminId}`;
const FILES = () => `${A()}/berichtbijlagen`;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  docent = kit.as(await kit.token('docent.een'));
  manager = kit.as(await kit.token('beheer.een'));
  clerk = kit.as(await kit.token('kantoor'));
});
afterAll(() => kit.stop());

const send = (client: Client, bytes = PDF, name = 'scherm.pdf') => client.post(FILES()).attach('bestand', bytes, name);
async function sent(client: Client, name = 'scherm.pdf'): Promise<string> {
  return (await send(client, PDF, name).expect(201)).body.id;
}
const write = (client: Client, files: string[]) =>
  client.request(berichten.create, {
    params: { adminId: kit.scholen.een.adminId },
    body: { onderwerp: 'Zo ziet het eruit', tekst: 'Zie de bijlage.', bijlagen: files },
  });
const names = (bericht: Bericht): string[][] => bericht.regels.map(({ bijlagen }) => bijlagen.map((file) => file.naam));

it('goes along with a message and an answer, and the office can open it', async () => {
  const id = await sent(docent, 'scherm één.pdf');
  const { body: bericht } = await write(docent, [id]).expect(201);
  expect(names(bericht)).toEqual([['scherm één.pdf']]);
  const second = await sent(docent);
  const answer = await docent.post(`${A()}/berichten/${bericht.id}/antwoorden`, {
    tekst: 'En deze.',
    bijlagen: [second],
  });
  expect([answer.status, names(answer.body)]).toEqual([201, [['scherm één.pdf'], ['scherm.pdf']]]);
  const file = await docent.get(`${A()}/berichten/${bericht.id}/bijlagen/${id}`).expect(200);
  expect([file.headers['content-type'], Buffer.from(file.body)]).toEqual(['application/pdf', PDF]);
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
  expect((await clerk.get(`/api/berichten/${bericht.id}`).expect(200)).body.regels[0].bijlagen).toHaveLength(1);
  const office = await clerk.get(`/api/berichten/${bericht.id}/bijlagen/${id}`).expect(200);
  expect(Buffer.from(office.body)).toEqual(PDF);
});

it('is read by who reads the message, and by nobody else', async () => {
  const id = await sent(docent);
  const { body: bericht } = await write(docent, [id]).expect(201);
  const path = `${A()}/berichten/${bericht.id}/bijlagen/${id}`;
  const other = kit.as(await kit.token('beheer.twee'));
  expect((await other.get(path)).status).toBe(403);
  const { body: mine } = await write(manager, []).expect(201);
  expect((await docent.get(`${A()}/berichten/${mine.id}/bijlagen/${id}`)).status).toBe(404);
  expect((await docent.get(`${A()}/berichten/${bericht.id}/bijlagen/${v7()}`)).status).toBe(404);
});

it('belongs to who sent it up, and to one message', async () => {
  const id = await sent(docent);
  expect((await write(manager, [id])).body).toMatchObject({ code: 'NIET_GEVONDEN' });
  await write(docent, [id]).expect(201);
  expect((await write(docent, [id])).status).toBe(404);
  expect((await write(docent, [v7()])).body.message).toBe('Een bijlage is er niet meer. Kies het bestand opnieuw.');
});

it('is a pdf or a picture of at most 5 MB, three to a message', async () => {
  expect((await send(docent, Buffer.from('MZ program'))).status).toBe(415);
  const large = Buffer.concat([PDF, Buffer.alloc(BERICHT_FILE_MAX)]);
  expect((await send(docent, large)).body.message).toBe('Deze bijlage is te groot. Een bijlage mag 5 MB zijn.');
  const many = Array.from({ length: ATTACHMENTS_MAX + 1 }, () => v7());
  expect((await write(docent, many)).body.velden).toEqual({ bijlagen: 'bereik' });
});

it('is thrown away when no message named it, and somebody cannot fill the disk', async () => {
  for (let nr = 0; nr < 12; nr += 1) await sent(manager);
  expect((await send(manager)).status).toBe(409);
  kit.klok.ahead(2 * DAY_MS);
  await kit.night('berichten.bijlagen');
  const waiting = await kit.server.database.knex('bericht_attachments').whereNull('line_id').count();
  expect(Number(waiting[0]?.['count'])).toBe(0);
  expect((await kit.server.database.knex('bericht_attachments').count())[0]?.['count']).not.toBe('0');
});

it('asks every statement for its tenant', () =>
  expect(kit.wacht.withoutTenant().filter((sql) => !sql.includes('"line_id" is null and "op" <'))).toEqual([]));
