import { createHmac } from 'node:crypto';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, importSPKI, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { CORRECT_IMAGES } from '../../test/build.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

const MINUTE = 60_000;
const login = (body: object) => kit.agent.post('/api/auth').send(body);

describe('signing in', () => {
  it('gives a docent an RS512 token that the public key verifies', async () => {
    const { body } = await login({ gebruikersnaam: 'docent.een', wachtwoord: kit.scholen.wachtwoord }).expect(200);
    const pem = await kit.agent.get('/api/auth/public-key').expect(200);
    const key = await importSPKI(pem.text, 'RS512');
    const { payload } = await jwtVerify(body.token, key, { algorithms: ['RS512'] });
    expect(decodeProtectedHeader(body.token).alg).toBe('RS512');
    expect(payload).toMatchObject({ _id: kit.scholen.een.docent, role: 'docent', adminId: kit.scholen.een.adminId });
    expect(Date.parse(String(payload['expires_in']))).toBe((payload.exp ?? 0) * 1000);
  });

  it('leaves adminId out for a leerling and answers who somebody is', async () => {
    const token = await kit.token('zoé.een');
    expect(decodeJwt(token)['adminId']).toBeUndefined();
    const { body } = await kit.as(token).get('/api/users/mij').expect(200);
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
        { id: kit.scholen.een.imagesLeerling, roepnaam: 'Pip', dier: 'vos', soort: 'plaatjes' },
        { id: kit.scholen.een.leerling, roepnaam: 'Zoé', dier: 'vos', soort: 'tekst' },
      ],
    });
    await login({ groepscode: 'AAAAA1', leerlingId: kit.scholen.een.imagesLeerling, plaatjes: CORRECT_IMAGES }).expect(
      200,
    );
    await login({
      groepscode: 'AAAAA1',
      leerlingId: kit.scholen.een.leerling,
      wachtwoord: kit.scholen.wachtwoord,
    }).expect(200);
    await login({ groepscode: 'AAAAA2', leerlingId: kit.scholen.een.imagesLeerling, plaatjes: CORRECT_IMAGES }).expect(
      401,
    );
    await kit.agent.get('/api/groepscodes/ZZZZZZ').expect(404);
  });

  it('opens the demo for everybody', async () => {
    const { body } = await kit.agent.post('/api/auth/demo').expect(200);
    expect(decodeJwt(body.token)).toMatchObject({ role: 'demo', _id: kit.scholen.demoId });
  });

  it('says the same for an unknown user and a wrong password', async () => {
    const unknown = await login({ gebruikersnaam: 'niemand', wachtwoord: 'x' }).expect(401);
    const error = await login({ gebruikersnaam: 'beheer.een', wachtwoord: 'x' }).expect(401);
    expect(unknown.body).toEqual(error.body);
    expect(error.body).toEqual({ code: 'ONJUIST', message: 'Deze gegevens kloppen niet.' });
  });

  it('marks the fields of an incomplete form', async () => {
    const { body } = await login({ gebruikersnaam: '', wachtwoord: '' }).expect(400);
    expect(body).toMatchObject({
      code: 'ONGELDIGE_INVOER',
      velden: { gebruikersnaam: 'verplicht', wachtwoord: 'verplicht' },
    });
    const images = await login({
      groepscode: 'AAAAA1',
      leerlingId: kit.scholen.een.leerling,
      plaatjes: ['zon'],
    }).expect(400);
    expect(images.body.velden).toEqual({ plaatjes: 'kies' });
  });
});

describe('throttling', () => {
  it('stops an account after five misses with growing pauses', async () => {
    for (let i = 0; i < 5; i += 1) await login({ gebruikersnaam: 'docent.twee', wachtwoord: 'mis' }).expect(401);
    const closed = await login({ gebruikersnaam: 'docent.twee', wachtwoord: kit.scholen.wachtwoord }).expect(429);
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(50);
    await login({ gebruikersnaam: 'docent.een', wachtwoord: kit.scholen.wachtwoord }).expect(200);
    kit.klok.ahead(61_000);
    await login({ gebruikersnaam: 'docent.twee', wachtwoord: 'mis' }).expect(401);
    kit.klok.ahead(61_000);
    await login({ gebruikersnaam: 'docent.twee', wachtwoord: kit.scholen.wachtwoord }).expect(429);
    kit.klok.ahead(61_000);
    await login({ gebruikersnaam: 'docent.twee', wachtwoord: kit.scholen.wachtwoord }).expect(200);
  });

  it('pauses a picture tile for one minute and tells the teacher', async () => {
    const tile = { groepscode: 'AAAAA2', leerlingId: kit.scholen.twee.imagesLeerling };
    for (let i = 0; i < 5; i += 1) await login({ ...tile, plaatjes: ['maan', 'kat', 'bal'] }).expect(401);
    const closed = await login({ ...tile, plaatjes: CORRECT_IMAGES }).expect(429);
    expect(closed.body.message).toBe('Even wachten. Vraag je juf of meester.');
    const docent = await kit.token('docent.twee');
    const { body } = await kit.as(docent).get(`/api/admins/${kit.scholen.twee.adminId}/signalen`).expect(200);
    expect(body.items).toContainEqual(
      expect.objectContaining({ soort: 'plaatjes_geblokkeerd', leerlingId: kit.scholen.twee.imagesLeerling }),
    );
    kit.klok.ahead(61_000);
    await login({ ...tile, plaatjes: CORRECT_IMAGES }).expect(200);
  });

  it('lets thirty pupils with two typos each in from one address', async () => {
    for (let i = 0; i < 60; i += 1) await login({ gebruikersnaam: `typfout${i % 30}`, wachtwoord: 'x' }).expect(401);
    expect((await login({ gebruikersnaam: 'bo.een', wachtwoord: kit.scholen.wachtwoord })).status).toBe(200);
  });
});

