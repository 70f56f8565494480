import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import { vanBlokken } from '#engine/core/oefening/blokken.ts';
import type { BotSoort } from '#engine/core/oefening/bot.ts';
import { EXPERIMENTEN, helftVan } from '#engine/core/oefening/experiment.ts';
import { unpack } from '#engine/core/oefening/pack.ts';
import { createToestand } from '#engine/core/oefening/state.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, slaInstapOver } from '../../test/bouw.ts';
import { speelRonde } from '../../test/speler.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';
import type { Route } from './route.contract.ts';
import type { Afsluiting, Spelronde } from './somvensters.contract.ts';

let kit: ApiKit;
const een = () => kit.scholen.een;
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

interface Kind {
  id: string;
  pad: string;
  ik: ReturnType<ApiKit['als']>;
}
async function nieuwKind(naam: string, jaargroep = 4): Promise<Kind> {
  const id = await buildLeerling(db(), {
    adminId: een().adminId,
    naam,
    voornaam: naam,
    groepId: een().groepA,
    jaargroep,
  });
  return { id, pad: `/api/leerlingen/${id}`, ik: kit.als(await kit.token(naam)) };
}

async function routes(kind: Kind): Promise<Route[]> {
  const kaart: Landkaart = (await kind.ik.get(`${kind.pad}/landkaart`).expect(200)).body;
  return kaart.routes.filter((r) => r.status === 'open');
}

async function open(kind: Kind): Promise<{ pad: string; taakId: string; ronde: Spelronde }> {
  const [route] = await routes(kind);
  const [steen] = route?.stenen ?? [];
  if (route === undefined || steen === undefined) throw new Error('no stone');
  const pad = `${kind.pad}/somvensters/${route.somvensterId}/taken/${steen.taakId}/spelrondes`;
  const { body } = await kind.ik.post(pad, { rondeId: v7(), game: steen.deuren[0] }).expect(200);
  return { pad, taakId: steen.taakId, ronde: body };
}

async function speel(
  kind: Kind,
  soort: BotSoort,
  seed: number,
): Promise<{ ronde: Spelronde; antwoorden: ReturnType<typeof speelRonde>['antwoorden']; uit: Afsluiting }> {
  const { pad, taakId, ronde } = await open(kind);
  const { antwoorden } = speelRonde(ronde, { taakId, soort, seed });
  await kind.ik.post('/api/antwoorden', { antwoorden }).expect(200);
  const uit = await kind.ik.post(`${pad}/${ronde.rondeId}/afsluitingen`, { gestopt: false }).expect(200);
  return { ronde, antwoorden, uit: uit.body };
}

async function toestand(kind: Kind): Promise<{ theta: number; v: number }> {
  const sleutel = { admin_id: een().adminId, leerling_id: kind.id };
  const rij = await db()('leerling_toestand').where(sleutel).first();
  const blokken = await db()('leerling_toestand_blokken').where(sleutel).select('rijen');
  const s = unpack(vanBlokken(rij.toestand, Buffer.concat(blokken.map((b) => b.rijen))));
  if (!s.ok) throw new Error(s.fout);
  return s.value;
}

/** Two groups of the school, one in each half of the running experiment. */
async function proefgroepen(): Promise<Record<'a' | 'b', string>> {
  const uit = new Map<string, string>();
  for (let nr = 0; uit.size < 2 && nr < 40; nr += 1) {
    const groepId = v7();
    const helft = helftVan({ adminId: een().adminId, groepId, experimentId: EXPERIMENTEN[0]?.id ?? '' });
    if (uit.has(helft)) continue;
    await db()('groepen').insert({
      admin_id: een().adminId,
      id: groepId,
      naam: `Proef ${helft}`,
      jaargroepen: [4],
      schooljaar: '2026-2027',
      code: `PROEF${nr}`,
    });
    uit.set(helft, groepId);
  }
  return { a: uit.get('a') ?? '', b: uit.get('b') ?? '' };
}

describe('a fixed order against a chosen one', () => {
  it('is played by half of the groups once the school takes part, logged as its own arm; never before', async () => {
    const groepen = await proefgroepen();
    const armen = async (helft: 'a' | 'b', naam: string): Promise<{ arm: string; propensity: number }[]> => {
      const id = await buildLeerling(db(), {
        adminId: een().adminId,
        naam,
        voornaam: naam,
        groepId: groepen[helft],
        jaargroep: 4,
      });
      await slaInstapOver(db(), { adminId: een().adminId, id });
      const { antwoorden } = await speel(
        { id, pad: `/api/leerlingen/${id}`, ik: kit.als(await kit.token(naam)) },
        'goed',
        1,
      );
      expect(antwoorden.length).toBeGreaterThan(4);
      const log = await db()('antwoorden').where({ admin_id: een().adminId, leerling_id: id }).select('extra');
      return log.map(({ extra: { arm, propensity } }) => ({ arm, propensity }));
    };
    const zet = (experimenten: boolean) =>
      db()('admins')
        .where({ id: een().adminId })
        .update({ instellingen: JSON.stringify({ experimenten }) });
    expect((await armen('b', 'proef.uit')).every((k) => k.arm === 'adaptief')).toBe(true);
    await zet(true);
    const [a, b] = [await armen('a', 'proef.a'), await armen('b', 'proef.b')];
    await zet(false);
    expect(a.every((k) => k.arm === 'adaptief')).toBe(true);
    expect(a.some((k) => k.propensity > 0 && k.propensity < 1)).toBe(true);
    expect(b.every((k) => k.arm === 'statisch' && k.propensity === 1)).toBe(true);
  });
});

