import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import type supertest from 'supertest';
import type { TestKlok } from './klok.ts';

const STAP_MS = 30_000;
const codeVan = (geheim: string, nu: number): string =>
  new TOTP({ secret: Secret.fromBase32(geheim) }).generate({ timestamp: nu });

/** Signs in as people do: office and superadmin set up two-step sign-in the first time and bring a new code each next time. */
export function createAanmelder({
  agent,
  klok,
  wachtwoord,
}: {
  agent: ReturnType<typeof supertest>;
  klok: TestKlok;
  wachtwoord: string;
}): (gebruikersnaam: string) => Promise<string> {
  const geheimen = new Map<string, string>();

  const richtIn = async (gebruikersnaam: string, token: string): Promise<void> => {
    const pad = `/api/users/${String(decodeJwt(token)['_id'])}/totp`;
    const { body } = await agent
      .post(pad)
      .set('Authorization', `Bearer ${token}`)
      .send({ huidigWachtwoord: wachtwoord })
      .expect(200);
    geheimen.set(gebruikersnaam, body.geheim);
    await agent
      .put(pad)
      .set('Authorization', `Bearer ${token}`)
      .send({ code: codeVan(body.geheim, klok.now()) })
      .expect(204);
  };

  return async (gebruikersnaam) => {
    const geheim = geheimen.get(gebruikersnaam);
    if (geheim !== undefined) klok.vooruit(STAP_MS); // a code counts once
    const totp = geheim === undefined ? {} : { totp: codeVan(geheim, klok.now()) };
    const { body } = await agent
      .post('/api/auth')
      .send({ gebruikersnaam, wachtwoord, ...totp })
      .expect(200);
    if (body.tweestaps === 'verplicht') await richtIn(gebruikersnaam, body.token);
    return String(body.token);
  };
}
