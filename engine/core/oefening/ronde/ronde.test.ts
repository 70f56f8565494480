import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import {
  oefeninstellingSchema,
  defaultSetting,
  type OefeninstellingInput,
} from '#engine/core/domein/oefeninstelling.ts';
import { countAntwoorden } from '#engine/core/scoring/tally.ts';
import { starsOf } from '#engine/core/scoring/stars.ts';
import { antwoordInputSchema, type AntwoordInput } from '../contract/antwoord.ts';
import { createBot, type BotKind } from './bot.ts';
import type { Capability, Format, Question, RoundResult } from '../contract/contract.ts';
import { targetSuccessOf } from '../model/target-success.ts';
import { createModel } from '../model/model.ts';
import { pack } from '../select/pack.ts';
import { PARAMS } from '../model/params.ts';
import { replay } from './replay.ts';
import { createRonde } from './ronde.ts';
import type { ContentItem, LiveRonde, RondeOptions } from '../contract/ronde-options.ts';
import { createPracticeState } from '../model/state.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from '../fake/test-kit.ts';
import { antwoordOf } from '../model/update.ts';
import { ALL_VRAGEN } from '../vraag/all-vragen.ts';
import type { Vragen } from '../vraag/build-vraag.ts';
import { rejudge } from '../vraag/key-before.ts';

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
const BOAT: Capability[] = [cap('entry', ['dictee', 'gat', 'werkwoord', 'flits'])];
const BUBBLES: Capability[] = [cap('sequence', ['bouw', 'volgorde']), cap('select', ['klank', 'rijm'])];
const AUTO: Capability[] = [cap('select', ['kies', 'gat', 'oordeel', 'werkwoord'], { minOptions: 2, maxOptions: 3 })];

/** Clock that moves on by a fixed step at every look. */
function clock(step = 2500): { now(): number } {
  let t = 1_000_000;
  return { now: () => (t += step) };
}

function options(over: Partial<RondeOptions> = {}): RondeOptions {
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
    clock: clock(),
    onAntwoord: () => undefined,
    ...over,
  };
}
const ronde = (over: Partial<RondeOptions> = {}): LiveRonde => {
  const out = createRonde(options(over), ALL_VRAGEN);
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};

/** Plays one question to its end. */
function playVraag(r: LiveRonde, q: Question, options: { soort: BotKind; seed?: number }): void {
  const v = r.built(q.id);
  if (v === undefined) throw new Error('no key');
  const bot = createBot(v, options.soort, createRng(options.seed ?? 1));
  for (let i = 0, done = false; !done; i += 1) {
    const verdict = r.attempt(q.id, bot.next(), 'muis');
    bot.saw(verdict);
    done = verdict.done;
    if (done) expect(verdict.shown?.text).toBe(v.getoond.text);
    if (i > 300) throw new Error('endless');
  }
}

function play(
  r: LiveRonde,
  kind: BotKind | ((i: number) => BotKind),
  seed = 1,
): { vragen: number; uitslag: RoundResult } {
  let vragen = 0;
  for (let q = r.next(); q !== null; q = r.next()) {
    playVraag(r, q, { soort: typeof kind === 'function' ? kind(vragen) : kind, seed: seed + vragen });
    vragen += 1;
    if (vragen > 200) throw new Error('endless round');
  }
  return { vragen, uitslag: r.finish({ bonus: 3, seconds: 90, quit: false }) };
}

const SPELLEN: readonly [string, Partial<RondeOptions>][] = [
  ['pizzabakken', { capabilities: PIZZA, formaten: ['bouw', 'gat', 'kies'] }],
  ['botenkoers', { capabilities: BOAT, formaten: ['dictee', 'flits', 'gat', 'werkwoord'] }],
  ['bellenprikken', { capabilities: BUBBLES, formaten: ['klank', 'bouw', 'rijm', 'volgorde'], groep: 3 }],
  ['autorace', { capabilities: AUTO, formaten: ['gat', 'kies', 'oordeel', 'werkwoord'] }],
];

