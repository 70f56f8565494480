import { createHmac } from 'node:crypto';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, importSPKI, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { PLAATJES_GOED } from '../../test/bouw.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

const MINUUT = 60_000;
const login = (body: object) => kit.agent.post('/api/auth').send(body);

describe('signing in', () => {
  it('gives a docent an RS512 token that the public key verifies', async () => {
    const { body } = await login({ gebruikersnaam: 'docent.een', wachtwoord: kit.scholen.wachtwoord }).expect(200);
    const pem = await kit.agent.get('/api/auth/public-key').expect(200);
    const sleutel = await importSPKI(pem.text, 'RS512');
    const { payload } = await jwtVerify(body.token, sleutel, { algorithms: ['RS512'] });
    expect(decodeProtectedHeader(body.token).alg).toBe('RS512');
    expect(payload).toMatchObject({ _id: kit.scholen.een.docent, role: 'docent', adminId: kit.scholen.een.adminId });
    expect(Date.parse(String(payload['expires_in']))).toBe((payload.exp ?? 0) * 1000);
  });

  it('leaves adminId out for a leerling and answers who somebody is', async () => {
    const token = await kit.token('zoé.een');
    expect(decodeJwt(token)['adminId']).toBeUndefined();
    const { body } = await kit.als(token).get('/api/users/mij').expect(200);
    expect(body).toMatchObject({ _id: kit.scholen.een.leerling, role: 'leerling', locale: 'nl-NL', naam: 'Zoé Proef' });
    expect(body.adminId).toBeUndefined();
  });

  it('does not care about accents and capitals in a name', async () => {
    await login({ gebruikersnaam: '  ZOE.een ', wachtwoord: kit.scholen.wachtwoord, schoolcode: 'school1' }).expect(
      200,
    );
    expect(
      (await login({ gebruikersnaam: 'zoé.een', wachtwoord: kit.scholen.wachtwoord, schoolcode: 'SCHOOL2' })).status,
    ).toBe(401);
  });

  it('shows the tiles behind a group code and signs in with three pictures', async () => {
    const { body } = await kit.agent.get(`/api/groepscodes/${kit.scholen.een.codeA.toLowerCase()}`).expect(200);
    expect(body).toEqual({
      groepnaam: 'Groep A',
      leerlingen: [
        { id: kit.scholen.een.plaatjesLeerling, roepnaam: 'Pip', dier: 'vos', soort: 'plaatjes' },
        { id: kit.scholen.een.leerling, roepnaam: 'Zoé', dier: 'vos', soort: 'tekst' },
      ],
    });
    await login({ groepscode: 'AAAAA1', leerlingId: kit.scholen.een.plaatjesLeerling, plaatjes: PLAATJES_GOED }).expect(
      200,
    );
    await login({
      groepscode: 'AAAAA1',
      leerlingId: kit.scholen.een.leerling,
      wachtwoord: kit.scholen.wachtwoord,
    }).expect(200);
    await login({ groepscode: 'AAAAA2', leerlingId: kit.scholen.een.plaatjesLeerling, plaatjes: PLAATJES_GOED }).expect(
      401,
    );
    await kit.agent.get('/api/groepscodes/ZZZZZZ').expect(404);
  });

  it('opens the demo for everybody', async () => {
    const { body } = await kit.agent.post('/api/auth/demo').expect(200);
    expect(decodeJwt(body.token)).toMatchObject({ role: 'demo', _id: kit.scholen.demoId });
  });

  it('says the same for an unknown user and a wrong password', async () => {
    const onbekend = await login({ gebruikersnaam: 'niemand', wachtwoord: 'x' }).expect(401);
    const fout = await login({ gebruikersnaam: 'beheer.een', wachtwoord: 'x' }).expect(401);
    expect(onbekend.body).toEqual(fout.body);
    expect(fout.body).toEqual({ code: 'ONJUIST', message: 'Deze gegevens kloppen niet.' });
  });

  it('marks the fields of an incomplete form', async () => {
    const { body } = await login({ gebruikersnaam: '', wachtwoord: '' }).expect(400);
    expect(body).toMatchObject({
      code: 'ONGELDIGE_INVOER',
      velden: { gebruikersnaam: 'verplicht', wachtwoord: 'verplicht' },
    });
    const plaatjes = await login({
      groepscode: 'AAAAA1',
      leerlingId: kit.scholen.een.leerling,
      plaatjes: ['zon'],
    }).expect(400);
    expect(plaatjes.body.velden).toEqual({ plaatjes: 'kies' });
  });
});

