import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import {
  oefeninstellingSchema,
  standaardInstelling,
  type OefeninstellingInvoer,
} from '#engine/core/domein/oefeninstelling.ts';
import { telAntwoorden } from '#engine/core/scoring/telling.ts';
import { sterrenVan } from '#engine/core/scoring/sterren.ts';
import { antwoordInvoerSchema, type AntwoordInvoer } from './antwoord.ts';
import { createBot, type BotSoort } from './bot.ts';
import type { Capability, Format, Question, RoundResult } from './contract.ts';
import { doelsuccesVan } from './doelsucces.ts';
import { createModel } from './model.ts';
import { pack } from './pack.ts';
import { PARAMS } from './params.ts';
import { replay } from './replay.ts';
import { createRonde } from './ronde.ts';
import type { ContentItem, LiveRonde, RondeOpties } from './ronde-opties.ts';
import { createToestand } from './state.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from './test-kit.ts';
import { antwoordVan } from './update.ts';
import { ALLE_VRAGEN } from './vraag/alle-vragen.ts';
import { herbeoordeel } from './vraag/sleutel-voor.ts';

const POOL: readonly ContentItem[] = [...WOORDEN, WERKWOORD, ZIN];
const cap = (shape: Capability['shape'], formats: Format[], over: Partial<Capability> = {}): Capability => ({
  shape,
  formats,
  weight: 1,
  ...over,
});
const PIZZA: Capability[] = [
  cap('sequence', ['bouw', 'gat', 'volgorde'], { maxSlots: 12 }),
  cap('select', ['kies', 'gat'], { weight: 0.4 }),
];
const BOOT: Capability[] = [cap('entry', ['dictee', 'gat', 'werkwoord', 'flits'])];
const BELLEN: Capability[] = [cap('sequence', ['bouw', 'volgorde']), cap('select', ['klank', 'rijm'])];
const AUTO: Capability[] = [cap('select', ['kies', 'gat', 'oordeel', 'werkwoord'], { minOptions: 2, maxOptions: 3 })];

/** Clock that moves on by a fixed step at every look. */
function klok(stap = 2500): { now(): number } {
  let t = 1_000_000;
  return { now: () => (t += stap) };
}

function opties(over: Partial<RondeOpties> = {}): RondeOpties {
  return {
    pool: POOL,
    leerdoelen: DOELEN,
    toestand: new Uint8Array(0),
    instelling: oefeninstellingSchema.parse({}),
    groep: 4,
    doelIds: [],
    formaten: ['bouw', 'gat', 'kies'],
    capabilities: PIZZA,
    spel: 'pizzabakken',
    items: 10,
    seed: 42,
    day: 2500,
    s: 0,
    calm: false,
    reducedMotion: false,
    title: 'Woorden met ei',
    clock: klok(),
    onAntwoord: () => undefined,
    ...over,
  };
}
const ronde = (over: Partial<RondeOpties> = {}): LiveRonde => {
  const uit = createRonde(opties(over), ALLE_VRAGEN);
  if (!uit.ok) throw new Error(uit.fout);
  return uit.value;
};

/** Plays one question to its end. */
function speelVraag(r: LiveRonde, q: Question, options: { soort: BotSoort; seed?: number }): void {
  const v = r.gebouwd(q.id);
  if (v === undefined) throw new Error('no key');
  const bot = createBot(v, options.soort, createRng(options.seed ?? 1));
  for (let i = 0, klaar = false; !klaar; i += 1) {
    const verdict = r.attempt(q.id, bot.next(), 'muis');
    bot.zag(verdict);
    klaar = verdict.done;
    if (klaar) expect(verdict.shown?.text).toBe(v.getoond.text);
    if (i > 300) throw new Error('endless');
  }
}

function speel(
  r: LiveRonde,
  soort: BotSoort | ((i: number) => BotSoort),
  seed = 1,
): { vragen: number; uitslag: RoundResult } {
  let vragen = 0;
  for (let q = r.next(); q !== null; q = r.next()) {
    speelVraag(r, q, { soort: typeof soort === 'function' ? soort(vragen) : soort, seed: seed + vragen });
    vragen += 1;
    if (vragen > 200) throw new Error('endless round');
  }
  return { vragen, uitslag: r.finish({ bonus: 3, seconds: 90, quit: false }) };
}

