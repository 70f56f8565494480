import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import type supertest from 'supertest';
import type { TestClock } from './clock.ts';

const STEP_MS = 30_000;
const parseCode = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

/** Signs in as people do: office and superadmin set up two-step sign-in the first time and bring a new code each next time. */
export function createSignInHelper({
  agent,
  klok: clock,
  wachtwoord: password,
}: {
  agent: ReturnType<typeof supertest>;
  klok: TestClock;
  wachtwoord: string;
}): (gebruikersnaam: string) => Promise<string> {
  const secrets = new Map<string, string>();

  const setUpTotp = async (gebruikersnaam: string, token: string): Promise<void> => {
    const path = `/api/users/${String(decodeJwt(token)['_id'])}/totp`;
    const { body } = await agent
      .post(path)
      .set('Authorization', `Bearer ${token}`)
      .send({ huidigWachtwoord: password })
      .expect(200);
    secrets.set(gebruikersnaam, body.geheim);
    await agent
      .put(path)
      .set('Authorization', `Bearer ${token}`)
      .send({ code: parseCode(body.geheim, clock.now()) })
      .expect(200);
  };

  return async (gebruikersnaam) => {
    const secret = secrets.get(gebruikersnaam);
    if (secret !== undefined) clock.ahead(STEP_MS); // a code counts once
    const totp = secret === undefined ? {} : { totp: parseCode(secret, clock.now()) };
    const { body } = await agent
      .post('/api/auth')
      .send({ gebruikersnaam, wachtwoord: password, ...totp })
      .expect(200);
    if (body.tweestaps === 'verplicht') await setUpTotp(gebruikersnaam, body.token);
    return String(body.token);
  };
}
