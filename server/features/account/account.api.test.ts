import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';

let kit: ApiKit;
const NIEUW = 'paarse olifant danst';
const db = () => kit.server.database.knex;
const eigen = (id: string, deel = 'credentials') => `/api/users/${id}/${deel}`;
const code = (geheim: string) =>
  new TOTP({ secret: Secret.fromBase32(geheim) }).generate({ timestamp: kit.klok.now() });
const oud = () => kit.scholen.wachtwoord;
beforeAll(async () => {
  kit = await startKit();
  await db()('gebruikers')
    .where({ admin_id: kit.scholen.een.adminId, id: kit.scholen.een.schooladmin })
    .update({ email: 'bea@school.test' });
});
afterAll(() => kit.stop());
beforeEach(() => kit.klok.vooruit(60 * 60_000));

describe('the own account', () => {
  it('says at the field that the present password is wrong, and the session stays (B5)', async () => {
    const { een } = kit.scholen;
    const bea = kit.als(await kit.token('beheer.een'));
    const fout = await bea.patch(eigen(een.schooladmin), { huidigWachtwoord: 'fout', wachtwoord: NIEUW }).expect(400);
    expect(fout.body).toMatchObject({
      code: 'HUIDIG_WACHTWOORD_ONJUIST',
      message: 'Je huidige wachtwoord klopt niet.',
      velden: { huidigWachtwoord: 'onbekend' },
    });
    await bea.get('/api/users/mij').expect(200);
  });

  it('changes the password, ends the other sessions only and tells so by mail', async () => {
    const { een } = kit.scholen;
    const [hier, daar] = [kit.als(await kit.token('beheer.een')), kit.als(await kit.token('beheer.een'))];
    await hier.patch(eigen(een.schooladmin), { huidigWachtwoord: oud(), wachtwoord: 'beheer.een2026' }).expect(400);
    await hier.patch(eigen(een.schooladmin), { huidigWachtwoord: oud(), wachtwoord: NIEUW }).expect(200);
    await hier.get('/api/users/mij').expect(200);
    await daar.get('/api/users/mij').expect(401);
    await kit.agent.post('/api/auth').send({ gebruikersnaam: 'beheer.een', wachtwoord: oud() }).expect(401);
    await hier.patch(eigen(een.schooladmin), { huidigWachtwoord: NIEUW, wachtwoord: oud() }).expect(200);
    await kit.server.mail.bezorger?.run();
    expect(
      kit.server.mail.postbus
        ?.mails()
        .filter(({ aan, onderwerp }) => aan === 'bea@school.test' && onderwerp === 'Je wachtwoord is gewijzigd'),
    ).toHaveLength(2);
  });

  it('changes name and address, both of which sign in, and refuses those of somebody else', async () => {
    const { een } = kit.scholen;
    const dirk = kit.als(await kit.token('docent.een'));
    const bezet = await dirk
      .patch(eigen(een.docent), { huidigWachtwoord: oud(), gebruikersnaam: 'Beheer.Een' })
      .expect(400);
    expect(bezet.body.velden).toEqual({ gebruikersnaam: 'bestaat_al' });
    expect(
      (await dirk.patch(eigen(een.docent), { huidigWachtwoord: oud(), email: 'geen adres' }).expect(400)).body.velden,
    ).toEqual({ email: 'email' });
    const { body } = await dirk
      .patch(eigen(een.docent), { huidigWachtwoord: oud(), gebruikersnaam: 'dirk', email: 'dirk@school.test' })
      .expect(200);
    expect(body).toMatchObject({ gebruikersnaam: 'dirk', email: 'dirk@school.test', totpAan: false });
    for (const gebruikersnaam of ['dirk', 'DIRK@school.test'])
      await kit.agent.post('/api/auth').send({ gebruikersnaam, wachtwoord: oud() }).expect(200);
    await kit.agent.post('/api/auth').send({ gebruikersnaam: 'docent.een', wachtwoord: oud() }).expect(401);
    await dirk.patch(eigen(een.docent), { huidigWachtwoord: oud(), gebruikersnaam: 'docent.een' }).expect(200);
  });

  it("is one's own: another id does not exist, pupils have none", async () => {
    const { een } = kit.scholen;
    const dirk = kit.als(await kit.token('docent.een'));
    await dirk.get(eigen(een.schooladmin)).expect(404);
    await dirk.patch(eigen(een.schooladmin), { huidigWachtwoord: oud(), wachtwoord: NIEUW }).expect(404);
    await dirk.get(eigen(een.schooladmin, 'sessies')).expect(404);
    expect((await kit.als(await kit.token('zoé.een')).get(eigen(een.leerling))).status).toBe(403);
  });

  it('slows guessing of the present password down', async () => {
    const { twee } = kit.scholen;
    const dirk = kit.als(await kit.token('docent.twee'));
    for (let keer = 0; keer < 5; keer += 1)
      await dirk.patch(eigen(twee.docent), { huidigWachtwoord: 'gok' }).expect(400);
    expect((await dirk.patch(eigen(twee.docent), { huidigWachtwoord: oud() })).status).toBe(429);
  });
});

