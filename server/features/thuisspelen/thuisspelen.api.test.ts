import { decodeJwt } from 'jose';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timeOf } from '../../platform/time/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker } from '../../test/build.ts';

let kit: ApiKit;
let home = '';
let ouder = '';
let kind = '';
let nr = 0;
const db = () => kit.server.database.knex;
const L = (id = kind) => `/api/leerlingen/${id}`;
const start = async (token = ouder, id = kind): Promise<string> =>
  (await kit.as(token).post(`/api/admins/${home}/leerlingen/${id}/sessies`).expect(201)).body.token;
const setPin = (pin: string, password = kit.scholen.wachtwoord) =>
  kit.as(ouder).put(`/api/admins/${home}/ouderpin`, { pin, wachtwoord: password });

beforeAll(async () => {
  kit = await startKit();
});
beforeEach(async () => {
  nr += 1;
  home = await buildAdmin(db(), { soort: 'thuis', naam: 'Familie Proef', code: `THUIS${nr}`, plaatsen: 4 });
  await buildGebruiker(db(), { adminId: home, role: 'thuisadmin', naam: `ouder${nr}`, voornaam: 'Olga' });
  ouder = await kit.token(`ouder${nr}`);
  const groepId = v7();
  await db()('groepen').insert({
    admin_id: home,
    id: groepId,
    naam: 'Mijn kinderen',
    jaargroepen: [4],
    schooljaar: '2026-2027',
  });
  const { body } = await kit
    .as(ouder)
    .post(`/api/admins/${home}/groepen/${groepId}/leerlingen`, {
      leerlingen: [{ roepnaam: 'Noor', jaargroep: 4, dier: 'vos' }],
      inlogsoort: 'plaatjes',
    })
    .expect(201);
  kind = body.items[0].id;
});
afterAll(() => kit.stop());

describe('"Speel" at home', () => {
  it('is a real session of the child, which gives no way into the panel', async () => {
    const token = await start();
    expect(decodeJwt(token)).toMatchObject({ _id: kind, role: 'leerling', tid: home, thuis: true });
    expect(decodeJwt(token)).not.toHaveProperty('adminId');
    expect((await kit.as(token).get(`${L()}/landkaart`).expect(200)).body.meekijken).toBe(false);
    for (const path of ['', '/groepen', '/thuiskoppelingen'])
      expect([path, (await kit.as(token).get(`/api/admins/${home}${path}`)).status]).toEqual([path, 403]);
    expect(await db()('audit').where({ admin_id: home, actie: 'thuisspelen.begonnen', doel_id: kind })).toHaveLength(1);
  });

  it('begins no game outside the hours of the home, and lets a game that was begun go on', async () => {
    const token = await start();
    const { body: route } = await kit.as(token).post(`${L()}/somvensters`, { soort: 'adaptief' }).expect(200);
    const [steen] = route.stenen;
    const rondeId = v7();
    const play = (id: string) =>
      kit.as(token).post(`${L()}/somvensters/${route.somvensterId}/taken/${steen.taakId}/spelrondes`, {
        rondeId: id,
        game: steen.deuren[0],
      });
    await play(rondeId).expect(200);
    const [from, until] = [1, 2].map((hour) => timeOf(kit.klok.now() + hour * 3_600_000));
    const { body: details } = await kit.as(ouder).get(`/api/admins/${home}/accountgegevens`).expect(200);
    const hours =
      from !== undefined && until !== undefined && from < until
        ? { van: from, tot: until }
        : { van: '12:00', tot: '12:01' };
    await kit
      .as(ouder)
      .patch(`/api/admins/${home}/instellingen`, {
        versie: details.versie,
        thuisUren: { van: hours.tot, tot: hours.van },
      })
      .expect(400);
    await kit
      .as(ouder)
      .patch(`/api/admins/${home}/instellingen`, { versie: details.versie, thuisUren: hours })
      .expect(200);
    expect((await kit.as(token).get(`${L()}/landkaart`).expect(200)).body.rust).toMatchObject({ vanaf: hours.van });
    expect((await kit.as(ouder).get(`${L()}/landkaart`).expect(200)).body.rust).toBeUndefined();
    const { body: error } = await play(v7()).expect(409);
    expect(error).toMatchObject({
      code: 'THUIS_RUST',
      message: `Nu is het rusttijd. Vanaf ${hours.van} kun je weer spelen.`,
    });
    await play(rondeId).expect(200);
    await kit
      .as(ouder)
      .patch(`/api/admins/${home}/instellingen`, { versie: details.versie + 1, thuisUren: null })
      .expect(200);
    await play(v7()).expect(200);
  });

  it('takes the hours of the setting of a child before those of the home, and forgets them when they are taken away', async () => {
    const token = await start();
    const configure = (homeHours: { van: string; tot: string } | null) =>
      kit.as(ouder).put(`/api/admins/${home}/leerlingen/oefeninstellingen`, {
        leerlingIds: [kind],
        items: [{ leerlingId: kind, naam: 'Eigen', instelling: { thuisUren: homeHours } }],
      });
    const now = timeOf(kit.klok.now());
    const never = now < '12:00' ? { van: '23:00', tot: '23:01' } : { van: '00:00', tot: '00:01' };
    await configure({ van: '19:00', tot: '07:00' }).expect(400);
    await configure(never).expect(200);
    expect((await kit.as(token).get(`${L()}/landkaart`).expect(200)).body.rust).toMatchObject({ vanaf: never.van });
    await configure(null).expect(200);
    expect((await kit.as(token).get(`${L()}/landkaart`).expect(200)).body.rust).toBeUndefined();
  });

  it('goes back with the password to the same session of the parent, and ends the one of the child', async () => {
    const token = await start();
    expect((await kit.as(token).get(`${L()}/ouder`).expect(200)).body).toEqual({ pin: false });
    const error = await kit.as(token).post(`${L()}/ouder`, { wachtwoord: 'verkeerd wachtwoord' }).expect(400);
    expect(error.body).toMatchObject({ code: 'HUIDIG_WACHTWOORD_ONJUIST', velden: { wachtwoord: 'onbekend' } });
    const { body } = await kit.as(token).post(`${L()}/ouder`, { wachtwoord: kit.scholen.wachtwoord }).expect(200);
    expect(decodeJwt(body.token)).toMatchObject({ role: 'thuisadmin', adminId: home, sid: decodeJwt(ouder)['sid'] });
    await kit.as(body.token).get(`/api/admins/${home}/groepen`).expect(200);
    await kit.as(token).get(`${L()}/landkaart`).expect(401);
  });

  it('lets the parent back after an hour of play, but not after the day of the session', async () => {
    const token = await start();
    kit.klok.ahead(50 * 60_000);
    await kit.as(token).get(`${L()}/landkaart`).expect(200);
    kit.klok.ahead(20 * 60_000);
    const { body } = await kit.as(token).post(`${L()}/ouder`, { wachtwoord: kit.scholen.wachtwoord }).expect(200);
    await kit.as(body.token).get(`/api/admins/${home}/groepen`).expect(200);
    kit.klok.ahead(20 * 60_000);
    const later = await start(body.token);
    await db()('sessies')
      .where({ admin_id: home, sid: String(decodeJwt(ouder)['sid']) })
      .update({ tot: new Date(kit.klok.now() - 1) });
    expect(
      (await kit.as(later).post(`${L()}/ouder`, { wachtwoord: kit.scholen.wachtwoord }).expect(410)).body.message,
    ).toMatch(/Log opnieuw in/);
  });

  it('does not open the panel of a parent who was signed out elsewhere', async () => {
    const token = await start();
    await kit.as(ouder).del('/api/auth/sessies/huidige').expect(204);
    expect(
      (await kit.as(token).post(`${L()}/ouder`, { wachtwoord: kit.scholen.wachtwoord }).expect(410)).body,
    ).not.toHaveProperty('token');
    await kit.as(token).get(`${L()}/landkaart`).expect(200);
  });

  it('has no way back for a child that signed in itself, nor for somebody else', async () => {
    const itself = kit.as(await kit.token('zoé.een'));
    const { leerling, imagesLeerling } = kit.scholen.een;
    const out = [
      await itself.get(`${L(leerling)}/ouder`),
      await itself.post(`${L(leerling)}/ouder`, { wachtwoord: kit.scholen.wachtwoord }),
      await itself.get(`${L(imagesLeerling)}/ouder`),
      await kit.as(await start()).get(`${L(leerling)}/ouder`),
      await kit.as(ouder).get(`${L()}/ouder`),
    ];
    expect(out.map(({ status }) => status)).toEqual([404, 404, 404, 404, 403]);
  });

  it('starts no child of another home or of a school', async () => {
    const { een: one, twee: two } = kit.scholen;
    for (const id of [one.leerling, two.leerling])
      expect((await kit.as(ouder).post(`/api/admins/${home}/leerlingen/${id}/sessies`)).status).toBe(404);
  });
});