describe('throttling', () => {
  it('stops an account after five misses with growing pauses', async () => {
    for (let i = 0; i < 5; i += 1) await login({ gebruikersnaam: 'docent.twee', wachtwoord: 'mis' }).expect(401);
    const dicht = await login({ gebruikersnaam: 'docent.twee', wachtwoord: kit.scholen.wachtwoord }).expect(429);
    expect(Number(dicht.headers['retry-after'])).toBeGreaterThan(50);
    await login({ gebruikersnaam: 'docent.een', wachtwoord: kit.scholen.wachtwoord }).expect(200);
    kit.klok.vooruit(61_000);
    await login({ gebruikersnaam: 'docent.twee', wachtwoord: 'mis' }).expect(401);
    kit.klok.vooruit(61_000);
    await login({ gebruikersnaam: 'docent.twee', wachtwoord: kit.scholen.wachtwoord }).expect(429);
    kit.klok.vooruit(61_000);
    await login({ gebruikersnaam: 'docent.twee', wachtwoord: kit.scholen.wachtwoord }).expect(200);
  });

  it('pauses a picture tile for one minute and tells the teacher', async () => {
    const tegel = { groepscode: 'AAAAA2', leerlingId: kit.scholen.twee.plaatjesLeerling };
    for (let i = 0; i < 5; i += 1) await login({ ...tegel, plaatjes: ['maan', 'kat', 'bal'] }).expect(401);
    const dicht = await login({ ...tegel, plaatjes: PLAATJES_GOED }).expect(429);
    expect(dicht.body.message).toBe('Even wachten. Vraag je juf of meester.');
    const docent = await kit.token('docent.twee');
    const { body } = await kit.als(docent).get(`/api/admins/${kit.scholen.twee.adminId}/signalen`).expect(200);
    expect(body.items).toContainEqual(
      expect.objectContaining({ soort: 'plaatjes_geblokkeerd', leerlingId: kit.scholen.twee.plaatjesLeerling }),
    );
    kit.klok.vooruit(61_000);
    await login({ ...tegel, plaatjes: PLAATJES_GOED }).expect(200);
  });

  it('lets thirty pupils with two typos each in from one address', async () => {
    for (let i = 0; i < 60; i += 1) await login({ gebruikersnaam: `typfout${i % 30}`, wachtwoord: 'x' }).expect(401);
    expect((await login({ gebruikersnaam: 'bo.een', wachtwoord: kit.scholen.wachtwoord })).status).toBe(200);
  });
});

