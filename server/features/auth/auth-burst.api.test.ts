import { Secret, TOTP } from 'otpauth';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker, CORRECT_IMAGES } from '../../test/build.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => kit.stop());

const MINUTE = 60_000;
const login = (body: object, cookie = '') => kit.agent.post('/api/auth').set('Cookie', cookie).send(body);
const markOf = (headers: Record<string, unknown>): string => String(headers['set-cookie']).split(';')[0] ?? '';
/** How often each status came back when all were sent at once. */
async function burst(
  count: number,
  send: (nr: number) => PromiseLike<{ status: number }>,
): Promise<Map<number, number>> {
  const statuses = await Promise.all(Array.from({ length: count }, async (_, nr) => (await send(nr)).status));
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

describe('of a burst no more is judged than one by one', () => {
  it('for the password of an adult, whose own device stays out of it', async () => {
    const correct = { gebruikersnaam: 'docent.een', wachtwoord: kit.scholen.wachtwoord };
    const own = markOf((await login(correct).expect(200)).headers);
    const out = await burst(200, (nr) => login({ gebruikersnaam: 'docent.een', wachtwoord: `gok ${nr}` }));
    expect([out.get(401), out.get(429)]).toEqual([5, 195]);
    await login(correct).expect(429);
    await login(correct, own).expect(200);
    await login(correct).expect(429);
  });

  it('for the words of a pupil', async () => {
    const { codeA: groepscode, leerling: leerlingId } = kit.scholen.twee;
    const out = await burst(60, (nr) => login({ groepscode, leerlingId, wachtwoord: `gok ${nr}` }));
    expect([out.get(401), out.get(429)]).toEqual([5, 55]);
  });

  it('for the second step, also when the first one is asked again in between', async () => {
    const token = await kit.token('docent.twee');
    const path = `/api/users/${kit.scholen.twee.docent}/totp`;
    const { body } = await kit.as(token).post(path, { huidigWachtwoord: kit.scholen.wachtwoord }).expect(200);
    const codeOf = (now: number) => new TOTP({ secret: Secret.fromBase32(body.geheim) }).generate({ timestamp: now });
    await kit
      .as(token)
      .put(path, { code: codeOf(kit.klok.now()) })
      .expect(200);
    kit.klok.ahead(MINUTE);
    const first = { gebruikersnaam: 'docent.twee', wachtwoord: kit.scholen.wachtwoord };
    const now = kit.klok.now();
    const right = new Set([-30_000, 0, 30_000].map((ms) => codeOf(now + ms)));
    const wrong = Array.from({ length: 80 }, (_, nr) => String(100_000 + nr)).filter((code) => !right.has(code));
    const out = await burst(wrong.length, (nr) => login(nr % 4 === 0 ? first : { ...first, totp: wrong[nr] ?? '' }));
    expect(out.get(401) ?? 0).toBeLessThanOrEqual(5);
    expect(out.get(200)).toBeUndefined();
  });

  it('for the current password', async () => {
    const token = await kit.token('beheer.een');
    const path = `/api/users/${kit.scholen.een.schooladmin}/credentials`;
    const out = await burst(40, (nr) => kit.as(token).patch(path, { huidigWachtwoord: `gok ${nr}` }));
    expect([out.get(400), out.get(429)]).toEqual([5, 35]);
  });

  it('for the PIN of a parent', async () => {
    const db = kit.server.database.knex;
    const home = await buildAdmin(db, { soort: 'thuis', naam: 'Familie Proef', code: 'THUIS9', plaatsen: 4 });
    await buildGebruiker(db, { adminId: home, role: 'thuisadmin', naam: 'ouder9', voornaam: 'Olga' });
    const ouder = kit.as(await kit.token('ouder9'));
    const groepId = v7();
    await db('groepen').insert({
      admin_id: home,
      id: groepId,
      naam: 'Mijn kinderen',
      jaargroepen: [4],
      schooljaar: '2026-2027',
    });
    const { body: made } = await ouder.post(`/api/admins/${home}/groepen/${groepId}/leerlingen`, {
      leerlingen: [{ roepnaam: 'Noor', jaargroep: 4, dier: 'vos' }],
      inlogsoort: 'plaatjes',
    });
    const kind = made.items[0].id;
    await ouder.put(`/api/admins/${home}/ouderpin`, { pin: '2468', wachtwoord: kit.scholen.wachtwoord }).expect(204);
    const { body: session } = await ouder.post(`/api/admins/${home}/leerlingen/${kind}/sessies`).expect(201);
    const out = await burst(38, (nr) =>
      kit.as(session.token).post(`/api/leerlingen/${kind}/ouder`, { pin: String(1000 + nr) }),
    );
    expect([out.get(400), out.get(429)]).toEqual([5, 33]);
  });
});

describe('a picture tile', () => {
  const tile = () => ({ groepscode: kit.scholen.een.codeA, leerlingId: kit.scholen.een.imagesLeerling });
  const wrong = () => ({ ...tile(), plaatjes: ['maan', 'kat', 'bal'] });

  it('waits longer each time, is locked in the end, and opens on the own tablet of the child and for its teacher', async () => {
    const own = markOf((await login({ ...tile(), plaatjes: CORRECT_IMAGES }).expect(200)).headers);
    let judged = 0;
    for (let minute = 0; minute < 300; minute += 1) {
      if ((await login(wrong())).status === 401) judged += 1;
      kit.klok.ahead(MINUTE);
    }
    expect(judged).toBe(15);
    await login({ ...tile(), plaatjes: CORRECT_IMAGES }).expect(429);
    await login({ ...tile(), plaatjes: CORRECT_IMAGES }, own).expect(200);
    const docent = kit.as(await kit.token('beheer.een'));
    const path = `/api/admins/${kit.scholen.een.adminId}`;
    const { body } = await docent.get(`${path}/signalen`).expect(200);
    expect(body.items).toContainEqual(
      expect.objectContaining({ soort: 'plaatjes_geblokkeerd', leerlingId: tile().leerlingId }),
    );
    await docent.post(`${path}/leerlingen/${tile().leerlingId}/ontgrendelingen`).expect(204);
    await login({ ...tile(), plaatjes: CORRECT_IMAGES }).expect(200);
  });
});
