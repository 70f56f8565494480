import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import { createBlokindeling } from '#engine/core/oefening/blokken.ts';
import { pack, unpack } from '#engine/core/oefening/pack.ts';
import { predict } from '#engine/core/oefening/predict.ts';
import { composeKalibratie } from '../../composition.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { loadContent, type Content } from '../../platform/content/content.ts';
import { nieuweToestand } from '../../platform/oefenen/vouwen.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import { ToestandRepository } from '../somvensters/toestand.repository.ts';
import { updateToestand } from '../somvensters/toestand.service.ts';

let kit: ApiKit;
let content: Content;
const db = () => kit.server.database.knex;
const een = () => kit.scholen.een;
const rij = (itemId: string) => db()('item_kalibratie').where({ item_id: itemId }).first('b', 'vb', 'n');
/** A server process of its own: content of its own, the same database. */
const proces = (eigen: Content = loadContent('assets/content')) =>
  composeKalibratie({ database: kit.server.database, content: eigen, clock: kit.klok });
/** 21 November 2026 is day 2516, a Saturday. */
const DAG = 2516;
const MAANDAG = 2518;

beforeAll(async () => {
  kit = await startKit();
  content = loadContent('assets/content');
  const ronde = await buildRonde(db(), { adminId: een().adminId, leerlingId: een().leerling });
  const fout = ['trein', 'geit', 'klein', 'plein'].map((w, nr) =>
    buildAntwoord(ronde, { itemId: `w-${w}`, ruw: 'x', nr, seq: nr }),
  );
  const goed = ['reis', 'zeil'].map((w, nr) =>
    buildAntwoord(ronde, { itemId: `w-${w}`, ruw: w, nr: 4 + nr, seq: 4 + nr }),
  );
  const gok = buildAntwoord(ronde, { itemId: 'w-keizer', ruw: 'x', nr: 6, seq: 6, ms: 100 });
  await kit
    .als(await kit.token('zoé.een'))
    .post('/api/antwoorden', { antwoorden: [...fout, ...goed, gok] })
    .expect(200);
});
afterAll(() => kit.stop());

const b = (c: Content, id: string): number => c.model.items.get(id)?.b ?? Number.NaN;

describe('calibration of the night', () => {
  it('makes missed words harder and right ones easier, and the model uses it', async () => {
    const job = proces(content);
    const prior = new Map(content.model.items);
    await job.run(DAG);
    expect((await rij('w-trein')).b).toBeGreaterThan(prior.get('w-trein')?.b ?? 0);
    expect((await rij('w-reis')).b).toBeLessThan(prior.get('w-reis')?.b ?? 0);
    expect((await rij('w-trein')).vb).toBeLessThan(prior.get('w-trein')?.vb ?? 0);
    expect(await rij('w-keizer')).toBeUndefined(); // a guess says nothing
    expect(b(content, 'w-trein')).toBe((await rij('w-trein')).b);
    expect(b(content, 'w-hond')).toBe(prior.get('w-hond')?.b);
    const { uitkomst } = await db()('jobs').where({ naam: 'kalibratie' }).first('uitkomst');
    expect(uitkomst).toMatchObject({ antwoorden: 6, items: 6, schaal: 0 });
  });

  it('counts each answer once: another night without answers changes nothing', async () => {
    const voor = await db()('item_kalibratie').orderBy('item_id');
    await proces().run(DAG + 1);
    expect(await db()('item_kalibratie').orderBy('item_id')).toEqual(voor);
  });

  it('is taken over by a process that did not do the work, and by one that starts later', async () => {
    const [laat, nieuw] = [loadContent('assets/content'), loadContent('assets/content')];
    await proces(laat).run(DAG + 1);
    expect(b(laat, 'w-trein')).toBe((await rij('w-trein')).b);
    await proces(nieuw).load();
    expect(b(nieuw, 'w-trein')).toBe(b(laat, 'w-trein'));
    expect(nieuw.gekalibreerd).toBe(true);
  });

  it('reaches the browser with the round', async () => {
    const { body } = await kit
      .als(await kit.token('zoé.een'))
      .get(`/api/leerlingen/${een().leerling}/landkaart`)
      .expect(200);
    await kit.server.kalibratie.run(DAG + 1);
    const {
      somvensterId,
      stenen: [steen],
    } = body.routes[0];
    const ronde = await kit
      .als(await kit.token('zoé.een'))
      .post(`/api/leerlingen/${een().leerling}/somvensters/${somvensterId}/taken/${steen.taakId}/spelrondes`, {
        rondeId: een().instellingA,
        game: steen.deuren[0],
      })
      .expect(200);
    expect(ronde.body.kalibratie.map(([id]: [string]) => id)).toEqual(ronde.body.pool.map((i: { id: string }) => i.id));
  });

  it('moves the scale back on Monday: anchors keep their mean and no prediction changes', async () => {
    const wie = { id: een().leerling, adminId: een().adminId, jaargroep: 4, startniveau: null };
    const repository = new ToestandRepository(db(), createBlokindeling(content.model));
    const lees = async (c: Content) => {
      const s = unpack(
        (await updateToestand(repository, wie, { content: c, instelling: standaardInstelling(4), bewaar: true }))
          .gevouwen.toestand,
      );
      if (!s.ok) throw new Error(s.fout);
      return s.value;
    };
    const [oud, nieuw] = [loadContent('assets/content'), loadContent('assets/content')];
    await proces(oud).load();
    const voor = await lees(oud);
    await db()('item_kalibratie')
      .insert([...oud.model.items.values()].map((i) => ({ item_id: i.id, b: i.b, vb: i.vb, n: 1 })))
      .onConflict('item_id')
      .ignore();
    await db()('item_kalibratie').increment('b', 0.4);
    for (const item of oud.model.items.values()) Object.assign(item, { b: item.b + 0.4 }); // everything drifted: the state belongs to this scale
    await proces(nieuw).run(MAANDAG);
    expect(nieuw.schaal).toBeGreaterThan(0.35);
    const na = await lees(nieuw);
    expect(na.theta).toBeCloseTo(voor.theta - nieuw.schaal, 5);
    let n = 0;
    for (const id of ['w-trein', 'w-reis', 'w-hond', 'w-bakker', 'w-klein']) {
      for (const doelId of content.model.items.get(id)?.categorieen.map((c) => c.id) ?? []) {
        const vraag = { itemId: id, doelId, format: 'dictee', k: 0, day: voor.dag } as const;
        const [p, q] = [predict(oud.model, voor, vraag), predict(nieuw.model, na, vraag)];
        if (!p.ok || !q.ok) throw new Error('no prediction');
        expect(Math.abs(p.value.p - q.value.p)).toBeLessThan(1e-3);
        n += 1;
      }
    }
    expect(n).toBeGreaterThan(5);
  });
});

