import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker } from '../../test/bouw.ts';
import { Koppelproef } from '../../test/koppelproef.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';

let kit: ApiKit;
let proef: Koppelproef;
const db = () => kit.server.database.knex;
const een = () => kit.scholen.een;

beforeAll(async () => {
  kit = await startKit();
  proef = new Koppelproef(kit);
});
beforeEach(() => proef.begin());
afterAll(() => kit.stop());

describe('a link', () => {
  async function gekoppeld(): Promise<{ id: string; koppelingId: string }> {
    const { id, code } = await proef.kindMetCode();
    return { id, koppelingId: (await proef.koppel(code).expect(201)).body.koppelingId };
  }
  const speel = (id: string) => kit.als(proef.ouder).post(`${proef.pad(id, proef.thuis)}/sessies`);

  it('gives the parent the home view and nothing else', async () => {
    const { id, koppelingId } = await gekoppeld();
    const ronde = await buildRonde(db(), { adminId: een().adminId, leerlingId: id });
    const {
      body: { token },
    } = await speel(id).expect(201);
    await kit
      .als(token)
      .post('/api/antwoorden', {
        antwoorden: [
          buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 1, nr: 1 }),
          buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', seq: 2, nr: 2 }),
        ],
      })
      .expect(200);
    await db()('leerling_doelen').where({ admin_id: een().adminId, leerling_id: id }).update({ n: 20, goed: 15 });
    const doelen = await db()('leerling_doelen').where({ admin_id: een().adminId, leerling_id: id }).pluck('doel_id');
    await db()('leerling_doel_standen').insert(
      doelen.map((doel_id) => ({
        admin_id: een().adminId,
        leerling_id: id,
        doel_id,
        ema: 0.5,
        stand: 'struikel',
        dag: 1,
      })),
    );
    const { body } = await kit
      .als(proef.ouder)
      .get(`${proef.koppelPad(proef.thuis)}/${koppelingId}/voortgang`)
      .expect(200);
    expect(body).toMatchObject({
      leerling: { id },
      school: 'School een',
      soort: 'thuis',
      week: { dagen: 1 },
      gaatGoed: [],
      geleerd: ['trein'],
    });
    expect(body.bezigMet.length).toBeGreaterThan(0);
    expect(body.tip.regel.length).toBeGreaterThan(3);
    expect(body).not.toHaveProperty('doelen');
    expect(body).not.toHaveProperty('fouten');
    // The school sees the same answers: there is one progress.
    expect(
      (
        await kit
          .als(proef.school)
          .get(`${proef.pad(id)}/antwoorden`)
          .expect(200)
      ).body.items
        .map((a: { ruw: string }) => a.ruw)
        .toSorted(),
    ).toEqual(['gijt', 'trein']);
    for (const pad of ['antwoorden', 'toestemmingen', 'thuiskoppelingen'])
      expect([pad, (await kit.als(proef.ouder).get(`${proef.pad(id, proef.thuis)}/${pad}`)).status]).not.toEqual([
        pad,
        200,
      ]);
    await kit.als(proef.ouder).get(proef.pad(id, proef.thuis)).expect(404);
  });

  it('ends at the school at once, with the session of the child', async () => {
    const { id, koppelingId } = await gekoppeld();
    const {
      body: { token },
    } = await speel(id).expect(201);
    await kit.als(token).get(`/api/leerlingen/${id}/landkaart`).expect(200);
    await kit
      .als(proef.school)
      .del(`${proef.pad(id)}/thuiskoppelingen/${koppelingId}`)
      .expect(204);
    const na = [
      await kit.als(token).get(`/api/leerlingen/${id}/landkaart`),
      await speel(id),
      await kit.als(proef.ouder).get(`${proef.koppelPad(proef.thuis)}/${koppelingId}/voortgang`),
      await kit.als(proef.school).del(`${proef.pad(id)}/thuiskoppelingen/${koppelingId}`),
    ];
    expect(na.map(({ status }) => status)).toEqual([401, 404, 404, 404]);
  });

  it('is let go by the parent, who then has a place again', async () => {
    const { id, koppelingId } = await gekoppeld();
    const vreemd = await proef.buildThuis();
    await kit
      .als(vreemd.token)
      .del(`${proef.koppelPad(vreemd.adminId)}/${koppelingId}`)
      .expect(404);
    await kit
      .als(proef.ouder)
      .del(`${proef.koppelPad(proef.thuis)}/${koppelingId}`)
      .expect(204);
    expect((await proef.delen(id)).koppelingen).toEqual([]);
    expect((await kit.als(proef.ouder).get(`/api/admins/${proef.thuis}`).expect(200)).body.plaatsen.gebruikt).toBe(0);
  });

  it('shows a closed door while the school keeps the home closed', async () => {
    const { id, koppelingId } = await gekoppeld();
    const {
      body: { token },
    } = await speel(id).expect(201);
    const zet = (thuisToegang: boolean) =>
      kit.als(proef.school).patch(`/api/admins/${een().adminId}/deelinstellingen`, { thuisToegang }).expect(204);
    await zet(false);
    await kit.als(token).get(`/api/leerlingen/${id}/landkaart`).expect(401);
    expect((await speel(id).expect(409)).body).toMatchObject({ code: 'THUIS_DICHT' });
    expect(
      (
        await kit
          .als(proef.ouder)
          .get(`${proef.koppelPad(proef.thuis)}/${koppelingId}/voortgang`)
          .expect(409)
      ).body.code,
    ).toBe('THUIS_DICHT');
    expect((await kit.als(proef.ouder).get(proef.koppelPad(proef.thuis)).expect(200)).body.items).toMatchObject([
      { open: false, weekMinuten: 0 },
    ]);
    expect((await proef.delen(id)).thuisToegang).toBe(false);
    await zet(true);
    await speel(id).expect(201);
  });

  it('hides a child in the bin and shows it again after restoring', async () => {
    const { id } = await gekoppeld();
    const A = `/api/admins/${een().adminId}`;
    await kit
      .als(proef.school)
      .post(`${A}/leerlingen/verwijderingen`, { ids: [id] })
      .expect(200);
    expect((await kit.als(proef.ouder).get(proef.koppelPad(proef.thuis)).expect(200)).body.items).toEqual([]);
    await speel(id).expect(404);
    await kit
      .als(proef.school)
      .post(`${A}/prullenbakitems/herstellingen`, { ids: [id] })
      .expect(200);
    expect((await kit.als(proef.ouder).get(proef.koppelPad(proef.thuis)).expect(200)).body.items).toHaveLength(1);
  });

  it('with a practice shows every goal, also when the home is closed', async () => {
    proef.nr += 1;
    const praktijk = await buildAdmin(db(), { soort: 'rt', naam: 'Praktijk', code: `RT${proef.nr}`, plaatsen: 5 });
    await buildGebruiker(db(), { adminId: praktijk, role: 'rtadmin', naam: `rt${proef.nr}`, voornaam: 'Ria' });
    const rt = await kit.token(`rt${proef.nr}`);
    const { id, code } = await proef.kindMetCode('rt');
    expect(
      (await proef.koppel((await proef.kindMetCode()).code, { token: rt, adminId: praktijk }).expect(409)).body.message,
    ).toMatch(/voor thuis/);
    const { koppelingId } = (await proef.koppel(code, { token: rt, adminId: praktijk }).expect(201)).body;
    await kit
      .als(proef.school)
      .patch(`/api/admins/${een().adminId}/deelinstellingen`, { thuisToegang: false })
      .expect(204);
    await db()('leerling_doelen').insert({
      admin_id: een().adminId,
      leerling_id: id,
      doel_id: 'ei',
      n: 8,
      goed: 6,
      ms_sum: 1,
      op: new Date(kit.klok.now()),
    });
    const { body } = await kit
      .als(rt)
      .get(`${proef.koppelPad(praktijk)}/${koppelingId}/voortgang`)
      .expect(200);
    expect(body.soort).toBe('rt');
    expect(body.doelen).toContainEqual({ naam: 'ei-plaatwoord', status: 'bezig', n: 8, pct: 75 });
    expect(body.fouten).toEqual([]);
    const ronde = await buildRonde(db(), { adminId: een().adminId, leerlingId: id });
    const { gebruikersnaam } = await db()('gebruikers').where({ admin_id: een().adminId, id }).first('gebruikersnaam');
    await kit
      .als(await kit.token(gebruikersnaam))
      .post('/api/antwoorden', {
        antwoorden: [
          buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 1, nr: 1 }),
          buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', seq: 2, nr: 2 }),
        ],
      })
      .expect(200);
    const na = (
      await kit
        .als(rt)
        .get(`${proef.koppelPad(praktijk)}/${koppelingId}/voortgang`)
        .expect(200)
    ).body;
    expect(na.fouten).toMatchObject([{ woord: 'geit', ruw: 'gijt', doelNaam: 'ei-plaatwoord' }]);
    // The group, its tests and its care stay at the school.
    expect(JSON.stringify(na)).not.toMatch(/groep|niveau|lvs|plan/i);
    for (const pad of ['', '/antwoorden', '/toestemmingen', '/lvsresultaten', '/export'])
      expect([pad, (await kit.als(rt).get(`${proef.pad(id, praktijk)}${pad}`)).status]).toEqual([
        pad,
        expect.toBeOneOf([403, 404]),
      ]);
    await kit
      .als(rt)
      .post(`${proef.pad(id, praktijk)}/sessies`)
      .expect(403);
    await kit
      .als(proef.school)
      .patch(`/api/admins/${een().adminId}/deelinstellingen`, { thuisToegang: true })
      .expect(204);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
