import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOKKEEPING, startFactuurKit, type FactuurKit } from '../../test/factuur.ts';
import { mailsTo } from '../../test/site.ts';
import { factuurEndpoints as papers, type FactuurListQuery } from './facturen.contract.ts';

let bills: FactuurKit;
beforeAll(async () => {
  bills = await startFactuurKit();
});
afterAll(() => bills.kit.stop());
beforeEach(() => bills.clean());

const list = (query: Partial<FactuurListQuery> = {}) =>
  bills.office().call(papers.list, { query: { zoek: '', view: 'alle', pagina: 1, grootte: 25, ...query } });

describe('a concept', () => {
  it('has the lines of the prices, the VAT of the country and no number', async () => {
    expect(await bills.make()).toMatchObject({
      status: 'concept',
      nummer: null,
      naam: 'School een',
      email: BOOKKEEPING,
      regels: [
        { aantal: 120, bedrag: 825 },
        { aantal: 1, bedrag: 7_500 },
      ],
      bedrag: 106_500,
      vat: { kind: 'binnenland', rate: 21, bedrag: 22_365 },
      totaal: 128_865,
      open: 0,
      obstacles: [],
    });
  });

  it('is not made while one price is an example, and says so; nor sent when they became examples (B24)', async () => {
    const { id } = await bills.make();
    await bills
      .db('prijsregels')
      .where({ land: 'NL', soort: 'school', part: 'testschool' })
      .update({ is_voorbeeld: true });
    const refused = await bills.office().post('/api/facturen', { adminId: bills.school, soort: 'offerte' }).expect(409);
    expect(refused.body.message).toContain('voorbeelden');
    expect(await bills.read(id)).toMatchObject({ obstacles: ['voorbeeldprijzen'] });
    expect((await bills.step(id, 'verzendingen')).status).toBe(409);
    expect((await bills.read(id)).nummer).toBeNull();
  });

  it('takes other lines and terms, and goes away when it is thrown away', async () => {
    const { id, versie: version } = await bills.make();
    const change = {
      versie: version,
      regels: [
        { tekst: 'Schoollicentie', aantal: 100, bedrag: 800 },
        { tekst: 'Korting', aantal: 1, bedrag: -5_000 },
      ],
      purchaseNumber: 'PO-12',
      opmerking: 'Zoals besproken.',
      days: 30,
    };
    const { body } = await bills.office().patch(`/api/facturen/${id}`, change).expect(200);
    expect(body).toMatchObject({ bedrag: 75_000, totaal: 90_750, days: 30, purchaseNumber: 'PO-12' });
    expect((await bills.office().patch(`/api/facturen/${id}`, change).expect(409)).body.code).toBe(
      'GEWIJZIGD_DOOR_ANDER',
    );
    await bills.office().del(`/api/facturen/${id}`).expect(204);
    await bills.office().get(`/api/facturen/${id}`).expect(404);
    expect((await bills.sent()).nummer).toMatch(/-0001$/);
  });

  it.each([
    [{ regels: [] }, { regels: 'verplicht' }],
    [{ regels: [{ tekst: '', aantal: 1, bedrag: 1 }] }, { 'regels.0.tekst': 'verplicht' }],
    [{ regels: [{ tekst: 'x', aantal: 0, bedrag: 1 }] }, { 'regels.0.aantal': 'bereik' }],
    [{ regels: [{ tekst: 'x', aantal: 1, bedrag: 1.5 }] }, { 'regels.0.bedrag': 'geheel' }],
    [{ regels: [{ tekst: 'Korting', aantal: 1, bedrag: -1 }] }, { regels: 'bereik' }],
    [{ regels: [{ tekst: 'x', aantal: 3_000, bedrag: 1_000_000 }] }, { regels: 'bereik' }],
    [{ days: 91 }, { days: 'bereik' }],
    [{ purchaseNumber: 'x'.repeat(41) }, { purchaseNumber: 'maxlengte' }],
  ])('refuses %o', async (part, fields) => {
    const { id, versie: version } = await bills.make();
    const good = {
      versie: version,
      regels: [{ tekst: 'x', aantal: 1, bedrag: 1 }],
      purchaseNumber: '',
      opmerking: '',
      days: 14,
    };
    expect(
      (
        await bills
          .office()
          .patch(`/api/facturen/${id}`, { ...good, ...part })
          .expect(400)
      ).body.velden,
    ).toEqual(fields);
  });

  it('asks for a period and a number of seats that its kind of customer can have', async () => {
    const ask = (part: object) =>
      bills
        .office()
        .post('/api/facturen', { adminId: bills.school, soort: 'factuur', ...part })
        .expect(400);
    expect((await ask({ period: 'maand' })).body.velden).toEqual({ period: 'kies' });
    expect((await ask({ seats: 0 })).body.velden).toEqual({ seats: 'bereik' });
    expect((await ask({ soort: 'creditnota' })).body.velden).toEqual({ soort: 'kies' });
    await bills.office().post('/api/facturen', { adminId: bills.kit.scholen.kantoorId, soort: 'factuur' }).expect(409);
  });
});

