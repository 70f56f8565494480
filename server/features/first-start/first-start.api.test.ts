import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFirstStart } from '../../platform/auth/first-start.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { firstStartEndpoints as endpoints, type FirstStart } from './first-start.contract.ts';

let kit: ApiKit;
let token: string;
const db = () => kit.server.database.knex;
const anyone = () => kit.as('');
const PERSON: FirstStart = {
  organisatie: 'Kantoor Zandmeer',
  voornaam: 'Noor',
  voorvoegsel: 'van',
  achternaam: 'Dam',
  gebruikersnaam: 'noor.dam',
  email: 'noor@kantoor.test',
  wachtwoord: 'paarse olifant danst',
  akkoord: true,
};

beforeAll(async () => {
  kit = await startKit({ leeg: true });
  token = kit.server.firstStart ?? '';
});
afterAll(() => kit.stop());

it('gives every start a link of its own, and closes the one before it', async () => {
  expect(token).toMatch(/^[\w-]{43}$/);
  const next = await openFirstStart(db());
  await anyone().request(endpoints.check, { params: { token } }).expect(410);
  token = next ?? '';
  expect(await anyone().call(endpoints.check, { params: { token } })).toEqual({ geldig: true });
});

it('names what is wrong and keeps the link', async () => {
  const wrong = { ...PERSON, organisatie: ' ', email: 'noor@', wachtwoord: 'kort' };
  const { body } = await kit.agent.post(`/api/eerste-start/${token}`).send(wrong).expect(400);
  expect(body.velden).toEqual({ organisatie: 'verplicht', email: 'email', wachtwoord: 'minlengte' });
  const known = { ...PERSON, wachtwoord: 'noor@kantoor.test' };
  expect((await kit.agent.post(`/api/eerste-start/${token}`).send(known).expect(400)).body.velden).toEqual({
    wachtwoord: 'te_bekend',
  });
  expect(await anyone().call(endpoints.check, { params: { token } })).toEqual({ geldig: true });
});

it('makes one superadmin with an office, however often it is sent at once, who has to set up the second step', async () => {
  const both = await Promise.all(
    ['noor.dam', 'noor.twee'].map((gebruikersnaam) =>
      kit.agent
        .post(`/api/eerste-start/${token}`)
        .send({ ...PERSON, gebruikersnaam, email: `${gebruikersnaam}@kantoor.test` }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 410]);
  expect(await db()('admins').where({ soort: 'kantoor' }).select('naam')).toEqual([{ naam: 'Kantoor Zandmeer' }]);
  expect(await db()('gebruikers').where({ role: 'superadmin' }).select('voorvoegsel')).toEqual([
    { voorvoegsel: 'van' },
  ]);
  const made: string = both.find(({ status }) => status === 201)?.body.gebruikersnaam;
  const { body } = await kit.agent
    .post('/api/auth')
    .send({ gebruikersnaam: made, wachtwoord: PERSON.wachtwoord })
    .expect(200);
  const me = await kit.as(body.token).get('/api/users/mij').expect(200);
  expect(me.body).toMatchObject({ role: 'superadmin' });
});

it('has no link where there is a superadmin', async () => {
  expect(await openFirstStart(db())).toBeUndefined();
  await anyone().request(endpoints.check, { params: { token } }).expect(410);
  expect(await db()('instellingen').where({ sleutel: 'eerste_start' }).first()).toBeUndefined();
});
