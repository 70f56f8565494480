import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildGebruiker } from '../../test/build.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import type { VoortgangAntwoorden } from '../voortgang/voortgang.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
let wrong: string;
let right: string;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const P = (who = one()) => `/api/admins/${who.adminId}/leerlingen/${who.leerling}`;
const judge = (id: string, body: object, who = docent) => who.patch(`${P()}/antwoorden/${id}/beoordelingen`, body);
const typo = { goed: true, reden: 'Typfout: de e en de i naast elkaar geraakt' };

const listed = async (): Promise<VoortgangAntwoorden> =>
  (await docent.get(`${P()}/antwoorden?doel=ei`).expect(200)).body;
const shown = async (id: string) => (await listed()).items.find((item) => item.id === id);
const overview = async (): Promise<string> => JSON.stringify((await docent.get(`${P()}/voortgang`).expect(200)).body);
const sums = async () => {
  const key = { admin_id: one().adminId, leerling_id: one().leerling, doel_id: 'ei' };
  const [doel, week] = [
    await db()('leerling_doelen').where(key).first('n', 'goed'),
    await db()('leerling_weken').where(key).first('n', 'goed'),
  ];
  return { doel, week };
};
const state = async (): Promise<string> => {
  const key = { admin_id: one().adminId, leerling_id: one().leerling };
  const row = await db()('leerling_toestand').where(key).first('toestand', 'n');
  return `${row.n}:${row.toestand.toString('base64')}`;
};
const audit = () =>
  db()('audit')
    .where({ admin_id: one().adminId, actie: 'antwoord.beoordeeld', doel_id: one().leerling })
    .orderBy('op')
    .select('wie', 'rol', 'reden', 'soort');

beforeAll(async () => {
  kit = await startKit();
  docent = kit.as(await kit.token('docent.een'));
  const r = await buildRonde(db(), { adminId: one().adminId, leerlingId: one().leerling });
  const antwoorden = [
    buildAntwoord(r, { itemId: 'w-trein', ruw: 'trien', nr: 0, seq: 1, geholpen: true, pogingen: 2 }),
    buildAntwoord(r, { itemId: 'w-klein', ruw: 'klein', nr: 1, seq: 2 }),
  ];
  [wrong = '', right = ''] = antwoorden.map(({ clientId }) => clientId);
  const leerling = kit.as(await kit.token('zoé.een'));
  await leerling.post('/api/antwoorden', { antwoorden }).expect(200);
  await leerling.get(`/api/leerlingen/${one().leerling}/landkaart`).expect(200);
});
afterAll(() => kit.stop());

describe('an answer that a teacher calls a slip of the finger (8.13)', () => {
  it('counts as right in the list, the sums, the state and the kinds of error, and is undone without a trace in them', async () => {
    const before = { sums: await sums(), state: await state(), list: await shown(wrong), all: await overview() };
    expect(before.sums).toEqual({ doel: { n: 2, goed: 1 }, week: { n: 2, goed: 1 } });
    expect(before.all).toContain('trien');

    await judge(wrong, typo).expect(204);
    expect(await shown(wrong)).toMatchObject({
      goed: true,
      ruw: 'trien',
      geholpen: false,
      judged: { reden: typo.reden },
    });
    expect(await sums()).toEqual({ doel: { n: 2, goed: 2 }, week: { n: 2, goed: 2 } });
    expect(await state()).not.toBe(before.state);
    expect((await listed()).fouten.reduce((sum, { fouten: count }) => sum + count, 0)).toBe(0);
    expect(await overview()).not.toContain('trien');

    await judge(wrong, { goed: false }).expect(204);
    expect({ sums: await sums(), state: await state(), list: await shown(wrong), all: await overview() }).toEqual(
      before,
    );
  });

  it('stands in the log of the school, with the reason and who did it', async () => {
    expect(await audit()).toEqual([
      { wie: one().docent, rol: 'docent', reden: typo.reden, soort: 'leerling' },
      { wie: one().docent, rol: 'docent', reden: null, soort: 'leerling' },
    ]);
  });

  it('is only a wrong answer, marked once, and only a mark is taken back', async () => {
    await judge(right, typo).expect(409);
    await judge(wrong, { goed: false }).expect(409);
    await judge(wrong, typo).expect(204);
    await judge(wrong, typo).expect(409);
    await judge(wrong, { goed: false }).expect(204);
    await judge(v7(), typo).expect(404);
    expect(await shown(wrong)).toMatchObject({ goed: false });
  });

  it('asks for a reason of at most 200 characters', async () => {
    for (const reason of ['', '   ', 'x'.repeat(201)]) {
      const { body } = await judge(wrong, { goed: true, reden: reason }).expect(400);
      expect(body.velden.reden).toBe(reason.length > 200 ? 'maxlengte' : 'verplicht');
    }
    await judge(wrong, { goed: true }).expect(400);
    await judge(wrong, {}).expect(400);
  });

  it('is for who teaches this child: no leerling, no parent, no other group, no other school', async () => {
    await judge(wrong, typo, kit.as(await kit.token('zoé.een'))).expect(403);
    await judge(wrong, typo, kit.as(await kit.token('docent.twee'))).expect(403);
    await buildGebruiker(db(), { adminId: one().adminId, role: 'docent', naam: 'docent.los', voornaam: 'Lot' });
    await judge(wrong, typo, kit.as(await kit.token('docent.los'))).expect(404);
    const elsewhere = `/api/admins/${one().adminId}/leerlingen/${one().imagesLeerling}/antwoorden/${wrong}/beoordelingen`;
    await docent.patch(elsewhere, typo).expect(404);
    expect(await shown(wrong)).toMatchObject({ goed: false });
  });
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
