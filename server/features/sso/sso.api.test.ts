import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEckSeal } from '../../platform/auth/eck.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { startIdentityProvider, type IdentityProvider, type SchoolUser } from '../../test/identity-provider.ts';
import { challengeOf, createSsoVisitor, proofOf, type Returned } from '../../test/sso-visitor.ts';
import {
  leerlingSsoEndpoints,
  ownSsoEndpoints,
  ssoEndpoints as sso,
  tokenPairSchema,
  type TokenPair,
} from './sso.contract.ts';

const BASE = 'http://taaltocht.test';
const CALLBACK = `${BASE}/api/auth/sso/callback`;
const PEOPLE: SchoolUser[] = [
  { id: 'docent', name: 'Marit', employee: true, brin: '11ZZ' },
  { id: 'kind', name: 'Zoé', brin: '11ZZ03', eckId: 'eck-een' },
  { id: 'vreemd', name: 'Wie', brin: '11ZZ', eckId: 'eck-onbekend' },
  { id: 'nieuw', name: 'Noor', brin: '11ZZ' },
  { id: 'elders', name: 'Eva', brin: '22YY' },
];

let kit: ApiKit;
let school: IdentityProvider;
let other: IdentityProvider;
const map = mkdtempSync(join(tmpdir(), 'taaltocht-sso-'));
const db = () => kit.server.database.knex;

beforeAll(async () => {
  school = await startIdentityProvider({ port: 0, users: PEOPLE, redirects: [CALLBACK] });
  other = await startIdentityProvider({
    port: 0,
    users: [{ id: 'docent', name: 'Een ander' }],
    redirects: [CALLBACK],
  });
  const file = join(map, 'sso.json');
  const scope = 'openid entree';
  writeFileSync(
    file,
    JSON.stringify([
      { id: 'school', naam: 'Schoolaccount', soort: 'entree', issuer: school.issuer, clientId: 'taaltocht', scope },
      { id: 'ander', naam: 'Andere dienst', issuer: other.issuer, clientId: 'taaltocht', scope },
      { id: 'weg', naam: 'Dienst die weg is', issuer: 'http://localhost:9', clientId: 'taaltocht' },
    ]),
  );
  kit = await startKit({ env: { SSO_FILE: file, BASE_URL: BASE } });
  const schools = kit.scholen;
  await db()('admins').where({ id: schools.een.adminId }).update({ brin: '11ZZ' });
  await db()('admins').where({ id: schools.twee.adminId }).update({ brin: '22YY' });
  const { enc, hmac } = loadEckSeal(kit.env.DATA_DIR).seal('eck-een');
  for (const { adminId, leerling } of [schools.een, schools.twee])
    await db()('leerling_eck').insert({
      admin_id: adminId,
      leerling_id: leerling,
      eck_enc: Buffer.from(enc, 'hex'),
      eck_hmac: hmac,
    });
  await link('docent', schools.een.docent);
});
afterAll(async () => {
  await kit.stop();
  await Promise.all([school.stop(), other.stop()]);
  rmSync(map, { recursive: true, force: true });
});

const link = (subject: string, id: string, issuer = school.issuer) =>
  db()('sso_koppelingen').insert({
    issuer,
    subject,
    admin_id: kit.scholen.een.adminId,
    gebruiker_id: id,
    gekoppeld_op: new Date(kit.klok.now()),
  });
const { begin, signInThere, comeBack, visit } = createSsoVisitor(() => kit.agent, BASE);
const codeOf = ({ page }: Returned): string => page.searchParams.get('auth_code') ?? '';
const exchange = (code: string, proof: string) =>
  kit.agent.get('/api/auth/token').query({ auth_code: code, code_verifier: proof });
async function signIn(who: string): Promise<TokenPair> {
  const back = await visit(who);
  return tokenPairSchema.parse((await exchange(codeOf(back), back.proof).expect(200)).body);
}

