import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, skipInstap } from '../../test/build.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';
import { mondayOf } from '../../platform/time/clock.ts';
import type { WeekPlan } from './week-plans.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
let beheer: ReturnType<ApiKit['as']>;
const one = () => kit.scholen.een;
const A = () => `/api/admins/${one().adminId}`;
const G = () => `${A()}/groepen/${one().groepA}`;

beforeAll(async () => {
  kit = await startKit();
  docent = kit.as(await kit.token('docent.een'));
  beheer = kit.as(await kit.token('beheer.een'));
});
afterAll(() => kit.stop());

/** Monday of the week so many weeks from now. */
const monday = (weeks = 0): string => mondayOf(Date.parse(`${mondayOf(Date.now())}T12:00:00Z`) + weeks * 604_800_000);
const goalWeek = (weeks: number, doelIds: string[] = ['ei'], title = '') => ({
  week: monday(weeks),
  titel: title,
  free: false,
  doelIds,
});
const find = async (): Promise<WeekPlan> => (await docent.get(`${G()}/weekplan`).expect(200)).body;
const save = async (weeks: object[], status = 200): Promise<WeekPlan> =>
  (await docent.put(`${G()}/weekplan`, { versie: (await find()).versie, weeks }).expect(status)).body;
const newList = async (extra: object = {}): Promise<string> => {
  const woorden = ['trein', 'kapitein', 'geheim', 'fietsenhok', 'speeltuin'].map((spelling) => ({ spelling }));
  return (await docent.post(`${A()}/woordlijsten`, { naam: 'Blok 3 week 2', woorden, ...extra }).expect(201)).body.id;
};
async function newChild(name: string) {
  const child = { adminId: one().adminId, naam: name, voornaam: name, groepId: one().groepA, jaargroep: 5 };
  const id = await buildLeerling(kit.server.database.knex, child);
  await skipInstap(kit.server.database.knex, { adminId: one().adminId, id });
  const ik = kit.as(await kit.token(name));
  const map = async (): Promise<Landkaart['routes']> =>
    (await ik.get(`/api/leerlingen/${id}/landkaart`).expect(200)).body.routes;
  return { id, map };
}

describe('a plan', () => {
  it('begins empty and keeps a term: lists, goals and a holiday', async () => {
    expect(await find()).toMatchObject({ versie: 1, nu: monday(), weeks: [], lists: [] });
    const list = await newList();
    const plan = await save([
      goalWeek(1, ['ei', 'ou'], 'Blok 3'),
      { week: monday(2), titel: '', free: false, woordlijstId: list, doelIds: [] },
      { week: monday(3), titel: 'Kerstvakantie', free: true, doelIds: [] },
    ]);
    expect(plan.versie).toBe(2);
    expect(plan.weeks.map(({ week }) => week)).toEqual([monday(1), monday(2), monday(3)]);
    expect(plan.lists).toEqual([
      { id: list, naam: 'Blok 3 week 2', aantal: 5, voorbeelden: expect.any(Array), weg: false },
    ]);
    expect(plan.doelen.map(({ id }) => id)).toEqual(['ei', 'ou']);
  });

  it('tells who was second, and keeps what the first one saved', async () => {
    const { versie: version } = await find();
    await docent.put(`${G()}/weekplan`, { versie: version, weeks: [goalWeek(5)] }).expect(200);
    const { body } = await docent.put(`${G()}/weekplan`, { versie: version, weeks: [] }).expect(409);
    expect(body.code).toBe('GEWIJZIGD_DOOR_ANDER');
    expect((await find()).weeks).toHaveLength(1);
  });

  it('keeps a week that has passed, whatever is sent', async () => {
    await save([goalWeek(0), goalWeek(1)]);
    const passed = { admin_id: one().adminId, groep_id: one().groepA, week: monday(-2) };
    await kit.server.database.knex('planweken').insert({ ...passed, titel: 'Blok 1', doel_ids: ['au'] });
    const plan = await save([goalWeek(-2, ['ei']), goalWeek(1)]);
    expect(plan.weeks).toMatchObject([{ titel: 'Blok 1', doelIds: ['au'] }, { week: monday(1) }]);
  });

  it.each([
    ['a day in the middle of a week', { ...goalWeek(1), week: '2026-11-25' }],
    ['nothing', goalWeek(1, [])],
    ['a holiday with goals', { ...goalWeek(1), free: true }],
    ['too many goals', goalWeek(1, ['ei', 'ou', 'au', 'ng', 'nk'])],
  ])('refuses %s', async (_, week) => {
    expect(await save([week], 400)).toMatchObject({ code: 'ONGELDIGE_INVOER' });
  });

  it('refuses a week twice, a goal and a list that are unknown, and a list of another school', async () => {
    expect(await save([goalWeek(1), goalWeek(1)], 400)).toMatchObject({ velden: { weeks: 'bestaat_al' } });
    await save([goalWeek(1, ['bestaat-niet'])], 404);
    const other = kit.as(await kit.token('beheer.twee'));
    const { body } = await other.post(`/api/admins/${kit.scholen.twee.adminId}/woordlijsten`, {
      naam: 'Daar',
      woorden: [{ spelling: 'trein' }],
    });
    for (const woordlijstId of [v7(), body.id])
      await save([{ week: monday(1), titel: '', free: false, woordlijstId, doelIds: [] }], 404);
  });
});