it('sees an answer with what was learned from answers that are no longer kept', async () => {
  const [zonder, met] = [kit.scholen.een, kit.scholen.twee];
  const vers = nieuweToestand({ id: met.leerlingB, jaargroep: 6, startniveau: null });
  const toestand = unpack(vers.toestand);
  if (!toestand.ok) throw new Error(toestand.fout);
  await db()('leerling_toestand_basis').insert({
    admin_id: met.adminId,
    leerling_id: met.leerlingB,
    toestand: Buffer.from(pack({ ...toestand.value, theta: toestand.value.theta + 3 })),
    schaal: 0,
    antwoorden: 900,
    tot: new Date(0),
  });
  for (const [school, naam, woord] of [
    [zonder, 'bo.een', 'zeil'],
    [met, 'bo.twee', 'reis'],
  ] as const) {
    const ronde = await buildRonde(db(), { adminId: school.adminId, leerlingId: school.leerlingB });
    await kit
      .als(await kit.token(naam))
      .post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: `w-${woord}`, ruw: 'x' })] })
      .expect(200);
  }
  const verschuiving = async (woord: string, voor: number) => (await rij(`w-${woord}`)).b - voor;
  const [zeil, reis] = [(await rij('w-zeil')).b, (await rij('w-reis')).b];
  await proces().run(MAANDAG + 3);
  // The same slip says more about a word when it comes from a child that knows a lot.
  expect(await verschuiving('reis', reis)).toBeGreaterThan(1.2 * (await verschuiving('zeil', zeil)));
});

describe('lease', () => {
  const jobs = () => new JobsRepository(db());
  const nu = new Date('2026-12-01T02:00:00Z');
  const claim = (sleutel: string, over: object = {}) =>
    jobs().claim('proef', sleutel, { dag: 9, nu, pachtMs: 60_000, ...over });
  const [A, B] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b'];

  it('is for one process of several that ask at once', async () => {
    const uit = await Promise.all([claim(A), claim(B), claim(A), claim(B)]);
    expect(uit.filter((p) => p !== undefined)).toHaveLength(1);
    await db()('jobs').where({ naam: 'proef' }).delete();
  });

  it('goes over to another process when its holder died, and the dead one stores nothing any more', async () => {
    const dood = await claim(A);
    expect(await claim(B, { nu: new Date(nu.getTime() + 59_000) })).toBeUndefined();
    const erft = await claim(B, { nu: new Date(nu.getTime() + 61_000) });
    if (dood === undefined || erft === undefined) throw new Error('no lease');
    expect(await jobs().finish(dood, { dag: 9, tot: nu, uitkomst: {} })).toBe(false);
    expect(await jobs().finish(erft, { dag: 9, tot: nu, uitkomst: {} })).toBe(true);
    expect(await claim(A, { nu: new Date(nu.getTime() + 3_600_000) })).toBeUndefined(); // done today
    expect((await claim(A, { dag: 10 }))?.klaarTot).toEqual(nu);
  });

  it('is given back after a failure', async () => {
    await db()('jobs').where({ naam: 'proef' }).delete();
    const pacht = await claim(A);
    if (pacht === undefined) throw new Error('no lease');
    await jobs().release(pacht);
    expect(await claim(B)).toBeDefined();
  });
});

it('asks every statement for its tenant', () => expect(kit.wacht.zonderTenant()).toEqual([]));
