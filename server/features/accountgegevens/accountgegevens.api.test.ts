import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';

let kit: ApiKit;
const db = () => kit.server.database.knex;
const path = (school: 'een' | 'twee' = 'een', part = 'accountgegevens') =>
  `/api/admins/${kit.scholen[school].adminId}/${part}`;
const CORRECT = {
  naam: 'De Vuurtoren',
  contactpersoon: 'Bea Proef',
  email: 'info@vuurtoren.test',
  telefoon: '0521 34 56 78',
  straat: 'Kade',
  huisnummer: '12a',
  postcode: '8011ab',
  plaats: 'Zwolle',
  factuurEmail: '',
  factuurKenmerk: 'TT-27',
  btwNummer: 'NL 0044.95445.B01',
  brin: '12AB',
  dependance: '00',
  kvk: '12345678',
};
let bea: ReturnType<ApiKit['as']>;
const current = async (school: 'een' | 'twee' = 'een') => (await bea.get(path(school)).expect(200)).body;
beforeAll(async () => {
  kit = await startKit();
  bea = kit.as(await kit.token('beheer.een'));
});
afterAll(() => kit.stop());

describe('the details of a tenant', () => {
  it('are changed as a whole or in part, written the way of the country, with a line that names the fields only', async () => {
    const { versie: version } = await current();
    const { body } = await bea.patch(path(), { versie: version, ...CORRECT }).expect(200);
    expect(body).toMatchObject({
      ...CORRECT,
      versie: version + 1,
      postcode: '8011 AB',
      btwNummer: 'NL004495445B01',
      land: 'NL',
      code: 'SCHOOL1',
      instellingsnummer: '',
    });
    expect((await bea.patch(path(), { versie: body.versie, telefoon: '' }).expect(200)).body).toMatchObject({
      telefoon: '',
      naam: 'De Vuurtoren',
    });
    expect((await bea.get(`/api/admins/${kit.scholen.een.adminId}`).expect(200)).body.naam).toBe('De Vuurtoren');
    const rules = await db()('audit')
      .where({ admin_id: kit.scholen.een.adminId })
      .where('actie', 'like', 'accountgegevens.gewijzigd:%')
      .pluck('actie');
    expect(rules).toContain('accountgegevens.gewijzigd:telefoon');
    expect(JSON.stringify(rules)).not.toContain('Vuurtoren');
  });

  it.each([
    ['naam', '', 'verplicht'],
    ['naam', 'x'.repeat(121), 'maxlengte'],
    ['contactpersoon', ' ', 'verplicht'],
    ['email', '', 'verplicht'],
    ['email', 'geen adres', 'email'],
    ['factuurEmail', 'x@', 'email'],
    ['telefoon', 'bel maar', 'formaat'],
    ['telefoon', '12', 'formaat'],
    ['telefoon', '0'.repeat(21), 'maxlengte'],
    ['brin', '12ab', 'hoofdletters'],
    ['brin', 'AB12', 'formaat'],
    ['brin', '12ABC', 'maxlengte'],
    ['dependance', '1', 'minlengte'],
    ['dependance', 'a1', 'cijfers'],
    ['dependance', '001', 'maxlengte'],
    ['kvk', '1234567', 'minlengte'],
    ['kvk', '123456789', 'maxlengte'],
    ['kvk', '1234567a', 'cijfers'],
    ['postcode', '1234', 'formaat'],
    ['postcode', '0123 AB', 'formaat'],
    ['btwNummer', 'NL123456789B01', 'formaat'],
    ['straat', 'x'.repeat(81), 'maxlengte'],
    ['huisnummer', '12345678901', 'maxlengte'],
    ['factuurKenmerk', 'x'.repeat(41), 'maxlengte'],
    ['instellingsnummer', '123', 'onbekend'],
    ['code', 'ANDERS', 'onbekend'],
  ])('refuse %s %j with %s at the field', async (field, value, code) => {
    const { versie: version } = await current();
    const { body } = await bea.patch(path(), { versie: version, [field]: value }).expect(400);
    expect(Object.values(body.velden)).toEqual([code]);
    if (code !== 'onbekend') expect(Object.keys(body.velden)).toEqual([field]);
  });

  it('have Belgian numbers in Belgium', async () => {
    const two = kit.as(await kit.token('beheer.twee'));
    const { versie: version } = (await two.get(path('twee')).expect(200)).body;
    const { body } = await two
      .patch(path('twee'), {
        versie: version,
        instellingsnummer: '12345',
        ondernemingsnummer: '0403.199.702',
        postcode: '9000',
        btwNummer: 'BE0403199702',
      })
      .expect(200);
    expect(body).toMatchObject({
      land: 'BE',
      instellingsnummer: '12345',
      ondernemingsnummer: '0403199702',
      postcode: '9000',
      btwNummer: 'BE0403199702',
    });
    for (const [field, value, code] of [
      ['instellingsnummer', '1', 'minlengte'],
      ['instellingsnummer', '1234567', 'maxlengte'],
      ['ondernemingsnummer', '0403199703', 'formaat'],
      ['ondernemingsnummer', '403199702', 'minlengte'],
      ['postcode', '8011 AB', 'formaat'],
    ]) {
      expect([
        field,
        value,
        (await two.patch(path('twee'), { versie: body.versie, [String(field)]: value }).expect(400)).body.velden,
      ]).toEqual([field, value, { [String(field)]: code }]);
    }
    expect(
      Object.values((await two.patch(path('twee'), { versie: body.versie, brin: '12AB' }).expect(400)).body.velden),
    ).toEqual(['onbekend']);
  });

  it('tell the second of two people that the first was there', async () => {
    const { versie: version } = await current();
    await bea.patch(path(), { versie: version, plaats: 'Kampen' }).expect(200);
    const { body } = await bea.patch(path(), { versie: version, plaats: 'Meppel' }).expect(409);
    expect(body).toMatchObject({ code: 'GEWIJZIGD_DOOR_ANDER', details: { plaats: 'Kampen', versie: version + 1 } });
    await bea.patch(path('een', 'instellingen'), { versie: version, totpDocent: false }).expect(409);
  });

  it('are read by a docent and changed by a beheerder only', async () => {
    const dirk = kit.as(await kit.token('docent.een'));
    const { body } = await dirk.get(path()).expect(200);
    expect((await dirk.patch(path(), { versie: body.versie, plaats: 'Urk' })).status).toBe(403);
    await dirk.patch(path('een', 'instellingen'), { versie: body.versie, totpDocent: false }).expect(403);
    await bea.get(path('twee')).expect(403);
  });
});

