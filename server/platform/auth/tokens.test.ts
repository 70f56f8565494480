import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { v7 } from 'uuid';
import { afterAll, expect, it } from 'vitest';
import { loadKeys } from './keys.ts';
import { createTokens } from './tokens.ts';

const map = mkdtempSync(join(tmpdir(), 'taaltocht-token-'));
afterAll(() => rmSync(map, { recursive: true, force: true }));

it('takes a token with the number of its own key only', async () => {
  const keys = loadKeys(map);
  const tokens = createTokens(keys, { now: () => Date.parse('2026-11-23T10:00:00Z') });
  const good = await tokens.sign({ _id: v7(), role: 'docent', tid: v7(), sid: v7() });
  await expect(tokens.verify(good)).resolves.toMatchObject({ role: 'docent' });
  expect(decodeProtectedHeader(good).kid).toBe(keys.kid);
  for (const kid of [{}, { kid: 'other' }, { kid: '../../sleutels/token.pem' }]) {
    const forged = await new SignJWT(decodeJwt(good))
      .setProtectedHeader({ alg: 'RS512', typ: 'at+jwt', ...kid })
      .sign(keys.privateKey);
    await expect(tokens.verify(forged)).rejects.toMatchObject({ code: 'TOKEN_ONGELDIG' });
  }
});
