import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker } from '../../test/build.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import { buildOfficePerson } from '../../test/site.ts';
import { adminsEndpoints } from '../admins/admins.contract.ts';
import { workListEndpoints as endpoints, type WorkItem, type WorkKind } from './work-list.contract.ts';

type Client = ReturnType<ApiKit['as']>;
let kit: ApiKit;
let clerk: Client;
let boss: Client;
const DAY_MS = 86_400_000;
const db = () => kit.server.database.knex;
const school = () => kit.scholen.een.adminId;
const ago = (days: number): Date => new Date(kit.klok.now() - days * DAY_MS);
const inDays = (days: number): string => dateOfDay(dayOf(kit.klok.now()) + days);
const TABLES = [
  'aanvragen',
  'contactberichten',
  'conversations',
  'ervaringen',
  'wisverzoeken',
  'work_takers',
  'exporten',
];

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  await buildGebruiker(db(), { adminId: kit.scholen.kantoorId, role: 'superadmin', naam: 'baas', voornaam: 'Bo' });
  clerk = kit.as(await kit.token('kantoor'));
  boss = kit.as(await kit.token('baas'));
});
afterAll(() => kit.stop());
beforeEach(async () => {
  for (const table of [...TABLES, 'mailberichten']) await db()(table).delete();
  await db()('licenties').update({ eind: null });
});

const list = (who: Client, query: { soort?: WorkKind; eigen?: 'ja' } = {}) => who.call(endpoints.list, { query });
const texts = async (kind: WorkKind): Promise<string[]> =>
  (await list(clerk, { soort: kind })).items.map(({ tekst: text }) => text);
const change = (who: Client, id: string, behandelaar: 'ik' | null) =>
  who.request(endpoints.change, { params: { workId: id }, body: { behandelaar } });
const first = async (kind: WorkKind): Promise<WorkItem> => {
  const [item] = (await list(clerk, { soort: kind })).items;
  if (item === undefined) throw new Error(`nothing waits of ${kind}`);
  return item;
};

const request = (days: number, part: object = {}) =>
  db()('aanvragen').insert({
    id: v7(),
    nummer: v7(),
    soort: 'proef',
    organisatiesoort: 'school',
    organisatie: `School ${days}`,
    naam: 'Petra',
    email: 'petra@school.test',
    land: 'NL',
    search_key: v7(),
    status: 'nieuw',
    op: ago(days),
    gewijzigd_op: ago(days),
    ...part,
  });
const conversation = (status: string) =>
  db()('conversations').insert({ admin_id: school(), id: v7(), onderwerp: 'Tablets', status, last_at: ago(1) });
const mail = (status: string, days: number, part: object = {}) =>
  db()('mailberichten').insert({
    admin_id: school(),
    id: v7(),
    sjabloon: 'uitnodiging',
    locale: 'nl-NL',
    aan_hash: 'a',
    status,
    volgende_op: ago(days),
    op: ago(days),
    klaar_op: status === 'wachtrij' ? null : ago(days),
    ...part,
  });
const exported = (status: string, days: number) =>
  db()('exporten').insert({
    admin_id: school(),
    id: v7(),
    soort: 'tenant',
    vorm: 'zip',
    door: kit.scholen.een.schooladmin,
    status,
    op: ago(days),
  });
const experience = (status: string) =>
  db()('ervaringen').insert({
    id: v7(),
    naam: 'Juf Noor',
    rol: 'leerkracht',
    tekst: 'Ze vragen er zelf om.',
    email: 'noor@school.test',
    toestemming_op: ago(1),
    status,
    op: ago(1),
    gewijzigd_op: ago(1),
  });

it('lists requests by age and leaves out what is done', async () => {
  await request(1);
  await request(5, { status: 'in_behandeling' });
  await request(9, { status: 'afgewezen' });
  await request(3, { organisatie: '' });
  expect(await texts('aanvraag')).toEqual(['School 5', 'Petra', 'School 1']);
  const { items, totals, failed } = await list(clerk);
  expect(items.map(({ soort: kind }) => kind)).toEqual(['aanvraag', 'aanvraag', 'aanvraag']);
  expect(totals.find(({ soort: kind }) => kind === 'aanvraag')).toEqual({ soort: 'aanvraag', aantal: 3 });
  expect(failed).toEqual([]);
});