describe('S1: who is known comes in', () => {
  it('as an employee that was linked', async () => {
    const { access_token, refresh_token } = await signIn('docent');
    const school1 = kit.scholen.een;
    expect(decodeJwt(access_token)).toMatchObject({ _id: school1.docent, role: 'docent', adminId: school1.adminId });
    const { iat: since = 0, exp } = decodeJwt(access_token);
    expect(exp).toBe(since + 15 * 60);
    expect(decodeJwt(refresh_token).exp).toBe(since + 8 * 3600);
    const { exp: end, ...user } = await kit.as(access_token).call(sso.user, {});
    expect(user).toEqual({ _id: school1.docent, role: 'docent', adminId: school1.adminId });
    expect(Math.abs(end - since - 12 * 3600)).toBeLessThanOrEqual(1);
    await kit.as(access_token).get('/api/users/mij').expect(200);
    await kit.as(refresh_token).get('/api/users/mij').expect(401);
  });

  it('S8: as a pupil by the ECK iD, where two schools know it the school decides, and once is enough', async () => {
    expect(decodeJwt((await signIn('kind')).access_token)['_id']).toBe(kit.scholen.een.leerling);
    await db()('leerling_eck').delete();
    expect(decodeJwt((await signIn('kind')).access_token)['_id']).toBe(kit.scholen.een.leerling);
  });

  it('lists the services, and takes a body as well as a query', async () => {
    const { items } = await kit.as('').call(sso.providers, {});
    expect(items.map(({ id }) => id)).toEqual(['school', 'ander', 'weg']);
    const back = await visit('docent');
    await kit.agent
      .post('/api/auth/token')
      .send({ auth_code: codeOf(back), code_verifier: back.proof })
      .expect(200);
  });
});

describe('codes', () => {
  it('S2: a second use is refused and ends the session of the first', async () => {
    const back = await visit('docent');
    const { body } = await exchange(codeOf(back), back.proof).expect(200);
    expect((await kit.as(body.access_token).get('/api/users/mij')).status).toBe(200);
    expect((await exchange(codeOf(back), back.proof)).status).toBe(400);
    expect((await kit.as(body.access_token).get('/api/users/mij')).status).toBe(401);
    expect((await kit.as(body.refresh_token).request(sso.refresh, {})).status).toBe(401);
  });

  it('S3: another verifier is refused and spends the code', async () => {
    const back = await visit('docent');
    expect((await exchange(codeOf(back), proofOf())).status).toBe(400);
    expect((await exchange(codeOf(back), back.proof)).status).toBe(400);
  });

  it('S4: after 61 seconds it is too late', async () => {
    const back = await visit('docent');
    kit.klok.ahead(61_000);
    expect((await exchange(codeOf(back), back.proof)).status).toBe(400);
  });

  it('gives one of two browsers that come at once the tokens, and then takes them back', async () => {
    const back = await visit('docent');
    const both = await Promise.all([exchange(codeOf(back), back.proof), exchange(codeOf(back), back.proof)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const { access_token } = tokenPairSchema.parse(both.find(({ status }) => status === 200)?.body);
    expect((await kit.as(access_token).get('/api/users/mij')).status).toBe(401);
  });
});

describe('answers that are not for this visit', () => {
  it.each(['state', 'code'])('S5: a tampered %s is 400, nobody comes in, and it is on record', async (field) => {
    const before = await db()('audit').where({ actie: 'sso.geweigerd' });
    const began = await begin();
    const back = new URL(await signInThere(began.address, 'docent'));
    back.searchParams.set(field, 'x'.repeat(20));
    const answer = await kit.agent.get(`${back.pathname}${back.search}`).set('Cookie', began.cookie).expect(400);
    expect(answer.headers['refresh']).toBe('0;url=/app/auth/login-sso?fout=antwoord');
    expect(await db()('audit').where({ actie: 'sso.geweigerd' })).toHaveLength(before.length + 1);
  });

  it('S5: a nonce that is not the one of the visit is 400, and it is on record', async () => {
    const before = await db()('audit').where({ actie: 'sso.geweigerd' });
    const people = await db()('gebruikers').count();
    const began = await begin();
    began.address.searchParams.set('nonce', 'x'.repeat(20));
    const back = new URL(await signInThere(began.address, 'docent'));
    await kit.agent.get(`${back.pathname}${back.search}`).set('Cookie', began.cookie).expect(400);
    expect(await db()('audit').where({ actie: 'sso.geweigerd' })).toHaveLength(before.length + 1);
    expect(await db()('gebruikers').count()).toEqual(people);
  });

  it('an answer brought to another browser, or too late, begins anew', async () => {
    const began = await begin();
    const back = await signInThere(began.address, 'docent');
    const foreign = await comeBack({ ...began, cookie: '' }, back);
    expect(foreign.page.searchParams.get('fout')).toBe('verlopen');
    kit.klok.ahead(11 * 60_000);
    expect((await comeBack(began, back)).page.searchParams.get('fout')).toBe('verlopen');
  });

  it('of somebody else cannot be finished with the cookie of this one', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const back = new URL(await signInThere(theirs.address, 'docent'));
    const { status } = await kit.agent.get(`${back.pathname}${back.search}`).set('Cookie', mine.cookie);
    expect(status).toBe(400);
  });

  it('cancelled, and a service that is down, are told apart', async () => {
    expect((await visit('')).page.searchParams.get('fout')).toBe('afgebroken');
    const { headers } = await kit.agent
      .get('/api/auth/sso/start')
      .query({ idp: 'weg', code_challenge: challengeOf(proofOf()) })
      .expect(303);
    expect(headers['location']).toBe('/app/auth/login-sso?fout=aanbieder');
  });

  it.each([
    [{ idp: 'school', code_challenge: 'kort' }, 400],
    [{ idp: 'onbekend', code_challenge: challengeOf(proofOf()) }, 404],
    [{ code_challenge: challengeOf(proofOf()) }, 400],
  ])('no visit begins with %j', async (query, refused) => {
    const { status } = await kit.agent.get('/api/auth/sso/start').query(query);
    expect(status).toBe(refused);
  });

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/a\\b', 'javascript:1', '/a\nb'])(
    'S12: %j is no way back',
    async (path) => {
      expect((await visit('docent', 'school', path)).page.searchParams.get('return')).toBe('/');
    },
  );

  it('keeps a path of ours', async () => {
    const back = await visit('docent', 'school', '/admins/x?y=1');
    expect(back.page.searchParams.get('return')).toBe('/admins/x?y=1');
    expect(back.page.origin).toBe(BASE);
  });
});

