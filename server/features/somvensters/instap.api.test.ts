import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { fromBlocks } from '#engine/core/oefening/select/blocks.ts';
import type { BotKind } from '#engine/core/oefening/ronde/bot.ts';
import { EXPERIMENTS, halfOf } from '#engine/core/oefening/select/experiment.ts';
import { unpack } from '#engine/core/oefening/select/pack.ts';
import { createPracticeState } from '#engine/core/oefening/model/state.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, skipInstap } from '../../test/build.ts';
import { playRonde } from '../../test/player.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';
import type { DayRoute } from './route.contract.ts';
import type { Closing, Spelronde } from './somvensters.contract.ts';

let kit: ApiKit;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

interface Kind {
  id: string;
  pad: string;
  ik: ReturnType<ApiKit['as']>;
}
async function newChild(name: string, jaargroep = 4): Promise<Kind> {
  const id = await buildLeerling(db(), {
    adminId: one().adminId,
    naam: name,
    voornaam: name,
    groepId: one().groepA,
    jaargroep,
  });
  return { id, pad: `/api/leerlingen/${id}`, ik: kit.as(await kit.token(name)) };
}

async function routes(kind: Kind): Promise<DayRoute[]> {
  const card: Landkaart = (await kind.ik.get(`${kind.pad}/landkaart`).expect(200)).body;
  return card.routes.filter((r) => r.status === 'open');
}

async function open(kind: Kind): Promise<{ pad: string; taakId: string; ronde: Spelronde }> {
  const [route] = await routes(kind);
  const [steen] = route?.stenen ?? [];
  if (route === undefined || steen === undefined) throw new Error('no stone');
  const path = `${kind.pad}/somvensters/${route.somvensterId}/taken/${steen.taakId}/spelrondes`;
  const { body } = await kind.ik.post(path, { rondeId: v7(), game: steen.deuren[0] }).expect(200);
  return { pad: path, taakId: steen.taakId, ronde: body };
}

async function play(
  child: Kind,
  kind: BotKind,
  seed: number,
): Promise<{ ronde: Spelronde; antwoorden: ReturnType<typeof playRonde>['antwoorden']; uit: Closing }> {
  const { pad: path, taakId, ronde } = await open(child);
  const { antwoorden } = playRonde(ronde, { taakId, soort: kind, seed });
  await child.ik.post('/api/antwoorden', { antwoorden }).expect(200);
  const out = await child.ik.post(`${path}/${ronde.rondeId}/afsluitingen`, { gestopt: false }).expect(200);
  return { ronde, antwoorden, uit: out.body };
}

async function state(kind: Kind): Promise<{ theta: number; v: number }> {
  const key = { admin_id: one().adminId, leerling_id: kind.id };
  const row = await db()('leerling_toestand').where(key).first();
  const blocks = await db()('leerling_toestand_blokken').where(key).select('rijen');
  const s = unpack(fromBlocks(row.toestand, Buffer.concat(blocks.map((b) => b.rijen))));
  if (!s.ok) throw new Error(s.fout);
  return s.value;
}

/** Two groups of the school, one in each half of the running experiment. */
async function trialGroepen(): Promise<Record<'a' | 'b', string>> {
  const out = new Map<string, string>();
  for (let nr = 0; out.size < 2 && nr < 40; nr += 1) {
    const groepId = v7();
    const half = halfOf({ adminId: one().adminId, groepId, experimentId: EXPERIMENTS[0]?.id ?? '' });
    if (out.has(half)) continue;
    await db()('groepen').insert({
      admin_id: one().adminId,
      id: groepId,
      naam: `Proef ${half}`,
      jaargroepen: [4],
      schooljaar: '2026-2027',
      code: `PROEF${nr}`,
    });
    out.set(half, groepId);
  }
  return { a: out.get('a') ?? '', b: out.get('b') ?? '' };
}

