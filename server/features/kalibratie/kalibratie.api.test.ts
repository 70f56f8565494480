import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { createBlockLayout } from '#engine/core/oefening/select/blocks.ts';
import { pack, unpack } from '#engine/core/oefening/select/pack.ts';
import { predict } from '#engine/core/oefening/model/predict.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { loadContent, type Content } from '../../platform/content/content.ts';
import { newState } from '../../platform/practice/fold.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import { StateRepository } from '../somvensters/state.repository.ts';
import { updateState } from '../somvensters/state.service.ts';
import { createKalibratie } from './create-kalibratie.ts';

let kit: ApiKit;
let content: Content;
const db = () => kit.server.database.knex;
const one = () => kit.scholen.een;
const row = (itemId: string) => db()('item_kalibratie').where({ item_id: itemId }).first('b', 'vb', 'n');
/** A server process of its own: content of its own, the same database. */
const proc = (own: Content = loadContent('assets/content')) =>
  createKalibratie({ db: db(), content: own, clock: kit.klok });
/** 21 November 2026 is day 2516, a Saturday. */
const DAY = 2516;
const MONDAY = 2518;

beforeAll(async () => {
  kit = await startKit();
  content = loadContent('assets/content');
  const ronde = await buildRonde(db(), { adminId: one().adminId, leerlingId: one().leerling });
  const error = ['trein', 'geit', 'klein', 'plein'].map((w, nr) =>
    buildAntwoord(ronde, { itemId: `w-${w}`, ruw: 'x', nr, seq: nr }),
  );
  const correct = ['reis', 'zeil'].map((w, nr) =>
    buildAntwoord(ronde, { itemId: `w-${w}`, ruw: w, nr: 4 + nr, seq: 4 + nr }),
  );
  const guess = buildAntwoord(ronde, { itemId: 'w-keizer', ruw: 'x', nr: 6, seq: 6, ms: 100 });
  await kit
    .as(await kit.token('zoé.een'))
    .post('/api/antwoorden', { antwoorden: [...error, ...correct, guess] })
    .expect(200);
});
afterAll(() => kit.stop());

const b = (c: Content, id: string): number => c.model.items.get(id)?.b ?? Number.NaN;

describe('calibration of the night', () => {
  it('makes missed words harder and right ones easier, and the model uses it', async () => {
    const job = proc(content);
    const prior = new Map(content.model.items);
    await job.run(DAY);
    expect((await row('w-trein')).b).toBeGreaterThan(prior.get('w-trein')?.b ?? 0);
    expect((await row('w-reis')).b).toBeLessThan(prior.get('w-reis')?.b ?? 0);
    expect((await row('w-trein')).vb).toBeLessThan(prior.get('w-trein')?.vb ?? 0);
    expect(await row('w-keizer')).toBeUndefined(); // a guess says nothing
    expect(b(content, 'w-trein')).toBe((await row('w-trein')).b);
    expect(b(content, 'w-hond')).toBe(prior.get('w-hond')?.b);
    const { uitkomst: outcome } = await db()('jobs').where({ naam: 'kalibratie' }).first('uitkomst');
    expect(outcome).toMatchObject({ antwoorden: 6, items: 6, schaal: 0 });
  });

  it('counts each answer once: another night without answers changes nothing', async () => {
    const before = await db()('item_kalibratie').orderBy('item_id');
    await proc().run(DAY + 1);
    expect(await db()('item_kalibratie').orderBy('item_id')).toEqual(before);
  });

  it('is taken over by a process that did not do the work, and by one that starts later', async () => {
    const [release, newOne] = [loadContent('assets/content'), loadContent('assets/content')];
    await proc(release).run(DAY + 1);
    expect(b(release, 'w-trein')).toBe((await row('w-trein')).b);
    await proc(newOne).load();
    expect(b(newOne, 'w-trein')).toBe(b(release, 'w-trein'));
    expect(newOne.calibrated).toBe(true);
  });

  it('reaches the browser with the round', async () => {
    const { body } = await kit
      .as(await kit.token('zoé.een'))
      .get(`/api/leerlingen/${one().leerling}/landkaart`)
      .expect(200);
    await kit.night('kalibratie', DAY + 1);
    const {
      somvensterId,
      stenen: [steen],
    } = body.routes[0];
    const ronde = await kit
      .as(await kit.token('zoé.een'))
      .post(`/api/leerlingen/${one().leerling}/somvensters/${somvensterId}/taken/${steen.taakId}/spelrondes`, {
        rondeId: one().settingA,
        game: steen.deuren[0],
      })
      .expect(200);
    expect(ronde.body.kalibratie.map(([id]: [string]) => id)).toEqual(ronde.body.pool.map((i: { id: string }) => i.id));
  });

  it('moves the scale back on Monday: anchors keep their mean and no prediction changes', async () => {
    const who = { id: one().leerling, adminId: one().adminId, jaargroep: 4, startniveau: null };
    const repository = new StateRepository(db(), createBlockLayout(content.model));
    const read = async (c: Content) => {
      const s = unpack(
        (await updateState(repository, who, { content: c, instelling: defaultSetting(4), save: true })).folded.toestand,
      );
      if (!s.ok) throw new Error(s.fout);
      return s.value;
    };
    const [old, newOne] = [loadContent('assets/content'), loadContent('assets/content')];
    await proc(old).load();
    const before = await read(old);
    await db()('item_kalibratie')
      .insert([...old.model.items.values()].map((i) => ({ item_id: i.id, b: i.b, vb: i.vb, n: 1 })))
      .onConflict('item_id')
      .ignore();
    await db()('item_kalibratie').increment('b', 0.4);
    for (const item of old.model.items.values()) Object.assign(item, { b: item.b + 0.4 }); // everything drifted: the state belongs to this scale
    await proc(newOne).run(MONDAY);
    expect(newOne.schaal).toBeGreaterThan(0.35);
    const after = await read(newOne);
    expect(after.theta).toBeCloseTo(before.theta - newOne.schaal, 5);
    let n = 0;
    for (const id of ['w-trein', 'w-reis', 'w-hond', 'w-bakker', 'w-klein']) {
      for (const doelId of content.model.items.get(id)?.categorieen.map((c) => c.id) ?? []) {
        const vraag = { itemId: id, doelId, format: 'dictee', k: 0, day: before.dag } as const;
        const [p, q] = [predict(old.model, before, vraag), predict(newOne.model, after, vraag)];
        if (!p.ok || !q.ok) throw new Error('no prediction');
        expect(Math.abs(p.value.p - q.value.p)).toBeLessThan(1e-3);
        n += 1;
      }
    }
    expect(n).toBeGreaterThan(5);
  });
});