describe('createRonde', () => {
  it.each(SPELLEN)('%s: right, wrong and random bots end within 3x the items, each word shown right', (_, over) => {
    for (const kind of ['goed', 'fout', 'willekeurig'] as const) {
      for (let seed = 1; seed <= 4; seed += 1) {
        const r = ronde({ ...over, seed });
        const { vragen, uitslag: finding } = play(r, kind, seed);
        expect(vragen).toBeGreaterThanOrEqual(r.goal.items);
        expect(vragen).toBeLessThanOrEqual(3 * r.goal.items);
        expect(new Set(r.antwoorden().map((a) => a.itemId)).size).toBe(r.goal.items);
        if (kind === 'goed') expect(finding).toMatchObject({ stars: 3, coins: 2 * r.goal.items + 3, revisit: [] });
        if (kind === 'fout') expect(finding).toMatchObject({ stars: 1, coins: r.goal.items + 3, learned: [] });
      }
    }
  });

  it.each(SPELLEN)('%s: every logged answer is valid and judged the same by the server', (_, over) => {
    const log: AntwoordInput[] = [];
    const r = ronde({ ...over, onAntwoord: (a) => log.push(a) });
    play(r, 'willekeurig', 5);
    expect(log).toEqual(r.antwoorden());
    log.forEach((a, nr) => {
      expect(antwoordInputSchema.safeParse(a).success).toBe(true);
      expect(a.nr).toBe(nr);
      const item = POOL.find((x) => x.id === a.itemId);
      const judgment = item === undefined ? undefined : rejudge(item, a, POOL);
      expect(judgment?.ok === true && judgment.value).toBe(a.goed);
    });
  });

  it('the replay of the log gives the live state', () => {
    const start = pack(createPracticeState(4, 42));
    const r = ronde({ toestand: start });
    play(r, 'willekeurig', 9);
    const m = createModel(POOL, DOELEN);
    const out = replay(m, start, {
      log: r.antwoorden().map((a) => antwoordOf(a, a.goed)),
      targetSuccess: targetSuccessOf(PARAMS, 'normaal'),
    });
    expect(out.ok && out.value.toestand).toEqual(r.toestand());
  });

  it('gives the same stars and coins whatever the time taken', () => {
    const findings = [900, 4000, 60_000].map((step) => {
      const r = ronde({ clock: clock(step) });
      const { stars, coins } = play(r, (i) => (i % 4 === 0 ? 'fout' : 'goed')).uitslag;
      return { stars, coins };
    });
    expect(findings[1]).toEqual(findings[0]);
    expect(findings[2]).toEqual(findings[0]);
  });

  it('asks a missed word again after 3 to 5 others, once', () => {
    const r = ronde();
    play(r, (i) => (i === 1 ? 'fout' : 'goed'));
    const ids = r.antwoorden().map((a) => a.itemId);
    const missed = ids[1] ?? '';
    const again = ids.lastIndexOf(missed);
    expect(again - 1 - 1).toBeGreaterThanOrEqual(3);
    expect(again - 1 - 1).toBeLessThanOrEqual(5);
    expect(ids.filter((id) => id === missed)).toHaveLength(2);
  });

  it.each(SPELLEN)('%s: an interrupted round goes on at the same question, whatever was answered', (_, over) => {
    const begin = (more: Partial<RondeOptions> = {}): LiveRonde =>
      ronde({ ...over, clock: clock(), toestand: pack(createPracticeState(4, 42)), ...more });
    const short = (r: LiveRonde) => r.antwoorden().map((a) => [a.nr, a.itemId, a.vraagSeed, a.goed]);
    for (const [kind, stop] of (['goed', 'fout', 'willekeurig'] as const).flatMap((s) =>
      [0, 1, 4, 9].map((n) => [s, n] as const),
    )) {
      const whole = begin();
      play(whole, kind);
      const part = begin();
      for (let i = 0, q = part.next(); i < stop && q !== null; i += 1, q = part.next())
        playVraag(part, q, { soort: kind, seed: 1 + i });
      const log: AntwoordInput[] = [];
      const again = begin({ gegeven: part.antwoorden().toReversed(), onAntwoord: (a) => log.push(a) });
      expect(again.next()).toEqual(part.next());
      expect(again.goal).toMatchObject({
        items: whole.goal.items,
        done: part.antwoorden().map((a) => (a.goed && !a.geholpen ? 'goed' : 'geholpen')),
      });
      expect(again.toestand()).toEqual(part.toestand());
      for (let i = stop, q = again.next(); q !== null; i += 1, q = again.next())
        playVraag(again, q, { soort: kind, seed: 1 + i });
      expect(short(again)).toEqual(short(whole));
      expect(log.map((a) => a.nr)).toEqual(
        whole
          .antwoorden()
          .slice(stop)
          .map((a) => a.nr),
      );
    }
  });

  it('goes on at the same question too when items before it turned out to have none', () => {
    const without = (r: readonly ContentItem[], every: number) =>
      new Set(r.filter((_, i) => i % every === 0).map(({ id }) => id));
    for (const every of [2, 3, 5]) {
      const empty = without(WOORDEN, every);
      const vragen: Vragen = {
        ...ALL_VRAGEN,
        buildVraag: (o) => (empty.has(o.item.id) ? { ok: false, fout: 'past-niet' } : ALL_VRAGEN.buildVraag(o)),
      };
      const begin = (given: readonly AntwoordInput[] = []): LiveRonde => {
        const out = createRonde(
          options({ clock: clock(), toestand: pack(createPracticeState(4, 42)), gegeven: given }),
          vragen,
        );
        if (!out.ok) throw new Error(out.fout);
        return out.value;
      };
      const part = begin();
      for (let i = 0; i < 6; i += 1) {
        const q = part.next();
        if (q === null) break;
        expect(begin(part.antwoorden()).next(), `${every}, after ${i}`).toEqual(q);
        playVraag(part, q, { soort: 'goed', seed: 1 + i });
      }
      expect(part.antwoorden().length).toBeGreaterThan(2);
    }
  });

  it('has nothing left to ask when every answer was given before', () => {
    const whole = ronde();
    const { uitslag: finding } = play(whole, 'willekeurig');
    const again = ronde({ gegeven: whole.antwoorden() });
    expect(again.next()).toBeNull();
    expect(again.finish({ bonus: 3, seconds: 90, quit: false })).toEqual(finding);
  });

  it('passes over answers to items that are gone and answers that came twice', () => {
    const whole = ronde();
    play(whole, 'goed');
    const [first, second] = whole.antwoorden();
    if (first === undefined || second === undefined) throw new Error('no answers');
    const again = ronde({ gegeven: [first, first, { ...second, itemId: 'w-bestaat-niet' }] });
    expect(again.antwoorden()).toEqual([first]);
    play(again, 'goed');
    // The number of an answer that cannot be taken over is not used again.
    expect(
      again
        .antwoorden()
        .slice(0, 3)
        .map((a) => a.nr),
    ).toEqual([0, 2, 3]);
    expect(new Set(again.antwoorden().map((a) => a.itemId)).size).toBe(again.goal.items);
  });

  it('does not reward a rapid guess and logs the device and plays', () => {
    const r = ronde({ clock: { now: () => 5 }, capabilities: AUTO, formaten: ['kies'], items: 3 });
    const q = r.next();
    r.played(q?.id ?? '');
    r.played(q?.id ?? '');
    if (q !== null) playVraag(r, q, { soort: 'goed' });
    expect(r.antwoorden()[0]).toMatchObject({ afspeelbeurten: 2, invoer: 'muis', ms: 0, goed: true });
    expect(r.finish({ bonus: 0, seconds: 1, quit: true })).toMatchObject({ stars: 0, coins: 0 });
  });

  it('counts help that was asked', () => {
    const r = ronde({ items: 2 });
    const q = r.next();
    expect(r.hint(q?.id ?? '').next).toBe('hint1');
    if (q !== null) playVraag(r, q, { soort: 'goed' });
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
    r.firstKeypress(q?.id ?? '');
    t = 5000;
    if (q !== null) playVraag(r, q, { soort: 'goed' });
    expect(r.antwoorden()[0]).toMatchObject({ msEersteToets: 1200, ms: 5000 });
  });

  it('survives a clock that runs backwards or breaks', () => {
    let t = 1e9;
    const r = ronde({ clock: { now: () => (t -= 999) } });
    play(r, 'goed');
    expect(r.antwoorden().every((a) => a.ms === 0)).toBe(true);
    const broken = ronde({ clock: { now: () => Number.NaN } });
    play(broken, 'goed');
    expect(broken.antwoorden().every((a) => antwoordInputSchema.safeParse(a).success)).toBe(true);
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
    if (q !== null) playVraag(r, q, { soort: 'goed' });
    expect(r.antwoorden()[0]?.goed).toBe(true);
  });

  it('keeps to the goals of the taak', () => {
    const r = ronde({ doelIds: ['ei', 'ij'] });
    play(r, 'goed');
    expect(r.antwoorden().every((a) => a.doelId === 'ei' || a.doelId === 'ij')).toBe(true);
  });

  it('is shorter when there are few words, and says so', () => {
    const r = ronde({ doelIds: ['verdubbeling'], items: 20, formaten: ['bouw'] });
    expect(r.goal.items).toBe(10);
    expect(play(r, 'goed').uitslag.stars).toBe(3);
  });

  it('goes on from the state of before', () => {
    const first = ronde();
    play(first, 'goed');
    const second = ronde({ toestand: first.toestand(), day: 2501 });
    play(second, 'goed');
    expect(second.toestand().length).toBeGreaterThanOrEqual(first.toestand().length);
    expect(ronde({ toestand: first.toestand(), day: 1 }).next()).not.toBeNull();
  });

  it('is the same round for the same seed', () => {
    const a = ronde();
    const b = ronde();
    play(a, 'willekeurig');
    play(b, 'willekeurig');
    expect(b.antwoorden()).toEqual(a.antwoorden());
    expect(b.toestand()).toEqual(a.toestand());
  });

  it.each<[string, Partial<RondeOptions>, string]>([
    ['no words', { pool: [] }, 'pool-leeg'],
    ['no format the game takes', { formaten: ['zin'] }, 'pool-leeg'],
    ['broken state', { toestand: new Uint8Array(9) }, 'toestand-beschadigd'],
    ['state of another version', { toestand: Uint8Array.from({ length: 64 }, () => 250) }, 'versie-onbekend'],
  ])('%s is a typed error', (_, over, error) => {
    expect(createRonde(options(over), ALL_VRAGEN)).toEqual({ ok: false, fout: error });
  });

  it('refuses a setting that forbids every format', () => {
    const i: OefeninstellingInput = { formatenVerboden: ['bouw', 'gat', 'kies'] };
    expect(createRonde(options({ instelling: oefeninstellingSchema.parse(i) }), ALL_VRAGEN)).toEqual({
      ok: false,
      fout: 'instelling-ongeldig',
    });
  });

  it('never asks groep 3 to type', () => {
    const r = createRonde(
      options({
        instelling: defaultSetting(3),
        groep: 3,
        capabilities: BOAT,
        formaten: ['dictee', 'flits', 'gat'],
      }),
      ALL_VRAGEN,
    );
    if (!r.ok) return;
    play(r.value, 'goed');
    expect(r.value.antwoorden().every((a) => a.format === 'flits' && a.k > 0)).toBe(true);
  });

  it('counts each item by its first answer, as the server does', () => {
    const r = ronde({ items: 8 });
    const { uitslag: finding } = play(r, (i) => (i < 3 ? 'fout' : 'goed'));
    const t = countAntwoorden(
      r.antwoorden().map((a) => ({ ...a, guess: false })),
      { items: 8, gestopt: false },
    );
    expect(t).toMatchObject({ klaar: 8, eersteKeer: 5 });
    expect(finding.stars).toBe(starsOf(t));
  });
});