describe('a fixed order against a chosen one', () => {
  it('is played by half of the groups once the school takes part, logged as its own arm; never before', async () => {
    const groepen = await trialGroepen();
    const arms = async (half: 'a' | 'b', name: string): Promise<{ arm: string; propensity: number }[]> => {
      const id = await buildLeerling(db(), {
        adminId: one().adminId,
        naam: name,
        voornaam: name,
        groepId: groepen[half],
        jaargroep: 4,
      });
      await skipInstap(db(), { adminId: one().adminId, id });
      const { antwoorden } = await play(
        { id, pad: `/api/leerlingen/${id}`, ik: kit.as(await kit.token(name)) },
        'goed',
        1,
      );
      expect(antwoorden.length).toBeGreaterThan(4);
      const log = await db()('antwoorden').where({ admin_id: one().adminId, leerling_id: id }).select('extra');
      return log.map(({ extra: { arm, propensity } }) => ({ arm, propensity }));
    };
    const set = (experiments: boolean) =>
      db()('admins')
        .where({ id: one().adminId })
        .update({ instellingen: JSON.stringify({ experimenten: experiments }) });
    expect((await arms('b', 'proef.uit')).every((k) => k.arm === 'adaptief')).toBe(true);
    await set(true);
    const [a, b] = [await arms('a', 'proef.a'), await arms('b', 'proef.b')];
    await set(false);
    expect(a.every((k) => k.arm === 'adaptief')).toBe(true);
    expect(a.some((k) => k.propensity > 0 && k.propensity < 1)).toBe(true);
    expect(b.every((k) => k.arm === 'statisch' && k.propensity === 1)).toBe(true);
  });
});

