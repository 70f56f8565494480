import { expect, it } from 'vitest';
import { PasswordHasher } from './wachtwoorden.ts';

it('hashes at the cost that OWASP asks, unless told otherwise', async () => {
  const hash = await new PasswordHasher().hash('een goed lang wachtwoord');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await new PasswordHasher().verify(hash, 'een goed lang wachtwoord')).toBe(true);
  expect(await new PasswordHasher().verify(hash, 'een ander wachtwoord')).toBe(false);
});

it('knows a word by its letters, however they were typed', async () => {
  const hasher = new PasswordHasher();
  expect(await hasher.verify(await hasher.hash('caf\u00e9 met een terras'), 'cafe\u0301 met een terras')).toBe(true);
});

it('lets nobody in who does not exist', async () => {
  expect(await new PasswordHasher().verifyNobody('niemand heeft dit wachtwoord')).toBe(false);
});
