import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf, dateOfDay } from '../../platform/time/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';

let kit: ApiKit;
let end = 0;
const db = () => kit.server.database.knex;
const adminId = () => kit.scholen.een.adminId;
const licentie = (id = adminId()) => db()('licenties').where({ admin_id: id }).first('status');
const bea = async () => kit.as(await kit.token('beheer.een'));
/** Moves the clock to noon, so many days after the last day, and does the work that is due: no change of summer time makes that another day. */
async function runNightAt(over: number): Promise<void> {
  kit.klok.ahead(Date.parse(`${dateOfDay(end + over)}T12:00:00Z`) - kit.klok.now());
  await kit.night('licenties.verloop');
  await kit.night('tenant.wissen');
}
/** Subjects of the mails that came since the last time. */
let seen = 0;
async function newMails(): Promise<string[]> {
  await kit.server.mail.deliverer?.run();
  const all = (kit.server.mail.mailbox?.mails() ?? [])
    .map(({ onderwerp: subject }) => subject)
    .filter((subject) => !subject.includes('nieuw apparaat'))
    .toReversed();
  const newOne = all.slice(seen);
  seen = all.length;
  return newOne;
}
const setEndAt = (over: number) =>
  db()('licenties')
    .where({ admin_id: adminId() })
    .update({ eind: dateOfDay(dayOf(kit.klok.now()) + over) });

beforeAll(async () => {
  kit = await startKit();
  await db()('gebruikers')
    .where({ admin_id: adminId(), id: kit.scholen.een.schooladmin })
    .update({ email: 'beheer.een@school.test' });
  end = dayOf(kit.klok.now()) + 61;
  await setEndAt(61);
});
afterAll(() => kit.stop());

it('does nothing long before the end, nor to a licence without one', async () => {
  await runNightAt(-61);
  expect(await licentie()).toEqual({ status: 'actief' });
  expect(await licentie(kit.scholen.twee.adminId)).toEqual({ status: 'actief' });
  expect(await newMails()).toEqual([]);
});

it('says at 60, 30, 7 and 0 days that it runs out, each once', async () => {
  for (const [over, subject] of [
    [-60, /loopt tot en met/],
    [-30, /Nog 30 dagen/],
    [-7, /Nog een week/],
    [0, /loopt tot en met/],
  ] as const) {
    await runNightAt(over);
    expect(await newMails()).toEqual([expect.stringMatching(subject)]);
    expect(await licentie()).toEqual({ status: 'aflopend' });
  }
  await (await bea()).patch(`/api/admins/${adminId()}/wachtwoordinstellingen`, { eigenWachtwoord: false }).expect(204);
});

it('only lets read for sixty days after the last day', async () => {
  await runNightAt(1);
  expect(await licentie()).toEqual({ status: 'alleen_lezen' });
  expect(await newMails()).toEqual([]);
  await (await bea()).get(`/api/admins/${adminId()}/groepen`).expect(200);
  expect(
    (
      await (
        await bea()
      )
        .patch(`/api/admins/${adminId()}/wachtwoordinstellingen`, { eigenWachtwoord: true })
        .expect(402)
    ).body.code,
  ).toBe('LICENTIE_ALLEEN_LEZEN');
});

it('closes on day 60, plans the erasure for day 90, and keeps the export open', async () => {
  await runNightAt(60);
  expect(await licentie()).toEqual({ status: 'verlopen' });
  expect(await newMails()).toEqual([expect.stringMatching(/^Op .* wissen we de gegevens van School een$/)]);
  await (await bea()).get(`/api/admins/${adminId()}/groepen`).expect(402);
  await (await bea()).post(`/api/admins/${adminId()}/exporten`).expect(202);
  const {
    items: [request],
  } = (await (await bea()).get(`/api/admins/${adminId()}/wisverzoeken`).expect(200)).body;
  expect(request).toMatchObject({
    automatisch: true,
    bevestigd: true,
    wissenOp: dateOfDay(end + 90),
    reden: 'De licentie is afgelopen.',
  });
  await (await bea()).del(`/api/admins/${adminId()}/wisverzoeken/${request.id}`).expect(409);
});

