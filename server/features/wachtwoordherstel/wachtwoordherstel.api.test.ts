import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';

let kit: ApiKit;
const NEW = 'paarse olifant danst';
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit({ env: { BASE_URL: 'https://taaltocht.test', NODE_ENV: 'test' } });
  const { een: one } = kit.scholen;
  await db()('gebruikers').where({ admin_id: one.adminId, id: one.docent }).update({ email: 'dirk@school.test' });
  await db()('aanmeldnamen').insert({ naam: 'dirk@school.test', admin_id: one.adminId, gebruiker_id: one.docent });
});
afterAll(() => kit.stop());
beforeEach(() => kit.klok.ahead(61 * 60_000));

const tokens = async (): Promise<number> =>
  Number((await db()('herstel_tokens').where({ admin_id: kit.scholen.een.adminId }).count('* as n'))[0]?.['n']);
/** Asks for a link and reads it from the mail that arrives. */
async function link(gebruiker = 'dirk@school.test'): Promise<string> {
  const before = await tokens();
  await kit.agent.post('/api/wachtwoordaanvragen').set('Host', 'kwaad.example').send({ gebruiker }).expect(202);
  await expect.poll(tokens).toBe(before + 1);
  await kit.server.mail.deliverer?.run();
  const [mail] = kit.server.mail.mailbox?.mails() ?? [];
  if (mail === undefined) throw new Error('no mail');
  expect(mail.aan).toBe('dirk@school.test');
  expect(mail.tekst).toContain('https://taaltocht.test/app/auth/wachtwoordherstellen/');
  expect(`${mail.tekst}${mail.html}`).not.toContain('kwaad.example');
  return mail.tekst.split('wachtwoordherstellen')[1]?.split('\n')[0] ?? '';
}
const path = (part: string): string => `/api/wachtwoordherstellen${part}`;

describe('a reset link (B10)', () => {
  it('sets a new password once, ends the sessions and tells so by mail', async () => {
    const token = await kit.token('docent.een');
    const part = await link();
    await kit.agent.get(path(part)).expect(200, { geldig: true });
    const error = await kit.agent.post(path(part)).send({ wachtwoord: 'kort' }).expect(400);
    expect(error.body.velden).toEqual({ wachtwoord: 'minlengte' });
    expect((await kit.agent.post(path(part)).send({ wachtwoord: 'wachtwoord123' }).expect(400)).body.velden).toEqual({
      wachtwoord: 'te_bekend',
    });
    const concurrent = await Promise.all([1, 2].map(() => kit.agent.post(path(part)).send({ wachtwoord: NEW })));
    expect(concurrent.map(({ status }) => status).sort()).toEqual([204, 410]);
    await kit.as(token).get('/api/users/mij').expect(401);
    await kit.agent.post('/api/auth').send({ gebruikersnaam: 'dirk@school.test', wachtwoord: NEW }).expect(200);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'docent.een', wachtwoord: kit.scholen.wachtwoord })
      .expect(401);
    await kit.server.mail.deliverer?.run();
    expect(kit.server.mail.mailbox?.mails().map(({ onderwerp: subject }) => subject)).toContain(
      'Je wachtwoord is gewijzigd',
    );
    expect(
      (
        await kit.agent
          .post(path(part))
          .send({ wachtwoord: `${NEW} weer` })
          .expect(410)
      ).body.message,
    ).toContain('al een nieuw wachtwoord');
  });

  it('is worth nothing after 61 minutes, nor after a newer one, nor for another user', async () => {
    const old = await link();
    kit.klok.ahead(61 * 60_000);
    expect((await kit.agent.get(path(old)).expect(410)).body.message).toContain('60 minuten');
    const first = await link();
    const second = await link();
    expect((await kit.agent.get(path(first)).expect(410)).body.message).toContain('nieuwere link');
    await kit.agent.get(path(second)).expect(200);
    const token = second.split('/')[2];
    await kit.agent.get(path(`/${kit.scholen.een.schooladmin}/${token}`)).expect(410);
    await kit.agent.get(path(`/niemand/${token}`)).expect(410);
  });

  it.each(['aangevraagd', 'gebruikt', 'verlopen', 'vervangen'] as const)(
    'opens and sets a password only while it is asked for: %s (5.9)',
    async (state) => {
      kit.klok.ahead(61 * 60_000);
      const part = await link();
      if (state === 'gebruikt')
        await kit.agent
          .post(path(part))
          .send({ wachtwoord: `${NEW} nog een keer` })
          .expect(204);
      if (state === 'verlopen') kit.klok.ahead(60 * 60_000);
      if (state === 'vervangen') await link();
      const lives = state === 'aangevraagd';
      await kit.agent.get(path(part)).expect(lives ? 200 : 410);
      await kit.agent
        .post(path(part))
        .send({ wachtwoord: `${NEW} voor ${state}` })
        .expect(lives ? 204 : 410);
      const signIn = { gebruikersnaam: 'dirk@school.test', wachtwoord: `${NEW} voor ${state}` };
      expect((await kit.agent.post('/api/auth').send(signIn)).status).toBe(lives ? 200 : 401);
      kit.klok.ahead(61 * 60_000);
    },
  );

  it('is not readable in the database, and not made for a pupil or somebody who left', async () => {
    const part = await link();
    const rows = await db()('herstel_tokens').where({ admin_id: kit.scholen.een.adminId }).select('*');
    expect(JSON.stringify(rows)).not.toContain(part.split('/')[2]);
    const mails = await db()('mailberichten')
      .where({ admin_id: kit.scholen.een.adminId, sjabloon: 'wachtwoord-herstel' })
      .select('waarden');
    expect(mails.every(({ waarden: values }) => values === null)).toBe(true);
    const before = await tokens();
    await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker: 'zoé.een' }).expect(202);
    await db()('gebruikers')
      .where({ admin_id: kit.scholen.een.adminId, id: kit.scholen.een.docent })
      .update({ actief: false });
    await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker: 'docent.een' }).expect(202);
    await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker: 'niemand' }).expect(202);
    await new Promise((done) => setImmediate(done));
    expect(await tokens()).toBe(before);
    await db()('gebruikers')
      .where({ admin_id: kit.scholen.een.adminId, id: kit.scholen.een.docent })
      .update({ actief: true });
  });
});

describe('asking for a link (B11)', () => {
  it('is answered with the same words for everybody and three times an hour', async () => {
    const known = await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker: 'docent.een' }).expect(202);
    const unknown = await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker: 'docent.nergens' }).expect(202);
    expect(known.body).toEqual(unknown.body);
    for (const gebruiker of ['docent.een', 'docent.nergens']) {
      for (let times = 0; times < 2; times += 1)
        await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker }).expect(202);
      await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker }).expect(429);
    }
    expect(
      (await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker: 'geen@adres' }).expect(400)).body.velden,
    ).toEqual({ gebruiker: 'email' });
  });

  it('waits for nothing that depends on the account: the answer comes while the database is held', async () => {
    await db().transaction(async () => {
      for (const gebruiker of ['docent.een', 'docent.nergens'])
        expect((await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker })).status).toBe(202);
    });
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