describe('the entry test of a new pupil', () => {
  it('is the first route, looks like a normal stone, and comes once however often it is asked for', async () => {
    const kind = await nieuwKind('instap.een');
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
    const kind = await nieuwKind('instap.twee');
    const { ronde, antwoorden, uit } = await speel(kind, 'goed', 3);
    expect(ronde.arm).toBe('intake');
    expect(antwoorden.length).toBeGreaterThanOrEqual(12);
    expect(antwoorden.length).toBeLessThanOrEqual(15);
    expect(new Set(antwoorden.map((a) => a.itemId)).size).toBe(antwoorden.length);
    expect(new Set(antwoorden.map((a) => a.doelId)).size).toBeGreaterThanOrEqual(8);
    expect(antwoorden.every((a) => a.format === 'bouw' || a.format === 'dictee')).toBe(true);
    const log = await db()('antwoorden').where({ admin_id: een().adminId, leerling_id: kind.id }).select('extra');
    expect(log.map((rij) => rij.extra.arm)).toEqual(antwoorden.map(() => 'intake'));
    expect(log.every((rij) => rij.extra.propensity > 0 && rij.extra.propensity <= 1)).toBe(true);
    expect(uit).toMatchObject({ routeKlaar: true });
    const begin = createToestand(4, 1);
    const na = await toestand(kind);
    expect(Math.abs(na.theta - begin.theta)).toBeGreaterThan(0.05);
    expect(na.v).toBeLessThan(0.5);
    const volgende = await routes(kind);
    expect(volgende.map((r) => r.soort)).toEqual(['adaptief']);
    expect(volgende[0]?.stenen.length).toBeGreaterThanOrEqual(3);
    expect((await open(kind)).ronde.arm).toBeUndefined();
  });

  it('raises who knows it all, lowers who does not, and is done after one go either way', async () => {
    const [sterk, zwak] = [await nieuwKind('instap.sterk'), await nieuwKind('instap.zwak')];
    const goed = await speel(sterk, 'goed', 1);
    const fout = await speel(zwak, 'fout', 1);
    expect(goed.uit).toMatchObject({ sterren: 3, routeKlaar: true });
    expect(fout.uit).toMatchObject({ sterren: 1, routeKlaar: true });
    expect((await toestand(sterk)).theta).toBeGreaterThan((await toestand(zwak)).theta + 1);
    expect((await routes(zwak)).map((r) => r.soort)).toEqual(['adaptief']);
  });

  it('is built, never typed, in groep 3', async () => {
    const kind = await nieuwKind('instap.drie', 3);
    await db()('oefeninstellingen').insert({
      admin_id: een().adminId,
      id: v7(),
      naam: 'Eigen',
      scope: 'leerling',
      scope_id: kind.id,
      instelling: JSON.stringify({ ...standaardInstelling(3), typenAan: true }),
    });
    expect((await open(kind)).ronde).toMatchObject({ arm: 'intake', formaten: ['bouw'] });
  });

  it.each([
    ['a fixed order', { vasteVolgorde: true }],
    ['two goals', { inhoud: 'doelen', leerdoelIds: ['ei', 'ij'] }],
  ] as const)('gives way to %s', async (naam, keuze) => {
    const kind = await nieuwKind(`instap.${naam.replaceAll(' ', '')}`);
    await db()('oefeninstellingen').insert({
      admin_id: een().adminId,
      id: v7(),
      naam: 'Eigen',
      scope: 'leerling',
      scope_id: kind.id,
      instelling: JSON.stringify({ ...standaardInstelling(4), ...keuze }),
    });
    expect((await routes(kind)).map((r) => r.soort)).toEqual(['adaptief']);
  });

  it('comes again when it ran out untouched, and not when it was withdrawn', async () => {
    const kind = await nieuwKind('instap.laat');
    const [eerste] = await routes(kind);
    const zet = (status: string) =>
      db()('somvensters').where({ admin_id: een().adminId, leerling_id: kind.id, status: 'open' }).update({ status });
    await zet('verlopen');
    const [tweede] = await routes(kind);
    expect(tweede?.soort).toBe('instap');
    expect(tweede?.somvensterId).not.toBe(eerste?.somvensterId);
    await zet('ingetrokken');
    expect((await routes(kind)).map((r) => r.soort)).toEqual(['adaptief']);
  });

  it('goes on after an interruption with the same next question', async () => {
    const kind = await nieuwKind('instap.pauze');
    const { pad, taakId, ronde } = await open(kind);
    const heel = speelRonde(ronde, { taakId, soort: 'goed' });
    await kind.ik.post('/api/antwoorden', { antwoorden: heel.antwoorden.slice(0, 6) }).expect(200);
    const { body } = await kind.ik.post(pad, { rondeId: ronde.rondeId, game: ronde.game }).expect(200);
    const rest = speelRonde(body, { taakId, soort: 'goed' });
    expect(rest.ronde.antwoorden().map((a) => a.itemId)).toEqual(heel.antwoorden.map((a) => a.itemId));
  });
});

