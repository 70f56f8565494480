import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logRegels } from './logboek.ts';
import { controleerToken, gebruikerUitClaims } from './token.ts';

const NU = 1_800_000_000_000;
type Paar = Awaited<ReturnType<typeof generateKeyPair>>;
let paar: Paar;
let ander: Paar;
let pem: string;
let anderPem: string;

interface Deel {
  alg?: string;
  einde?: string | null;
  exp?: number;
  sleutel?: CryptoKey | Uint8Array;
}
function maakToken({
  alg = 'RS512',
  einde = new Date(NU + 60_000).toISOString(),
  exp = NU / 1000 + 60,
  sleutel = paar.privateKey,
}: Deel = {}): Promise<string> {
  const claims = { _id: 'u-1', role: 'docent', adminId: 'a-1', ...(einde === null ? {} : { expires_in: einde }) };
  return new SignJWT(claims).setProtectedHeader({ alg }).setExpirationTime(exp).sign(sleutel);
}

function delen(bewaard: string | null, haal: () => Promise<string>) {
  return {
    leesSleutel: () => bewaard,
    bewaarSleutel: vi.fn<(pem: string) => void>(),
    haalSleutel: vi.fn<() => Promise<string>>(haal),
    nu: () => NU,
  };
}

beforeAll(async () => {
  [paar, ander] = await Promise.all([
    generateKeyPair('RS512', { extractable: true }),
    generateKeyPair('RS512', { extractable: true }),
  ]);
  [pem, anderPem] = await Promise.all([exportSPKI(paar.publicKey), exportSPKI(ander.publicKey)]);
});
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('controleerToken', () => {
  it('accepts a good token with the cached key and fetches nothing', async () => {
    const d = delen(pem, () => Promise.reject(new Error('never')));
    const claims = await controleerToken(await maakToken(), d);
    expect(gebruikerUitClaims(claims)).toEqual({ _id: 'u-1', role: 'docent', adminId: 'a-1', exp: NU / 1000 + 60 });
    expect(d.haalSleutel).not.toHaveBeenCalled();
  });

  it('fetches a missing key once and keeps it', async () => {
    const d = delen(null, () => Promise.resolve(pem));
    await controleerToken(await maakToken(), d);
    expect(d.bewaarSleutel).toHaveBeenCalledWith(pem);
  });

  it('refetches the key once when the cached one does not fit', async () => {
    const d = delen(anderPem, () => Promise.resolve(pem));
    await expect(controleerToken(await maakToken(), d)).resolves.toMatchObject({ role: 'docent' });
    expect(d.haalSleutel).toHaveBeenCalledOnce();
  });

  it.each([null, ''])('says that there is no token for %j', async (token) => {
    await expect(
      controleerToken(
        token,
        delen(pem, () => Promise.resolve(pem)),
      ),
    ).rejects.toThrow(/^no token detected$/);
  });

  it.each([() => Promise.resolve('<html>'), () => Promise.reject(new Error('offline'))])(
    'says that there is no public key',
    async (haal) => {
      await expect(controleerToken(await maakToken(), delen(null, haal))).rejects.toThrow(/^failed to get public key$/);
    },
  );

  it.each([{ einde: null }, { einde: new Date(NU).toISOString() }, { einde: 'morgen' }, { exp: NU / 1000 - 60 }])(
    'calls %j expired',
    async (deel) => {
      await expect(
        controleerToken(
          await maakToken(deel),
          delen(pem, () => Promise.resolve(pem)),
        ),
      ).rejects.toThrow(/^token expired$/);
    },
  );

  it('refuses a token of another key and logs it', async () => {
    const token = await maakToken({ sleutel: ander.privateKey });
    await expect(
      controleerToken(
        token,
        delen(pem, () => Promise.resolve(pem)),
      ),
    ).rejects.toThrow(/^failed to verify token$/);
    expect(logRegels().at(-1)?.melding).toBe('failed to verify token');
  });

  it('refuses HS512 signed with the public key, and alg none', async () => {
    const vals = await maakToken({ alg: 'HS512', sleutel: new TextEncoder().encode(pem) });
    const [, inhoud] = (await maakToken()).split('.');
    const geen = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${inhoud}.`;
    for (const token of [vals, geen]) {
      await expect(
        controleerToken(
          token,
          delen(pem, () => Promise.resolve(pem)),
        ),
      ).rejects.toThrow(/^failed to verify token$/);
    }
  });
});

it('keeps adminId out of the stored user of a pupil', () => {
  expect(gebruikerUitClaims({ _id: 'l', role: 'leerling', adminId: 'a-1', exp: 5 })).toEqual({
    _id: 'l',
    role: 'leerling',
    exp: 5,
  });
});
