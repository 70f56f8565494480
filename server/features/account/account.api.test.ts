import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';

let kit: ApiKit;
const NEW = 'paarse olifant danst';
const db = () => kit.server.database.knex;
const own = (id: string, part = 'credentials') => `/api/users/${id}/${part}`;
const code = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: kit.klok.now() });
const old = () => kit.scholen.wachtwoord;
beforeAll(async () => {
  kit = await startKit();
  await db()('gebruikers')
    .where({ admin_id: kit.scholen.een.adminId, id: kit.scholen.een.schooladmin })
    .update({ email: 'bea@school.test' });
});
afterAll(() => kit.stop());
beforeEach(() => kit.klok.ahead(60 * 60_000));

describe('the own account', () => {
  it('says at the field that the present password is wrong, and the session stays (B5)', async () => {
    const { een: one } = kit.scholen;
    const bea = kit.as(await kit.token('beheer.een'));
    const error = await bea.patch(own(one.schooladmin), { huidigWachtwoord: 'fout', wachtwoord: NEW }).expect(400);
    expect(error.body).toMatchObject({
      code: 'HUIDIG_WACHTWOORD_ONJUIST',
      message: 'Je huidige wachtwoord klopt niet.',
      velden: { huidigWachtwoord: 'onbekend' },
    });
    await bea.get('/api/users/mij').expect(200);
  });

  it('changes the password, ends the other sessions only and tells so by mail', async () => {
    const { een: one } = kit.scholen;
    const [here, there] = [kit.as(await kit.token('beheer.een')), kit.as(await kit.token('beheer.een'))];
    await here.patch(own(one.schooladmin), { huidigWachtwoord: old(), wachtwoord: 'beheer.een2026' }).expect(400);
    await here.patch(own(one.schooladmin), { huidigWachtwoord: old(), wachtwoord: NEW }).expect(200);
    await here.get('/api/users/mij').expect(200);
    await there.get('/api/users/mij').expect(401);
    await kit.agent.post('/api/auth').send({ gebruikersnaam: 'beheer.een', wachtwoord: old() }).expect(401);
    await here.patch(own(one.schooladmin), { huidigWachtwoord: NEW, wachtwoord: old() }).expect(200);
    await kit.server.mail.deliverer?.run();
    expect(
      kit.server.mail.mailbox
        ?.mails()
        .filter(
          ({ aan: on, onderwerp: subject }) => on === 'bea@school.test' && subject === 'Je wachtwoord is gewijzigd',
        ),
    ).toHaveLength(2);
  });

  it('changes name and address, both of which sign in, and refuses those of somebody else', async () => {
    const { een: one } = kit.scholen;
    const dirk = kit.as(await kit.token('docent.een'));
    const taken = await dirk
      .patch(own(one.docent), { huidigWachtwoord: old(), gebruikersnaam: 'Beheer.Een' })
      .expect(400);
    expect(taken.body.velden).toEqual({ gebruikersnaam: 'bestaat_al' });
    expect(
      (await dirk.patch(own(one.docent), { huidigWachtwoord: old(), email: 'geen adres' }).expect(400)).body.velden,
    ).toEqual({ email: 'email' });
    const { body } = await dirk
      .patch(own(one.docent), { huidigWachtwoord: old(), gebruikersnaam: 'dirk', email: 'dirk@school.test' })
      .expect(200);
    expect(body).toMatchObject({ gebruikersnaam: 'dirk', email: 'dirk@school.test', totpAan: false });
    for (const gebruikersnaam of ['dirk', 'DIRK@school.test'])
      await kit.agent.post('/api/auth').send({ gebruikersnaam, wachtwoord: old() }).expect(200);
    await kit.agent.post('/api/auth').send({ gebruikersnaam: 'docent.een', wachtwoord: old() }).expect(401);
    await dirk.patch(own(one.docent), { huidigWachtwoord: old(), gebruikersnaam: 'docent.een' }).expect(200);
  });

  it("is one's own: another id does not exist, pupils have none", async () => {
    const { een: one } = kit.scholen;
    const dirk = kit.as(await kit.token('docent.een'));
    await dirk.get(own(one.schooladmin)).expect(404);
    await dirk.patch(own(one.schooladmin), { huidigWachtwoord: old(), wachtwoord: NEW }).expect(404);
    await dirk.get(own(one.schooladmin, 'sessies')).expect(404);
    expect((await kit.as(await kit.token('zoé.een')).get(own(one.leerling))).status).toBe(403);
  });

  it('slows guessing of the present password down', async () => {
    const { twee: two } = kit.scholen;
    const dirk = kit.as(await kit.token('docent.twee'));
    for (let times = 0; times < 5; times += 1)
      await dirk.patch(own(two.docent), { huidigWachtwoord: 'gok' }).expect(400);
    expect((await dirk.patch(own(two.docent), { huidigWachtwoord: old() })).status).toBe(429);
  });
});

