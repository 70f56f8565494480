import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeHerinneren } from '../../composition-beheer.ts';
import { loadKluis } from '../../platform/auth/kluis.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker } from '../../test/bouw.ts';

let kit: ApiKit;
const DAG = 86_400_000;
const WACHTWOORD = 'paarse olifant danst';
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${kit.scholen.een.adminId}`;
const bea = async () => kit.als(await kit.token('beheer.een'));
const T = (token: string, deel = '') => `/api/uitnodigingen/tokens/${token}${deel}`;

beforeAll(async () => {
  kit = await startKit();
  await db()('gebruikers')
    .where({ admin_id: kit.scholen.een.adminId, id: kit.scholen.een.schooladmin })
    .update({ email: 'bea@school.test' });
});
afterAll(() => kit.stop());

/** Sends what waits; answers the newest mail to an address. */
async function mailAan(adres: string) {
  await kit.server.mail.bezorger?.run();
  const mail = kit.server.mail.postbus?.mails().find(({ aan }) => aan === adres);
  if (mail === undefined) throw new Error(`no mail to ${adres}`);
  return mail;
}
const tokenUit = (tekst: string): string => /uitnodiging\/([\w-]+)/.exec(tekst)?.[1] ?? '';
async function nodigUit(email: string, deel: object = {}): Promise<{ id: string; token: string }> {
  const { body } = await (
    await bea()
  )
    .post(`${A()}/uitnodigingen`, { emails: [email], rol: 'docent', groepIds: [kit.scholen.een.groepB], ...deel })
    .expect(201);
  return { id: body.items[0].id, token: tokenUit((await mailAan(email)).tekst) };
}
const acceptatie = (gebruikersnaam: string) => ({
  voornaam: 'Noor',
  achternaam: "d'Haene",
  gebruikersnaam,
  wachtwoord: WACHTWOORD,
  akkoord: true,
});

describe('an invitation', () => {
  it('goes out by mail, makes an account with the role and the groups it names, and counts once', async () => {
    const { een } = kit.scholen;
    const { token } = await nodigUit('noor@school.test', { persoonlijk: 'Fijn dat je er bent.' });
    const mail = await mailAan('noor@school.test');
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

    const fouten = await kit.agent
      .post(T(token, '/acceptaties'))
      .send({ ...acceptatie('beheer.een'), voornaam: 'N00r', wachtwoord: 'kort', akkoord: false })
      .expect(400);
    expect(fouten.body.velden).toEqual({ voornaam: 'formaat', wachtwoord: 'minlengte', akkoord: 'kies' });
    expect(
      (await kit.agent.post(T(token, '/acceptaties')).send(acceptatie('Beheer.Een')).expect(400)).body.velden,
    ).toEqual({ gebruikersnaam: 'bestaat_al' });
    expect(
      (
        await kit.agent
          .post(T(token, '/acceptaties'))
          .send({ ...acceptatie('noor'), rol: 'schooladmin' })
          .expect(400)
      ).body.velden,
    ).toEqual({ _: 'onbekend' });
    const tegelijk = await Promise.all(
      [1, 2].map(() => kit.agent.post(T(token, '/acceptaties')).send(acceptatie('noor'))),
    );
    expect(tegelijk.map(({ status }) => status).sort()).toEqual([201, 410]);
    expect((await kit.agent.get(T(token)).expect(410)).body.message).toContain('al aangenomen');

    const inlog = await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'noor@school.test', wachtwoord: WACHTWOORD })
      .expect(200);
    const noor = kit.als(inlog.body.token);
    expect((await noor.get('/api/users/mij').expect(200)).body).toMatchObject({
      role: 'docent',
      naam: "Noor d'Haene",
      adminId: een.adminId,
    });
    const groepen = await noor.get(`${A()}/groepen`).expect(200);
    expect(groepen.body.items.map((groep: { id: string }) => groep.id)).toEqual([een.groepB]);
    const lijst = await noor.get(`${A()}/docenten`).expect(200);
    expect(lijst.body.uitnodigingen).toEqual([]);
    expect((await noor.post(`${A()}/uitnodigingen`, { emails: ['x@school.test'], rol: 'docent' })).status).toBe(403);
  });

  it('is made for all addresses or for none', async () => {
    const beheer = await bea();
    const voor = await db()('uitnodigingen').where({ admin_id: kit.scholen.een.adminId }).count('* as n');
    const uit = await beheer
      .post(`${A()}/uitnodigingen`, {
        emails: ['vrij@school.test', 'NOOR@school.test', 'geen adres', 'vrij@school.test'],
        rol: 'docent',
      })
      .expect(400);
    expect(uit.body.velden).toEqual({ 'emails.2': 'email' });
    const nog = await beheer
      .post(`${A()}/uitnodigingen`, {
        emails: ['vrij@school.test', 'NOOR@school.test', 'Vrij@school.test'],
        rol: 'docent',
      })
      .expect(400);
    expect(nog.body.velden).toEqual({ 'emails.1': 'bestaat_al', 'emails.2': 'bestaat_al' });
    expect(
      (
        await beheer
          .post(`${A()}/uitnodigingen`, {
            emails: ['vrij@school.test'],
            rol: 'docent',
            groepIds: [kit.scholen.twee.groepA],
          })
          .expect(400)
      ).body.velden,
    ).toEqual({ groepIds: 'kies' });
    expect(
      (await beheer.post(`${A()}/uitnodigingen`, { emails: ['vrij@school.test'], rol: 'rtadmin' }).expect(400)).body
        .velden,
    ).toEqual({ rol: 'kies' });
    expect(await db()('uitnodigingen').where({ admin_id: kit.scholen.een.adminId }).count('* as n')).toEqual(voor);
  });

  it('is one when two administrators invite the same person at once', async () => {
    const [a, b] = [await bea(), await bea()];
    const statussen = await Promise.all(
      [a, b].map((wie) => wie.post(`${A()}/uitnodigingen`, { emails: ['samen@school.test'], rol: 'docent' })),
    );
    expect(statussen.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it('ends after 30 days; the receiver asks again, the sender sends a new link that voids the old one', async () => {
    const { id, token } = await nodigUit('laat@school.test');
    kit.klok.vooruit(30 * DAG + 1);
    expect((await kit.agent.get(T(token)).expect(410)).body.message).toContain('verlopen');
    await kit.agent.post(T(token, '/acceptaties')).send(acceptatie('laat')).expect(410);
    await kit.agent.post(T(token, '/aanvragen')).send({}).expect(202);
    await kit.agent.post(T(token, '/aanvragen')).send({}).expect(202);
    await kit.server.mail.bezorger?.run();
    const gevraagd = kit.server.mail.postbus
      ?.mails()
      .filter(({ aan, onderwerp }) => aan === 'bea@school.test' && onderwerp.startsWith('laat@school.test vraagt'));
    expect(gevraagd).toHaveLength(1);
    await (await bea()).post(`${A()}/uitnodigingen/${id}/herhalingen`, {}).expect(204);
    const nieuw = tokenUit((await mailAan('laat@school.test')).tekst);
    expect(nieuw).not.toBe(token);
    await kit.agent.get(T(token)).expect(410);
    await kit.agent.get(T(nieuw)).expect(200);
    await (await bea()).del(`${A()}/uitnodigingen/${id}`).expect(204);
    expect((await kit.agent.get(T(nieuw)).expect(410)).body.message).toContain('ingetrokken');
  });

  it('can be refused, and shows when its mail came back', async () => {
    const { token } = await nodigUit('nee@school.test');
    await kit.agent.post(T(token, '/weigeringen')).send({}).expect(204);
    expect((await kit.agent.get(T(token)).expect(410)).body.message).toContain('geweigerd');
    const { id } = await nodigUit('weg@school.test');
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
    const { token } = await nodigUit('stil@school.test');
    const herinneren = composeHerinneren({
      database: kit.server.database,
      clock: kit.klok,
      kluis: loadKluis(kit.env.DATA_DIR),
    });
    const herinneringen = async () => {
      await herinneren.run();
      await kit.server.mail.bezorger?.run();
      return (
        kit.server.mail.postbus
          ?.mails()
          .filter(({ aan, onderwerp }) => aan === 'stil@school.test' && onderwerp.includes('ligt nog klaar')) ?? []
      );
    };
    expect(await herinneringen()).toHaveLength(0);
    kit.klok.vooruit(7 * DAG);
    const [eerste] = await herinneringen();
    expect(tokenUit(eerste?.tekst ?? '')).toBe(token);
    expect(await herinneringen()).toHaveLength(1);
    kit.klok.vooruit(14 * DAG);
    expect(await herinneringen()).toHaveLength(2);
    kit.klok.vooruit(5 * DAG);
    expect(await herinneringen()).toHaveLength(2);
    kit.klok.vooruit(5 * DAG);
    await herinneringen();
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
    const { een } = kit.scholen;
    const beheer = await bea();
    const lijst = async () => (await beheer.get(`${A()}/docenten`).expect(200)).body.items;
    const dirkRij = async () => (await lijst()).find((rij: { id: string }) => rij.id === een.docent);
    const dirk = await dirkRij();
    expect(dirk).toMatchObject({ rol: 'docent', actief: true, zelf: false, groepen: [{ naam: 'Groep A' }] });
    const token = await kit.token('docent.een');
    const nieuw = await beheer
      .patch(`${A()}/docenten/${een.docent}`, { versie: dirk.versie, groepIds: [een.groepB] })
      .expect(200);
    expect(nieuw.body.groepen).toEqual([{ id: een.groepB, naam: 'Groep B' }]);
    await kit.als(token).get(`${A()}/groepen/${een.groepA}/leerlingen`).expect(404);
    expect(
      (await beheer.patch(`${A()}/docenten/${een.docent}`, { versie: dirk.versie, actief: false }).expect(409)).body
        .code,
    ).toBe('GEWIJZIGD_DOOR_ANDER');
    await beheer
      .patch(`${A()}/docenten/${een.docent}`, { versie: nieuw.body.versie, groepIds: [kit.scholen.twee.groepA] })
      .expect(400);
    const dicht = await beheer
      .patch(`${A()}/docenten/${een.docent}`, { versie: nieuw.body.versie, actief: false })
      .expect(200);
    await kit.als(token).get('/api/users/mij').expect(401);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'docent.een', wachtwoord: kit.scholen.wachtwoord })
      .expect(401);
    await beheer
      .patch(`${A()}/docenten/${een.docent}`, { versie: dicht.body.versie, actief: true, rol: 'schooladmin' })
      .expect(200);
    const dirkNu = kit.als(await kit.token('docent.een'));
    await dirkNu.get(`${A()}/groepen/${een.groepA}/leerlingen`).expect(200);
    const acties = await db()('audit').where({ admin_id: een.adminId, doel_id: een.docent }).select('actie');
    expect(acties.map(({ actie }) => actie)).toEqual(
      expect.arrayContaining([
        'docent.groepen',
        'docent.geblokkeerd',
        'docent.gedeblokkeerd',
        'docent.rol:schooladmin',
      ]),
    );
  });

  it('always keep one administrator, also when two step down at once', async () => {
    const { een } = kit.scholen;
    const beheer = await bea();
    const items = async (): Promise<{ id: string; versie: number; rol: string }[]> =>
      (await beheer.get(`${A()}/docenten`).expect(200)).body.items;
    const [a, b] = (await items()).filter(({ rol }) => rol === 'schooladmin');
    if (a === undefined || b === undefined) throw new Error('two administrators expected');
    const dirk = kit.als(await kit.token('docent.een'));
    const uit = await Promise.all([
      beheer.patch(`${A()}/docenten/${a.id}`, { versie: a.versie, rol: 'docent' }),
      dirk.patch(`${A()}/docenten/${b.id}`, { versie: b.versie, rol: 'docent' }),
    ]);
    expect(uit.map(({ status }) => status).sort()).toEqual([200, 409]);
    const over = await db()('gebruikers').where({ admin_id: een.adminId, role: 'schooladmin' }).select('id');
    expect(over).toHaveLength(1);
    await db()('gebruikers').where({ admin_id: een.adminId, id: een.schooladmin }).update({ role: 'schooladmin' });
    await db()('gebruikers').where({ admin_id: een.adminId, id: een.docent }).update({ role: 'docent' });
    const weer = await bea();
    expect((await weer.del(`${A()}/docenten/${een.schooladmin}`).expect(409)).body.code).toBe('LAATSTE_BEHEERDER');
    await weer.del(`${A()}/docenten/${een.docent}`).expect(204);
    await weer.del(`${A()}/docenten/${een.docent}`).expect(404);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'docent.een', wachtwoord: kit.scholen.wachtwoord })
      .expect(401);
  });

  it('are those of the own tenant; a practice has colleagues, a home has none', async () => {
    const { een, twee } = kit.scholen;
    const beheer = await bea();
    await beheer.get(`/api/admins/${twee.adminId}/docenten`).expect(403);
    await beheer.patch(`${A()}/docenten/${twee.docent}`, { versie: 1, actief: false }).expect(404);
    await beheer.patch(`${A()}/docenten/${een.leerling}`, { versie: 1, actief: false }).expect(404);
    await beheer.del(`${A()}/uitnodigingen/${v7()}`).expect(404);
    const rt = await buildAdmin(db(), { soort: 'rt', naam: 'Praktijk Noord', code: 'RTNOORD' });
    await buildGebruiker(db(), { adminId: rt, role: 'rtadmin', naam: 'rt.noord', voornaam: 'Ria' });
    const ria = kit.als(await kit.token('rt.noord'));
    await ria.post(`/api/admins/${rt}/uitnodigingen`, { emails: ['collega@praktijk.test'], rol: 'docent' }).expect(400);
    await ria
      .post(`/api/admins/${rt}/uitnodigingen`, { emails: ['collega@praktijk.test'], rol: 'rtadmin' })
      .expect(201);
    expect((await mailAan('collega@praktijk.test')).tekst).toContain('cliënten van Praktijk Noord');
    const thuis = await buildAdmin(db(), { soort: 'thuis', naam: 'Thuis', code: 'THUIS' });
    await buildGebruiker(db(), { adminId: thuis, role: 'thuisadmin', naam: 'ouder', voornaam: 'Olga' });
    expect((await kit.als(await kit.token('ouder')).get(`/api/admins/${thuis}/docenten`)).status).toBe(403);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
