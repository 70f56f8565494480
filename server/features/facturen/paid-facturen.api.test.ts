import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BILLING_SENDER, BOOKKEEPING, startFactuurKit, type FactuurKit } from '../../test/factuur.ts';
import { mailsTo } from '../../test/site.ts';
import { billingEndpoints } from './billing-sender.contract.ts';
import { ownFactuurEndpoints as own } from './facturen.contract.ts';

let bills: FactuurKit;
beforeAll(async () => {
  bills = await startFactuurKit();
});
afterAll(() => bills.kit.stop());
beforeEach(() => bills.clean());

describe('payments', () => {
  const pay = (id: string, cents: number, part: object = {}) =>
    bills.step(id, 'betalingen', { op: bills.today(), bedrag: cents, ...part });

  it('are written down in parts until nothing is open, and can be taken back', async () => {
    const { id, totaal: total } = await bills.sent();
    expect((await pay(id, 28_865)).body).toMatchObject({ status: 'verzonden', open: 100_000 });
    const { body } = await pay(id, total - 28_865, { reference: 'afschrift 14' });
    expect(body).toMatchObject({ status: 'betaald', open: 0 });
    expect((await pay(id, 1)).status).toBe(409);
    const last = body.payments.at(-1);
    expect(last).toMatchObject({ reference: 'afschrift 14' });
    const back = await bills.office().del(`/api/facturen/${id}/betalingen/${last.id}`).expect(200);
    expect(back.body).toMatchObject({ status: 'verzonden', open: 100_000 });
    await bills.office().del(`/api/facturen/${id}/betalingen/${last.id}`).expect(404);
  });

  it.each([
    [{ bedrag: 0 }, { bedrag: 'bereik' }],
    [{ bedrag: 128_866 }, { bedrag: 'bereik' }],
    [{ bedrag: '10' }, { bedrag: 'geheel' }],
    [{ op: '2999-01-01' }, { op: 'bereik' }],
    [{ op: 'gisteren' }, { op: 'formaat' }],
  ])('refuses %o', async (part, fields) => {
    const { id } = await bills.sent();
    expect((await pay(id, 100, part)).body.velden).toEqual(fields);
  });

  it('let one of two at once win', async () => {
    const { id, versie: version } = await bills.sent();
    const body = { versie: version, op: bills.today(), bedrag: 128_865 };
    const both = await Promise.all([1, 2].map(() => bills.office().post(`/api/facturen/${id}/betalingen`, body)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await bills.read(id)).payments).toHaveLength(1);
  });
});

describe('a credit note', () => {
  const credit = (id: string) => bills.step(id, 'creditnotas', { reden: 'De school stopt ermee.' });

  it('takes the whole invoice off with a number of its own, and is settled when nothing was paid', async () => {
    const bill = await bills.sent();
    const { body } = await credit(bill.id);
    expect(body).toMatchObject({
      soort: 'creditnota',
      nummer: expect.stringMatching(/^C\d{4}-0001$/),
      totaal: -bill.totaal,
      vat: { bedrag: -bill.vat.bedrag },
      status: 'betaald',
      open: 0,
      creditOf: { id: bill.id, nummer: bill.nummer },
      opmerking: 'De school stopt ermee.',
    });
    expect(await bills.read(bill.id)).toMatchObject({
      status: 'gecrediteerd',
      open: 0,
      credit: { nummer: body.nummer },
    });
    expect((await credit(bill.id)).status).toBe(409);
    expect((await mailsTo(bills.kit, BOOKKEEPING))[0]?.onderwerp).toBe(`Creditnota ${body.nummer} van Taaltocht`);
  });

  it('gives back what was paid, and is done when that is written down', async () => {
    const bill = await bills.sent();
    await bills.step(bill.id, 'betalingen', { op: bills.today(), bedrag: 50_000 });
    const { body } = await credit(bill.id);
    expect(body).toMatchObject({ status: 'verzonden', open: 50_000 });
    const paid = await bills.step(body.id, 'betalingen', { op: bills.today(), bedrag: 50_000 });
    expect(paid.body).toMatchObject({ status: 'betaald', open: 0 });
    const { id: paymentId } = (await bills.read(bill.id)).payments[0] ?? { id: '' };
    await bills.office().del(`/api/facturen/${bill.id}/betalingen/${paymentId}`).expect(409);
  });

  it('is refused of a concept, of a quote, and without a reason', async () => {
    expect((await credit((await bills.make()).id)).status).toBe(409);
    expect((await credit((await bills.sent({ soort: 'offerte' })).id)).status).toBe(409);
    expect((await bills.step((await bills.sent()).id, 'creditnotas', { reden: 'te kort' })).body.velden).toEqual({
      reden: 'minlengte',
    });
  });
});

