import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { loadContent } from '../../platform/content/content.ts';
import { modelFor } from '../../platform/content/model-for.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson } from '../../test/site.ts';
import { createWeights } from './create-kalibratie.ts';

let kit: ApiKit;
const db = () => kit.server.database.knex;
const weightsOf = (a1: number) => ({
  words: { a1: 1, a2: 1, hoofd: PARAMS.hoofd },
  without: { a1, a2: 0.5, hoofd: PARAMS.hoofd },
});

/** A night as the job stores it. */
async function night(a1: number, o: { adminId?: string; status?: string; minute: number }): Promise<string> {
  const id = v7();
  await db()('motor_gewichten').insert({
    id,
    admin_id: o.adminId ?? null,
    dag: 2516,
    op: new Date(Date.UTC(2026, 10, 20, 2, o.minute)),
    antwoorden: 2400,
    week_antwoorden: 800,
    verlies_nu: 0.52,
    verlies_nieuw: 0.5,
    status: o.status ?? 'aangenomen',
    gewichten: JSON.stringify(weightsOf(a1)),
  });
  return id;
}

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());

describe('weights of the practice engine', () => {
  it('are those of the first day until a night was accepted, then those of the organisation before those of all', async () => {
    const content = loadContent('assets/content');
    const service = createWeights({ db: db(), content, clock: kit.klok });
    const { adminId: one } = kit.scholen.een;
    const { adminId: two } = kit.scholen.twee;
    await service.load();
    expect(modelFor(content, one)).toBe(content.model);
    await night(0.9, { minute: 1 });
    await night(0.8, { minute: 2, status: 'geweigerd' });
    await night(0.7, { minute: 3, adminId: one });
    await service.load();
    expect(modelFor(content, one).params.withoutMemory.a1).toBe(0.7);
    expect(modelFor(content, two).params.withoutMemory.a1).toBe(0.9);
    expect(modelFor(content, two)).toBe(modelFor(content, two));
    expect(modelFor(content, two).items).toBe(content.model.items);
  });

  it('are listed for the office with what they won, and taken back with one call', async () => {
    const office = kit.as(await kit.token('kantoor'));
    const id = await night(0.6, { minute: 4 });
    const { body } = await office.get('/api/oefenmotor/gewichten').expect(200);
    expect(body.items[0]).toEqual({
      id,
      organisatie: null,
      op: '2026-11-20T02:04:00.000Z',
      antwoorden: 2400,
      weekAntwoorden: 800,
      lossNow: 0.52,
      lossNew: 0.5,
      status: 'aangenomen',
      inUse: true,
    });
    const back = await office.post(`/api/oefenmotor/gewichten/${id}/terug`).expect(200);
    expect(back.body.items.map((n: { status: string; inUse: boolean }) => [n.status, n.inUse])).toEqual([
      ['teruggezet', false],
      ['aangenomen', true],
      ['geweigerd', false],
      ['aangenomen', true],
    ]);
    await office.post(`/api/oefenmotor/gewichten/${id}/terug`).expect(404);
  });

  it('travel with the round, so that browser and server compute alike', async () => {
    const { een: school } = kit.scholen;
    await night(0.65, { minute: 5 });
    await kit.night('gewichten', 2519);
    const child = kit.as(await kit.token('zoé.een'));
    const { body } = await child.get(`/api/leerlingen/${school.leerling}/landkaart`).expect(200);
    const {
      somvensterId,
      stenen: [steen],
    } = body.routes[0];
    const ronde = await child
      .post(`/api/leerlingen/${school.leerling}/somvensters/${somvensterId}/taken/${steen.taakId}/spelrondes`, {
        rondeId: school.settingA,
        game: steen.deuren[0],
      })
      .expect(200);
    expect(ronde.body.weights).toEqual(weightsOf(0.7));
  });

  it('leave no night on record while there is too little to judge by', async () => {
    const before = await db()('motor_gewichten').count('id as n').first();
    await kit.night('gewichten', 2526);
    expect(await db()('motor_gewichten').count('id as n').first()).toEqual(before);
    expect((await db()('jobs').where({ naam: 'gewichten' }).first('uitkomst')).uitkomst).toEqual({
      nachten: 0,
      aangenomen: 0,
    });
  });
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
