import { decodeJwt } from 'jose';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tijdVan } from '../../platform/tijd/klok.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker } from '../../test/bouw.ts';

let kit: ApiKit;
let thuis = '';
let ouder = '';
let kind = '';
let nr = 0;
const db = () => kit.server.database.knex;
const L = (id = kind) => `/api/leerlingen/${id}`;
const start = async (token = ouder, id = kind): Promise<string> =>
  (await kit.als(token).post(`/api/admins/${thuis}/leerlingen/${id}/sessies`).expect(201)).body.token;
const zetPin = (pin: string, wachtwoord = kit.scholen.wachtwoord) =>
  kit.als(ouder).put(`/api/admins/${thuis}/ouderpin`, { pin, wachtwoord });

beforeAll(async () => {
  kit = await startKit();
});
beforeEach(async () => {
  nr += 1;
  thuis = await buildAdmin(db(), { soort: 'thuis', naam: 'Familie Proef', code: `THUIS${nr}`, plaatsen: 4 });
  await buildGebruiker(db(), { adminId: thuis, role: 'thuisadmin', naam: `ouder${nr}`, voornaam: 'Olga' });
  ouder = await kit.token(`ouder${nr}`);
  const groepId = v7();
  await db()('groepen').insert({
    admin_id: thuis,
    id: groepId,
    naam: 'Mijn kinderen',
    jaargroepen: [4],
    schooljaar: '2026-2027',
  });
  const { body } = await kit
    .als(ouder)
    .post(`/api/admins/${thuis}/groepen/${groepId}/leerlingen`, {
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
    expect(decodeJwt(token)).toMatchObject({ _id: kind, role: 'leerling', tid: thuis, thuis: true });
    expect(decodeJwt(token)).not.toHaveProperty('adminId');
    expect((await kit.als(token).get(`${L()}/landkaart`).expect(200)).body.meekijken).toBe(false);
    for (const pad of ['', '/groepen', '/thuiskoppelingen'])
      expect([pad, (await kit.als(token).get(`/api/admins/${thuis}${pad}`)).status]).toEqual([pad, 403]);
    expect(await db()('audit').where({ admin_id: thuis, actie: 'thuisspelen.begonnen', doel_id: kind })).toHaveLength(
      1,
    );
  });

  it('begins no game outside the hours of the home, and lets a game that was begun go on', async () => {
    const token = await start();
    const { body: route } = await kit.als(token).post(`${L()}/somvensters`, { soort: 'adaptief' }).expect(200);
    const [steen] = route.stenen;
    const rondeId = v7();
    const speel = (id: string) =>
      kit.als(token).post(`${L()}/somvensters/${route.somvensterId}/taken/${steen.taakId}/spelrondes`, {
        rondeId: id,
        game: steen.deuren[0],
      });
    await speel(rondeId).expect(200);
    const [van, tot] = [1, 2].map((uur) => tijdVan(kit.klok.now() + uur * 3_600_000));
    const { body: gegevens } = await kit.als(ouder).get(`/api/admins/${thuis}/accountgegevens`).expect(200);
    const uren = van !== undefined && tot !== undefined && van < tot ? { van, tot } : { van: '12:00', tot: '12:01' };
    await kit
      .als(ouder)
      .patch(`/api/admins/${thuis}/instellingen`, {
        versie: gegevens.versie,
        thuisUren: { van: uren.tot, tot: uren.van },
      })
      .expect(400);
    await kit
      .als(ouder)
      .patch(`/api/admins/${thuis}/instellingen`, { versie: gegevens.versie, thuisUren: uren })
      .expect(200);
    expect((await kit.als(token).get(`${L()}/landkaart`).expect(200)).body.rust).toMatchObject({ vanaf: uren.van });
    expect((await kit.als(ouder).get(`${L()}/landkaart`).expect(200)).body.rust).toBeUndefined();
    const { body: fout } = await speel(v7()).expect(409);
    expect(fout).toMatchObject({
      code: 'THUIS_RUST',
      message: `Nu is het rusttijd. Vanaf ${uren.van} kun je weer spelen.`,
    });
    await speel(rondeId).expect(200);
    await kit
      .als(ouder)
      .patch(`/api/admins/${thuis}/instellingen`, { versie: gegevens.versie + 1, thuisUren: null })
      .expect(200);
    await speel(v7()).expect(200);
  });

  it('takes the hours of the setting of a child before those of the home, and forgets them when they are taken away', async () => {
    const token = await start();
    const instel = (thuisUren: { van: string; tot: string } | null) =>
      kit.als(ouder).put(`/api/admins/${thuis}/leerlingen/oefeninstellingen`, {
        leerlingIds: [kind],
        items: [{ leerlingId: kind, naam: 'Eigen', instelling: { thuisUren } }],
      });
    const nu = tijdVan(kit.klok.now());
    const nooit = nu < '12:00' ? { van: '23:00', tot: '23:01' } : { van: '00:00', tot: '00:01' };
    await instel({ van: '19:00', tot: '07:00' }).expect(400);
    await instel(nooit).expect(200);
    expect((await kit.als(token).get(`${L()}/landkaart`).expect(200)).body.rust).toMatchObject({ vanaf: nooit.van });
    await instel(null).expect(200);
    expect((await kit.als(token).get(`${L()}/landkaart`).expect(200)).body.rust).toBeUndefined();
  });

  it('goes back with the password to the same session of the parent, and ends the one of the child', async () => {
    const token = await start();
    expect((await kit.als(token).get(`${L()}/ouder`).expect(200)).body).toEqual({ pin: false });
    const fout = await kit.als(token).post(`${L()}/ouder`, { wachtwoord: 'verkeerd wachtwoord' }).expect(400);
    expect(fout.body).toMatchObject({ code: 'HUIDIG_WACHTWOORD_ONJUIST', velden: { wachtwoord: 'onbekend' } });
    const { body } = await kit.als(token).post(`${L()}/ouder`, { wachtwoord: kit.scholen.wachtwoord }).expect(200);
    expect(decodeJwt(body.token)).toMatchObject({ role: 'thuisadmin', adminId: thuis, sid: decodeJwt(ouder)['sid'] });
    await kit.als(body.token).get(`/api/admins/${thuis}/groepen`).expect(200);
    await kit.als(token).get(`${L()}/landkaart`).expect(401);
  });

  it('lets the parent back after an hour of play, but not after the day of the session', async () => {
    const token = await start();
    kit.klok.vooruit(50 * 60_000);
    await kit.als(token).get(`${L()}/landkaart`).expect(200);
    kit.klok.vooruit(20 * 60_000);
    const { body } = await kit.als(token).post(`${L()}/ouder`, { wachtwoord: kit.scholen.wachtwoord }).expect(200);
    await kit.als(body.token).get(`/api/admins/${thuis}/groepen`).expect(200);
    kit.klok.vooruit(20 * 60_000);
    const later = await start(body.token);
    await db()('sessies')
      .where({ admin_id: thuis, sid: String(decodeJwt(ouder)['sid']) })
      .update({ tot: new Date(kit.klok.now() - 1) });
    expect(
      (await kit.als(later).post(`${L()}/ouder`, { wachtwoord: kit.scholen.wachtwoord }).expect(410)).body.message,
    ).toMatch(/Log opnieuw in/);
  });

  it('does not open the panel of a parent who was signed out elsewhere', async () => {
    const token = await start();
    await kit.als(ouder).del('/api/auth/sessies/huidige').expect(204);
    expect(
      (await kit.als(token).post(`${L()}/ouder`, { wachtwoord: kit.scholen.wachtwoord }).expect(410)).body,
    ).not.toHaveProperty('token');
    await kit.als(token).get(`${L()}/landkaart`).expect(200);
  });

  it('has no way back for a child that signed in itself, nor for somebody else', async () => {
    const zelf = kit.als(await kit.token('zoé.een'));
    const { leerling, plaatjesLeerling } = kit.scholen.een;
    const uit = [
      await zelf.get(`${L(leerling)}/ouder`),
      await zelf.post(`${L(leerling)}/ouder`, { wachtwoord: kit.scholen.wachtwoord }),
      await zelf.get(`${L(plaatjesLeerling)}/ouder`),
      await kit.als(await start()).get(`${L(leerling)}/ouder`),
      await kit.als(ouder).get(`${L()}/ouder`),
    ];
    expect(uit.map(({ status }) => status)).toEqual([404, 404, 404, 404, 403]);
  });

  it('starts no child of another home or of a school', async () => {
    const { een, twee } = kit.scholen;
    for (const id of [een.leerling, twee.leerling])
      expect((await kit.als(ouder).post(`/api/admins/${thuis}/leerlingen/${id}/sessies`)).status).toBe(404);
  });
});