describe('the entry test of a new pupil', () => {
  it('is the first route, looks like a normal stone, and comes once however often it is asked for', async () => {
    const kind = await newChild('instap.een');
    const antwoorden = await Promise.all([
      routes(kind),
      routes(kind),
      kind.ik.post(`${kind.pad}/somvensters`, { soort: 'adaptief' }).expect(200),
    ]);
    const [route] = await routes(kind);
    expect(await routes(kind)).toHaveLength(1);
    expect(antwoorden[2].body.somvensterId).toBe(route?.somvensterId);
    expect(route).toMatchObject({ soort: 'instap', titel: 'Jouw eerste tocht' });
    expect(route?.stenen).toHaveLength(1);
    expect(route?.stenen[0]).toMatchObject({ status: 'open', isSteun: false, titel: 'Van alles wat' });
    expect(route?.stenen[0]?.deuren.length).toBeGreaterThanOrEqual(2);
    expect(route?.stenen[0]?.voorbeelden).toHaveLength(3);
  });

  // Who errs three times in a row gets easy words until one is right, and those are of few goals; so this pupil errs never.
  it('asks 12 to 15 different items of at least 8 goals, written or built, logs its arm, and moves the ability; an adaptive route follows', async () => {
    const kind = await newChild('instap.twee');
    const { ronde, antwoorden, uit: out } = await play(kind, 'goed', 3);
    expect(ronde.arm).toBe('intake');
    expect(antwoorden.length).toBeGreaterThanOrEqual(12);
    expect(antwoorden.length).toBeLessThanOrEqual(15);
    expect(new Set(antwoorden.map((a) => a.itemId)).size).toBe(antwoorden.length);
    expect(new Set(antwoorden.map((a) => a.doelId)).size).toBeGreaterThanOrEqual(8);
    expect(antwoorden.every((a) => a.format === 'bouw' || a.format === 'dictee')).toBe(true);
    const log = await db()('antwoorden').where({ admin_id: one().adminId, leerling_id: kind.id }).select('extra');
    expect(log.map((row) => row.extra.arm)).toEqual(antwoorden.map(() => 'intake'));
    expect(log.every((row) => row.extra.propensity > 0 && row.extra.propensity <= 1)).toBe(true);
    expect(out).toMatchObject({ routeKlaar: true });
    const begin = createPracticeState(4, 1);
    const after = await state(kind);
    expect(Math.abs(after.theta - begin.theta)).toBeGreaterThan(0.05);
    expect(after.v).toBeLessThan(0.5);
    const next = await routes(kind);
    expect(next.map((r) => r.soort)).toEqual(['adaptief']);
    expect(next[0]?.stenen.length).toBeGreaterThanOrEqual(3);
    expect((await open(kind)).ronde.arm).toBeUndefined();
  });

  it('raises who knows it all, lowers who does not, and is done after one go either way', async () => {
    const [strong, weak] = [await newChild('instap.sterk'), await newChild('instap.zwak')];
    const correct = await play(strong, 'goed', 1);
    const error = await play(weak, 'fout', 1);
    expect(correct.uit).toMatchObject({ sterren: 3, routeKlaar: true });
    expect(error.uit).toMatchObject({ sterren: 1, routeKlaar: true });
    expect((await state(strong)).theta).toBeGreaterThan((await state(weak)).theta + 1);
    expect((await routes(weak)).map((r) => r.soort)).toEqual(['adaptief']);
  });

  it('is built, never typed, in groep 3', async () => {
    const kind = await newChild('instap.drie', 3);
    await db()('oefeninstellingen').insert({
      admin_id: one().adminId,
      id: v7(),
      naam: 'Eigen',
      scope: 'leerling',
      scope_id: kind.id,
      instelling: JSON.stringify({ ...defaultSetting(3), typenAan: true }),
    });
    expect((await open(kind)).ronde).toMatchObject({ arm: 'intake', formaten: ['bouw'] });
  });

  it.each([
    ['a fixed order', { vasteVolgorde: true }],
    ['two goals', { inhoud: 'doelen', leerdoelIds: ['ei', 'ij'] }],
  ] as const)('gives way to %s', async (name, choice) => {
    const kind = await newChild(`instap.${name.replaceAll(' ', '')}`);
    await db()('oefeninstellingen').insert({
      admin_id: one().adminId,
      id: v7(),
      naam: 'Eigen',
      scope: 'leerling',
      scope_id: kind.id,
      instelling: JSON.stringify({ ...defaultSetting(4), ...choice }),
    });
    expect((await routes(kind)).map((r) => r.soort)).toEqual(['adaptief']);
  });

  it('comes again when it ran out untouched, and not when it was withdrawn', async () => {
    const kind = await newChild('instap.laat');
    const [first] = await routes(kind);
    const set = (status: string) =>
      db()('somvensters').where({ admin_id: one().adminId, leerling_id: kind.id, status: 'open' }).update({ status });
    await set('verlopen');
    const [second] = await routes(kind);
    expect(second?.soort).toBe('instap');
    expect(second?.somvensterId).not.toBe(first?.somvensterId);
    await set('ingetrokken');
    expect((await routes(kind)).map((r) => r.soort)).toEqual(['adaptief']);
  });

  it('goes on after an interruption with the same next question', async () => {
    const kind = await newChild('instap.pauze');
    const { pad: path, taakId, ronde } = await open(kind);
    const whole = playRonde(ronde, { taakId, soort: 'goed' });
    await kind.ik.post('/api/antwoorden', { antwoorden: whole.antwoorden.slice(0, 6) }).expect(200);
    const { body } = await kind.ik.post(path, { rondeId: ronde.rondeId, game: ronde.game }).expect(200);
    const rest = playRonde(body, { taakId, soort: 'goed' });
    expect(rest.ronde.antwoorden().map((a) => a.itemId)).toEqual(whole.antwoorden.map((a) => a.itemId));
  });
});

