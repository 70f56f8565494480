import { expect, it } from 'vitest';
import { HttpError } from '#web/platform/http-error.ts';
import auth from '../shared/i18n/auth/nl.json' with { type: 'json' };
import { readSignInError } from './sign-in-error.ts';

const SERVER = 'Deze gegevens kloppen niet.';

it.each([
  [0, 'kind.verbinding'],
  [400, 'kind.fout'],
  [401, 'kind.fout'],
  [402, 'licentie.kind'],
  [404, 'kind.mis'],
  [409, 'kind.mis'],
  [429, 'wacht.kind'],
  [500, 'kind.mis'],
  [503, 'kind.mis'],
])('says a refusal %d to a child in words for a child', (status, key) => {
  const refusal = readSignInError(new HttpError(status, { message: SERVER }), 'kind');
  expect([refusal.sleutel, refusal.tekst]).toEqual([key, '']);
});

it('has those words, without a form or its details in them', () => {
  const words = Object.entries(auth).filter(([key]) => key.startsWith('kind.'));
  expect(words).toHaveLength(3);
  for (const [, line] of words) expect(line).not.toMatch(/gegevens|veld|invoer|ongeldig/i);
});

it('tells an adult what the server wrote', () => {
  const error = readSignInError(new HttpError(401, { message: SERVER, code: 'ONJUIST' }), 'volwassene');
  expect(error).toMatchObject({ sleutel: 'fout', tekst: SERVER, code: 'ONJUIST' });
});