describe('sending', () => {
  it('gives the next number, the day and the term, and mails the PDF to the bookkeeping', async () => {
    const bill = await bills.sent();
    expect(bill).toMatchObject({
      nummer: `F${bills.today().slice(0, 4)}-0001`,
      datum: bills.today(),
      dueOn: bills.inDays(14),
      status: 'verzonden',
      open: 128_865,
    });
    const [mail] = await mailsTo(bills.kit, BOOKKEEPING);
    expect(mail).toMatchObject({
      onderwerp: `Factuur ${bill.nummer} van Taaltocht`,
      files: [`Factuur ${bill.nummer}.pdf`],
    });
    expect(mail?.tekst).toContain('1.288,65');
    expect(await bills.db('mail_attachments').where({ item_id: bill.id })).toEqual([]);
  });

  it('numbers each series of a year without a gap, also when many go out at once and some are refused', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => bills.make()));
    const answers = await Promise.all([
      ...made.map(({ id }) => bills.step(id, 'verzendingen')),
      ...made.slice(0, 3).map(({ id }) => bills.step(id, 'verzendingen', { versie: 99 })),
      bills.step((await bills.make({ soort: 'offerte' })).id, 'verzendingen'),
    ]);
    const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => String(body.nummer));
    const year = bills.today().slice(0, 4);
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((nr) => `F${year}-000${nr}`).concat(`O${year}-0001`));
  });

  it('gives a number back when the sending fails after it was taken', async () => {
    await bills.db.raw('ALTER TABLE mail_attachments RENAME TO away');
    const { id } = await bills.make();
    expect((await bills.step(id, 'verzendingen')).status).toBe(500);
    await bills.db.raw('ALTER TABLE away RENAME TO mail_attachments');
    expect(await bills.read(id)).toMatchObject({ status: 'concept', nummer: null });
    expect((await bills.step(id, 'verzendingen')).body.nummer).toMatch(/-0001$/);
  });

  it('begins again at one in a new year', async () => {
    const year = Number(bills.today().slice(0, 4));
    await bills.db('factuur_numbers').insert({ series: 'F', year: year - 1, last: 812 });
    expect((await bills.sent()).nummer).toBe(`F${year}-0001`);
    expect(await bills.db('factuur_numbers').orderBy('year').pluck('last')).toEqual([812, 1]);
  });

  it.each([
    ['without our own details', () => bills.db('billing_sender').delete(), 'Afzender'],
    [
      'without the address of the customer',
      () => bills.db('admins').where({ id: bills.school }).update({ straat: '' }),
      'adres',
    ],
  ])('is refused %s', async (_, spoil, sentence) => {
    const { id } = await bills.make();
    await spoil();
    const { status, body } = await bills.step(id, 'verzendingen');
    expect([status, body.code]).toEqual([409, 'STAP_NIET_TOEGESTAAN']);
    expect(body.message).toContain(sentence);
  });

  it('keeps what was on it, whatever changes later', async () => {
    const { id } = await bills.sent();
    await bills.db('admins').where({ id: bills.school }).update({ naam: 'Andere naam' });
    await bills.db('prijsregels').update({ btw: 6 });
    expect(await bills.read(id)).toMatchObject({ naam: 'School een', vat: { rate: 21 } });
    await bills.db('admins').where({ id: bills.school }).update({ naam: 'School een' });
    const { versie: version } = await bills.read(id);
    const change = {
      versie: version,
      regels: [{ tekst: 'x', aantal: 1, bedrag: 1 }],
      purchaseNumber: '',
      opmerking: '',
      days: 14,
    };
    await bills.office().patch(`/api/facturen/${id}`, change).expect(409);
    await bills.office().del(`/api/facturen/${id}`).expect(409);
    expect((await bills.step(id, 'verzendingen')).status).toBe(409);
  });

  it('reckons the VAT of Belgium, and lets a Belgian business reckon its own', async () => {
    await bills.db('admins').where({ id: bills.school }).update({ land: 'BE' });
    expect((await bills.sent()).vat).toMatchObject({ kind: 'bestemming', rate: 21 });
    await bills.db('admins').where({ id: bills.school }).update({ btw_nummer: 'BE0417497106' });
    expect(await bills.sent()).toMatchObject({ vat: { kind: 'verlegd', rate: 0, bedrag: 0 }, totaal: 106_500 });
  });

  it('happens once when it is sent twice', async () => {
    const { id, versie: version } = await bills.make();
    const both = await Promise.all(
      [1, 2].map(() => bills.office().post(`/api/facturen/${id}/verzendingen`, { versie: version })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a quote', () => {
  it('becomes the concept of an invoice when the customer agrees, once', async () => {
    const quote = await bills.sent({ soort: 'offerte' });
    expect(quote).toMatchObject({ nummer: expect.stringMatching(/^O/), dueOn: bills.inDays(30), open: 0, late: 0 });
    const { body } = await bills.step(quote.id, 'besluiten', { answer: 'aanvaard' });
    expect(body).toMatchObject({
      soort: 'factuur',
      status: 'concept',
      regels: quote.regels,
      quote: { id: quote.id, nummer: quote.nummer },
    });
    expect(await bills.read(quote.id)).toMatchObject({ status: 'aanvaard', became: { id: body.id } });
    expect((await bills.step(quote.id, 'besluiten', { answer: 'aanvaard' })).status).toBe(409);
  });

  it('ends when the customer does not want it, or when its days are over; then it may still be agreed to', async () => {
    const refused = await bills.sent({ soort: 'offerte' });
    expect((await bills.step(refused.id, 'besluiten', { answer: 'afgewezen' })).body.status).toBe('afgewezen');
    const late = await bills.sent({ soort: 'offerte' });
    await bills.nightAfter(30);
    expect((await bills.read(late.id)).status).toBe('verzonden');
    await bills.nightAfter(1);
    expect((await bills.read(late.id)).status).toBe('verlopen');
    expect((await bills.step(late.id, 'besluiten', { answer: 'aanvaard' })).status).toBe(200);
    expect((await bills.step(late.id, 'betalingen', { op: bills.today(), bedrag: 1 })).status).toBe(409);
  });
});

describe('a quote in the hands of the customer', () => {
  const agree = (id: string, body: object = { akkoord: true }) =>
    bills.manager().post(`/api/admins/${bills.school}/facturen/${id}/akkoorden`, body);

  it('is agreed to with its own purchase number, and lies ready as an invoice at our office', async () => {
    const quote = await bills.sent({ soort: 'offerte', seats: 90 });
    const { body } = await agree(quote.id, { akkoord: true, purchaseNumber: 'PO-90' }).expect(200);
    expect(body.items).toMatchObject([{ id: quote.id, status: 'aanvaard' }]);
    const { became } = await bills.read(quote.id);
    expect(await bills.read(became?.id ?? '')).toMatchObject({
      status: 'concept',
      purchaseNumber: 'PO-90',
      regels: quote.regels,
    });
    expect((await agree(quote.id)).status).toBe(409);
    const line = await bills
      .db('audit')
      .where({ admin_id: bills.school, actie: 'factuur.aanvaard:offerte', doel_id: quote.id })
      .first('rol');
    expect(line).toEqual({ rol: 'schooladmin' });
  });

  it('cannot be agreed to unread, too late, before it was sent, or by another school', async () => {
    const quote = await bills.sent({ soort: 'offerte' });
    expect((await agree(quote.id, {})).body.velden).toEqual({ akkoord: 'kies' });
    expect((await agree((await bills.make({ soort: 'offerte' })).id)).status).toBe(404);
    expect((await agree((await bills.sent()).id)).status).toBe(409);
    const other = bills.kit.as(await bills.kit.token('beheer.twee'));
    const path = `/api/admins/${bills.kit.scholen.twee.adminId}/facturen/${quote.id}/akkoorden`;
    expect((await other.post(path, { akkoord: true })).status).toBe(404);
    await bills.nightAfter(31);
    expect((await agree(quote.id)).status).toBe(409);
  });
});

describe('finding', () => {
  it('narrows by what it is, how far it is and a part of number or name, and adds up what is owed', async () => {
    const late = await bills.sent();
    await bills.ahead(20);
    const open = await bills.sent();
    const draft = await bills.make({ soort: 'offerte' });
    const ids = async (query: Partial<FactuurListQuery>) => (await list(query)).items.map(({ id }) => id);
    expect(await ids({})).toEqual([draft.id, open.id, late.id]);
    expect(await ids({ view: 'open' })).toEqual([open.id, late.id]);
    expect(await ids({ view: 'late' })).toEqual([late.id]);
    expect(await ids({ view: 'concept', soort: 'offerte' })).toEqual([draft.id]);
    expect(await ids({ zoek: late.nummer ?? '' })).toEqual([late.id]);
    expect(await ids({ zoek: 'schóól_' })).toEqual([]);
    expect(await ids({ zoek: 'school een', view: 'open' })).toHaveLength(2);
    expect(await ids({ adminId: bills.kit.scholen.twee.adminId })).toEqual([]);
    expect((await list()).owed).toEqual({ open: late.totaal + open.totaal, late: late.totaal });
  });

  it('puts concepts and what is late in the work list', async () => {
    const work = async () =>
      (await bills.office().get('/api/kantoor/werklijsten?soort=factuur')).body.items.map(
        ({ detail }: { detail: string }) => detail,
      );
    const bill = await bills.sent();
    await bills.make();
    expect(await work()).toEqual(['']);
    await bills.ahead(15);
    expect((await work()).toSorted()).toEqual(['', bill.nummer]);
  });
});