it('takes the plan back when the licence is renewed, and makes it again when it ends once more', async () => {
  const back = await db()('licenties').where({ admin_id: adminId() }).first('eind', 'status');
  await db()('licenties')
    .where({ admin_id: adminId() })
    .update({ status: 'actief', eind: dateOfDay(end + 500) });
  await runNightAt(61);
  expect((await (await bea()).get(`/api/admins/${adminId()}/wisverzoeken`).expect(200)).body.items).toEqual([]);
  await db()('licenties').where({ admin_id: adminId() }).update(back);
  await runNightAt(62);
  expect((await (await bea()).get(`/api/admins/${adminId()}/wisverzoeken`).expect(200)).body.items).toHaveLength(1);
  await newMails();
});

it('warns two weeks before, erases on day 90 with a certificate, and leaves a nameless row (B8)', async () => {
  await runNightAt(76);
  expect(await newMails()).toEqual([expect.stringMatching(/worden gewist op/)]);
  await runNightAt(89);
  expect((await db()('admins').where({ id: adminId() }).first('naam')).naam).toBe('School een');
  await runNightAt(90);
  expect(await licentie()).toEqual({ status: 'gewist' });
  expect(await newMails()).toEqual([expect.stringMatching(/zijn gewist/)]);
  expect((await db()('admins').where({ id: adminId() }).first('naam')).naam).toBe('');
  expect(await db()('leerlingen').where({ admin_id: adminId() }).count('* as n').first()).toEqual({ n: '0' });
  expect(await db()('leerlingen').where({ admin_id: kit.scholen.twee.adminId }).count('* as n').first()).toEqual({
    n: '3',
  });
});

it('welcomes a trial, looks back halfway and says when it ends, each once', async () => {
  const id = kit.scholen.twee.adminId;
  await db()('gebruikers')
    .where({ admin_id: id, id: kit.scholen.twee.schooladmin })
    .update({ email: 'beheer.twee@school.test' });
  const begin = dayOf(kit.klok.now()) + 1;
  const back = await db()('licenties').where({ admin_id: id }).first('soort', 'status', 'eind');
  await db()('licenties')
    .where({ admin_id: id })
    .update({ soort: 'proef', status: 'proef', eind: dateOfDay(begin + 30), gemeld_voor: null, gemeld_dagen: null });
  const subjects: [number, string[]][] = [];
  for (const day of [0, 1, 14, 15, 16, 23, 24, 31]) {
    await runNightAt(begin + day - end);
    subjects.push([day, await newMails()]);
  }
  expect(subjects.filter(([, mails]) => mails.length > 0)).toEqual([
    [0, ['De proefperiode van School twee is begonnen']],
    [15, ['De proefperiode van School twee is halverwege']],
    [23, [expect.stringMatching(/loopt tot en met/)]],
    [31, ['De proefperiode van School twee is voorbij']],
  ]);
  const halfway = kit.server.mail.mailbox?.mails().find(({ onderwerp: subject }) => subject.endsWith('is halverwege'));
  expect(halfway?.tekst).toContain('nog 15 dagen');
  await db()('licenties')
    .where({ admin_id: id })
    .update({ ...back, gemeld_voor: null, gemeld_dagen: null });
});

it('gives two weeks of warning even when the work of the night is months late', async () => {
  const id = kit.scholen.twee.adminId;
  const now = dayOf(kit.klok.now());
  await db()('licenties')
    .where({ admin_id: id })
    .update({ status: 'actief', eind: dateOfDay(now - 300) });
  await runNightAt(now + 1 - end);
  expect((await licentie(id))?.status).toBe('verlopen');
  expect(
    await db()('wisverzoeken').where({ admin_id: id }).first(db().raw(`to_char(wissen_op, 'YYYY-MM-DD') AS op`)),
  ).toEqual({ op: dateOfDay(now + 1 + 14) });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
