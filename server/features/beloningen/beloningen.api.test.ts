import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { PRESET_FIGURES } from '#engine/core/domein/wardrobe.ts';
import { LedgerRepository, type BookingKind } from '../../platform/ledger/ledger.repository.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, skipInstap } from '../../test/build.ts';
import type { Beloningen } from './beloningen.contract.ts';

const HOUR_MS = 3_600_000;
let kit: ApiKit;
let kind: ReturnType<ApiKit['as']>;
let id = '';
let nr = 0;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const L = (leerlingId = id) => `/api/leerlingen/${leerlingId}`;
const things = async (): Promise<Beloningen> => (await kind.get(`${L()}/beloningen`).expect(200)).body;
const buy = (code: string, key = v7()) => kind.post(`${L()}/aankopen`, { sleutel: key, code });
const ledger = () => new LedgerRepository(db());
const book = (kindOf: BookingKind, amount: number, extra: { code?: string; sleutel?: string } = {}) =>
  ledger().book(one().adminId, id, {
    sleutel: v7(),
    bedrag: amount,
    soort: kindOf,
    op: new Date(kit.klok.now()),
    ...extra,
  });
const figureWith = (parts: OwnFigure['parts']): OwnFigure => ({
  ...PRESET_FIGURES.noor,
  parts: { ...PRESET_FIGURES.noor.parts, ...parts },
});

beforeAll(async () => {
  kit = await startKit();
});
beforeEach(async () => {
  nr += 1;
  id = await buildLeerling(db(), {
    adminId: one().adminId,
    naam: `spaarder${nr}`,
    voornaam: `Spaarder ${nr}`,
    groepId: one().groepA,
    jaargroep: 4,
  });
  await skipInstap(db(), { adminId: one().adminId, id });
  kind = kit.as(await kit.token(`spaarder${nr}`));
});
afterAll(() => kit.stop());