describe('tokens', () => {
  const path = '/api/users/mij';

  it('refuses missing, broken and unsigned tokens', async () => {
    expect((await kit.agent.get(path).expect(401)).body.code).toBe('GEEN_TOKEN');
    expect((await kit.as('abc').get(path).expect(401)).body.code).toBe('TOKEN_ONGELDIG');
    const real = decodeJwt(await kit.token('beheer.een'));
    const part = (o: object) => Buffer.from(JSON.stringify(o)).toString('base64url');
    await kit
      .as(`${part({ alg: 'none', typ: 'at+jwt' })}.${part(real)}.`)
      .get(path)
      .expect(401);
    const pem = (await kit.agent.get('/api/auth/public-key')).text;
    const header = `${part({ alg: 'HS512', typ: 'at+jwt' })}.${part(real)}`;
    await kit
      .as(`${header}.${createHmac('sha512', pem).update(header).digest('base64url')}`)
      .get(path)
      .expect(401);
  });

  it('refuses another key, another audience, another kind and a changed payload', async () => {
    const token = await kit.token('beheer.een');
    const content = decodeJwt(token);
    const { kid = '' } = decodeProtectedHeader(token);
    const own = createPrivateKey(readFileSync(join(kit.env.DATA_DIR, 'sleutels', 'token.pem'), 'utf8'));
    const unexpected = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const sign = (
      key: typeof own,
      over: { typ?: string; kid?: string; aud?: string; exp?: number; without?: string } = {},
    ) => {
      const { [over.without ?? '']: _gone, ...claims } = content;
      return new SignJWT({
        ...claims,
        ...(over.aud === undefined ? {} : { aud: over.aud }),
        ...(over.exp === undefined ? {} : { exp: over.exp }),
      })
        .setProtectedHeader({ alg: 'RS512', typ: over.typ ?? 'at+jwt', kid: over.kid ?? kid })
        .sign(key);
    };
    await kit
      .as(await sign(own))
      .get(path)
      .expect(200);
    await kit
      .as(await sign(unexpected))
      .get(path)
      .expect(401);
    await kit
      .as(await sign(own, { kid: 'ander' }))
      .get(path)
      .expect(401);
    await kit
      .as(await sign(own, { aud: 'ander' }))
      .get(path)
      .expect(401);
    await kit
      .as(await sign(own, { typ: 'rt+jwt' }))
      .get(path)
      .expect(401);
    expect(
      (
        await kit
          .as(await sign(own, { exp: 1000 }))
          .get(path)
          .expect(401)
      ).body.code,
    ).toBe('TOKEN_VERLOPEN');
    expect(
      (
        await kit
          .as(await sign(own, { without: 'expires_in' }))
          .get(path)
          .expect(401)
      ).body.code,
    ).toBe('TOKEN_VERLOPEN');
    const [header = '', , signature = ''] = token.split('.');
    const different = Buffer.from(JSON.stringify({ ...content, role: 'superadmin' })).toString('base64url');
    await kit.as(`${header}.${different}.${signature}`).get(path).expect(401);
  });

  it('keeps the private key for the owner only', () => {
    expect(statSync(join(kit.env.DATA_DIR, 'sleutels', 'token.pem')).mode & 0o777).toBe(0o600);
  });

  it('ends a session at sign-out, after half an hour of silence and after a change of role', async () => {
    const gone = await kit.token('beheer.een');
    const out = await kit.as(gone).del('/api/auth/sessies/huidige').expect(204);
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect((await kit.as(gone).get(path).expect(401)).body.code).toBe('SESSIE_VERLOPEN');
    const still = await kit.token('beheer.een');
    kit.klok.ahead(20 * MINUTE);
    await kit.as(still).get(path).expect(200);
    kit.klok.ahead(20 * MINUTE);
    await kit.as(still).get(path).expect(200);
    kit.klok.ahead(31 * MINUTE);
    await kit.as(still).get(path).expect(401);
    const different = await kit.token('beheer.twee');
    await kit.server.database
      .knex('gebruikers')
      .where({ admin_id: kit.scholen.twee.adminId, id: kit.scholen.twee.schooladmin })
      .update({ role: 'docent' });
    await kit.as(different).get(path).expect(401);
  });

  it('never outlives eight hours', async () => {
    const token = await kit.token('zoé.een');
    for (let hour = 0; hour < 9; hour += 1) {
      kit.klok.ahead(50 * MINUTE);
      await kit.as(token).get(path).expect(200);
    }
    kit.klok.ahead(45 * MINUTE);
    expect((await kit.as(token).get(path)).status).toBe(401);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
