import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { startIdentityProvider, type IdentityProvider, type SchoolUser } from '../../test/identity-provider.ts';
import { mailsTo } from '../../test/site.ts';
import { createSsoVisitor, type Returned } from '../../test/sso-visitor.ts';
import { accountEndpoints } from '../account/account.contract.ts';
import { ownSsoEndpoints, tokenPairSchema } from './sso.contract.ts';

const BASE = 'http://taaltocht.test';
const PEOPLE: SchoolUser[] = [
  { id: 'docent', name: 'Marit', employee: true, brin: '11ZZ' },
  { id: 'collega', name: 'Chris', employee: true, brin: '11ZZ' },
  { id: 'tweede', name: 'Tine', employee: true, brin: '11ZZ03' },
  { id: 'enige', name: 'Ed', employee: true, brin: '11ZZ' },
  { id: 'ver', name: 'Vera', employee: true, brin: '33XX' },
  { id: 'kind', name: 'Zoé', brin: '11ZZ' },
  { id: 'los', name: 'Lo', employee: true },
];

let kit: ApiKit;
let school: IdentityProvider;
const map = mkdtempSync(join(tmpdir(), 'taaltocht-sso-uitnodiging-'));
const db = () => kit.server.database.knex;

beforeAll(async () => {
  school = await startIdentityProvider({ port: 0, users: PEOPLE, redirects: [`${BASE}/api/auth/sso/callback`] });
  const file = join(map, 'sso.json');
  const service = { issuer: school.issuer, clientId: 'taaltocht', scope: 'openid entree' };
  writeFileSync(file, JSON.stringify([{ id: 'school', naam: 'Schoolaccount', soort: 'entree', ...service }]));
  kit = await startKit({ env: { SSO_FILE: file, BASE_URL: BASE } });
  const { adminId, docent } = kit.scholen.een;
  await db()('admins').where({ id: adminId }).update({ brin: '11ZZ' });
  const known = { issuer: school.issuer, subject: 'docent', admin_id: adminId, gebruiker_id: docent };
  await db()('sso_koppelingen').insert({ ...known, gekoppeld_op: new Date(kit.klok.now()) });
});
afterAll(async () => {
  await kit.stop();
  await school.stop();
  rmSync(map, { recursive: true, force: true });
});

const { visit } = createSsoVisitor(() => kit.agent, BASE);
const codeOf = ({ page }: Returned): string => page.searchParams.get('auth_code') ?? '';
const exchange = (code: string, proof: string) =>
  kit.agent.get('/api/auth/token').query({ auth_code: code, code_verifier: proof });
async function signIn(who: string) {
  const back = await visit(who);
  return tokenPairSchema.parse((await exchange(codeOf(back), back.proof).expect(200)).body);
}
const NAME = { voornaam: 'Chris', achternaam: "d'Haene", akkoord: true };
async function invite(email: string, part: object = {}): Promise<string> {
  const boss = kit.as(await kit.token('beheer.een'));
  const body = { emails: [email], rol: 'docent', groepIds: [kit.scholen.een.groepB], ...part };
  await boss.post(`/api/admins/${kit.scholen.een.adminId}/uitnodigingen`, body).expect(201);
  const [mail] = await mailsTo(kit, email);
  return /uitnodiging\/([\w-]+)/.exec(mail?.tekst ?? '')?.[1] ?? '';
}
const accept = (back: Returned, body: object) =>
  kit.agent.post('/api/auth/sso/acceptaties').set('Cookie', back.after).send(body);
const own = '/app/auth/uitnodiging';

it('S1: takes the invitation with the account of the school, and comes in with it from then on', async () => {
  const token = await invite('chris@school.test');
  const back = await visit('collega', 'school', own);
  expect(back.page.searchParams.get('return')).toBe(own);
  const { body } = await accept(back, { ...NAME, token }).expect(201);
  const pair = tokenPairSchema.parse((await exchange(body.auth_code, back.proof).expect(200)).body);
  expect(decodeJwt(pair.access_token)).toMatchObject({ role: 'docent', adminId: kit.scholen.een.adminId });
  const groepen = await db()('docent_groepen').where({ gebruiker_id: decodeJwt(pair.access_token)['_id'] });
  expect(groepen.map(({ groep_id: id }) => id)).toEqual([kit.scholen.een.groepB]);
  const again = await signIn('collega');
  expect(decodeJwt(again.access_token)['_id']).toBe(decodeJwt(pair.access_token)['_id']);
  await accept(await visit('tweede', 'school', own), { ...NAME, token }).expect(410);
});