describe('who is not known yet', () => {
  it('S6: the same name at another service is somebody else', async () => {
    const back = await visit('docent', 'ander');
    expect(back.page.searchParams.get('fout')).toBe('koppelen');
    expect(codeOf(back)).toBe('');
  });

  it('S7: an unknown ECK iD makes no account', async () => {
    const before = await db()('gebruikers').count();
    expect((await visit('vreemd')).page.searchParams.get('fout')).toBe('koppelen');
    expect(await db()('gebruikers').count()).toEqual(before);
  });

  const redeem = (back: Returned, koppelcode: string) =>
    kit.agent.post('/api/auth/sso/koppelingen').set('Cookie', back.after).send({ koppelcode });

  it('is linked once with the code of a teacher, and known from then on', async () => {
    const school1 = kit.scholen.een;
    const docent = kit.as(await kit.token('docent.een'));
    const params = { adminId: school1.adminId };
    const { items } = await docent.call(leerlingSsoEndpoints.createCodes, {
      params,
      body: { leerlingIds: [school1.leerling, school1.imagesLeerling] },
    });
    expect(items.map(({ leerlingId }) => leerlingId)).toEqual([school1.leerling, school1.imagesLeerling]);
    const koppelcode = items[1]?.koppelcode ?? '';
    expect(koppelcode).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    const back = await visit('nieuw');
    const { body } = await redeem(back, koppelcode.toLowerCase().replace('-', ' ')).expect(200);
    const pair = tokenPairSchema.parse((await exchange(body.auth_code, back.proof).expect(200)).body);
    expect(decodeJwt(pair.access_token)['_id']).toBe(school1.imagesLeerling);
    expect(decodeJwt((await signIn('nieuw')).access_token)['_id']).toBe(school1.imagesLeerling);
    await redeem(await visit('vreemd'), koppelcode).expect(410);
  });

  it('is not linked without a visit, with a code of another school, or with one of yesterday', async () => {
    const school1 = kit.scholen.een;
    const docent = kit.as(await kit.token('docent.een'));
    const params = { adminId: school1.adminId };
    const other = kit.scholen.twee.leerling;
    const body = { leerlingIds: [school1.leerling, other] };
    await docent.request(leerlingSsoEndpoints.createCodes, { params, body }).expect(404);
    // A class of sixty is one request, so what it is refused for is that nobody is there.
    const sixty = { leerlingIds: Array.from({ length: 60 }, () => other) };
    await docent.request(leerlingSsoEndpoints.createCodes, { params, body: sixty }).expect(404);
    const { items } = await docent.call(leerlingSsoEndpoints.createCodes, {
      params,
      body: { leerlingIds: [school1.leerling] },
    });
    const koppelcode = items[0]?.koppelcode ?? '';
    await redeem({ ...(await visit('vreemd')), after: '' }, koppelcode).expect(410);
    const refused = await redeem(await visit('elders'), koppelcode).expect(409);
    expect(refused.body.message).toContain('andere school');
    kit.klok.ahead(24 * 3_600_000 + 1);
    await redeem(await visit('vreemd'), koppelcode).expect(410);
    await redeem(await visit('vreemd'), 'kort').expect(400);
  });

  it('links itself with a code behind the own password, and takes it back', async () => {
    const school1 = kit.scholen.een;
    const me = kit.as(await kit.token('docent.een'));
    const params = { userId: school1.docent };
    await me.request(ownSsoEndpoints.createCode, { params, body: { huidigWachtwoord: 'mis' } }).expect(400);
    const { koppelcode } = await me.call(ownSsoEndpoints.createCode, {
      params,
      body: { huidigWachtwoord: kit.scholen.wachtwoord },
    });
    const back = await visit('docent', 'ander');
    await redeem(back, koppelcode).expect(200);
    const { aanbieders } = await me.call(ownSsoEndpoints.list, { params });
    expect(aanbieders.map((one) => [one.id, one.gekoppeldOp !== null])).toEqual([
      ['school', true],
      ['ander', true],
      ['weg', false],
    ]);
    await me.request(ownSsoEndpoints.unlink, { params: { ...params, aanbieder: 'ander' } }).expect(204);
    await me.request(ownSsoEndpoints.unlink, { params: { ...params, aanbieder: 'ander' } }).expect(404);
    expect((await visit('docent', 'ander')).page.searchParams.get('fout')).toBe('koppelen');
    await me.request(ownSsoEndpoints.list, { params: { userId: school1.leerling } }).expect(404);
  });

  it('stops guessing', async () => {
    const back = await visit('vreemd');
    const statuses: number[] = [];
    for (let nr = 0; nr < 12; nr += 1) statuses.push((await redeem(back, `BCDFGH${22 + nr}`.slice(0, 8))).status);
    expect(statuses).toContain(410);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('sessions', () => {
  it('S9: each refresh token renews once; a copy ends the session', async () => {
    const first = await signIn('docent');
    const second = await kit.as(first.refresh_token).call(sso.refresh, {});
    expect((await kit.as(second.access_token).get('/api/users/mij')).status).toBe(200);
    expect((await kit.as(first.refresh_token).request(sso.refresh, {})).status).toBe(401);
    expect((await kit.as(second.access_token).get('/api/users/mij')).status).toBe(401);
    expect((await kit.as(second.refresh_token).request(sso.refresh, {})).status).toBe(401);
  });

  it('lasts twelve hours at most, however often it is renewed', async () => {
    let pair = await signIn('docent');
    const begun = kit.klok.now();
    while (kit.klok.now() - begun < 12 * 3_600_000 - 60_000) {
      kit.klok.ahead(14 * 60_000);
      if (kit.klok.now() - begun >= 12 * 3_600_000) break;
      pair = await kit.as(pair.refresh_token).call(sso.refresh, {});
      expect((await kit.as(pair.access_token).get('/api/users/mij')).status).toBe(200);
    }
    kit.klok.ahead(14 * 60_000);
    expect((await kit.as(pair.refresh_token).request(sso.refresh, {})).status).toBe(401);
  });

  it('does not renew one that was left alone, or with a token of the other kind', async () => {
    const { access_token, refresh_token } = await signIn('docent');
    expect((await kit.as(access_token).request(sso.refresh, {})).status).toBe(401);
    expect((await kit.as('').request(sso.refresh, {})).status).toBe(401);
    kit.klok.ahead(31 * 60_000);
    expect((await kit.as(refresh_token).request(sso.refresh, {})).status).toBe(401);
  });

  it('S13: after signing out both tokens are nothing', async () => {
    const { access_token, refresh_token } = await signIn('docent');
    const { headers } = await kit.as(access_token).del('/api/auth/sessies/huidige').expect(204);
    expect(headers['clear-site-data']).toBe('"cache"');
    expect((await kit.as(access_token).get('/api/users/mij')).status).toBe(401);
    expect((await kit.as(refresh_token).request(sso.refresh, {})).status).toBe(401);
  });

  it('S13: who signs out after the access token is over still ends the session, with the one that renews it', async () => {
    const { access_token, refresh_token } = await signIn('docent');
    kit.klok.ahead(16 * 60_000);
    expect((await kit.as(access_token).del('/api/auth/sessies/huidige')).status).toBe(401);
    const { headers } = await kit.as(refresh_token).del('/api/auth/token').expect(204);
    expect(headers['clear-site-data']).toBe('"cache"');
    expect((await kit.as(refresh_token).request(sso.refresh, {})).status).toBe(401);
    expect((await kit.as(access_token).del('/api/auth/token')).status).toBe(401);
    expect((await kit.as('').del('/api/auth/token')).status).toBe(401);
  });

  it('S13: a copy that was used before ends the session as well', async () => {
    const first = await signIn('docent');
    const second = await kit.as(first.refresh_token).call(sso.refresh, {});
    await kit.as(first.refresh_token).del('/api/auth/token').expect(204);
    expect((await kit.as(second.access_token).get('/api/users/mij')).status).toBe(401);
    expect((await kit.as(second.refresh_token).request(sso.refresh, {})).status).toBe(401);
  });

  it('throws old codes away at night', async () => {
    await visit('docent');
    kit.klok.ahead(2 * 86_400_000);
    await kit.night('sso.codes');
    expect(await db()('sso_codes')).toEqual([]);
  });
});