describe('the running week', () => {
  it('stands on the map as the route of the week, once, until its Sunday', async () => {
    await save([goalWeek(0, ['ei'], 'Blok 4: ei en ij')]);
    const kind = await newChild('weekkind');
    const [route, ...rest] = await kind.map();
    expect(route).toMatchObject({ titel: 'Blok 4: ei en ij', soort: 'leerkracht', week: true, status: 'open' });
    expect(route?.stenen.every(({ doelId }) => doelId === 'ei')).toBe(true);
    expect(rest.map((other) => other.soort)).toEqual(['adaptief']);
    expect((await kind.map()).map(({ somvensterId }) => somvensterId)).toContain(route?.somvensterId);
    expect(await kind.map()).toHaveLength(2);
    const row = await kit.server.database
      .knex('somvensters')
      .where({ admin_id: one().adminId, id: route?.somvensterId ?? '' })
      .first();
    expect(row).toMatchObject({ leerling_id: kind.id });
    expect((await find()).weeks).toMatchObject([{ week: monday(-2) }, { week: monday(), given: 1, klaar: 0 }]);
  });

  it('asks the words of a list, and becomes what the teacher makes of it', async () => {
    const kind = await newChild('lijstkind');
    const woordlijstId = await newList({ naam: 'Blok 5' });
    await save([{ week: monday(), titel: '', free: false, woordlijstId, doelIds: [] }]);
    const [first] = await kind.map();
    expect(first).toMatchObject({ titel: 'Blok 5', week: true });
    await save([goalWeek(0, ['ou'])]);
    const week = (await kind.map()).filter((route) => route.week === true);
    expect(week).toHaveLength(1);
    expect(week[0]?.stenen[0]?.doelId).toBe('ou');
    // A change elsewhere in the plan leaves the route of today.
    await save([goalWeek(0, ['ou']), goalWeek(4)]);
    expect((await kind.map()).find((route) => route.week === true)?.somvensterId).toBe(week[0]?.somvensterId);
  });

  it('sets nothing ready in a holiday, or from a list that was thrown away', async () => {
    const kind = await newChild('vrijkind');
    await save([{ week: monday(), titel: '', free: true, doelIds: [] }]);
    expect((await kind.map()).filter((route) => route.week === true)).toEqual([]);
    const woordlijstId = await newList();
    await save([{ week: monday(), titel: '', free: false, woordlijstId, doelIds: [] }]);
    await docent.del(`${A()}/woordlijsten/${woordlijstId}`).expect(204);
    expect((await kind.map()).filter((route) => route.week === true)).toEqual([]);
    expect((await find()).lists).toMatchObject([{ id: woordlijstId, weg: true }]);
  });

  it('says for whom the week meets a setting or a full map', async () => {
    const [easy, own, full] = [await newChild('jong'), await newChild('eigendoel'), await newChild('volkaart')];
    await save([goalWeek(0, ['tussen-n'])]);
    const set = async (id: string, fields: object) => {
      const path = `${A()}/leerlingen/${id}/oefeninstellingen`;
      const { versie: version } = (await docent.get(path).expect(200)).body;
      await docent.put(path, { versie: version, velden: fields }).expect(200);
    };
    await set(easy.id, { niveauVan: 3, niveauTot: 3 });
    await set(own.id, { inhoud: 'doelen', leerdoelIds: ['ei'] });
    for (const doelIds of [['ei'], ['ou']])
      await docent.post(`${A()}/somvensters`, { leerlingIds: [full.id], doelIds }).expect(201);
    const { body } = await docent.get(`${G()}/weekplan/gevolgen`).expect(200);
    const reasons = new Map(body.items.map((item: { naam: string; reden: string }) => [item.naam, item.reden]));
    expect([reasons.get('jong'), reasons.get('eigendoel'), reasons.get('volkaart')]).toEqual(['niets', 'eigen', 'vol']);
    expect((await full.map()).some((route) => route.week === true)).toBe(false);
    expect((await own.map()).some((route) => route.week === true)).toBe(true);
    expect(defaultSetting(5).inhoud).toBe('leerlijn');
  });
});

describe('taking over from a colleague', () => {
  it('gives the weeks to come of another group, without a list that is kept to oneself', async () => {
    const mine = await newList();
    const ours = await newList({ gedeeld: 'school' });
    const B = `${A()}/groepen/${one().groepB}`;
    const list = (woordlijstId: string, weeks: number) => ({
      week: monday(weeks),
      titel: '',
      free: false,
      woordlijstId,
      doelIds: [],
    });
    await beheer.put(`${B}/weekplan`, { versie: 1, weeks: [goalWeek(1), list(mine, 2), list(ours, 3)] }).expect(200);
    await kit.server.database.knex('woordlijsten').where({ id: mine }).update({ eigenaar_id: v7() });
    const { body: sources } = await docent.get(`${G()}/weekplan/bronnen`).expect(200);
    expect(sources.items).toMatchObject([{ groepId: one().groepB, weeks: 3 }]);
    const { body } = await docent.get(`${G()}/weekplan/overname?bron=${one().groepB}`).expect(200);
    expect(body.weeks.map(({ week }: { week: string }) => week)).toEqual([monday(1), monday(3)]);
    expect(body).toMatchObject({ overgeslagen: 1, lists: [{ id: ours }] });
    await docent.get(`${G()}/weekplan/overname?bron=${kit.scholen.twee.groepA}`).expect(404);
    await docent.get(`${B}/weekplan`).expect(404);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