describe('the PIN of a parent', () => {
  it('is set with the password only and opens the way back', async () => {
    expect((await setPin('12', kit.scholen.wachtwoord).expect(400)).body.velden).toEqual({ pin: 'minlengte' });
    expect((await setPin('12ab').expect(400)).body.velden).toEqual({ pin: 'cijfers' });
    expect((await setPin('1234567').expect(400)).body.velden).toEqual({ pin: 'maxlengte' });
    expect((await setPin('2468', 'niet mijn wachtwoord').expect(400)).body.velden).toEqual({ wachtwoord: 'onbekend' });
    await setPin('2468').expect(204);
    const token = await start();
    expect((await kit.as(token).get(`${L()}/ouder`).expect(200)).body).toEqual({ pin: true });
    expect((await kit.as(token).post(`${L()}/ouder`, { pin: '8642' }).expect(400)).body.code).toBe('PIN_ONJUIST');
    const { body } = await kit.as(token).post(`${L()}/ouder`, { pin: '2468' }).expect(200);
    await kit.as(body.token).get(`/api/admins/${home}`).expect(200);
  });

  it('is used up after five misses; then the password is asked', async () => {
    await setPin('2468').expect(204);
    const token = await start();
    for (const pin of ['1111', '2222', '3333', '4444', '5555'])
      await kit.as(token).post(`${L()}/ouder`, { pin }).expect(400);
    const closed = await kit.as(token).post(`${L()}/ouder`, { pin: '2468' }).expect(429);
    expect(closed.body.message).toMatch(/Gebruik nu je wachtwoord/);
    expect((await kit.as(token).get(`${L()}/ouder`).expect(200)).body).toEqual({ pin: false });
    await kit.as(token).post(`${L()}/ouder`, { wachtwoord: kit.scholen.wachtwoord }).expect(200);
    expect(
      (
        await kit
          .as(await start())
          .get(`${L()}/ouder`)
          .expect(200)
      ).body,
    ).toEqual({ pin: true });
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