const SPELLEN: readonly [string, Partial<RondeOpties>][] = [
  ['pizzabakken', { capabilities: PIZZA, formaten: ['bouw', 'gat', 'kies'] }],
  ['botenkoers', { capabilities: BOOT, formaten: ['dictee', 'flits', 'gat', 'werkwoord'] }],
  ['bellenprikken', { capabilities: BELLEN, formaten: ['klank', 'bouw', 'rijm', 'volgorde'], groep: 3 }],
  ['autorace', { capabilities: AUTO, formaten: ['gat', 'kies', 'oordeel', 'werkwoord'] }],
];

describe('createRonde', () => {
  it.each(SPELLEN)('%s: right, wrong and random bots end within 3x the items, each word shown right', (_, over) => {
    for (const soort of ['goed', 'fout', 'willekeurig'] as const) {
      for (let seed = 1; seed <= 4; seed += 1) {
        const r = ronde({ ...over, seed });
        const { vragen, uitslag } = speel(r, soort, seed);
        expect(vragen).toBeGreaterThanOrEqual(r.goal.items);
        expect(vragen).toBeLessThanOrEqual(3 * r.goal.items);
        expect(new Set(r.antwoorden().map((a) => a.itemId)).size).toBe(r.goal.items);
        if (soort === 'goed') expect(uitslag).toMatchObject({ stars: 3, coins: 2 * r.goal.items + 3, revisit: [] });
        if (soort === 'fout') expect(uitslag).toMatchObject({ stars: 1, coins: r.goal.items + 3, learned: [] });
      }
    }
  });

  it.each(SPELLEN)('%s: every logged answer is valid and judged the same by the server', (_, over) => {
    const log: AntwoordInvoer[] = [];
    const r = ronde({ ...over, onAntwoord: (a) => log.push(a) });
    speel(r, 'willekeurig', 5);
    expect(log).toEqual(r.antwoorden());
    log.forEach((a, nr) => {
      expect(antwoordInvoerSchema.safeParse(a).success).toBe(true);
      expect(a.nr).toBe(nr);
      const item = POOL.find((x) => x.id === a.itemId);
      const oordeel = item === undefined ? undefined : herbeoordeel(item, a, POOL);
      expect(oordeel?.ok === true && oordeel.value).toBe(a.goed);
    });
  });

  it('the replay of the log gives the live state', () => {
    const start = pack(createToestand(4, 42));
    const r = ronde({ toestand: start });
    speel(r, 'willekeurig', 9);
    const m = createModel(POOL, DOELEN);
    const uit = replay(m, start, {
      log: r.antwoorden().map((a) => antwoordVan(a, a.goed)),
      doelsucces: doelsuccesVan(PARAMS, 'normaal'),
    });
    expect(uit.ok && uit.value.toestand).toEqual(r.toestand());
  });

  it('gives the same stars and coins whatever the time taken', () => {
    const uitslagen = [900, 4000, 60_000].map((stap) => {
      const r = ronde({ clock: klok(stap) });
      const { stars, coins } = speel(r, (i) => (i % 4 === 0 ? 'fout' : 'goed')).uitslag;
      return { stars, coins };
    });
    expect(uitslagen[1]).toEqual(uitslagen[0]);
    expect(uitslagen[2]).toEqual(uitslagen[0]);
  });

  it('asks a missed word again after 3 to 5 others, once', () => {
    const r = ronde();
    speel(r, (i) => (i === 1 ? 'fout' : 'goed'));
    const ids = r.antwoorden().map((a) => a.itemId);
    const gemist = ids[1] ?? '';
    const weer = ids.lastIndexOf(gemist);
    expect(weer - 1 - 1).toBeGreaterThanOrEqual(3);
    expect(weer - 1 - 1).toBeLessThanOrEqual(5);
    expect(ids.filter((id) => id === gemist)).toHaveLength(2);
  });

  it.each(SPELLEN)('%s: an interrupted round goes on at the same question, whatever was answered', (_, over) => {
    const begin = (meer: Partial<RondeOpties> = {}): LiveRonde =>
      ronde({ ...over, clock: klok(), toestand: pack(createToestand(4, 42)), ...meer });
    const kort = (r: LiveRonde) => r.antwoorden().map((a) => [a.nr, a.itemId, a.vraagSeed, a.goed]);
    for (const [soort, stop] of (['goed', 'fout', 'willekeurig'] as const).flatMap((s) =>
      [0, 1, 4, 9].map((n) => [s, n] as const),
    )) {
      const heel = begin();
      speel(heel, soort);
      const deel = begin();
      for (let i = 0, q = deel.next(); i < stop && q !== null; i += 1, q = deel.next())
        speelVraag(deel, q, { soort, seed: 1 + i });
      const log: AntwoordInvoer[] = [];
      const weer = begin({ gegeven: deel.antwoorden().toReversed(), onAntwoord: (a) => log.push(a) });
      expect(weer.next()).toEqual(deel.next());
      expect(weer.goal).toMatchObject({
        items: heel.goal.items,
        done: deel.antwoorden().map((a) => (a.goed && !a.geholpen ? 'goed' : 'geholpen')),
      });
      expect(weer.toestand()).toEqual(deel.toestand());
      for (let i = stop, q = weer.next(); q !== null; i += 1, q = weer.next())
        speelVraag(weer, q, { soort, seed: 1 + i });
      expect(kort(weer)).toEqual(kort(heel));
      expect(log.map((a) => a.nr)).toEqual(
        heel
          .antwoorden()
          .slice(stop)
          .map((a) => a.nr),
      );
    }
  });

  it('has nothing left to ask when every answer was given before', () => {
    const heel = ronde();
    const { uitslag } = speel(heel, 'willekeurig');
    const weer = ronde({ gegeven: heel.antwoorden() });
    expect(weer.next()).toBeNull();
    expect(weer.finish({ bonus: 3, seconds: 90, quit: false })).toEqual(uitslag);
  });

  it('passes over answers to items that are gone and answers that came twice', () => {
    const heel = ronde();
    speel(heel, 'goed');
    const [eerste, tweede] = heel.antwoorden();
    if (eerste === undefined || tweede === undefined) throw new Error('no answers');
    const weer = ronde({ gegeven: [eerste, eerste, { ...tweede, itemId: 'w-bestaat-niet' }] });
    expect(weer.antwoorden()).toEqual([eerste]);
    speel(weer, 'goed');
    // The number of an answer that cannot be taken over is not used again.
    expect(
      weer
        .antwoorden()
        .slice(0, 3)
        .map((a) => a.nr),
    ).toEqual([0, 2, 3]);
    expect(new Set(weer.antwoorden().map((a) => a.itemId)).size).toBe(weer.goal.items);
  });

  it('does not reward a rapid guess and logs the device and plays', () => {
    const r = ronde({ clock: { now: () => 5 }, capabilities: AUTO, formaten: ['kies'], items: 3 });
    const q = r.next();
    r.afgespeeld(q?.id ?? '');
    r.afgespeeld(q?.id ?? '');
    if (q !== null) speelVraag(r, q, { soort: 'goed' });
    expect(r.antwoorden()[0]).toMatchObject({ afspeelbeurten: 2, invoer: 'muis', ms: 0, goed: true });
    expect(r.finish({ bonus: 0, seconds: 1, quit: true })).toMatchObject({ stars: 0, coins: 0 });
  });

  it('counts help that was asked', () => {
    const r = ronde({ items: 2 });
    const q = r.next();
    expect(r.hint(q?.id ?? '').next).toBe('hint1');
    if (q !== null) speelVraag(r, q, { soort: 'goed' });
    expect(r.antwoorden()[0]).toMatchObject({ goed: true, geholpen: true });
  });

  it('gives no hints when the leerkracht switched them off', () => {
    const r = ronde({ instelling: oefeninstellingSchema.parse({ hints: false }) });
    const q = r.next();
    expect(r.hint(q?.id ?? '')).toEqual({ ok: false, done: false, next: 'retry' });
  });

  it('measures the first touch', () => {
    let t = 0;
    const r = ronde({ clock: { now: () => t } });
    const q = r.next();
    t = 1200;
    r.eersteToets(q?.id ?? '');
    t = 5000;
    if (q !== null) speelVraag(r, q, { soort: 'goed' });
    expect(r.antwoorden()[0]).toMatchObject({ msEersteToets: 1200, ms: 5000 });
  });

  it('survives a clock that runs backwards or breaks', () => {
    let t = 1e9;
    const r = ronde({ clock: { now: () => (t -= 999) } });
    speel(r, 'goed');
    expect(r.antwoorden().every((a) => a.ms === 0)).toBe(true);
    const kapot = ronde({ clock: { now: () => Number.NaN } });
    speel(kapot, 'goed');
    expect(kapot.antwoorden().every((a) => antwoordInvoerSchema.safeParse(a).success)).toBe(true);
  });

  it('ignores unknown questions and tokens without counting', () => {
    const r = ronde();
    const q = r.next();
    expect(r.attempt('v0', { kind: 'pick', tokenId: 'x' })).toEqual({ ok: false, done: false, next: 'retry' });
    expect(r.attempt(q?.id ?? '', { kind: 'place', tokenId: 'x', slot: -1 })).toEqual({
      ok: false,
      done: false,
      next: 'retry',
    });
    expect(r.attempt(q?.id ?? '', { kind: 'readDone', ms: 1 }).ok).toBe(false);
    expect(r.antwoorden()).toHaveLength(0);
    if (q !== null) speelVraag(r, q, { soort: 'goed' });
    expect(r.antwoorden()[0]?.goed).toBe(true);
  });

  it('keeps to the goals of the taak', () => {
    const r = ronde({ doelIds: ['ei', 'ij'] });
    speel(r, 'goed');
    expect(r.antwoorden().every((a) => a.doelId === 'ei' || a.doelId === 'ij')).toBe(true);
  });

  it('is shorter when there are few words, and says so', () => {
    const r = ronde({ doelIds: ['verdubbeling'], items: 20, formaten: ['bouw'] });
    expect(r.goal.items).toBe(10);
    expect(speel(r, 'goed').uitslag.stars).toBe(3);
  });

  it('goes on from the state of before', () => {
    const eerst = ronde();
    speel(eerst, 'goed');
    const tweede = ronde({ toestand: eerst.toestand(), day: 2501 });
    speel(tweede, 'goed');
    expect(tweede.toestand().length).toBeGreaterThanOrEqual(eerst.toestand().length);
    expect(ronde({ toestand: eerst.toestand(), day: 1 }).next()).not.toBeNull();
  });

  it('is the same round for the same seed', () => {
    const a = ronde();
    const b = ronde();
    speel(a, 'willekeurig');
    speel(b, 'willekeurig');
    expect(b.antwoorden()).toEqual(a.antwoorden());
    expect(b.toestand()).toEqual(a.toestand());
  });

  it.each<[string, Partial<RondeOpties>, string]>([
    ['no words', { pool: [] }, 'pool-leeg'],
    ['no format the game takes', { formaten: ['zin'] }, 'pool-leeg'],
    ['broken state', { toestand: new Uint8Array(9) }, 'toestand-beschadigd'],
    ['state of another version', { toestand: Uint8Array.from({ length: 64 }, () => 250) }, 'versie-onbekend'],
  ])('%s is a typed error', (_, over, fout) => {
    expect(createRonde(opties(over), ALLE_VRAGEN)).toEqual({ ok: false, fout });
  });

  it('refuses a setting that forbids every format', () => {
    const i: OefeninstellingInvoer = { formatenVerboden: ['bouw', 'gat', 'kies'] };
    expect(createRonde(opties({ instelling: oefeninstellingSchema.parse(i) }), ALLE_VRAGEN)).toEqual({
      ok: false,
      fout: 'instelling-ongeldig',
    });
  });

  it('never asks groep 3 to type', () => {
    const r = createRonde(
      opties({
        instelling: standaardInstelling(3),
        groep: 3,
        capabilities: BOOT,
        formaten: ['dictee', 'flits', 'gat'],
      }),
      ALLE_VRAGEN,
    );
    if (!r.ok) return;
    speel(r.value, 'goed');
    expect(r.value.antwoorden().every((a) => a.format === 'flits' && a.k > 0)).toBe(true);
  });

  it('counts each item by its first answer, as the server does', () => {
    const r = ronde({ items: 8 });
    const { uitslag } = speel(r, (i) => (i < 3 ? 'fout' : 'goed'));
    const t = telAntwoorden(
      r.antwoorden().map((a) => ({ ...a, gok: false })),
      { items: 8, gestopt: false },
    );
    expect(t).toMatchObject({ klaar: 8, eersteKeer: 5 });
    expect(uitslag.stars).toBe(sterrenVan(t));
  });
});
