import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logLines } from './logboek.ts';
import { verifyToken, gebruikerFromClaims } from './token.ts';

const NOW = 1_800_000_000_000;
type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let pair: Pair;
let other: Pair;
let pem: string;
let otherPem: string;

interface Part {
  alg?: string;
  einde?: string | null;
  exp?: number;
  sleutel?: CryptoKey | Uint8Array;
}
function createToken({
  alg = 'RS512',
  einde: end = new Date(NOW + 60_000).toISOString(),
  exp = NOW / 1000 + 60,
  sleutel: key = pair.privateKey,
}: Part = {}): Promise<string> {
  const claims = { _id: 'u-1', role: 'docent', adminId: 'a-1', ...(end === null ? {} : { expires_in: end }) };
  return new SignJWT(claims).setProtectedHeader({ alg }).setExpirationTime(exp).sign(key);
}

function parts(saved: string | null, pull: () => Promise<string>) {
  return {
    readKey: () => saved,
    saveKey: vi.fn<(pem: string) => void>(),
    fetchKey: vi.fn<() => Promise<string>>(pull),
    nu: () => NOW,
  };
}

beforeAll(async () => {
  [pair, other] = await Promise.all([
    generateKeyPair('RS512', { extractable: true }),
    generateKeyPair('RS512', { extractable: true }),
  ]);
  [pem, otherPem] = await Promise.all([exportSPKI(pair.publicKey), exportSPKI(other.publicKey)]);
});
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('controleerToken', () => {
  it('accepts a good token with the cached key and fetches nothing', async () => {
    const d = parts(pem, () => Promise.reject(new Error('never')));
    const claims = await verifyToken(await createToken(), d);
    expect(gebruikerFromClaims(claims)).toEqual({ _id: 'u-1', role: 'docent', adminId: 'a-1', exp: NOW / 1000 + 60 });
    expect(d.fetchKey).not.toHaveBeenCalled();
  });

  it('fetches a missing key once and keeps it', async () => {
    const d = parts(null, () => Promise.resolve(pem));
    await verifyToken(await createToken(), d);
    expect(d.saveKey).toHaveBeenCalledWith(pem);
  });

  it('refetches the key once when the cached one does not fit', async () => {
    const d = parts(otherPem, () => Promise.resolve(pem));
    await expect(verifyToken(await createToken(), d)).resolves.toMatchObject({ role: 'docent' });
    expect(d.fetchKey).toHaveBeenCalledOnce();
  });

  it.each([null, ''])('says that there is no token for %j', async (token) => {
    await expect(
      verifyToken(
        token,
        parts(pem, () => Promise.resolve(pem)),
      ),
    ).rejects.toThrow(/^no token detected$/);
  });

  it.each([() => Promise.resolve('<html>'), () => Promise.reject(new Error('offline'))])(
    'says that there is no public key',
    async (pull) => {
      await expect(verifyToken(await createToken(), parts(null, pull))).rejects.toThrow(/^failed to get public key$/);
    },
  );

  it.each([{ einde: null }, { einde: new Date(NOW).toISOString() }, { einde: 'morgen' }, { exp: NOW / 1000 - 60 }])(
    'calls %j expired (B4)',
    async (part) => {
      await expect(
        verifyToken(
          await createToken(part),
          parts(pem, () => Promise.resolve(pem)),
        ),
      ).rejects.toThrow(/^token expired$/);
    },
  );

  it('refuses a token of another key and logs it', async () => {
    const token = await createToken({ sleutel: other.privateKey });
    await expect(
      verifyToken(
        token,
        parts(pem, () => Promise.resolve(pem)),
      ),
    ).rejects.toThrow(/^failed to verify token$/);
    expect(logLines().at(-1)?.melding).toBe('failed to verify token');
  });

  it('refuses HS512 signed with the public key, and alg none', async () => {
    const forged = await createToken({ alg: 'HS512', sleutel: new TextEncoder().encode(pem) });
    const [, content] = (await createToken()).split('.');
    const no = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${content}.`;
    for (const token of [forged, no]) {
      await expect(
        verifyToken(
          token,
          parts(pem, () => Promise.resolve(pem)),
        ),
      ).rejects.toThrow(/^failed to verify token$/);
    }
  });
});

it('keeps adminId out of the stored user of a pupil', () => {
  expect(gebruikerFromClaims({ _id: 'l', role: 'leerling', adminId: 'a-1', exp: 5 })).toEqual({
    _id: 'l',
    role: 'leerling',
    exp: 5,
  });
});