describe('an entry test on the wish of a teacher', () => {
  const vraag = (kind: Kind, wie: ReturnType<ApiKit['als']>) =>
    wie.post(`/api/admins/${een().adminId}/leerlingen/${kind.id}/instapmetingen`);
  const zetInstelling = (kind: Kind, over: object) =>
    db()('oefeninstellingen').insert({
      admin_id: een().adminId,
      id: v7(),
      naam: 'Eigen',
      scope: 'leerling',
      scope_id: kind.id,
      instelling: JSON.stringify({ ...standaardInstelling(4), ...over }),
    });

  it('takes the place of the open route, comes once, and gives way to a new route when it is done', async () => {
    const docent = kit.als(await kit.token('docent.een'));
    const kind = await nieuwKind('meting.een');
    await speel(kind, 'goed', 1);
    const [eerst] = await routes(kind);
    expect(eerst?.soort).toBe('adaptief');
    const { body } = await vraag(kind, docent).expect(201);
    expect(body).toMatchObject({ soort: 'instap', status: 'open' });
    expect((await routes(kind)).map((r) => r.somvensterId)).toEqual([body.somvensterId]);
    expect((await vraag(kind, docent).expect(201)).body.somvensterId).toBe(body.somvensterId);
    expect(
      await db()('somvensters').where({ admin_id: een().adminId, id: eerst?.somvensterId }).first('status'),
    ).toEqual({ status: 'ingetrokken' });
    const { ronde, uit } = await speel(kind, 'fout', 2);
    expect(ronde.arm).toBe('intake');
    expect(uit.routeKlaar).toBe(true);
    expect((await routes(kind)).map((r) => r.soort)).toEqual(['adaptief']);
  });

  it('is refused when nothing can be measured, and then leaves the open route as it was', async () => {
    const docent = kit.als(await kit.token('docent.een'));
    const kind = await nieuwKind('meting.vast');
    await zetInstelling(kind, { vasteVolgorde: true });
    const [open1] = await routes(kind);
    const { body } = await vraag(kind, docent).expect(409);
    expect(body.code).toBe('POOL_LEEG');
    expect((await routes(kind)).map((r) => r.somvensterId)).toEqual([open1?.somvensterId]);
  });

  it('is not for pupils, nor for a teacher of another group or school', async () => {
    const kind = await nieuwKind('meting.wie');
    const docent = kit.als(await kit.token('docent.een'));
    const uit = [
      await vraag(kind, kind.ik),
      await vraag(kind, kit.als(await kit.token('docent.twee'))),
      await vraag({ ...kind, id: een().leerlingB }, docent),
    ];
    expect(uit.map((u) => u.status)).toEqual([403, 403, 404]);
  });
});

it('believes of the arm of an answer only what the round allows', async () => {
  const kind = await nieuwKind('meting.arm');
  const armenVan = async (rondeId: string): Promise<string[]> => {
    const log = await db()('antwoorden')
      .where({ admin_id: een().adminId, leerling_id: kind.id, ronde_id: rondeId })
      .orderBy('nr')
      .select('extra');
    return log.map(({ extra }) => extra.arm);
  };
  const { pad, taakId, ronde } = await open(kind);
  const instap = speelRonde(ronde, { taakId, soort: 'goed' }).antwoorden;
  await kind.ik.post('/api/antwoorden', { antwoorden: instap.map((a) => ({ ...a, arm: 'adaptief' })) }).expect(200);
  expect(new Set(await armenVan(ronde.rondeId))).toEqual(new Set(['intake']));
  await kind.ik.post(`${pad}/${ronde.rondeId}/afsluitingen`, { gestopt: false }).expect(200);
  const later = await open(kind);
  const gewoon = speelRonde(later.ronde, { taakId: later.taakId, soort: 'goed' }).antwoorden;
  const beweerd = ['toets', 'intake', 'statisch', 'verkenning', 'adaptief'] as const;
  await kind.ik
    .post('/api/antwoorden', { antwoorden: gewoon.map((a, i) => ({ ...a, arm: beweerd[i % beweerd.length] })) })
    .expect(200);
  expect((await armenVan(later.ronde.rondeId)).slice(0, 5)).toEqual([
    'adaptief',
    'adaptief',
    'adaptief',
    'verkenning',
    'adaptief',
  ]);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