describe('buying', () => {
  it('takes the price from the ledger once, however often it is sent, and owns the thing', async () => {
    await book('ronde', 50);
    const key = v7();
    expect((await buy('hat-cap-blue', key).expect(200)).body).toEqual({ munten: 30 });
    expect((await buy('hat-cap-blue', key).expect(200)).body).toEqual({ munten: 30 });
    expect(await things()).toMatchObject({
      aan: true,
      munten: 30,
      earned: 50,
      eigen: ['hat-cap-blue'],
      aankopen: [{ sleutel: key, code: 'hat-cap-blue', bedrag: 20 }],
    });
    expect((await kind.get(`${L()}/landkaart`).expect(200)).body.leerling.munten).toBe(30);
    expect((await buy('hat-cap-red', key).expect(400)).body.velden).toEqual({ sleutel: 'bestaat_al' });
  });

  it('says how many coins are missing, and plainly what is gone, owned, free or never for sale', async () => {
    await book('ronde', 12);
    const poor = (await buy('hat-cap-blue').expect(409)).body;
    expect(poor).toMatchObject({ code: 'TE_WEINIG_MUNTEN', details: { munten: 12 } });
    expect(poor.message).toContain('nog 8 munten');
    expect((await buy('hat-of-yesterday').expect(404)).body.message).toBe('Dit is er niet meer. Kies iets anders.');
    await buy('block-flowers').expect(200);
    expect((await buy('block-flowers').expect(409)).body.message).toBe('Dit is al van jou.');
    expect((await buy('hair-bob').expect(409)).body.message).toBe('Dit is al van jou.');
    expect((await buy('block-flag').expect(409)).body.message).toBe('Dit krijg je aan het eind van een tocht.');
    await kind.post(`${L()}/aankopen`, { sleutel: 'x', code: 'block-tent' }).expect(400);
    expect(await things()).toMatchObject({ munten: 2, eigen: ['block-flowers'] });
  });

  it('lets exactly one of two devices spend the same coins', async () => {
    await book('ronde', 45);
    const out = await Promise.all(['top-rocket', 'hat-sun', 'glasses-sun'].map((code) => buy(code)));
    expect(out.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const now = await things();
    expect([now.munten, now.eigen.length]).toEqual([5, 1]);
  });

  it('stops when the teacher switches it off, and loses nothing', async () => {
    await book('ronde', 100);
    await buy('hat-cap-blue').expect(200);
    const docent = kit.as(await kit.token('docent.een'));
    const set = (beloningen: boolean) =>
      docent.put(`/api/admins/${one().adminId}/leerlingen/oefeninstellingen`, {
        leerlingIds: [id],
        items: [{ leerlingId: id, naam: 'Eigen', instelling: { beloningen } }],
      });
    await set(false).expect(200);
    expect((await buy('hat-cap-red').expect(409)).body.message).toContain('dicht');
    expect(await things()).toMatchObject({ aan: false, munten: 80, eigen: ['hat-cap-blue'] });
    expect((await kind.get(`${L()}/landkaart`).expect(200)).body.beloningen).toEqual({ aan: false, gifts: [] });
    await set(true).expect(200);
    await buy('hat-cap-red').expect(200);
  });
});

describe('bringing back', () => {
  it('gives the coins back within a day, once, and takes the thing off figure and corner', async () => {
    await book('ronde', 100);
    const [hat, tree] = [v7(), v7()];
    await buy('hat-sun', hat).expect(200);
    await buy('block-tree-round', tree).expect(200);
    await kind.put(`${L()}/avatar`, figureWith({ hat: 'hat-sun' })).expect(200);
    await kind.put(`${L()}/eiland`, { eiland: [{ code: 'block-tree-round', x: 10, y: 20 }] }).expect(200);
    for (const _ of [1, 2]) expect((await kind.del(`${L()}/aankopen/${hat}`).expect(200)).body).toEqual({ munten: 80 });
    await kind.del(`${L()}/aankopen/${tree}`).expect(200);
    const now = await things();
    expect(now).toMatchObject({ munten: 100, earned: 100, eigen: [], aankopen: [], eiland: [] });
    expect(now.figuur?.parts).toEqual(PRESET_FIGURES.noor.parts);
    expect((await buy('hat-sun', hat).expect(200)).body).toEqual({ munten: 100 });
    await buy('hat-sun').expect(200);
    expect((await things()).eigen).toEqual(['hat-sun']);
  });

  it('is too late after a day, and knows no purchase of another', async () => {
    await book('ronde', 100);
    const key = v7();
    await buy('hat-sun', key).expect(200);
    kit.klok.ahead(24 * HOUR_MS + 1);
    kind = kit.as(await kit.token(`spaarder${nr}`));
    expect((await kind.del(`${L()}/aankopen/${key}`).expect(410)).body.message).toContain('één dag');
    await kind.del(`${L()}/aankopen/${v7()}`).expect(404);
    expect(await things()).toMatchObject({ munten: 60, eigen: ['hat-sun'], aankopen: [] });
  });
});

describe('figure and corner', () => {
  it('shows the same figure everywhere, and none before the first choice', async () => {
    expect(await things()).toMatchObject({ figuur: null, eiland: [] });
    const chosen = figureWith({ hair: 'hair-bun' });
    expect((await kind.put(`${L()}/avatar`, chosen).expect(200)).body).toEqual(chosen);
    expect((await things()).figuur).toEqual(chosen);
    expect((await kind.get(`${L()}/landkaart`).expect(200)).body.leerling.figuur).toEqual(chosen);
  });

  it('wears only what is free or owned, and drops what the catalogue no longer has', async () => {
    expect((await kind.put(`${L()}/avatar`, figureWith({ hat: 'hat-crown' })).expect(409)).body.message).toBe(
      'Dit is nog niet van jou.',
    );
    expect((await kind.put(`${L()}/avatar`, figureWith({ hat: 'hair-bob' })).expect(400)).body.velden).toEqual({
      'parts.hat': 'kies',
    });
    const { body } = await kind.put(`${L()}/avatar`, figureWith({ hat: 'hat-of-yesterday' })).expect(200);
    expect(body.parts).toEqual(PRESET_FIGURES.noor.parts);
    await kind.put(`${L()}/avatar`, { ...PRESET_FIGURES.noor, skin: 9 }).expect(400);
  });

  it('survives a figure that nobody can read any more', async () => {
    await db()('leerling_beloningen').insert({ admin_id: one().adminId, leerling_id: id, figuur: '{"skin":"paars"}' });
    expect((await kind.get(`${L()}/landkaart`).expect(200)).body.leerling.figuur).toBeNull();
  });

  it('puts down what is owned, each thing once and inside the corner', async () => {
    await book('ronde', 100);
    await buy('block-tent').expect(200);
    const put = (eiland: object[]) => kind.put(`${L()}/eiland`, { eiland });
    await put([{ code: 'block-tent', x: 500, y: 300 }]).expect(200);
    await put([{ code: 'block-tower', x: 1, y: 1 }]).expect(409);
    await put([{ code: 'block-tent', x: 1_001, y: 1 }]).expect(400);
    await put([
      { code: 'block-tent', x: 1, y: 1 },
      { code: 'block-tent', x: 2, y: 2 },
    ]).expect(400);
    expect((await things()).eiland).toEqual([{ code: 'block-tent', x: 500, y: 300 }]);
  });
});

describe('stickers', () => {
  it('come from the best that was played, and from every goal that was mastered once', async () => {
    const key = { admin_id: one().adminId, leerling_id: id };
    await db()('spel_niveaus').insert([
      { ...key, spel: 'wortelboer', sterren: 3 },
      { ...key, spel: 'autorace', sterren: 1 },
      { ...key, spel: 'botenkoers', sterren: 0 },
    ]);
    await ledger().keepDoelen(one().adminId, id, ['ei', 'no-such-goal']);
    await ledger().keepDoelen(one().adminId, id, ['ei']);
    const now = await things();
    expect(now.stickers).toEqual([
      { spel: 'autorace', trap: 1 },
      { spel: 'wortelboer', trap: 3 },
    ]);
    expect(now.leerdoelen.map(({ doelId }) => doelId)).toEqual(['ei']);
    expect(now.leerdoelen[0]?.titel).not.toBe('');
    expect([now.munten, now.earned, now.eigen]).toEqual([0, 0, []]);
  });
});

describe('rights', () => {
  it('lets an adult look and never spend, and no other leerling in', async () => {
    await book('ronde', 100);
    const docent = kit.as(await kit.token('docent.een'));
    const other = kit.as(await kit.token('zoé.twee'));
    expect((await docent.get(`${L()}/beloningen`).expect(200)).body.munten).toBe(100);
    for (const refused of [
      await docent.post(`${L()}/aankopen`, { sleutel: v7(), code: 'hat-sun' }),
      await docent.del(`${L()}/aankopen/${v7()}`),
      await docent.put(`${L()}/avatar`, PRESET_FIGURES.noor),
      await docent.put(`${L()}/eiland`, { eiland: [] }),
      await docent.patch(`${L()}/beloningen`, { seenUntil: '2026-11-23T00:00:00.000Z' }),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'MEEKIJKEN']);
    for (const refused of [
      await other.get(`${L()}/beloningen`),
      await other.post(`${L()}/aankopen`, { sleutel: v7(), code: 'hat-sun' }),
      await other.put(`${L()}/avatar`, PRESET_FIGURES.noor),
    ])
      expect(refused.status).toBe(403);
    expect(await things()).toMatchObject({ munten: 100, eigen: [], figuur: null });
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