describe('reminders', () => {
  it('go out two and four weeks past due, each once, and not when it was paid', async () => {
    const { id } = await bills.sent();
    const paid = await bills.sent();
    await bills.step(paid.id, 'betalingen', { op: bills.today(), bedrag: paid.totaal });
    const reminders = async () =>
      (await mailsTo(bills.kit, BOOKKEEPING)).filter(({ onderwerp: subject }) => subject.startsWith('Herinnering'))
        .length;
    const before = await reminders();
    const counts: number[] = [];
    for (const days of [14 + 13, 1, 1, 13, 30]) {
      await bills.nightAfter(days);
      counts.push((await reminders()) - before);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2]);
    expect(await bills.read(id)).toMatchObject({ status: 'herinnerd', reminders: 2, late: 58 });
    expect((await mailsTo(bills.kit, BOOKKEEPING))[0]?.files).toHaveLength(1);
  });

  it('can be sent by hand once it is late, not twice on a day', async () => {
    const { id } = await bills.sent();
    expect((await bills.step(id, 'herinneringen')).body.message).toContain('nog niet te laat');
    await bills.ahead(15);
    expect((await bills.step(id, 'herinneringen')).body).toMatchObject({ status: 'herinnerd', reminders: 1 });
    expect((await bills.step(id, 'herinneringen')).status).toBe(409);
  });
});

describe('the customer', () => {
  it('reads what was sent to it, opens the PDF, and sees no concept', async () => {
    const bill = await bills.sent();
    const draft = await bills.make();
    const { items } = await bills.manager().call(own.list, { params: { adminId: bills.school } });
    expect(items.map(({ nummer: number }) => number)).toEqual([bill.nummer]);
    const pdf = await bills.manager().get(`/api/admins/${bills.school}/facturen/${bill.id}/pdf`).expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain(encodeURIComponent(`Factuur ${bill.nummer}`));
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
    await bills.manager().get(`/api/admins/${bills.school}/facturen/${draft.id}/pdf`).expect(404);
    await bills.office().get(`/api/facturen/${draft.id}/pdf`).expect(200);
  });

  it('reads and opens nothing of another, and a docent nothing at all', async () => {
    const { id } = await bills.sent();
    const other = bills.kit.as(await bills.kit.token('beheer.twee'));
    const docent = bills.kit.as(await bills.kit.token('docent.een'));
    const answers = [
      await other.get(`/api/admins/${bills.school}/facturen`),
      await other.get(`/api/admins/${bills.kit.scholen.twee.adminId}/facturen/${id}/pdf`),
      await docent.get(`/api/admins/${bills.school}/facturen`),
      await bills.manager().get(`/api/facturen/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 403, 403]);
  });

  it('can still read them when the licence ended or is blocked', async () => {
    await bills.sent();
    const before = await bills.db('licenties').where({ admin_id: bills.school }).first('status');
    for (const status of ['verlopen', 'geblokkeerd']) {
      await bills.db('licenties').where({ admin_id: bills.school }).update({ status });
      const { body } = await bills.manager().get(`/api/admins/${bills.school}/facturen`).expect(200);
      expect(body.items).toHaveLength(1);
    }
    await bills.db('licenties').where({ admin_id: bills.school }).update(before);
  });

  it('leaves its log what was done with each, by whom', async () => {
    const { id } = await bills.sent();
    const lines = await bills
      .db('audit')
      .where({ admin_id: bills.school, doel_id: id })
      .orderBy('id')
      .select('actie', 'rol');
    expect(lines).toEqual([
      { actie: 'factuur.gemaakt:factuur', rol: 'office' },
      { actie: 'factuur.verzonden:factuur', rol: 'office' },
    ]);
  });
});

describe('who sends them', () => {
  it('is filled in by a superadmin, and by nobody at the same time', async () => {
    await bills.db('billing_sender').delete();
    expect(await bills.office().call(billingEndpoints.find, {})).toEqual({ versie: 0, details: null });
    const body = {
      versie: 0,
      details: { ...BILLING_SENDER, bankAccount: 'nl91 abna 0417 1643 00', postcode: '1234ab' },
    };
    await bills.office().put('/api/facturen/afzender', body).expect(403);
    const answers = await Promise.all([1, 2].map(() => bills.boss().put('/api/facturen/afzender', body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await bills.office().call(billingEndpoints.find, {})).toEqual({ versie: 1, details: BILLING_SENDER });
  });

  it.each([
    [{ bankAccount: 'NL91ABNA0417164301' }, { 'details.bankAccount': 'formaat' }],
    [{ bankAccount: '' }, { 'details.bankAccount': 'verplicht' }],
    [{ btwNummer: 'NL123456789B01' }, { 'details.btwNummer': 'formaat' }],
    [{ postcode: '0123 AB' }, { 'details.postcode': 'formaat' }],
    [{ email: 'geen adres' }, { 'details.email': 'email' }],
    [{ naam: '' }, { 'details.naam': 'verplicht' }],
  ])('refuses %o', async (part, fields) => {
    const { body } = await bills
      .boss()
      .put('/api/facturen/afzender', { versie: 1, details: { ...BILLING_SENDER, ...part } })
      .expect(400);
    expect(body.velden).toEqual(fields);
  });
});