describe('the PIN of a parent', () => {
  it('is set with the password only and opens the way back', async () => {
    expect((await zetPin('12', kit.scholen.wachtwoord).expect(400)).body.velden).toEqual({ pin: 'minlengte' });
    expect((await zetPin('12ab').expect(400)).body.velden).toEqual({ pin: 'cijfers' });
    expect((await zetPin('1234567').expect(400)).body.velden).toEqual({ pin: 'maxlengte' });
    expect((await zetPin('2468', 'niet mijn wachtwoord').expect(400)).body.velden).toEqual({ wachtwoord: 'onbekend' });
    await zetPin('2468').expect(204);
    const token = await start();
    expect((await kit.als(token).get(`${L()}/ouder`).expect(200)).body).toEqual({ pin: true });
    expect((await kit.als(token).post(`${L()}/ouder`, { pin: '8642' }).expect(400)).body.code).toBe('PIN_ONJUIST');
    const { body } = await kit.als(token).post(`${L()}/ouder`, { pin: '2468' }).expect(200);
    await kit.als(body.token).get(`/api/admins/${thuis}`).expect(200);
  });

  it('is used up after five misses; then the password is asked', async () => {
    await zetPin('2468').expect(204);
    const token = await start();
    for (const pin of ['1111', '2222', '3333', '4444', '5555'])
      await kit.als(token).post(`${L()}/ouder`, { pin }).expect(400);
    const dicht = await kit.als(token).post(`${L()}/ouder`, { pin: '2468' }).expect(429);
    expect(dicht.body.message).toMatch(/Gebruik nu je wachtwoord/);
    expect((await kit.als(token).get(`${L()}/ouder`).expect(200)).body).toEqual({ pin: false });
    await kit.als(token).post(`${L()}/ouder`, { wachtwoord: kit.scholen.wachtwoord }).expect(200);
    expect(
      (
        await kit
          .als(await start())
          .get(`${L()}/ouder`)
          .expect(200)
      ).body,
    ).toEqual({ pin: true });
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