it('lists what is not answered, approved or decided', async () => {
  for (const status of ['open', 'beantwoord', 'gesloten']) await conversation(status);
  for (const status of ['nieuw', 'goedgekeurd', 'afgewezen']) await experience(status);
  const message = { naam: 'Karin', email: 'k@x.test', onderwerp: 'storing', bericht: 'Stil.', gewijzigd_op: ago(1) };
  await db()('contactberichten').insert({ id: v7(), nummer: 'C-1', op: ago(2), status: 'nieuw', ...message });
  await db()('contactberichten').insert({ id: v7(), nummer: 'C-2', op: ago(2), status: 'afgehandeld', ...message });
  const erasure = { door: kit.scholen.een.schooladmin, reden: 'sluit', op: ago(2), wissen_op: inDays(28) };
  await db()('wisverzoeken').insert({ admin_id: school(), id: v7(), ...erasure });
  await db()('wisverzoeken').insert({
    admin_id: kit.scholen.twee.adminId,
    id: v7(),
    bevestigd_op: ago(1),
    ...erasure,
  });
  const { items } = await list(clerk);
  expect(items.map(({ soort: kind, detail, tot: until }) => [kind, detail, until])).toEqual([
    ['bericht', 'Tablets', null],
    ['contactbericht', 'storing', null],
    ['wisverzoek', '', inDays(28)],
    ['ervaring', 'Ze vragen er zelf om.', null],
  ]);
});

it.each([
  ['proef', 'proef', 'proef', 7],
  ['licentie', 'school', 'aflopend', 60],
] as const)('lists a %s in its last days only', async (kind, form, status, days) => {
  const ending = async (left: number): Promise<number> => {
    await db()('licenties')
      .where({ admin_id: school() })
      .update({ soort: form, status, eind: inDays(left) });
    return (await texts(kind)).length;
  };
  expect([await ending(days + 1), await ending(days), await ending(0), await ending(-1)]).toEqual([0, 1, 1, 0]);
  await db()('licenties').where({ admin_id: school() }).update({ soort: 'school', status: 'actief', eind: null });
});

it('lists failed mails of a week as one line a customer, until they arrive after all', async () => {
  await mail('mislukt', 2);
  await mail('teruggekomen', 1, { aan_hash: 'b' });
  await mail('mislukt', 9);
  await mail('wachtrij', 1);
  expect(await first('mail')).toMatchObject({ aantal: 2, adminId: school(), since: expect.any(String) });
  await mail('verzonden', 0, { klaar_op: ago(0) });
  await mail('verzonden', 0, { klaar_op: ago(0), aan_hash: 'b' });
  expect(await texts('mail')).toEqual([]);
});

it('lists a failed export until the same person gets one', async () => {
  await exported('mislukt', 2);
  expect(await texts('export')).toHaveLength(1);
  await exported('klaar', 1);
  expect(await texts('export')).toEqual([]);
});

it.each(['aanvraag', 'bericht', 'ervaring'] as const)(
  'lets one of the office take a line of %s, and anybody let it go',
  async (kind) => {
    await request(1);
    await conversation('open');
    await experience('nieuw');
    const { id } = await first(kind);
    expect((await change(clerk, id, 'ik').expect(200)).body).toMatchObject({ behandelaar: 'Kas Proef', eigen: true });
    expect((await list(clerk, { eigen: 'ja' })).items.map((item) => item.id)).toEqual([id]);
    expect((await list(boss, { eigen: 'ja' })).items).toEqual([]);
    const { body } = await change(boss, id, 'ik').expect(409);
    expect(body).toMatchObject({ code: 'GEWIJZIGD_DOOR_ANDER', details: { behandelaar: 'Kas Proef', eigen: false } });
    await change(clerk, id, 'ik').expect(200);
    expect((await change(boss, id, null).expect(200)).body).toMatchObject({ behandelaar: null, eigen: false });
    await change(boss, id, 'ik').expect(200);
    const log = await db()('audit').whereIn('actie', ['werk.genomen', 'werk.losgelaten']).orderBy('id').pluck('actie');
    expect(log.slice(-4)).toEqual(['werk.genomen', 'werk.genomen', 'werk.losgelaten', 'werk.genomen']);
  },
);

