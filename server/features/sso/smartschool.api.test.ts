/** A Flemish school that signs in with Smartschool: OAuth 2 without OpenID Connect, and parents with an account beside the child's. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { startPlainProvider, type PlainProvider } from '../../test/plain-provider.ts';
import { createSsoVisitor } from '../../test/sso-visitor.ts';
import { tokenPairSchema } from './sso.contract.ts';

const BASE = 'http://taaltocht.test';
const CHILD = { userID: 'u-7', platform: 'regenboog.smartschool.be', name: 'Lotte', surname: 'Peeters' };
const SECRET = 'alleen-voor-deze-test';

let kit: ApiKit;
let service: PlainProvider;
const map = mkdtempSync(join(tmpdir(), 'taaltocht-smartschool-'));
const { begin, comeBack } = createSsoVisitor(() => kit.agent, BASE);

beforeAll(async () => {
  service = await startPlainProvider({
    users: {
      kind: CHILD,
      ouder: { ...CHILD, actualUserName: 'An', actualUserSurname: 'Claes' },
      zelf: { ...CHILD, actualUserName: CHILD.name, actualUserSurname: CHILD.surname },
      elders: { ...CHILD, platform: 'duinroos.smartschool.be' },
      niemand: { name: 'Zonder nummer' },
    },
    clientId: 'taaltocht',
    secret: SECRET,
    redirect: `${BASE}/api/auth/sso/callback`,
  });
  const file = join(map, 'sso.json');
  const own = { soort: 'smartschool', issuer: service.issuer, clientId: 'taaltocht' };
  writeFileSync(
    file,
    JSON.stringify([
      { ...own, id: 'smartschool', naam: 'Smartschool', clientSecretEnv: 'SMARTSCHOOL_SECRET' },
      { ...own, id: 'vals', naam: 'Met een vals geheim', clientSecretEnv: 'SMARTSCHOOL_FALSE' },
    ]),
  );
  vi.stubEnv('SMARTSCHOOL_SECRET', SECRET);
  vi.stubEnv('SMARTSCHOOL_FALSE', 'geraden');
  kit = await startKit({ env: { SSO_FILE: file, BASE_URL: BASE } });
  await kit.server.database.knex('sso_koppelingen').insert({
    issuer: service.issuer,
    subject: `${CHILD.platform}/${CHILD.userID}`,
    admin_id: kit.scholen.een.adminId,
    gebruiker_id: kit.scholen.een.leerling,
    gekoppeld_op: new Date(kit.klok.now()),
  });
});
afterAll(async () => {
  await kit.stop();
  await service.stop();
  vi.unstubAllEnvs();
  rmSync(map, { recursive: true, force: true });
});

/** Where the service sends the browser back to. */
async function signInThere(address: URL, who: string): Promise<string> {
  address.searchParams.set('wie', who);
  const answer = await fetch(address, { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}
async function visit(who: string, idp = 'smartschool') {
  const began = await begin(idp);
  return comeBack(began, await signInThere(began.address, who));
}

it.each(['kind', 'zelf'])('brings a linked child in, by what the service tells of it (%s)', async (who) => {
  const back = await visit(who);
  expect([...back.address.searchParams.keys()].toSorted()).toEqual([
    'client_id',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
    'wie',
  ]);
  const auth_code = back.page.searchParams.get('auth_code') ?? '';
  const { body } = await kit.agent.get('/api/auth/token').query({ auth_code, code_verifier: back.proof }).expect(200);
  const me = await kit.as(tokenPairSchema.parse(body).access_token).get('/api/users/mij').expect(200);
  expect(me.body).toMatchObject({ _id: kit.scholen.een.leerling, role: 'leerling' });
});

it('lets no parent in as the child', async () => {
  expect((await visit('ouder')).page.searchParams.get('fout')).toBe('coaccount');
});

it('takes the same number at another school for somebody else', async () => {
  expect((await visit('elders')).page.searchParams.get('fout')).toBe('koppelen');
});

it('tells apart who cancelled', async () => {
  expect((await visit('wie-dan')).page.searchParams.get('fout')).toBe('afgebroken');
});

it.each([
  ['another state', (back: URL) => back.searchParams.set('state', 'x'.repeat(43))],
  ['another code', (back: URL) => back.searchParams.set('code', 'code-9-kind')],
  ['no code', (back: URL) => back.searchParams.delete('code')],
])('refuses an answer with %s, and writes it down', async (_name, tamper) => {
  const before = await kit.server.database.knex('audit').where({ actie: 'sso.geweigerd' });
  const began = await begin('smartschool');
  const back = new URL(await signInThere(began.address, 'kind'));
  tamper(back);
  await kit.agent.get(`${back.pathname}${back.search}`).set('Cookie', began.cookie).expect(400);
  expect(await kit.server.database.knex('audit').where({ actie: 'sso.geweigerd' })).toHaveLength(before.length + 1);
});

it('refuses an answer without a number of somebody, and a code that the service gives nobody else', async () => {
  for (const [who, idp] of [
    ['niemand', 'smartschool'],
    ['kind', 'vals'],
  ] as const) {
    const began = await begin(idp);
    const back = new URL(await signInThere(began.address, who));
    const { status } = await kit.agent.get(`${back.pathname}${back.search}`).set('Cookie', began.cookie);
    expect(status, who).toBe(400);
  }
});