it('sees an answer with what was learned from answers that are no longer kept', async () => {
  const [without, including] = [kit.scholen.een, kit.scholen.twee];
  const fresh = newState({ id: including.leerlingB, jaargroep: 6, startniveau: null });
  const state = unpack(fresh.toestand);
  if (!state.ok) throw new Error(state.fout);
  await db()('leerling_toestand_basis').insert({
    admin_id: including.adminId,
    leerling_id: including.leerlingB,
    toestand: Buffer.from(pack({ ...state.value, theta: state.value.theta + 3 })),
    schaal: 0,
    antwoorden: 900,
    tot: new Date(0),
  });
  for (const [school, name, woord] of [
    [without, 'bo.een', 'zeil'],
    [including, 'bo.twee', 'reis'],
  ] as const) {
    const ronde = await buildRonde(db(), { adminId: school.adminId, leerlingId: school.leerlingB });
    await kit
      .as(await kit.token(name))
      .post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: `w-${woord}`, ruw: 'x' })] })
      .expect(200);
  }
  const shift = async (woord: string, before: number) => (await row(`w-${woord}`)).b - before;
  const [sail, journey] = [(await row('w-zeil')).b, (await row('w-reis')).b];
  await proc().run(MONDAY + 3);
  // The same slip says more about a word when it comes from a child that knows a lot.
  expect(await shift('reis', journey)).toBeGreaterThan(1.2 * (await shift('zeil', sail)));
});

describe('lease', () => {
  const jobs = () => new JobsRepository(db());
  const now = new Date('2026-12-01T02:00:00Z');
  const claim = (key: string, over: object = {}) =>
    jobs().claim('proef', key, { dag: 9, nu: now, leaseMs: 60_000, ...over });
  const [A, B] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b'];

  it('is for one process of several that ask at once', async () => {
    const out = await Promise.all([claim(A), claim(B), claim(A), claim(B)]);
    expect(out.filter((p) => p !== undefined)).toHaveLength(1);
    await db()('jobs').where({ naam: 'proef' }).delete();
  });

  it('goes over to another process when its holder died, and the dead one stores nothing any more', async () => {
    const dead = await claim(A);
    expect(await claim(B, { nu: new Date(now.getTime() + 59_000) })).toBeUndefined();
    const inherits = await claim(B, { nu: new Date(now.getTime() + 61_000) });
    if (dead === undefined || inherits === undefined) throw new Error('no lease');
    expect(await jobs().finish(dead, { dag: 9, tot: now, uitkomst: {} })).toBe(false);
    expect(await jobs().finish(inherits, { dag: 9, tot: now, uitkomst: {} })).toBe(true);
    expect(await claim(A, { nu: new Date(now.getTime() + 3_600_000) })).toBeUndefined(); // done today
    expect((await claim(A, { dag: 10 }))?.klaarTot).toEqual(now);
  });

  it('is given back after a failure', async () => {
    await db()('jobs').where({ naam: 'proef' }).delete();
    const lease = await claim(A);
    if (lease === undefined) throw new Error('no lease');
    await jobs().release(lease);
    expect(await claim(B)).toBeDefined();
  });
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
