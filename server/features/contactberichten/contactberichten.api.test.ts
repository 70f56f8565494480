import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson, mailsTo } from '../../test/site.ts';
import { ATTACHMENT_MAX, contactberichtenEndpoints as contact } from './contactberichten.contract.ts';

let kit: ApiKit;
const HOUR = 3_600_000;
const PDF = Buffer.from('%PDF-1.7 een vraag');
const FIELDS = {
  naam: 'Joke Smit',
  email: 'joke@school.test',
  onderwerp: 'storing',
  bericht: 'Het geluid doet het niet op onze tablets.',
  openMs: '20000',
};
const office = async () => kit.as(await kit.token('kantoor'));

function send(
  part: Partial<Record<keyof typeof FIELDS | 'website', string>> = {},
  file?: { bytes: Buffer; naam: string },
) {
  const request = kit.agent.post('/api/contactberichten');
  for (const [name, value] of Object.entries({ ...FIELDS, ...part })) void request.field(name, value);
  return file === undefined ? request : request.attach('bestand', file.bytes, file.naam);
}
async function list() {
  return (await (await office()).call(contact.list, {})).items;
}

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());
beforeEach(() => kit.klok.ahead(2 * HOUR));

it('gets a number, a mail to whoever wrote and one to the office, without what was written', async () => {
  const { body } = await send().expect(201);
  expect(body.nummer).toMatch(/^C-[A-Z0-9]{6}$/);
  expect((await mailsTo(kit, FIELDS.email))[0]?.tekst).toContain(body.nummer);
  const [internal] = await mailsTo(kit, 'kas@kantoor.test');
  expect(internal?.onderwerp).toBe(`Nieuw bericht ${body.nummer} over een storing`);
  expect(internal?.tekst).not.toContain('tablets');
  expect((await list()).find(({ nummer: number }) => number === body.nummer)).toMatchObject({
    bericht: FIELDS.bericht,
    bijlage: null,
    status: 'nieuw',
  });
});

it('names every field that is wrong', async () => {
  const { body } = await send({ naam: '', email: 'joke', onderwerp: 'x', bericht: 'te kort' }).expect(400);
  expect(body.velden).toEqual({ naam: 'verplicht', email: 'email', onderwerp: 'kies', bericht: 'minlengte' });
});

it('takes a pdf along, and gives it to the office as a file that no browser opens by itself', async () => {
  const { body } = await send({}, { bytes: PDF, naam: 'vraag.pdf' }).expect(201);
  const row = (await list()).find(({ nummer: number }) => number === body.nummer);
  expect(row?.bijlage).toBe('vraag.pdf');
  const params = { contactberichtId: row?.id ?? '' };
  const file = await (await office()).request(contact.attachment, { params }).buffer().expect(200);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=vraag.pdf',
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(file.body)).toEqual(PDF);
  await kit
    .as(await kit.token('beheer.een'))
    .request(contact.attachment, { params })
    .expect(403);
});

it('refuses another kind of file whatever its name says, and one that is too large', async () => {
  const other = await send({}, { bytes: Buffer.from('MZ program'), naam: 'vraag.pdf' }).expect(415);
  expect(other.body.message).toBe('Deze bijlage kunnen we niet lezen. Kies een pdf, png of jpg.');
  const large = await send({}, { bytes: Buffer.concat([PDF, Buffer.alloc(ATTACHMENT_MAX)]), naam: 'groot.pdf' });
  expect([large.status, large.body.message]).toEqual([413, 'Deze bijlage is te groot. Een bijlage mag 5 MB zijn.']);
});

it('keeps nothing of a program, and lets five an hour come from one address', async () => {
  const before = (await list()).length;
  await send({ website: 'x' }).expect(201);
  await send({ openMs: '100' }).expect(429);
  expect(await list()).toHaveLength(before);
  for (let nr = 0; nr < 5; nr += 1) await send().expect(201);
  await send().expect(429);
});

it('is marked as answered by the office, and thrown away a year later', async () => {
  const { nummer: number } = (await send().expect(201)).body;
  const row = (await list()).find((item) => item.nummer === number);
  const change = {
    params: { contactberichtId: row?.id ?? '' },
    body: { versie: row?.versie ?? 0, status: 'afgehandeld' },
  } as const;
  const desk = await office();
  expect(await desk.call(contact.change, change)).toMatchObject({ status: 'afgehandeld', behandelaar: 'Kas Proef' });
  await desk.request(contact.change, change).expect(409);
  kit.klok.ahead(366 * 24 * HOUR);
  await kit.night('privacy.contactberichten');
  expect((await list()).some((item) => item.nummer === number)).toBe(false);
});