describe('the list of sessions', () => {
  it('names the device and ends one or all others', async () => {
    const { een: one } = kit.scholen;
    const chrome = { 'User-Agent': 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };
    await db()('sessies').where({ admin_id: one.adminId }).delete();
    const login = async () =>
      String(
        (
          await kit.agent
            .post('/api/auth')
            .set(chrome)
            .send({ gebruikersnaam: 'docent.een', wachtwoord: old() })
            .expect(200)
        ).body.token,
      );
    const [a, b, c] = [await login(), await login(), await login()];
    const { body } = await kit.as(a).get(own(one.docent, 'sessies')).expect(200);
    expect(body.items).toHaveLength(3);
    expect(body.items.filter((row: { huidig: boolean }) => row.huidig)).toHaveLength(1);
    expect(body.items[0].apparaat).toBe('Chrome op Chromebook');
    const other = body.items.find((row: { huidig: boolean }) => !row.huidig);
    await kit
      .as(a)
      .del(own(one.docent, `sessies/${other.sid}`))
      .expect(204);
    await kit
      .as(a)
      .del(own(one.docent, `sessies/${other.sid}`))
      .expect(404);
    await kit.as(a).del(own(one.docent, 'sessies')).expect(204);
    await kit.as(a).get('/api/users/mij').expect(200);
    for (const token of [b, c]) await kit.as(token).get('/api/users/mij').expect(401);
  });

  it('comes with a mail at the first sign-in on a second device', async () => {
    const { een: one } = kit.scholen;
    const login = (cookie?: string) => {
      const vraag = kit.agent
        .post('/api/auth')
        .set('User-Agent', 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')
        .send({ gebruikersnaam: 'beheer.een', wachtwoord: old() });
      return cookie === undefined ? vraag : vraag.set('Cookie', cookie);
    };
    const notices = async () => {
      await kit.server.mail.deliverer?.run();
      return kit.server.mail.mailbox
        ?.mails()
        .filter(({ aan: on, onderwerp: subject }) => on === 'bea@school.test' && subject.includes('nieuw apparaat'))
        .length;
    };
    await db()('apparaten').where({ admin_id: one.adminId }).delete();
    const before = await notices();
    const first = await login().expect(200);
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    const identifier = cookie.split(';')[0] ?? '';
    await login(identifier).expect(200);
    expect(await notices()).toBe(before);
    await login().expect(200);
    expect(await notices()).toBe((before ?? 0) + 1);
    const overHttps = await login().set('X-Forwarded-Proto', 'https').expect(200);
    expect(String(overHttps.headers['set-cookie'])).toMatch(
      /^__Host-\S+; Max-Age=\d+; Path=\/; .*HttpOnly; Secure; SameSite=Strict$/,
    );
    const staff = await notices();
    // The device of a pupil is remembered as well, against the guesses of strangers; nobody gets a mail of it.
    for (let time = 0; time < 2; time += 1) {
      const child = await kit.agent
        .post('/api/auth')
        .send({ gebruikersnaam: 'zoé.een', wachtwoord: old() })
        .expect(200);
      expect(String(child.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    }
    expect(await notices()).toBe(staff);
  });
});

describe('two-step sign-in', () => {
  it('is offered to staff, put off three times, set up with a code and asked from then on', async () => {
    const { een: one } = kit.scholen;
    const login = (totp?: string) =>
      kit.agent
        .post('/api/auth')
        .send({ gebruikersnaam: 'docent.een', wachtwoord: old(), ...(totp === undefined ? {} : { totp }) });
    const first = await login().expect(200);
    expect(first.body.tweestaps).toBe('aanbod');
    const dirk = kit.as(first.body.token);
    for (const over of [2, 1, 0])
      expect((await dirk.post(own(one.docent, 'totp/uitstel'), {}).expect(200)).body.uitstelOver).toBe(over);
    await dirk.post(own(one.docent, 'totp/uitstel'), {}).expect(409);
    expect((await login().expect(200)).body.tweestaps).toBeUndefined();

    await dirk.post(own(one.docent, 'totp'), { huidigWachtwoord: 'fout' }).expect(400);
    const { body: newOne } = await dirk.post(own(one.docent, 'totp'), { huidigWachtwoord: old() }).expect(200);
    expect(newOne.qr.pad.length).toBeGreaterThan(500);
    const row = await db()('gebruikers').where({ admin_id: one.adminId, id: one.docent }).first('totp_geheim');
    expect(row.totp_geheim.toString('utf8')).not.toContain(newOne.geheim);
    await login().expect(200); // not on before the proof
    await dirk.put(own(one.docent, 'totp'), { code: '000000' }).expect(400);
    const evidence = code(newOne.geheim);
    await dirk.put(own(one.docent, 'totp'), { code: `${evidence.slice(0, 3)} ${evidence.slice(3)}` }).expect(200);

    expect((await login().expect(428)).body.code).toBe('TOTP_NODIG');
    expect((await login(evidence).expect(401)).body.message).toContain('al gebruikt');
    kit.klok.ahead(30_000);
    const next = code(newOne.geheim);
    expect((await login(next).expect(200)).body.tweestaps).toBeUndefined();
    await login(next).expect(401);
    await kit.agent.post('/api/auth').send({ gebruikersnaam: 'docent.een', wachtwoord: 'fout' }).expect(401);
    await dirk.patch(own(one.docent), { huidigWachtwoord: old(), totp: false }).expect(200);
    kit.klok.ahead(60 * 60_000);
    await login().expect(200);
  });

  it('lets in with a recovery code instead of the telephone, each once, until new ones are made', async () => {
    const { twee: two } = kit.scholen;
    const login = (totp: string) =>
      kit.agent.post('/api/auth').send({ gebruikersnaam: 'docent.twee', wachtwoord: old(), totp });
    const own2 = kit.as(await kit.token('docent.twee'));
    await own2.post(own(two.docent, 'totp/herstelcodes'), { huidigWachtwoord: old() }).expect(409);
    const { body: newOne } = await own2.post(own(two.docent, 'totp'), { huidigWachtwoord: old() }).expect(200);
    const { body: first } = await own2.put(own(two.docent, 'totp'), { code: code(newOne.geheim) }).expect(200);
    expect(new Set(first.codes).size).toBe(8);
    const row = await db()('gebruikers').where({ admin_id: two.adminId, id: two.docent }).first('totp_recovery');
    expect(JSON.stringify(row)).not.toContain(first.codes[0]);

    await login(first.codes[0].toLowerCase()).expect(200);
    await login(first.codes[0]).expect(401);
    await login('BCDF-GHJK-MNPQ').expect(401);
    const both = await Promise.all([login(first.codes[1]), login(first.codes[1])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await own2.get(own(two.docent)).expect(200)).body.recoveryCodes).toBe(6);

    await own2.post(own(two.docent, 'totp/herstelcodes'), { huidigWachtwoord: 'fout' }).expect(400);
    const { body: next } = await own2
      .post(own(two.docent, 'totp/herstelcodes'), { huidigWachtwoord: old() })
      .expect(200);
    kit.klok.ahead(60 * 60_000);
    await login(first.codes[2]).expect(401);
    await login(next.codes[0].replaceAll('-', ' ')).expect(200);
    const actions = await db()('audit').where({ admin_id: two.adminId, wie: two.docent }).pluck('actie');
    expect(actions).toEqual(expect.arrayContaining(['totp.aan', 'totp.herstelcodes']));
  });

  it('lets the office reach nothing else before it is set up, and never be switched off', async () => {
    const { superadmin, een: one } = kit.scholen;
    const first = await kit.agent.post('/api/auth').send({ gebruikersnaam: 'super', wachtwoord: old() }).expect(200);
    expect(first.body.tweestaps).toBe('verplicht');
    const early = await kit
      .as(first.body.token)
      .get(`/api/admins/${one.adminId}/groepen`)
      .set('X-Reden', 'hulpvraag')
      .expect(428);
    expect(early.body.code).toBe('TOTP_INSTELLEN');
    const super_ = kit.as(await kit.token('super'));
    await super_.get(`/api/admins/${one.adminId}/groepen`).set('X-Reden', 'hulpvraag').expect(200);
    await super_.patch(own(superadmin), { huidigWachtwoord: old(), totp: false }).expect(409);
  });

  it('slows down who guesses codes to move it', async () => {
    const { superadmin } = kit.scholen;
    const me = kit.as(await kit.token('super'));
    const guess = () => me.post(own(superadmin, 'totp/resets'), { huidigWachtwoord: old(), code: '123456' });
    const out: number[] = [];
    for (let nr = 0; nr < 6; nr += 1) out.push((await guess()).status);
    expect(out).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('moves to another telephone with a code that stands in for the old one, and is then set up anew', async () => {
    const { een: one, superadmin } = kit.scholen;
    const sup = await kit.token('super');
    const away = await kit.token('super');
    const me = kit.as(sup);
    const reset = (body: object) => me.post(own(superadmin, 'totp/resets'), body);
    const { body: fresh } = await me
      .post(own(superadmin, 'totp/herstelcodes'), { huidigWachtwoord: old() })
      .expect(200);
    const [first = '', second = ''] = fresh.codes;
    expect((await reset({ huidigWachtwoord: 'fout', code: first }).expect(400)).body.velden).toEqual({
      huidigWachtwoord: 'onbekend',
    });
    expect((await reset({ huidigWachtwoord: old(), code: 'BCDF-GHJK-MNPQ' }).expect(400)).body).toMatchObject({
      velden: { code: 'onbekend' },
      message: expect.stringContaining('code'),
    });
    expect((await reset({ huidigWachtwoord: old() }).expect(400)).body.velden).toEqual({ code: 'verplicht' });
    await reset({ huidigWachtwoord: old(), code: first }).expect(204);
    await reset({ huidigWachtwoord: old(), code: second }).expect(409);

    // The other session is over, this one reaches only the page that sets it up, and the old codes count no longer.
    await kit.as(away).get('/api/users/mij').expect(401);
    const shut = await me.get(`/api/admins/${one.adminId}/groepen`).set('X-Reden', 'hulpvraag').expect(428);
    expect(shut.body.code).toBe('TOTP_INSTELLEN');
    const { body: newOne } = await me.post(own(superadmin, 'totp'), { huidigWachtwoord: old() }).expect(200);
    await me.put(own(superadmin, 'totp'), { code: code(newOne.geheim) }).expect(200);
    kit.klok.ahead(30_000);
    const login = (totp: string) =>
      kit.agent.post('/api/auth').send({ gebruikersnaam: 'super', wachtwoord: old(), totp });
    await login(second).expect(401);
    await login(code(newOne.geheim)).expect(200);
    const rows = await db()('audit').where({ admin_id: kit.scholen.kantoorId, wie: superadmin, actie: 'totp.opnieuw' });
    expect(rows).toHaveLength(1);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
