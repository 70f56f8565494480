import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import { buildStumble, judged } from '../../test/handelingsplan.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';
import type { Handelingsplan, PlanStep, PlanTest } from './handelingsplannen.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
let nr = 0;
let mo: { id: string; ik: ReturnType<ApiKit['as']> };
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${one().adminId}`;
const P = (id: string) => `${A()}/handelingsplannen/${id}`;
type Kind = PlanTest['soort'];
const S = (id: string, kind: Kind, child = mo.id) => `${P(id)}/toetsen/${kind}/afnames/${child}`;
const SAID = [{ tekst: 'Korte en lange klanken gaan nog niet vanzelf.', voorstel: false }];
const REASON = { reden: 'Er was geen rustig moment.' };

beforeAll(async () => {
  kit = await startKit();
  docent = kit.as(await kit.token('docent.een'));
});
beforeEach(async () => {
  nr += 1;
  const name = `zorgtoets${nr}`;
  const who = { adminId: one().adminId, naam: name, voornaam: name, groepId: one().groepA, jaargroep: 4 };
  const id = await buildLeerling(db(), who);
  for (const doel of ['ei', 'au']) await buildStumble(db(), { adminId: one().adminId, id }, { doelId: doel });
  mo = { id, ik: kit.as(await kit.token(name)) };
});
afterAll(() => kit.stop());

const find = async (id: string): Promise<Handelingsplan> => (await docent.get(P(id)).expect(200)).body;
const step = async (plan: Handelingsplan, to: PlanStep['naar'], extra: object = {}): Promise<Handelingsplan> =>
  (await docent.post(`${P(plan.id)}/overgangen`, { versie: plan.versie, naar: to, ...extra }).expect(200)).body;
async function create(): Promise<Handelingsplan> {
  const { body } = await docent.get(`${A()}/leerlingen/${mo.id}/handelingsplanvoorstellen`).expect(200);
  const { body: made } = await docent
    .post(`${A()}/handelingsplannen`, {
      leerlingIds: [mo.id],
      plan: { ...judged(body.plan), reason: SAID, situation: SAID },
    })
    .expect(201);
  return find(made.ids[0]);
}
const begun = async (): Promise<Handelingsplan> => step(await create(), 'begintoets');
const testOf = ({ tests }: Handelingsplan, kind: Kind): PlanTest => {
  const test = tests.find(({ soort: own }) => own === kind);
  if (test === undefined) throw new Error('no test');
  return test;
};
const lighthouses = async (): Promise<NonNullable<Landkaart['toetsen']>> =>
  (await mo.ik.get(`/api/leerlingen/${mo.id}/landkaart`).expect(200)).body.toetsen ?? [];
const write = (id: string, kind: Kind, { at, ruw }: { at: number; ruw: string }) =>
  mo.ik.put(`${S(id, kind)}/antwoorden/${at}`, { ruw, beurten: 1 });
const setOnMap = (id: string, kind: Kind, onMap: boolean) =>
  docent.post(`${P(id)}/toetsen/${kind}/klaarzettingen`, { onMap });

describe('the begin test of a plan (5.3)', () => {
  it('stands on the map of the child alone, under a name that tells nothing of a plan', async () => {
    const plan = await begun();
    expect(await lighthouses()).toEqual([
      { id: plan.id, adminId: one().adminId, titel: 'Laat zien wat je al kunt', begonnen: false, plan: 'begin' },
    ]);
    const { body: card } = await docent.get(`/api/leerlingen/${mo.id}/landkaart`).expect(200);
    expect(card.toetsen).toBeUndefined();
    await docent.get(S(plan.id, 'begin')).expect(404);
  });

  it('goes before a test of the group, which would hold the child up until its last word', async () => {
    const id = v7();
    const keys = { admin_id: one().adminId, groep_id: one().groepA };
    const [from, until] = [-1, 1].map((hours) => new Date(kit.klok.now() + hours * 3_600_000));
    await db()('licenties')
      .where({ admin_id: one().adminId })
      .update({ features: ['testschool', 'featureZorgtraject'] });
    await db()('methodetoetsen').insert({
      ...keys,
      id,
      titel: 'Blok 3',
      soort: 'controle',
      moment: 'na',
      venster_van: from,
      venster_tot: until,
      afspeelbeurten: 3,
      grens_pct: 80,
      status: 'gepland',
      woorden: JSON.stringify([{ woord: 'trein', zin: 'Ik zie een trein.', leerdoelId: 'ei', overslaan: false }]),
    });
    await db()('toetsafnamen').insert({ admin_id: one().adminId, methodetoets_id: id, leerling_id: mo.id });
    await begun();
    expect((await lighthouses()).map(({ plan, titel: title }) => plan ?? title)).toEqual(['begin', 'Blok 3']);
  });

  it('is heard, written, paused, gone on with and handed in once, without a spelling on the way', async () => {
    const plan = await begun();
    const words = testOf(plan, 'begin').woorden.map(({ woord }) => woord);
    const before = await mo.ik.get(S(plan.id, 'begin')).expect(200);
    expect(before.body).toMatchObject({ stand: 'mag', aantal: words.length, items: [], heropend: false });
    await mo.ik.get(`${S(plan.id, 'begin')}/spraak/w-1`).expect(404);
    const { body, text } = await mo.ik.post(`${S(plan.id, 'begin')}/starts`).expect(200);
    expect(body.items).toHaveLength(words.length);
    expect(body.items[0]).toMatchObject({ nr: 1, audioId: '1', beurten: 3, zinMetGat: expect.stringContaining('___') });
    for (const word of words) expect(text.toLowerCase()).not.toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'));
    for (const sound of ['w-1', 'z-1'])
      expect((await mo.ik.get(`${S(plan.id, 'begin')}/spraak/${sound}`).expect(200)).headers['content-type']).toContain(
        'audio/',
      );
    await mo.ik.get(`${S(plan.id, 'begin')}/spraak/w-41`).expect(404);
    const [first = '', second = ''] = words;
    await write(plan.id, 'begin', { at: 1, ruw: first }).expect(200);
    await write(plan.id, 'begin', { at: 2, ruw: `${second}x` }).expect(200);
    await write(plan.id, 'begin', { at: 40, ruw: 'x' }).expect(404);
    await mo.ik.put(`${S(plan.id, 'begin')}/antwoorden/3`, { ruw: '', beurten: 0, silent: true }).expect(200);
    const paused = await mo.ik.post(`${S(plan.id, 'begin')}/pauzes`).expect(200);
    expect(paused.body).toMatchObject({ stand: 'mag', heropend: true });
    expect((await lighthouses())[0]).toMatchObject({ begonnen: true });
    expect(testOf(await find(plan.id), 'begin')).toMatchObject({ onMap: true, noted: 2 });
    const again = await mo.ik.post(`${S(plan.id, 'begin')}/starts`).expect(200);
    expect(again.body.ingevuld).toContainEqual({ nr: 1, ruw: first, beurten: 1 });
    // Who is halfway keeps the words that were heard.
    const swap = await docent.patch(`${P(plan.id)}/toetsen/begin`, { nr: 4 }).expect(409);
    expect(swap.body.message).toContain('al aan deze toets begonnen');
    for (const _ of [1, 2])
      expect((await mo.ik.post(`${S(plan.id, 'begin')}/inleveringen`).expect(200)).body.stand).toBe('ingeleverd');
    await write(plan.id, 'begin', { at: 2, ruw: second }).expect(409);
    await mo.ik.post(`${S(plan.id, 'begin')}/starts`).expect(409);
    expect(await lighthouses()).toEqual([]);
    const done = await find(plan.id);
    const test = testOf(done, 'begin');
    // The word that was not heard does not count.
    expect([test.goed, test.totaal]).toEqual([1, words.length - 1]);
    expect(test.woorden.slice(0, 3).map(({ written, goed: right }) => [written, right])).toEqual([
      [first, true],
      [`${second}x`, false],
      ['', false],
    ]);
    const judge = (slip: boolean) => docent.patch(`${P(plan.id)}/toetsen/begin/antwoorden`, { nr: 1, slip });
    expect(testOf((await judge(true).expect(200)).body, 'begin').goed).toBe(2);
    expect(testOf((await judge(false).expect(200)).body, 'begin').goed).toBe(1);
    const running = await step(await find(plan.id), 'lopend');
    expect(running.status).toBe('lopend');
    await judge(true).expect(409);
  });

  it('goes on paper instead, and back; what was written on the map meanwhile stays', async () => {
    const plan = await begun();
    await mo.ik.post(`${S(plan.id, 'begin')}/starts`).expect(200);
    await write(plan.id, 'begin', { at: 1, ruw: 'half' }).expect(200);
    expect(testOf((await setOnMap(plan.id, 'begin', false).expect(200)).body, 'begin')).toMatchObject({ onMap: false });
    expect(await lighthouses()).toEqual([]);
    expect((await mo.ik.get(S(plan.id, 'begin')).expect(200)).body.stand).toBe('dicht');
    await mo.ik.post(`${S(plan.id, 'begin')}/starts`).expect(409);
    expect((await mo.ik.post(`${S(plan.id, 'begin')}/inleveringen`).expect(409)).body.code).toBe('VENSTER_DICHT');
    // Typed before, and come late.
    await write(plan.id, 'begin', { at: 2, ruw: 'laat' }).expect(200);
    await setOnMap(plan.id, 'begin', true).expect(200);
    const { body } = await mo.ik.post(`${S(plan.id, 'begin')}/starts`).expect(200);
    expect(body.ingevuld.map(({ ruw }: { ruw: string }) => ruw)).toEqual(['half', 'laat']);
    const answers = testOf(plan, 'begin').woorden.map(({ woord }) => ({ written: woord, slip: false }));
    await docent.put(`${P(plan.id)}/toetsen/begin/antwoorden`, { answers }).expect(200);
    await write(plan.id, 'begin', { at: 1, ruw: 'anders' }).expect(409);
    await setOnMap(plan.id, 'begin', true).expect(409);
    expect(await lighthouses()).toEqual([]);
  });

  it('is gone when it is skipped, and while the licence has no plans', async () => {
    const plan = await begun();
    const licentie = db()('licenties').where({ admin_id: one().adminId });
    await licentie.clone().update({ features: ['testschool'] });
    expect(await lighthouses()).toEqual([]);
    await mo.ik.get(S(plan.id, 'begin')).expect(404);
    await licentie.clone().update({ features: ['featureZorgtraject', 'testschool'] });
    await step(plan, 'lopend', REASON);
    expect(await lighthouses()).toEqual([]);
    await mo.ik.get(S(plan.id, 'begin')).expect(404);
  });

  it('belongs to one child, in its own school', async () => {
    const plan = await begun();
    const other = kit.as(await kit.token('zoé.een'));
    await other.get(S(plan.id, 'begin')).expect(403);
    await other.get(S(plan.id, 'begin', one().leerling)).expect(404);
    await mo.ik.get(S(plan.id, 'begin').replace(one().adminId, kit.scholen.twee.adminId)).expect(404);
    expect((await mo.ik.get(S(plan.id, 'begin')).expect(200)).body.stand).toBe('mag');
  });
});

describe('the end test of a plan (8.18)', () => {
  it('stands on the map when the teacher puts it there, and brings the plan to its evaluation', async () => {
    let plan = await step(await create(), 'lopend', REASON);
    plan = await step(plan, 'eindtoets_open');
    expect(await lighthouses()).toEqual([]);
    await mo.ik.get(S(plan.id, 'eind')).expect(404);
    await setOnMap(plan.id, 'eind', true).expect(200);
    expect((await lighthouses()).map(({ titel: title, plan: kind }) => [title, kind])).toEqual([
      ['Laat zien wat je nu kunt', 'eind'],
    ]);
    await mo.ik.post(`${S(plan.id, 'eind')}/starts`).expect(200);
    for (const [index, { woord }] of testOf(plan, 'eind').woorden.entries())
      await write(plan.id, 'eind', { at: index + 1, ruw: woord }).expect(200);
    await mo.ik.post(`${S(plan.id, 'eind')}/inleveringen`).expect(200);
    plan = await find(plan.id);
    expect(testOf(plan, 'eind').goed).toBe(testOf(plan, 'eind').totaal);
    expect((await step(plan, 'evaluatie')).status).toBe('evaluatie');
  });
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