it('has no password until one is asked for by mail, and gets a user name that is free', async () => {
  const token = await invite('chris.twee@school.test');
  const back = await visit('tweede', 'school', own);
  const { body } = await accept(back, { ...NAME, token }).expect(201);
  const { access_token: access } = (await exchange(body.auth_code, back.proof).expect(200)).body;
  const user = await db()('gebruikers')
    .where({ id: decodeJwt(access)['_id'] })
    .first();
  expect(user).toMatchObject({ gebruikersnaam: 'chris.dhaene2', wachtwoord_hash: null });
  await kit.agent.post('/api/auth').send({ gebruikersnaam: 'chris.dhaene2', wachtwoord: '' }).expect(400);
  await kit.agent.post('/api/auth').send({ gebruikersnaam: 'chris.dhaene2', wachtwoord: 'iets' }).expect(401);
  await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker: 'chris.dhaene2' }).expect(202);
  // Looked up behind the answer.
  await expect
    .poll(async () => (await mailsTo(kit, 'chris.twee@school.test'))[0]?.onderwerp)
    .toContain('Nieuw wachtwoord');
});

it('keeps the only way in: the school account is let go only after a password was set', async () => {
  const token = await invite('enige@school.test');
  const back = await visit('enige', 'school', own);
  const { body } = await accept(back, { ...NAME, token }).expect(201);
  const { access_token: access } = (await exchange(body.auth_code, back.proof).expect(200)).body;
  const me = kit.as(access);
  const userId = String(decodeJwt(access)['_id']);
  const account = () => me.call(accountEndpoints.find, { params: { userId } });
  const unlink = () => me.request(ownSsoEndpoints.unlink, { params: { userId, aanbieder: 'school' } });
  expect(await account()).toMatchObject({ hasPassword: false });
  const refused = await unlink().expect(409);
  expect(refused.body.message).toContain('Stel eerst een wachtwoord in.');
  await signIn('enige');
  const { wachtwoord_hash: hash } = await db()('gebruikers').where({ id: kit.scholen.een.docent }).first();
  await db()('gebruikers').where({ id: userId }).update({ wachtwoord_hash: hash });
  expect(await account()).toMatchObject({ hasPassword: true });
  await unlink().expect(204);
  expect(codeOf(await visit('enige'))).toBe('');
});

it('is refused with the account of a pupil, of another school, or of somebody who is here already', async () => {
  const token = await invite('nee@school.test');
  const before = await db()('gebruikers').count();
  const child = await accept(await visit('kind', 'school', own), { ...NAME, token }).expect(409);
  expect(child.body.message).toContain('schoolaccount van een leerling');
  const wrong = await accept(await visit('ver', 'school', own), { ...NAME, token }).expect(409);
  expect(wrong.body.message).toContain('andere school');
  // Somebody whom we know is not unknown, so there is nothing to accept with.
  const known = await visit('docent', 'school', own);
  expect(codeOf(known)).not.toBe('');
  await accept(known, { ...NAME, token }).expect(410);
  expect(await db()('gebruikers').count()).toEqual(before);
  await kit.agent.get(`/api/uitnodigingen/tokens/${token}`).expect(200);
});

it('needs a visit, a link that counts, a name and consent', async () => {
  const token = await invite('velden@school.test');
  const back = await visit('los', 'school', own);
  await accept({ ...back, after: '' }, { ...NAME, token }).expect(410);
  await accept(back, { ...NAME, token: 'verzonnen' }).expect(410);
  const { body } = await accept(back, { voornaam: '', achternaam: 'x<y', akkoord: false, token }).expect(400);
  expect(body.velden).toEqual({ voornaam: 'verplicht', achternaam: 'formaat', akkoord: 'kies' });
  kit.klok.ahead(31 * 86_400_000);
  const late = await visit('los', 'school', own);
  expect((await accept(late, { ...NAME, token }).expect(410)).body.code).toBe('UITNODIGING_VERLOPEN');
});
