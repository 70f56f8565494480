import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { CORRECT_IMAGES } from '../../test/build.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => kit.stop());

const WINDOW = 5 * 60_000;
const MISSES = 300;
const COUNTS = Array.from({ length: MISSES }, (_, i) => i);
const login = (body: object, address: string) => kit.agent.post('/api/auth').set('X-Forwarded-For', address).send(body);
const correct = (gebruikersnaam: string) => ({ gebruikersnaam, wachtwoord: kit.scholen.wachtwoord });
const pip = () => ({ groepscode: kit.scholen.een.codeA, leerlingId: kit.scholen.een.imagesLeerling });

/** Fills the counter of one address with wrong names, a few at a time. */
async function fill(address: string, body: (i: number) => object): Promise<void> {
  for (let i = 0; i < MISSES; i += 10)
    await Promise.all(COUNTS.slice(i, i + 10).map((nr) => login(body(nr), address).expect(401)));
}

describe('one address at its limit', () => {
  it('waits itself, for a name and for a made-up class, and nobody else does', async () => {
    await fill('203.0.113.1', (i) =>
      i % 2 === 0
        ? { gebruikersnaam: `gok${i}`, wachtwoord: 'x' }
        : {
            groepscode: 'ZZZZZZ',
            leerlingId: kit.scholen.een.leerling.replace(/.{3}$/, String(100 + i)),
            wachtwoord: 'x',
          },
    );
    const closed = await login(correct('docent.een'), '203.0.113.1').expect(429);
    const wait = Number(closed.headers['retry-after']);
    expect([wait > WINDOW / 2_000, wait <= WINDOW / 1000]).toEqual([true, true]);
    expect((await login(correct('docent.een'), '203.0.113.2')).status).toBe(200);
    expect((await login(correct('docent.een'), '2001:db8::1')).status).toBe(200);
  });

  it('lets the children of the school in through their class, and whoever uses the own device', async () => {
    expect((await login({ ...pip(), plaatjes: CORRECT_IMAGES }, '203.0.113.1')).status).toBe(200);
    expect(
      (
        await login(
          {
            groepscode: kit.scholen.een.codeA,
            leerlingId: kit.scholen.een.leerling,
            wachtwoord: kit.scholen.wachtwoord,
          },
          '203.0.113.1',
        )
      ).status,
    ).toBe(200);
    const elsewhere = await login(correct('beheer.een'), '203.0.113.3').expect(200);
    const cookie = String(elsewhere.headers['set-cookie']).split(';')[0] ?? '';
    expect((await login(correct('beheer.een'), '203.0.113.1').set('Cookie', cookie)).status).toBe(200);
    expect((await login(correct('docent.een'), '203.0.113.1').set('Cookie', cookie)).status).toBe(429);
  });

  it('holds up the own password there too, and nowhere else', async () => {
    const { een: one } = kit.scholen;
    await kit.server.database
      .knex('admins')
      .where({ id: one.adminId })
      .update({ instellingen: JSON.stringify({ leerlingEigenWachtwoord: true }) });
    await kit.server.database
      .knex('leerlingen')
      .where({ admin_id: one.adminId, id: one.leerlingB })
      .update({ jaargroep: 8 });
    const { body } = await login(correct('bo.een'), '192.0.2.1').expect(200);
    const change = (address: string) =>
      kit.agent
        .post(`/api/leerlingen/${one.leerlingB}/wachtwoord`)
        .set('Authorization', `Bearer ${body.token}`)
        .set('X-Forwarded-For', address)
        .send({ huidigWachtwoord: 'mis', wachtwoord: 'rode draak vliegt' });
    await change('203.0.113.1').expect(429);
    expect((await change('192.0.2.1').expect(400)).body.velden).toEqual({ huidigWachtwoord: 'onbekend' });
  });

  it('is free again after five minutes', async () => {
    kit.klok.ahead(WINDOW);
    expect((await login(correct('docent.een'), '203.0.113.1')).status).toBe(200);
  });
});

describe('one class at its limit', () => {
  it('waits, while another class and the adults at the same address go on', async () => {
    const { codeA } = kit.scholen.een;
    await fill('203.0.113.4', (i) => ({
      groepscode: codeA,
      leerlingId: kit.scholen.een.leerling.replace(/.{3}$/, String(100 + i)),
      wachtwoord: 'x',
    }));
    expect((await login({ ...pip(), plaatjes: CORRECT_IMAGES }, '203.0.113.4')).status).toBe(429);
    expect((await login({ ...pip(), plaatjes: CORRECT_IMAGES }, '203.0.113.5')).status).toBe(200);
    expect(
      (
        await login(
          { groepscode: 'BBBBB1', leerlingId: kit.scholen.een.leerlingB, wachtwoord: kit.scholen.wachtwoord },
          '203.0.113.4',
        )
      ).status,
    ).toBe(200);
    expect((await login(correct('docent.een'), '203.0.113.4')).status).toBe(200);
  });
});

describe('one account at its limit', () => {
  it('waits everywhere, a tile and a name alike', async () => {
    const tile = { groepscode: kit.scholen.twee.codeA, leerlingId: kit.scholen.twee.leerling };
    for (let i = 0; i < 5; i += 1)
      expect((await login({ ...tile, wachtwoord: 'mis' }, `198.51.100.${i}`)).status).toBe(401);
    expect((await login({ ...tile, wachtwoord: kit.scholen.wachtwoord }, '198.51.100.9')).status).toBe(429);
    expect(
      (
        await login(
          {
            groepscode: kit.scholen.twee.codeA,
            leerlingId: kit.scholen.twee.imagesLeerling,
            plaatjes: CORRECT_IMAGES,
          },
          '198.51.100.0',
        )
      ).status,
    ).toBe(200);
    for (let i = 0; i < 5; i += 1)
      expect((await login({ gebruikersnaam: 'beheer.twee', wachtwoord: 'mis' }, `198.51.100.${i}`)).status).toBe(401);
    expect((await login(correct('beheer.twee'), '198.51.100.9')).status).toBe(429);
  });
});

describe('open doors', () => {
  const code = (name: string, address: string) =>
    kit.agent.get(`/api/groepscodes/${name}`).set('X-Forwarded-For', address);

  it('lets a whole school open its classes and stops whoever guesses codes', async () => {
    for (let i = 0; i <= MISSES; i += 10)
      await Promise.all(Array.from({ length: 10 }, () => code(kit.scholen.een.codeA, '192.0.2.20').expect(200)));
    for (let i = 0; i < MISSES; i += 10)
      await Promise.all(Array.from({ length: 10 }, () => code('ZZZZZZ', '192.0.2.21').expect(404)));
    expect((await code(kit.scholen.een.codeA, '192.0.2.21')).status).toBe(429);
    expect((await code(kit.scholen.een.codeA, '192.0.2.20')).status).toBe(200);
  });
});
