import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadVault } from '../../platform/auth/vault.ts';
import { addressHash } from '../../platform/mail/addresses.ts';
import { WAIT_TIMES_MIN } from '../../platform/mail/deliverer.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail, type MailBericht } from '../../platform/mail/post.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson, mailsTo } from '../../test/site.ts';
import { mailLogEndpoints as log, type LoggedMail } from './mail-log.contract.ts';

let kit: ApiKit;
let office: ReturnType<ApiKit['as']>;
const db = () => kit.server.database.knex;
const mail = () => new MailRepository(db(), loadVault(kit.env.DATA_DIR));

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  office = kit.as(await kit.token('kantoor'));
});
afterAll(() => kit.stop());
beforeEach(() => db()('mailberichten').delete());

const post = (part: Partial<MailBericht> = {}): Promise<void> =>
  postMail(
    { mail: mail(), clock: kit.klok },
    {
      adminId: kit.scholen.een.adminId,
      sjabloon: 'wachtwoord-gewijzigd',
      locale: 'nl-NL',
      aan: 'bea.vermeer@school.test',
      waarden: { naam: 'Bea', gebruikersnaam: 'bea', moment: '3 maart', pad: '/app/auth/login' },
      ...part,
    },
  );
const list = (query: object = {}) => office.call(log.list, { query });
async function only(): Promise<LoggedMail> {
  const { items } = await list();
  expect(items).toHaveLength(1);
  const [item] = items;
  if (item === undefined) throw new Error('no mail');
  return item;
}
/** Nobody listens at the mail server until the last try is over. */
async function failAll(): Promise<void> {
  for (const minutes of [0, ...WAIT_TIMES_MIN]) {
    const rows = await mail().claim({ nu: new Date(kit.klok.now()), leaseMs: 60_000, hoogstens: 50 });
    const failure = { reden: 'geen_verbinding', answer_code: null } as const;
    for (const row of rows)
      if (minutes === WAIT_TIMES_MIN.at(-1))
        await mail().finish(row, { status: 'mislukt', nu: new Date(kit.klok.now()), keep: 'everything', failure });
      else await mail().retry(row, { op: new Date(kit.klok.now()), failure });
  }
}

it('tells of a mail that waits where it goes, shortened, and nothing of what it says', async () => {
  await post();
  const item = await only();
  expect(item).toMatchObject({
    sjabloon: 'wachtwoord-gewijzigd',
    doel: 'Het wachtwoord is veranderd',
    aan: 'be…@school.test',
    status: 'wachtrij',
    pogingen: 0,
    versie: null,
    repeatable: false,
  });
  expect(item.next).not.toBeNull();
  expect(JSON.stringify(await list())).not.toMatch(/Bea|3 maart|vermeer|auth/);
});

it('forgets the address of a mail that is gone, and still finds it by the whole address', async () => {
  await post();
  await post({ aan: 'ander@school.test' });
  await mailsTo(kit, 'x');
  const { items } = await list({ status: 'verzonden' });
  expect(items.map((item) => [item.aan, item.versie])).toEqual([
    ['', 0],
    ['', 0],
  ]);
  expect((await list({ zoek: ' Bea.Vermeer@School.test' })).totaal).toBe(1);
  expect((await list({ zoek: 'vermeer@school.test' })).totaal).toBe(0);
  expect((await list({ zoek: 'wachtwoord_' })).totaal).toBe(0);
  expect((await list({ zoek: 'GEWIJZIGD' })).totaal).toBe(2);
  expect((await list({ status: 'mislukt' })).totaal).toBe(0);
  expect((await list({ grootte: 1, pagina: 2 })).items).toHaveLength(1);
});

it('tells why a mail failed, and sends it once more, once', async () => {
  await post();
  await failAll();
  const item = await only();
  expect(item).toMatchObject({ status: 'mislukt', reden: 'geen_verbinding', pogingen: 6, repeatable: true });
  const earlier = (kit.server.mail.mailbox?.mails() ?? []).filter(
    ({ aan: to }) => to === 'bea.vermeer@school.test',
  ).length;
  const at = `/api/mailberichten/${item.id}/herhalingen`;
  const answers = await Promise.all([office.post(at, {}), office.post(at, {})]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const before = (await mailsTo(kit, 'nobody')).length;
  const mails = kit.server.mail.mailbox?.mails().filter(({ aan: to }) => to === 'bea.vermeer@school.test') ?? [];
  expect(mails.length - earlier).toBe(1 + before);
  expect(await only()).toMatchObject({ status: 'verzonden', pogingen: 1, reden: null, repeatable: false });
  const rules = await db()('audit').where({ actie: 'mailberichten.herhaald:wachtwoord-gewijzigd' });
  expect(rules).toMatchObject([{ doel_id: item.id, rol: 'office' }]);
});

it('never repeats a mail that went, waits, or has no address any more', async () => {
  await post();
  const waiting = await only();
  expect((await office.post(`/api/mailberichten/${waiting.id}/herhalingen`, {}).expect(409)).body.message).toContain(
    'Alleen een mislukte mail',
  );
  await failAll();
  await db()('mailberichten').update({ aan: null, waarden: null });
  expect((await only()).repeatable).toBe(false);
  await office.post(`/api/mailberichten/${waiting.id}/herhalingen`, {}).expect(409);
});

it('is sorted by moment, mail or customer, and loses no mail between two pages', async () => {
  await db()('mailberichten').delete();
  const moment = new Date('2026-09-01T08:00:00Z');
  const codes = ['proef-start', 'bericht-nieuw', 'export-klaar'];
  const rows = Array.from({ length: 26 }, (_, nr) => ({
    admin_id: kit.scholen[nr % 2 === 0 ? 'twee' : 'een'].adminId,
    id: `019f955b-73e2-7000-8000-${String(nr).padStart(12, '0')}`,
    sjabloon: codes[nr % 3],
    locale: 'nl-NL',
    aan_hash: addressHash(`p${nr}@school.test`),
    status: 'verzonden',
    op: new Date(moment.getTime() + (nr % 5) * 60_000),
    volgende_op: moment,
  }));
  await db()('mailberichten').insert(rows);
  const all = async (sorteer: string) => {
    const pages = [];
    for (const page of [1, 2]) pages.push(await office.get(`/api/mailberichten?sorteer=${sorteer}&pagina=${page}`));
    return pages.flatMap(({ body }) => body.items);
  };
  const sortedBy = async (sorteer: string, key: 'op' | 'sjabloon' | 'organisatie'): Promise<string[]> => {
    const items = await all(sorteer);
    expect(new Set(items.map(({ id }) => id)).size).toBe(26);
    return items.map((item) => item[key]);
  };
  const newest = await sortedBy('-op', 'op');
  expect(newest).toEqual(newest.toSorted().toReversed());
  const oldest = await sortedBy('op', 'op');
  expect(oldest).toEqual(oldest.toSorted());
  const mails = await sortedBy('sjabloon', 'sjabloon');
  expect(mails).toEqual(mails.toSorted());
  const customers = await sortedBy('organisatie', 'organisatie');
  expect(customers).toEqual(customers.toSorted());
  expect((await office.get('/api/mailberichten?sorteer=weg').expect(400)).body.velden).toEqual({ sorteer: 'kies' });
});

it('refuses a question that makes no sense', async () => {
  expect((await office.get('/api/mailberichten?status=weg').expect(400)).body.velden).toEqual({ status: 'kies' });
});