it('moves a request on with whoever takes it, and back', async () => {
  await request(1);
  const { id } = await first('aanvraag');
  const state = () => db()('aanvragen').first('status', 'versie');
  await change(clerk, id, 'ik').expect(200);
  expect(await state()).toEqual({ status: 'in_behandeling', versie: 2 });
  await change(clerk, id, null).expect(200);
  expect(await state()).toEqual({ status: 'nieuw', versie: 3 });
});

it('forgets who handled the end of a licence when the next end comes', async () => {
  const end = async (days: number) =>
    db()('licenties')
      .where({ admin_id: school() })
      .update({ soort: 'school', status: 'actief', eind: inDays(days) });
  await end(10);
  const { id } = await first('licentie');
  await change(clerk, id, 'ik').expect(200);
  expect(await first('licentie')).toMatchObject({ behandelaar: 'Kas Proef' });
  const listed = async () => {
    const { items } = await clerk.call(adminsEndpoints.list, {
      query: { zoek: '', sorteer: 'naam', pagina: 1, grootte: 25 },
    });
    return items.find((one) => one.id === school())?.behandelaar;
  };
  // The list of customers says the same.
  expect(await listed()).toBe('Kas Proef');
  await db()('work_takers').update({ taken_at: ago(52) });
  expect(await listed()).toBeNull();
  expect(await first('licentie')).toMatchObject({ behandelaar: null });
  await change(boss, id, 'ik').expect(200);
  await db()('work_takers').update({ taken_at: ago(91) });
  await kit.night('kantoor.werklijst');
  expect(await db()('work_takers')).toEqual([]);
});

it('knows no line that does not wait, nor a kind that does not exist', async () => {
  for (const kind of ['aanvraag', 'export', 'geheim']) {
    const { status } = await change(clerk, `${kind}-${v7()}`, 'ik');
    expect([kind, status]).toEqual([kind, 404]);
  }
});

it('counts customers, answers of the week, mail and jobs, and says since when the last backup is', async () => {
  await buildAdmin(db(), { soort: 'thuis', naam: 'Familie Zwart', code: 'ZWART' });
  const { leerling, adminId } = kit.scholen.een;
  const ronde = await buildRonde(db(), { adminId, leerlingId: leerling });
  await kit
    .as(await kit.token('zoé.een'))
    .post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein' })] })
    .expect(200);
  await mail('wachtrij', 0);
  await mail('mislukt', 1);
  expect((await clerk.call(endpoints.figures, {})).practice).toBeNull();
  await kit.background('kantoor.kerngetallen');
  await kit.server.scheduler.look();
  await db()('instellingen').insert({ sleutel: 'backup', waarde: '2026-11-20T03:00:00+01:00' });
  const { tenants, practice, mail: post, jobs, backup, failed } = await clerk.call(endpoints.figures, {});
  expect(tenants).toMatchObject({ school: 2, thuis: 1 });
  expect(practice).toMatchObject({ leerlingen: 1 });
  expect(practice?.days).toHaveLength(7);
  expect(practice?.days.at(-1)?.antwoorden).toBe(1);
  expect(post).toMatchObject({ waiting: 1, failed: 1, oldest: expect.any(String) });
  expect(jobs?.find(({ name }) => name === 'webinars')).toMatchObject({ failure: null, busy: false });
  expect([backup, failed]).toEqual(['2026-11-20T02:00:00.000Z', []]);
});

it('shows what it can when a part cannot be read', async () => {
  await request(1);
  await db().raw('ALTER TABLE office_figures RENAME TO away; ALTER TABLE ervaringen RENAME TO elsewhere');
  try {
    const { items, failed } = await list(clerk);
    expect([items.length, failed]).toEqual([1, ['ervaring']]);
    const figures = await clerk.call(endpoints.figures, {});
    expect([figures.failed, figures.practice, figures.tenants?.school]).toEqual([['practice'], null, 2]);
  } finally {
    await db().raw('ALTER TABLE away RENAME TO office_figures; ALTER TABLE elsewhere RENAME TO ervaringen');
  }
});