describe('the list of sessions', () => {
  it('names the device and ends one or all others', async () => {
    const { een } = kit.scholen;
    const chrome = { 'User-Agent': 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };
    await db()('sessies').where({ admin_id: een.adminId }).delete();
    const inlog = async () =>
      String(
        (
          await kit.agent
            .post('/api/auth')
            .set(chrome)
            .send({ gebruikersnaam: 'docent.een', wachtwoord: oud() })
            .expect(200)
        ).body.token,
      );
    const [a, b, c] = [await inlog(), await inlog(), await inlog()];
    const { body } = await kit.als(a).get(eigen(een.docent, 'sessies')).expect(200);
    expect(body.items).toHaveLength(3);
    expect(body.items.filter((rij: { huidig: boolean }) => rij.huidig)).toHaveLength(1);
    expect(body.items[0].apparaat).toBe('Chrome op Chromebook');
    const ander = body.items.find((rij: { huidig: boolean }) => !rij.huidig);
    await kit
      .als(a)
      .del(eigen(een.docent, `sessies/${ander.sid}`))
      .expect(204);
    await kit
      .als(a)
      .del(eigen(een.docent, `sessies/${ander.sid}`))
      .expect(404);
    await kit.als(a).del(eigen(een.docent, 'sessies')).expect(204);
    await kit.als(a).get('/api/users/mij').expect(200);
    for (const token of [b, c]) await kit.als(token).get('/api/users/mij').expect(401);
  });

  it('comes with a mail at the first sign-in on a second device', async () => {
    const { een } = kit.scholen;
    const inlog = (koekje?: string) => {
      const vraag = kit.agent
        .post('/api/auth')
        .set('User-Agent', 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')
        .send({ gebruikersnaam: 'beheer.een', wachtwoord: oud() });
      return koekje === undefined ? vraag : vraag.set('Cookie', koekje);
    };
    const meldingen = async () => {
      await kit.server.mail.bezorger?.run();
      return kit.server.mail.postbus
        ?.mails()
        .filter(({ aan, onderwerp }) => aan === 'bea@school.test' && onderwerp.includes('nieuw apparaat')).length;
    };
    await db()('apparaten').where({ admin_id: een.adminId }).delete();
    const voor = await meldingen();
    const eerste = await inlog().expect(200);
    const koekje = String(eerste.headers['set-cookie']);
    expect(koekje).toMatch(/HttpOnly; SameSite=Strict/);
    const kenmerk = koekje.split(';')[0] ?? '';
    await inlog(kenmerk).expect(200);
    expect(await meldingen()).toBe(voor);
    await inlog().expect(200);
    expect(await meldingen()).toBe((voor ?? 0) + 1);
    expect(
      (await kit.agent.post('/api/auth').send({ gebruikersnaam: 'zoé.een', wachtwoord: oud() }).expect(200)).headers[
        'set-cookie'
      ],
    ).toBeUndefined();
  });
});

describe('two-step sign-in', () => {
  it('is offered to staff, put off three times, set up with a code and asked from then on', async () => {
    const { een } = kit.scholen;
    const inlog = (totp?: string) =>
      kit.agent
        .post('/api/auth')
        .send({ gebruikersnaam: 'docent.een', wachtwoord: oud(), ...(totp === undefined ? {} : { totp }) });
    const eerste = await inlog().expect(200);
    expect(eerste.body.tweestaps).toBe('aanbod');
    const dirk = kit.als(eerste.body.token);
    for (const over of [2, 1, 0])
      expect((await dirk.post(eigen(een.docent, 'totp/uitstel'), {}).expect(200)).body.uitstelOver).toBe(over);
    await dirk.post(eigen(een.docent, 'totp/uitstel'), {}).expect(409);
    expect((await inlog().expect(200)).body.tweestaps).toBeUndefined();

    await dirk.post(eigen(een.docent, 'totp'), { huidigWachtwoord: 'fout' }).expect(400);
    const { body: nieuw } = await dirk.post(eigen(een.docent, 'totp'), { huidigWachtwoord: oud() }).expect(200);
    expect(nieuw.qr.pad.length).toBeGreaterThan(500);
    const rij = await db()('gebruikers').where({ admin_id: een.adminId, id: een.docent }).first('totp_geheim');
    expect(rij.totp_geheim.toString('utf8')).not.toContain(nieuw.geheim);
    await inlog().expect(200); // not on before the proof
    await dirk.put(eigen(een.docent, 'totp'), { code: '000000' }).expect(400);
    const bewijs = code(nieuw.geheim);
    await dirk.put(eigen(een.docent, 'totp'), { code: `${bewijs.slice(0, 3)} ${bewijs.slice(3)}` }).expect(204);

    expect((await inlog().expect(428)).body.code).toBe('TOTP_NODIG');
    expect((await inlog(bewijs).expect(401)).body.message).toContain('al gebruikt');
    kit.klok.vooruit(30_000);
    const volgende = code(nieuw.geheim);
    expect((await inlog(volgende).expect(200)).body.tweestaps).toBeUndefined();
    await inlog(volgende).expect(401);
    await kit.agent.post('/api/auth').send({ gebruikersnaam: 'docent.een', wachtwoord: 'fout' }).expect(401);
    await dirk.patch(eigen(een.docent), { huidigWachtwoord: oud(), totp: false }).expect(200);
    kit.klok.vooruit(60 * 60_000);
    await inlog().expect(200);
  });

  it('lets the office reach nothing else before it is set up, and never be switched off', async () => {
    const { superadmin, een } = kit.scholen;
    const eerste = await kit.agent.post('/api/auth').send({ gebruikersnaam: 'super', wachtwoord: oud() }).expect(200);
    expect(eerste.body.tweestaps).toBe('verplicht');
    const vroeg = await kit
      .als(eerste.body.token)
      .get(`/api/admins/${een.adminId}/groepen`)
      .set('X-Reden', 'hulpvraag')
      .expect(428);
    expect(vroeg.body.code).toBe('TOTP_INSTELLEN');
    const super_ = kit.als(await kit.token('super'));
    await super_.get(`/api/admins/${een.adminId}/groepen`).set('X-Reden', 'hulpvraag').expect(200);
    await super_.patch(eigen(superadmin), { huidigWachtwoord: oud(), totp: false }).expect(409);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
