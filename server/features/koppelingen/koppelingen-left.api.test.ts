import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker } from '../../test/build.ts';
import { Koppelproef } from '../../test/koppelproef.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';

let kit: ApiKit;
let trial: Koppelproef;
const db = () => kit.server.database.knex;
const one = () => kit.scholen.een;

beforeAll(async () => {
  kit = await startKit();
  trial = new Koppelproef(kit);
});
beforeEach(() => trial.begin());
afterAll(() => kit.stop());

describe('a link', () => {
  async function linked(): Promise<{ id: string; koppelingId: string }> {
    const { id, code } = await trial.childWithCode();
    return { id, koppelingId: (await trial.koppel(code).expect(201)).body.koppelingId };
  }
  const play = (id: string) => kit.as(trial.ouder).post(`${trial.pad(id, trial.thuis)}/sessies`);

  it('gives the parent the home view and nothing else', async () => {
    const { id, koppelingId } = await linked();
    const ronde = await buildRonde(db(), { adminId: one().adminId, leerlingId: id });
    const {
      body: { token },
    } = await play(id).expect(201);
    await kit
      .as(token)
      .post('/api/antwoorden', {
        antwoorden: [
          buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 1, nr: 1 }),
          buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', seq: 2, nr: 2 }),
        ],
      })
      .expect(200);
    await db()('leerling_doelen').where({ admin_id: one().adminId, leerling_id: id }).update({ n: 20, goed: 15 });
    const doelen = await db()('leerling_doelen').where({ admin_id: one().adminId, leerling_id: id }).pluck('doel_id');
    await db()('leerling_doel_standen').insert(
      doelen.map((doel_id) => ({
        admin_id: one().adminId,
        leerling_id: id,
        doel_id,
        ema: 0.5,
        stand: 'struikel',
        dag: 1,
      })),
    );
    const { body } = await kit
      .as(trial.ouder)
      .get(`${trial.connectPath(trial.thuis)}/${koppelingId}/voortgang`)
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
          .as(trial.school)
          .get(`${trial.pad(id)}/antwoorden`)
          .expect(200)
      ).body.items
        .map((a: { ruw: string }) => a.ruw)
        .toSorted(),
    ).toEqual(['gijt', 'trein']);
    for (const path of ['antwoorden', 'toestemmingen', 'thuiskoppelingen'])
      expect([path, (await kit.as(trial.ouder).get(`${trial.pad(id, trial.thuis)}/${path}`)).status]).not.toEqual([
        path,
        200,
      ]);
    await kit.as(trial.ouder).get(trial.pad(id, trial.thuis)).expect(404);
  });

  it('ends at the school at once, with the session of the child', async () => {
    const { id, koppelingId } = await linked();
    const {
      body: { token },
    } = await play(id).expect(201);
    await kit.as(token).get(`/api/leerlingen/${id}/landkaart`).expect(200);
    await kit
      .as(trial.school)
      .del(`${trial.pad(id)}/thuiskoppelingen/${koppelingId}`)
      .expect(204);
    const after = [
      await kit.as(token).get(`/api/leerlingen/${id}/landkaart`),
      await play(id),
      await kit.as(trial.ouder).get(`${trial.connectPath(trial.thuis)}/${koppelingId}/voortgang`),
      await kit.as(trial.school).del(`${trial.pad(id)}/thuiskoppelingen/${koppelingId}`),
    ];
    expect(after.map(({ status }) => status)).toEqual([401, 404, 404, 404]);
  });

  it('is let go by the parent, who then has a place again', async () => {
    const { id, koppelingId } = await linked();
    const unexpected = await trial.buildHome();
    await kit
      .as(unexpected.token)
      .del(`${trial.connectPath(unexpected.adminId)}/${koppelingId}`)
      .expect(404);
    await kit
      .as(trial.ouder)
      .del(`${trial.connectPath(trial.thuis)}/${koppelingId}`)
      .expect(204);
    expect((await trial.delen(id)).koppelingen).toEqual([]);
    expect((await kit.as(trial.ouder).get(`/api/admins/${trial.thuis}`).expect(200)).body.plaatsen.gebruikt).toBe(0);
  });

  it('shows a closed door while the school keeps the home closed', async () => {
    const { id, koppelingId } = await linked();
    const {
      body: { token },
    } = await play(id).expect(201);
    const set = (homeAccess: boolean) =>
      kit
        .as(trial.school)
        .patch(`/api/admins/${one().adminId}/deelinstellingen`, { thuisToegang: homeAccess })
        .expect(204);
    await set(false);
    await kit.as(token).get(`/api/leerlingen/${id}/landkaart`).expect(401);
    expect((await play(id).expect(409)).body).toMatchObject({ code: 'THUIS_DICHT' });
    expect(
      (
        await kit
          .as(trial.ouder)
          .get(`${trial.connectPath(trial.thuis)}/${koppelingId}/voortgang`)
          .expect(409)
      ).body.code,
    ).toBe('THUIS_DICHT');
    expect((await kit.as(trial.ouder).get(trial.connectPath(trial.thuis)).expect(200)).body.items).toMatchObject([
      { open: false, weekMinuten: 0 },
    ]);
    expect((await trial.delen(id)).thuisToegang).toBe(false);
    await set(true);
    await play(id).expect(201);
  });

  it('hides a child in the bin and shows it again after restoring', async () => {
    const { id } = await linked();
    const A = `/api/admins/${one().adminId}`;
    await kit
      .as(trial.school)
      .post(`${A}/leerlingen/verwijderingen`, { ids: [id] })
      .expect(200);
    expect((await kit.as(trial.ouder).get(trial.connectPath(trial.thuis)).expect(200)).body.items).toEqual([]);
    await play(id).expect(404);
    await kit
      .as(trial.school)
      .post(`${A}/prullenbakitems/herstellingen`, { ids: [id] })
      .expect(200);
    expect((await kit.as(trial.ouder).get(trial.connectPath(trial.thuis)).expect(200)).body.items).toHaveLength(1);
  });

  it('with a practice shows every goal, also when the home is closed', async () => {
    trial.nr += 1;
    const praktijk = await buildAdmin(db(), { soort: 'rt', naam: 'Praktijk', code: `RT${trial.nr}`, plaatsen: 5 });
    await buildGebruiker(db(), { adminId: praktijk, role: 'rtadmin', naam: `rt${trial.nr}`, voornaam: 'Ria' });
    const rt = await kit.token(`rt${trial.nr}`);
    const { id, code } = await trial.childWithCode('rt');
    expect(
      (await trial.koppel((await trial.childWithCode()).code, { token: rt, adminId: praktijk }).expect(409)).body
        .message,
    ).toMatch(/voor thuis/);
    const { koppelingId } = (await trial.koppel(code, { token: rt, adminId: praktijk }).expect(201)).body;
    await kit
      .as(trial.school)
      .patch(`/api/admins/${one().adminId}/deelinstellingen`, { thuisToegang: false })
      .expect(204);
    await db()('leerling_doelen').insert({
      admin_id: one().adminId,
      leerling_id: id,
      doel_id: 'ei',
      n: 8,
      goed: 6,
      ms_sum: 1,
      op: new Date(kit.klok.now()),
    });
    await db()('leerling_doel_standen').insert({
      admin_id: one().adminId,
      leerling_id: id,
      doel_id: 'ei',
      ema: 0.8,
      stand: 'bijna',
      dag: 1,
      recent_n: 6,
      recent_right: 5,
    });
    const { body } = await kit
      .as(rt)
      .get(`${trial.connectPath(praktijk)}/${koppelingId}/voortgang`)
      .expect(200);
    expect(body.soort).toBe('rt');
    expect(body.doelen).toContainEqual({ naam: 'ei-plaatwoord', status: 'bijna', n: 8, goed: 6, pct: 83 });
    expect(body.fouten).toEqual([]);
    const ronde = await buildRonde(db(), { adminId: one().adminId, leerlingId: id });
    const { gebruikersnaam } = await db()('gebruikers').where({ admin_id: one().adminId, id }).first('gebruikersnaam');
    await kit
      .as(await kit.token(gebruikersnaam))
      .post('/api/antwoorden', {
        antwoorden: [
          buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 1, nr: 1 }),
          buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', seq: 2, nr: 2 }),
        ],
      })
      .expect(200);
    const after = (
      await kit
        .as(rt)
        .get(`${trial.connectPath(praktijk)}/${koppelingId}/voortgang`)
        .expect(200)
    ).body;
    expect(after.fouten).toMatchObject([{ woord: 'geit', ruw: 'gijt', doelNaam: 'ei-plaatwoord' }]);
    // The group, its tests and its care stay at the school.
    expect(JSON.stringify(after)).not.toMatch(/groep|niveau|lvs|plan/i);
    for (const path of ['', '/antwoorden', '/toestemmingen', '/lvsresultaten', '/export'])
      expect([path, (await kit.as(rt).get(`${trial.pad(id, praktijk)}${path}`)).status]).toEqual([
        path,
        expect.toBeOneOf([403, 404]),
      ]);
    await kit
      .as(rt)
      .post(`${trial.pad(id, praktijk)}/sessies`)
      .expect(403);
    await kit
      .as(trial.school)
      .patch(`/api/admins/${one().adminId}/deelinstellingen`, { thuisToegang: true })
      .expect(204);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
