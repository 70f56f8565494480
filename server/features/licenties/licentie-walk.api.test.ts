import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFactuurKit, type FactuurKit } from '../../test/factuur.ts';
import { mailsTo } from '../../test/site.ts';
import { licentieEndpoints } from './licenties.contract.ts';

let bills: FactuurKit;
const MAIL = 'beheer.een@school.test';
const REASON = encodeURIComponent('Bestelling van de school');

beforeAll(async () => {
  bills = await startFactuurKit();
  await bills.clean();
  const { kit, db, school } = bills;
  await db('gebruikers').where({ admin_id: school, id: kit.scholen.een.schooladmin }).update({ email: MAIL });
  await db('licenties')
    .where({ admin_id: school })
    .update({ soort: 'proef', status: 'proef', eind: bills.inDays(30), features: [] });
});
afterAll(() => bills.kit.stop());

const licentie = () => bills.db('licenties').where({ admin_id: bills.school }).first('status', 'soort', 'versie', 'id');
const status = async (): Promise<string> => (await licentie()).status;
/** Turns the clock and does the work of every night between, as a server does that runs. */
async function walk(days: number): Promise<void> {
  await bills.ahead(days);
  for (const job of ['licenties.verloop', 'facturen.herinneringen', 'tenant.wissen']) await bills.kit.night(job);
}
const subjects = async (): Promise<string[]> =>
  (await mailsTo(bills.kit, MAIL)).map(({ onderwerp: subject }) => subject);
const base = () => `/api/admins/${bills.school}`;
const groupsAnswer = async (): Promise<number> => (await bills.manager().get(`${base()}/groepen`)).status;

/** The life of one customer on the clock, each part where the one before it ended. */
it('walks from a trial over a paid licence to the erasure, and keeps the invoice (B8)', async () => {
  await walk(31);
  expect([await status(), await groupsAnswer()]).toEqual(['proef_afgelopen', 200]);

  const quote = await bills.sent({ soort: 'offerte', seats: 120, features: ['testschool'] });
  const { body: draft } = await bills.step(quote.id, 'besluiten', { answer: 'aanvaard' });
  const { body: bill } = await bills.step(draft.id, 'verzendingen');
  expect(bill).toMatchObject({ nummer: expect.stringMatching(/-0001$/), totaal: 128_865, quote: { id: quote.id } });
  const { id, versie: version } = await licentie();
  const order = { versie: version, actief: true, plaatsen: 120, features: ['testschool'], eind: bills.inDays(200) };
  const granted = bills.office().patch(`${base()}/licenties/${id}`, order).set('X-Reden', REASON);
  expect((await granted.expect(200)).body).toMatchObject({ soort: 'school', status: 'actief', daysLeft: 200 });

  await walk(28);
  expect(await bills.read(bill.id)).toMatchObject({ status: 'herinnerd', late: 14 });
  await bills.step(bill.id, 'betalingen', { op: bills.today(), bedrag: bill.totaal });
  expect(await bills.read(bill.id)).toMatchObject({ status: 'betaald', open: 0 });

  await walk(200 - 28 - 60);
  expect(await status()).toBe('aflopend');
  await walk(61);
  expect([await status(), await groupsAnswer()]).toEqual(['alleen_lezen', 200]);
  const write = bills.manager().patch(`${base()}/wachtwoordinstellingen`, { eigenWachtwoord: true });
  expect((await write.expect(402)).body.code).toBe('LICENTIE_ALLEEN_LEZEN');

  const block = { versie: (await licentie()).versie, reden: 'Op verzoek van het bestuur.' };
  await bills.office().post(`${base()}/blokkades`, block).set('X-Reden', REASON).expect(200);
  await walk(1);
  expect([await status(), await groupsAnswer()]).toEqual(['geblokkeerd', 402]);
  await bills.office().del(`${base()}/blokkades`).set('X-Reden', REASON).expect(200);
  expect(await status()).toBe('alleen_lezen');

  await walk(58);
  expect([await status(), await groupsAnswer()]).toEqual(['verlopen', 402]);
  await bills.manager().call(licentieEndpoints.find, { params: { adminId: bills.school } });
  await bills.make();
  await walk(30);
  expect(await status()).toBe('gewist');
  const certificate = (await mailsTo(bills.kit, MAIL)).find(({ onderwerp: subject }) =>
    subject.includes('zijn gewist'),
  );
  expect(certificate?.tekst).toMatch(/Nummer: [0-9A-F]{16}/);
  expect(await subjects()).toEqual(expect.arrayContaining(['De licentie van School een is actief']));

  const kept = await bills.db('facturen').where({ admin_id: bills.school }).orderBy('nummer').pluck('nummer');
  expect(kept).toEqual([bill.nummer, quote.nummer]);
  expect(await bills.read(bill.id)).toMatchObject({ naam: 'School een', payments: [{ bedrag: bill.totaal }] });
  await bills.office().get(`/api/facturen/${bill.id}/pdf`).expect(200);
  await bills.office().post('/api/facturen', { adminId: bills.school, soort: 'factuur' }).expect(409);
});

it('erased nobody else', async () => {
  const { adminId } = bills.kit.scholen.twee;
  expect(await bills.db('licenties').where({ admin_id: adminId }).first('status')).toEqual({ status: 'actief' });
});
