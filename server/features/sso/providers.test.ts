import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../platform/env.ts';
import { loadProviders, type Provider } from './providers.ts';

const map = mkdtempSync(join(tmpdir(), 'taaltocht-providers-'));
const file = join(map, 'sso.json');
afterAll(() => rmSync(map, { recursive: true, force: true }));

const SCHOOL = { id: 'school', naam: 'Schoolaccount', issuer: 'https://login.test', clientId: 'taaltocht' };
const EARNEST = { NODE_ENV: 'production', BASE_URL: 'https://taaltocht.test' };

function load(content: unknown, settings: Record<string, string> = {}): Provider[] {
  writeFileSync(file, JSON.stringify(content));
  return loadProviders(readEnv({ NODE_ENV: 'test', SSO_FILE: file, ...settings }), { SECRET: 'geheim' });
}

describe('the sign-in services of a deployment', () => {
  it('are those of the file, with the secret from the environment and the claims of their kind', () => {
    const [plain, entree] = load([
      { ...SCHOOL, clientSecretEnv: 'SECRET', claims: { brin: 'school_code' } },
      { ...SCHOOL, id: 'entree', soort: 'entree' },
    ]);
    expect(plain).toMatchObject({ clientSecret: 'geheim', claims: { subject: 'sub', brin: 'school_code' } });
    expect(plain?.onlyWhileUp).toBe(false);
    expect(entree?.claims).toEqual({
      subject: 'sub',
      brin: 'nlEduPersonHomeOrganizationId',
      eckId: 'eckId',
      affiliation: 'eduPersonAffiliation',
    });
  });

  it('know where Smartschool is, at its own host or at that of one school', () => {
    const [own, school] = load([
      { ...SCHOOL, soort: 'smartschool', issuer: 'https://oauth.smartschool.be', clientSecretEnv: 'SECRET' },
      {
        ...SCHOOL,
        id: 'regenboog',
        soort: 'smartschool',
        issuer: 'https://regenboog.smartschool.be/',
        clientSecretEnv: 'SECRET',
      },
    ]);
    expect(own).toMatchObject({
      scope: 'userinfo',
      claims: { subject: 'userID', platform: 'platform' },
      plain: {
        authorize: 'https://oauth.smartschool.be/OAuth',
        token: 'https://oauth.smartschool.be/OAuth/index/token',
        person: 'https://oauth.smartschool.be/Api/V1/userinfo',
      },
    });
    expect(school?.plain?.authorize).toBe('https://regenboog.smartschool.be/OAuth');
  });

  it.each([
    ['Smartschool without a secret', [{ ...SCHOOL, soort: 'smartschool' }], {}, /clientSecretEnv/],
    ['a field that is unknown or wrong', [{ ...SCHOOL, issuer: 'login.test' }], {}, /issuer/],
    ['a secret that is not set', [{ ...SCHOOL, clientSecretEnv: 'NONE' }], {}, /NONE is not set/],
    ['the same id twice', [SCHOOL, SCHOOL], {}, /share an id/],
    ['plain http in earnest', [{ ...SCHOOL, issuer: 'http://login.test' }], EARNEST, /https is needed/],
    ['no address to come back to in earnest', [SCHOOL], { NODE_ENV: 'production' }, /BASE_URL is not set/],
  ])('are refused at the start for %s', (_name, content, settings, reason) => {
    expect(() => load(content, settings)).toThrow(reason);
  });

  it('are one that is offered while it answers in a demo, and none where people work in earnest', () => {
    const of = (settings: Record<string, string>): Provider[] => loadProviders(readEnv(settings), {});
    expect(of({ NODE_ENV: 'test' }).map(({ onlyWhileUp }) => onlyWhileUp)).toEqual([true]);
    expect(of({ NODE_ENV: 'test', DEMO: 'uit' })).toEqual([]);
    expect(of({ ...EARNEST, DEMO: 'aan' })).toEqual([]);
  });
});
