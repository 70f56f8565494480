import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker } from '../../test/build.ts';

let kit: ApiKit;
const DAY = 86_400_000;
const PASSWORD = 'paarse olifant danst';
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${kit.scholen.een.adminId}`;
const bea = async () => kit.as(await kit.token('beheer.een'));
const T = (token: string, part = '') => `/api/uitnodigingen/tokens/${token}${part}`;

beforeAll(async () => {
  kit = await startKit();
  await db()('gebruikers')
    .where({ admin_id: kit.scholen.een.adminId, id: kit.scholen.een.schooladmin })
    .update({ email: 'bea@school.test' });
});
afterAll(() => kit.stop());

/** Sends what waits; answers the newest mail to an address. */
async function mailTo(address: string) {
  await kit.server.mail.deliverer?.run();
  const mail = kit.server.mail.mailbox?.mails().find(({ aan: on }) => on === address);
  if (mail === undefined) throw new Error(`no mail to ${address}`);
  return mail;
}
const tokenFrom = (text: string): string => /uitnodiging\/([\w-]+)/.exec(text)?.[1] ?? '';
async function invite(email: string, part: object = {}): Promise<{ id: string; token: string }> {
  const { body } = await (
    await bea()
  )
    .post(`${A()}/uitnodigingen`, { emails: [email], rol: 'docent', groepIds: [kit.scholen.een.groepB], ...part })
    .expect(201);
  return { id: body.items[0].id, token: tokenFrom((await mailTo(email)).tekst) };
}
const acceptance = (gebruikersnaam: string) => ({
  voornaam: 'Noor',
  achternaam: "d'Haene",
  gebruikersnaam,
  wachtwoord: PASSWORD,
  akkoord: true,
});

describe('an invitation', () => {
  it('goes out by mail, makes an account with the role and the groups it names, and counts once', async () => {
    const { een: one } = kit.scholen;
    const { token } = await invite('noor@school.test', { persoonlijk: 'Fijn dat je er bent.' });
    const mail = await mailTo('noor@school.test');
    expect(mail.tekst).toContain('Bea Proef van School een nodigt je uit als leerkracht');
    expect(mail.tekst).toContain('Fijn dat je er bent.');
    const { body } = await kit.agent.get(T(token)).expect(200);
    expect(body).toMatchObject({
      organisatie: 'School een',
      rol: 'docent',
      email: 'noor@school.test',
      afzender: 'Bea Proef',
      groepen: ['Groep B'],
    });

    const errors = await kit.agent
      .post(T(token, '/acceptaties'))
      .send({ ...acceptance('beheer.een'), voornaam: 'N00r', wachtwoord: 'kort', akkoord: false })
      .expect(400);
    expect(errors.body.velden).toEqual({ voornaam: 'formaat', wachtwoord: 'minlengte', akkoord: 'kies' });
    expect(
      (await kit.agent.post(T(token, '/acceptaties')).send(acceptance('Beheer.Een')).expect(400)).body.velden,
    ).toEqual({ gebruikersnaam: 'bestaat_al' });
    expect(
      (
        await kit.agent
          .post(T(token, '/acceptaties'))
          .send({ ...acceptance('noor'), rol: 'schooladmin' })
          .expect(400)
      ).body.velden,
    ).toEqual({ _: 'onbekend' });
    const concurrent = await Promise.all(
      [1, 2].map(() => kit.agent.post(T(token, '/acceptaties')).send(acceptance('noor'))),
    );
    expect(concurrent.map(({ status }) => status).sort()).toEqual([201, 410]);
    expect((await kit.agent.get(T(token)).expect(410)).body.message).toContain('al aangenomen');

    const login = await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'noor@school.test', wachtwoord: PASSWORD })
      .expect(200);
    const noor = kit.as(login.body.token);
    expect((await noor.get('/api/users/mij').expect(200)).body).toMatchObject({
      role: 'docent',
      naam: "Noor d'Haene",
      adminId: one.adminId,
    });
    const groepen = await noor.get(`${A()}/groepen`).expect(200);
    expect(groepen.body.items.map((groep: { id: string }) => groep.id)).toEqual([one.groepB]);
    const list = await noor.get(`${A()}/docenten`).expect(200);
    expect(list.body.uitnodigingen).toEqual([]);
    expect((await noor.post(`${A()}/uitnodigingen`, { emails: ['x@school.test'], rol: 'docent' })).status).toBe(403);
  });

  it('is made for all addresses or for none', async () => {
    const management = await bea();
    const before = await db()('uitnodigingen').where({ admin_id: kit.scholen.een.adminId }).count('* as n');
    const out = await management
      .post(`${A()}/uitnodigingen`, {
        emails: ['vrij@school.test', 'NOOR@school.test', 'geen adres', 'vrij@school.test'],
        rol: 'docent',
      })
      .expect(400);
    expect(out.body.velden).toEqual({ 'emails.2': 'email' });
    const again = await management
      .post(`${A()}/uitnodigingen`, {
        emails: ['vrij@school.test', 'NOOR@school.test', 'Vrij@school.test'],
        rol: 'docent',
      })
      .expect(400);
    expect(again.body.velden).toEqual({ 'emails.1': 'bestaat_al', 'emails.2': 'bestaat_al' });
    expect(
      (
        await management
          .post(`${A()}/uitnodigingen`, {
            emails: ['vrij@school.test'],
            rol: 'docent',
            groepIds: [kit.scholen.twee.groepA],
          })
          .expect(400)
      ).body.velden,
    ).toEqual({ groepIds: 'kies' });
    expect(
      (await management.post(`${A()}/uitnodigingen`, { emails: ['vrij@school.test'], rol: 'rtadmin' }).expect(400)).body
        .velden,
    ).toEqual({ rol: 'kies' });
    expect(await db()('uitnodigingen').where({ admin_id: kit.scholen.een.adminId }).count('* as n')).toEqual(before);
  });

  it('is one when two administrators invite the same person at once', async () => {
    const [a, b] = [await bea(), await bea()];
    const statuses = await Promise.all(
      [a, b].map((who) => who.post(`${A()}/uitnodigingen`, { emails: ['samen@school.test'], rol: 'docent' })),
    );
    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('ends after 30 days; the receiver asks again, the sender sends a new link that voids the old one', async () => {
    const { id, token } = await invite('laat@school.test');
    kit.klok.ahead(30 * DAY + 1);
    expect((await kit.agent.get(T(token)).expect(410)).body.message).toContain('verlopen');
    await kit.agent.post(T(token, '/acceptaties')).send(acceptance('laat')).expect(410);
    await kit.agent.post(T(token, '/aanvragen')).send({}).expect(202);
    await kit.agent.post(T(token, '/aanvragen')).send({}).expect(202);
    await kit.server.mail.deliverer?.run();
    const requested = kit.server.mail.mailbox
      ?.mails()
      .filter(
        ({ aan: on, onderwerp: subject }) => on === 'bea@school.test' && subject.startsWith('laat@school.test vraagt'),
      );
    expect(requested).toHaveLength(1);
    await (await bea()).post(`${A()}/uitnodigingen/${id}/herhalingen`, {}).expect(204);
    const newOne = tokenFrom((await mailTo('laat@school.test')).tekst);
    expect(newOne).not.toBe(token);
    await kit.agent.get(T(token)).expect(410);
    await kit.agent.get(T(newOne)).expect(200);
    await (await bea()).del(`${A()}/uitnodigingen/${id}`).expect(204);
    expect((await kit.agent.get(T(newOne)).expect(410)).body.message).toContain('ingetrokken');
  });

  it('can be refused, and shows when its mail came back', async () => {
    const { token } = await invite('nee@school.test');
    await kit.agent.post(T(token, '/weigeringen')).send({}).expect(204);
    expect((await kit.agent.get(T(token)).expect(410)).body.message).toContain('geweigerd');
    const { id } = await invite('weg@school.test');
    await db()('mailberichten')
      .where({ admin_id: kit.scholen.een.adminId, sjabloon: 'uitnodiging-docent' })
      .orderBy('id', 'desc')
      .limit(1)
      .update({ status: 'teruggekomen' });
    const { body } = await (await bea()).get(`${A()}/docenten`).expect(200);
    const status = (email: string) => body.uitnodigingen.find((u: { email: string }) => u.email === email)?.status;
    expect([status('nee@school.test'), status('weg@school.test')]).toEqual(['geweigerd', 'mislukt']);
    await (await bea()).post(`${A()}/uitnodigingen/${id}/herhalingen`, {}).expect(204);
  });

  it('is followed by a reminder on day 7 and day 21 with the same link', async () => {
    const { token } = await invite('stil@school.test');
    const reminders = async () => {
      await kit.night('uitnodigingen');
      await kit.server.mail.deliverer?.run();
      return (
        kit.server.mail.mailbox
          ?.mails()
          .filter(
            ({ aan: on, onderwerp: subject }) => on === 'stil@school.test' && subject.includes('ligt nog klaar'),
          ) ?? []
      );
    };
    expect(await reminders()).toHaveLength(0);
    kit.klok.ahead(7 * DAY);
    const [first] = await reminders();
    expect(tokenFrom(first?.tekst ?? '')).toBe(token);
    kit.klok.ahead(DAY);
    expect(await reminders()).toHaveLength(1);
    kit.klok.ahead(13 * DAY);
    expect(await reminders()).toHaveLength(2);
    kit.klok.ahead(5 * DAY);
    expect(await reminders()).toHaveLength(2);
    kit.klok.ahead(5 * DAY);
    await reminders();
    expect(
      (
        await db()('uitnodigingen')
          .where({ admin_id: kit.scholen.een.adminId, email: 'stil@school.test' })
          .first('status')
      ).status,
    ).toBe('verlopen');
  });
});

describe('the people of a school', () => {
  it('are linked, promoted, blocked and removed, with their sessions ended', async () => {
    const { een: one } = kit.scholen;
    const management = await bea();
    const list = async () => (await management.get(`${A()}/docenten`).expect(200)).body.items;
    const dirkRow = async () => (await list()).find((row: { id: string }) => row.id === one.docent);
    const dirk = await dirkRow();
    expect(dirk).toMatchObject({ rol: 'docent', actief: true, zelf: false, groepen: [{ naam: 'Groep A' }] });
    const token = await kit.token('docent.een');
    const newOne = await management
      .patch(`${A()}/docenten/${one.docent}`, { versie: dirk.versie, groepIds: [one.groepB] })
      .expect(200);
    expect(newOne.body.groepen).toEqual([{ id: one.groepB, naam: 'Groep B' }]);
    await kit.as(token).get(`${A()}/groepen/${one.groepA}/leerlingen`).expect(404);
    expect(
      (await management.patch(`${A()}/docenten/${one.docent}`, { versie: dirk.versie, actief: false }).expect(409)).body
        .code,
    ).toBe('GEWIJZIGD_DOOR_ANDER');
    await management
      .patch(`${A()}/docenten/${one.docent}`, { versie: newOne.body.versie, groepIds: [kit.scholen.twee.groepA] })
      .expect(400);
    const closed = await management
      .patch(`${A()}/docenten/${one.docent}`, { versie: newOne.body.versie, actief: false })
      .expect(200);
    await kit.as(token).get('/api/users/mij').expect(401);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'docent.een', wachtwoord: kit.scholen.wachtwoord })
      .expect(401);
    await management
      .patch(`${A()}/docenten/${one.docent}`, { versie: closed.body.versie, actief: true, rol: 'schooladmin' })
      .expect(200);
    const dirkNow = kit.as(await kit.token('docent.een'));
    await dirkNow.get(`${A()}/groepen/${one.groepA}/leerlingen`).expect(200);
    const actions = await db()('audit').where({ admin_id: one.adminId, doel_id: one.docent }).select('actie');
    expect(actions.map(({ actie: action }) => action)).toEqual(
      expect.arrayContaining([
        'docent.groepen',
        'docent.geblokkeerd',
        'docent.gedeblokkeerd',
        'docent.rol:schooladmin',
      ]),
    );
  });

  it('always keep one administrator, also when two step down at once', async () => {
    const { een: one } = kit.scholen;
    const management = await bea();
    const items = async (): Promise<{ id: string; versie: number; rol: string }[]> =>
      (await management.get(`${A()}/docenten`).expect(200)).body.items;
    const [a, b] = (await items()).filter(({ rol: role }) => role === 'schooladmin');
    if (a === undefined || b === undefined) throw new Error('two administrators expected');
    const dirk = kit.as(await kit.token('docent.een'));
    const out = await Promise.all([
      management.patch(`${A()}/docenten/${a.id}`, { versie: a.versie, rol: 'docent' }),
      dirk.patch(`${A()}/docenten/${b.id}`, { versie: b.versie, rol: 'docent' }),
    ]);
    expect(out.map(({ status }) => status).sort()).toEqual([200, 409]);
    const over = await db()('gebruikers').where({ admin_id: one.adminId, role: 'schooladmin' }).select('id');
    expect(over).toHaveLength(1);
    await db()('gebruikers').where({ admin_id: one.adminId, id: one.schooladmin }).update({ role: 'schooladmin' });
    await db()('gebruikers').where({ admin_id: one.adminId, id: one.docent }).update({ role: 'docent' });
    const again = await bea();
    expect((await again.del(`${A()}/docenten/${one.schooladmin}`).expect(409)).body.code).toBe('LAATSTE_BEHEERDER');
    await again.del(`${A()}/docenten/${one.docent}`).expect(204);
    await again.del(`${A()}/docenten/${one.docent}`).expect(404);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'docent.een', wachtwoord: kit.scholen.wachtwoord })
      .expect(401);
  });

  it('are those of the own tenant; a practice has colleagues, a home has none', async () => {
    const { een: one, twee: two } = kit.scholen;
    const management = await bea();
    await management.get(`/api/admins/${two.adminId}/docenten`).expect(403);
    await management.patch(`${A()}/docenten/${two.docent}`, { versie: 1, actief: false }).expect(404);
    await management.patch(`${A()}/docenten/${one.leerling}`, { versie: 1, actief: false }).expect(404);
    await management.del(`${A()}/uitnodigingen/${v7()}`).expect(404);
    const rt = await buildAdmin(db(), { soort: 'rt', naam: 'Praktijk Noord', code: 'RTNOORD' });
    await buildGebruiker(db(), { adminId: rt, role: 'rtadmin', naam: 'rt.noord', voornaam: 'Ria' });
    const ria = kit.as(await kit.token('rt.noord'));
    await ria.post(`/api/admins/${rt}/uitnodigingen`, { emails: ['collega@praktijk.test'], rol: 'docent' }).expect(400);
    await ria
      .post(`/api/admins/${rt}/uitnodigingen`, { emails: ['collega@praktijk.test'], rol: 'rtadmin' })
      .expect(201);
    expect((await mailTo('collega@praktijk.test')).tekst).toContain('cliënten van Praktijk Noord');
    const home = await buildAdmin(db(), { soort: 'thuis', naam: 'Thuis', code: 'THUIS' });
    await buildGebruiker(db(), { adminId: home, role: 'thuisadmin', naam: 'ouder', voornaam: 'Olga' });
    expect((await kit.as(await kit.token('ouder')).get(`/api/admins/${home}/docenten`)).status).toBe(403);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