describe('tokens', () => {
  const pad = '/api/users/mij';

  it('refuses missing, broken and unsigned tokens', async () => {
    expect((await kit.agent.get(pad).expect(401)).body.code).toBe('GEEN_TOKEN');
    expect((await kit.als('abc').get(pad).expect(401)).body.code).toBe('TOKEN_ONGELDIG');
    const echt = decodeJwt(await kit.token('beheer.een'));
    const deel = (o: object) => Buffer.from(JSON.stringify(o)).toString('base64url');
    await kit
      .als(`${deel({ alg: 'none', typ: 'at+jwt' })}.${deel(echt)}.`)
      .get(pad)
      .expect(401);
    const pem = (await kit.agent.get('/api/auth/public-key')).text;
    const kop = `${deel({ alg: 'HS512', typ: 'at+jwt' })}.${deel(echt)}`;
    await kit
      .als(`${kop}.${createHmac('sha512', pem).update(kop).digest('base64url')}`)
      .get(pad)
      .expect(401);
  });

  it('refuses another key, another audience, another kind and a changed payload', async () => {
    const token = await kit.token('beheer.een');
    const inhoud = decodeJwt(token);
    const eigen = createPrivateKey(readFileSync(join(kit.env.DATA_DIR, 'sleutels', 'token.pem'), 'utf8'));
    const vreemd = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const sign = (sleutel: typeof eigen, over: { typ?: string; aud?: string; exp?: number; zonder?: string } = {}) => {
      const { [over.zonder ?? '']: _weg, ...claims } = inhoud;
      return new SignJWT({
        ...claims,
        ...(over.aud === undefined ? {} : { aud: over.aud }),
        ...(over.exp === undefined ? {} : { exp: over.exp }),
      })
        .setProtectedHeader({ alg: 'RS512', typ: over.typ ?? 'at+jwt' })
        .sign(sleutel);
    };
    await kit
      .als(await sign(eigen))
      .get(pad)
      .expect(200);
    await kit
      .als(await sign(vreemd))
      .get(pad)
      .expect(401);
    await kit
      .als(await sign(eigen, { aud: 'ander' }))
      .get(pad)
      .expect(401);
    await kit
      .als(await sign(eigen, { typ: 'rt+jwt' }))
      .get(pad)
      .expect(401);
    expect(
      (
        await kit
          .als(await sign(eigen, { exp: 1000 }))
          .get(pad)
          .expect(401)
      ).body.code,
    ).toBe('TOKEN_VERLOPEN');
    expect(
      (
        await kit
          .als(await sign(eigen, { zonder: 'expires_in' }))
          .get(pad)
          .expect(401)
      ).body.code,
    ).toBe('TOKEN_VERLOPEN');
    const [kop = '', , handtekening = ''] = token.split('.');
    const anders = Buffer.from(JSON.stringify({ ...inhoud, role: 'superadmin' })).toString('base64url');
    await kit.als(`${kop}.${anders}.${handtekening}`).get(pad).expect(401);
  });

  it('keeps the private key for the owner only', () => {
    expect(statSync(join(kit.env.DATA_DIR, 'sleutels', 'token.pem')).mode & 0o777).toBe(0o600);
  });

  it('ends a session at sign-out, after half an hour of silence and after a change of role', async () => {
    const weg = await kit.token('beheer.een');
    const uit = await kit.als(weg).del('/api/auth/sessies/huidige').expect(204);
    expect(uit.headers['clear-site-data']).toBe('"cache"');
    expect((await kit.als(weg).get(pad).expect(401)).body.code).toBe('SESSIE_VERLOPEN');
    const stil = await kit.token('beheer.een');
    kit.klok.vooruit(20 * MINUUT);
    await kit.als(stil).get(pad).expect(200);
    kit.klok.vooruit(20 * MINUUT);
    await kit.als(stil).get(pad).expect(200);
    kit.klok.vooruit(31 * MINUUT);
    await kit.als(stil).get(pad).expect(401);
    const anders = await kit.token('beheer.twee');
    await kit.server.database
      .knex('gebruikers')
      .where({ admin_id: kit.scholen.twee.adminId, id: kit.scholen.twee.schooladmin })
      .update({ role: 'docent' });
    await kit.als(anders).get(pad).expect(401);
  });

  it('never outlives eight hours', async () => {
    const token = await kit.token('zoé.een');
    for (let uur = 0; uur < 9; uur += 1) {
      kit.klok.vooruit(50 * MINUUT);
      await kit.als(token).get(pad).expect(200);
    }
    kit.klok.vooruit(45 * MINUUT);
    expect((await kit.als(token).get(pad)).status).toBe(401);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