describe('an entry test on the wish of a teacher', () => {
  const vraag = (kind: Kind, who: ReturnType<ApiKit['as']>) =>
    who.post(`/api/admins/${one().adminId}/leerlingen/${kind.id}/instapmetingen`);
  const setSetting = (kind: Kind, over: object) =>
    db()('oefeninstellingen').insert({
      admin_id: one().adminId,
      id: v7(),
      naam: 'Eigen',
      scope: 'leerling',
      scope_id: kind.id,
      instelling: JSON.stringify({ ...defaultSetting(4), ...over }),
    });

  it('takes the place of the open route, comes once, and gives way to a new route when it is done', async () => {
    const docent = kit.as(await kit.token('docent.een'));
    const kind = await newChild('meting.een');
    await play(kind, 'goed', 1);
    const [first] = await routes(kind);
    expect(first?.soort).toBe('adaptief');
    const { body } = await vraag(kind, docent).expect(201);
    expect(body).toMatchObject({ soort: 'instap', status: 'open' });
    expect((await routes(kind)).map((r) => r.somvensterId)).toEqual([body.somvensterId]);
    expect((await vraag(kind, docent).expect(201)).body.somvensterId).toBe(body.somvensterId);
    expect(
      await db()('somvensters').where({ admin_id: one().adminId, id: first?.somvensterId }).first('status'),
    ).toEqual({ status: 'ingetrokken' });
    const { ronde, uit: out } = await play(kind, 'fout', 2);
    expect(ronde.arm).toBe('intake');
    expect(out.routeKlaar).toBe(true);
    expect((await routes(kind)).map((r) => r.soort)).toEqual(['adaptief']);
  });

  it('is refused when nothing can be measured, and then leaves the open route as it was', async () => {
    const docent = kit.as(await kit.token('docent.een'));
    const kind = await newChild('meting.vast');
    await setSetting(kind, { vasteVolgorde: true });
    const [open1] = await routes(kind);
    const { body } = await vraag(kind, docent).expect(409);
    expect(body.code).toBe('POOL_LEEG');
    expect((await routes(kind)).map((r) => r.somvensterId)).toEqual([open1?.somvensterId]);
  });

  it('is not for pupils, nor for a teacher of another group or school', async () => {
    const kind = await newChild('meting.wie');
    const docent = kit.as(await kit.token('docent.een'));
    const out = [
      await vraag(kind, kind.ik),
      await vraag(kind, kit.as(await kit.token('docent.twee'))),
      await vraag({ ...kind, id: one().leerlingB }, docent),
    ];
    expect(out.map((u) => u.status)).toEqual([403, 403, 404]);
  });
});

it('believes of the arm of an answer only what the round allows', async () => {
  const kind = await newChild('meting.arm');
  const armsOf = async (rondeId: string): Promise<string[]> => {
    const log = await db()('antwoorden')
      .where({ admin_id: one().adminId, leerling_id: kind.id, ronde_id: rondeId })
      .orderBy('nr')
      .select('extra');
    return log.map(({ extra }) => extra.arm);
  };
  const { pad: path, taakId, ronde } = await open(kind);
  const instap = playRonde(ronde, { taakId, soort: 'goed' }).antwoorden;
  await kind.ik.post('/api/antwoorden', { antwoorden: instap.map((a) => ({ ...a, arm: 'adaptief' })) }).expect(200);
  expect(new Set(await armsOf(ronde.rondeId))).toEqual(new Set(['intake']));
  await kind.ik.post(`${path}/${ronde.rondeId}/afsluitingen`, { gestopt: false }).expect(200);
  const later = await open(kind);
  const ordinary = playRonde(later.ronde, { taakId: later.taakId, soort: 'goed' }).antwoorden;
  const claimed = ['toets', 'intake', 'statisch', 'verkenning', 'adaptief'] as const;
  await kind.ik
    .post('/api/antwoorden', { antwoorden: ordinary.map((a, i) => ({ ...a, arm: claimed[i % claimed.length] })) })
    .expect(200);
  expect((await armsOf(later.ronde.rondeId)).slice(0, 5)).toEqual([
    'adaptief',
    'adaptief',
    'adaptief',
    'verkenning',
    'adaptief',
  ]);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