describe('the settings of a tenant', () => {
  const set = async (settings: object) =>
    (await bea.patch(path('een', 'instellingen'), { versie: (await current()).versie, ...settings }).expect(200)).body;

  it('begin at the standard and refuse what they cannot be', async () => {
    expect((await current()).instellingen).toEqual({
      docentZietAlleGroepen: false,
      geboortedatumBewaren: true,
      geslachtBewaren: false,
      prullenbakDagen: 90,
      totpDocent: true,
      leerlingEigenWachtwoord: false,
      thuisToegang: true,
      thuisUren: null,
    });
    const { versie: version } = await current();
    for (const [prullenbakDays, code] of [
      [29, 'bereik'],
      [366, 'bereik'],
      [60.5, 'geheel'],
      ['x', 'geheel'],
    ]) {
      expect([
        prullenbakDays,
        (await bea.patch(path('een', 'instellingen'), { versie: version, prullenbakDagen: prullenbakDays }).expect(400))
          .body.velden,
      ]).toEqual([prullenbakDays, { prullenbakDagen: code }]);
    }
    await bea.patch(path('een', 'instellingen'), { versie: version, muntenInKlas: true }).expect(400);
  });

  it('open all groups to a docent, to look only', async () => {
    const { een: one } = kit.scholen;
    const dirk = kit.as(await kit.token('docent.een'));
    await dirk.get(`/api/admins/${one.adminId}/groepen/${one.groepB}/leerlingen`).expect(404);
    await set({ docentZietAlleGroepen: true });
    await dirk.get(`/api/admins/${one.adminId}/groepen/${one.groepB}/leerlingen`).expect(200);
    await set({ docentZietAlleGroepen: false });
    expect((await dirk.get(`/api/admins/${one.adminId}/groepen/${one.groepB}/leerlingen`)).status).toBe(404);
  });

  it('stop the question for a second step', async () => {
    const login = async () =>
      (
        await kit.agent
          .post('/api/auth')
          .send({ gebruikersnaam: 'docent.een', wachtwoord: kit.scholen.wachtwoord })
          .expect(200)
      ).body.tweestaps;
    expect(await login()).toBe('aanbod');
    await set({ totpDocent: false });
    expect(await login()).toBeUndefined();
  });

  it('erase dates of birth that are no longer kept, of the own school only', async () => {
    const { een: one, twee: two } = kit.scholen;
    for (const [adminId, id] of [
      [one.adminId, one.leerling],
      [two.adminId, two.leerling],
    ])
      await db()('leerlingen').where({ admin_id: adminId, id }).update({ geboortedatum: '2018-02-03', geslacht: 2 });
    const state = async (adminId: string, id: string) =>
      db()('leerlingen')
        .where({ admin_id: adminId, id })
        .first('geslacht', db().raw(`to_char(geboortedatum, 'YYYY-MM-DD') AS datum`));
    await set({ geboortedatumBewaren: false });
    expect(await state(one.adminId, one.leerling)).toEqual({ datum: null, geslacht: 2 });
    await set({ geslachtBewaren: false });
    expect(await state(one.adminId, one.leerling)).toEqual({ datum: null, geslacht: null });
    expect(await state(two.adminId, two.leerling)).toEqual({ datum: '2018-02-03', geslacht: 2 });
  });

  it('move the day of erasure of who is in the bin, and give a week at least', async () => {
    const { een: one } = kit.scholen;
    const id = await buildLeerling(db(), {
      adminId: one.adminId,
      naam: `weg.${v7()}`,
      voornaam: 'Weg',
      groepId: one.groepA,
      jaargroep: 4,
    });
    await bea.post(`/api/admins/${one.adminId}/leerlingen/verwijderingen`, { ids: [id] }).expect(200);
    const days = async () =>
      (await bea.get(`/api/admins/${one.adminId}/prullenbakitems`).expect(200)).body.items[0].dagenOver;
    expect(await days()).toBe(90);
    await set({ prullenbakDagen: 365 });
    expect(await days()).toBe(365);
    await db()('prullenbakitems')
      .where({ admin_id: one.adminId })
      .update({
        op: new Date(kit.klok.now() - 100 * 86_400_000),
        wissen_op: dateOfDay(dayOf(kit.klok.now()) + 265),
      });
    await set({ prullenbakDagen: 30 });
    expect(await days()).toBe(7);
    await set({ prullenbakDagen: 90 });
    expect(await days()).toBe(7);
  });

  it('allow a pupil an own password', async () => {
    await set({ leerlingEigenWachtwoord: true });
    const { een: one } = kit.scholen;
    const { body } = await bea.get(`/api/admins/${one.adminId}/groepen/${one.groepA}/wachtwoorden`).expect(200);
    expect(body.eigenWachtwoord).toBe(true);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
