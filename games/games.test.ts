import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BotKind } from '#engine/core/oefening/ronde/bot.ts';
import type { Format, ShapeKind } from '#engine/core/oefening/contract/contract.ts';
import { FIXTURES } from '#engine/core/oefening/fake/fake-catalog.ts';
import { startTestSpel, playWithBot, tellRun, type BotOptions, type BotOutcome } from '#engine/runtime/test-kit.ts';
import { finaleTimes, type FinaleStep } from '#engine/document/finale.ts';
import { placeSchema } from '#engine/document/place.ts';
import { spelOf } from '#engine/core/domein/spellen.ts';
import { ENGINE_KIT } from '#engine/assembly/kit.ts';
import { createLayout, WHOLE_STAGE } from '#engine/runtime/layout/layout.ts';
import { readUpright } from '#engine/runtime/load.ts';
import { AUTHOR_CHECKS } from '#engine/document/author-checks.ts';
import { spelSlugs } from '../tools/build/spel-folders.ts';
import { loadSpel, SPEL_SLUGS, type SpelPackage } from './registry.ts';
import { createRightForm, LONGEST_WRONG } from './right-form.ts';
import { WAYS, playInWay } from './test-kit.ts';

const BOTS: readonly BotKind[] = ['goed', 'fout', 'willekeurig'];
const MODES = [{}, { calm: true }, { reducedMotion: true }, { oneSwitch: true }];
/**
 * Every mode with one of the bots: with the next fixture each bot meets the next mode, so that a game meets every pair. A
 * game of one or two fixtures meets them all in each.
 */
const pairsFor = (nr: number, fixtures: number) =>
  MODES.flatMap((accessibility, i) =>
    BOTS.filter((_, k) => fixtures < BOTS.length || k === (i + nr) % BOTS.length).map((bot) => ({
      accessibility,
      bot,
    })),
  );
const MINUTE = 60_000;
const SEED = 7;

async function load(slug: string): Promise<SpelPackage> {
  const loaded = await loadSpel(slug, 'nl');
  if (loaded === null) throw new Error(`no game ${slug}`);
  return loaded;
}
const base = ({ doc, eigen: own }: SpelPackage) => ({ doc, seed: SEED, ...(own === undefined ? {} : { eigen: own }) });

/** `shape format` of every question of a fixture. */
function kinds(fixture: string): string[] {
  return (FIXTURES[fixture] ?? []).map((recipe) => kind(recipe.create('v', SEED).question.view.shape, recipe.format));
}
const kind = (shape: ShapeKind, format: Format): string => `${shape} ${format}`;

/** A round of a bot that must come to its end; when it does not, seed and log are told. */
async function play(o: BotOptions): Promise<BotOutcome> {
  const out = await playWithBot(o);
  if (!out.done) expect.fail(tellRun(o, out));
  return out;
}

it('finds the games by their folders', () => {
  expect(SPEL_SLUGS.length).toBeGreaterThan(0);
  expect(SPEL_SLUGS).toEqual(spelSlugs());
});

it('tells seed, attempts and log of a round that does not come to its end', async () => {
  const [slug = ''] = SPEL_SLUGS;
  const spel = await load(slug);
  const fixture = spel.doc.tests.fixtures[0] ?? '';
  const failed = play({ ...base(spel), fixture, bot: 'goed', items: 2, maxSeconds: 12 });
  await expect(failed).rejects.toThrow(/to repeat: .*"seed":7[^]*given: \[\{"kind"[^]*events: .*question/);
});

describe.each(SPEL_SLUGS)('%s', async (slug) => {
  const spel = await load(slug);
  const { doc, texts } = spel;
  const { fixtures, maxSeconds } = doc.tests;
  /** As many as the document has, so that the longest ending is measured. */
  const countOf = ({ each, words }: FinaleStep): number => {
    const group = words ?? each;
    return group === undefined ? 1 : doc.entities.filter((def) => def.group === group).length;
  };

  it('has a fixture for every format that it offers', () => {
    const requested = doc.capabilities.flatMap(({ shape, formats }) => formats.map((format) => kind(shape, format)));
    const played = new Set(fixtures.flatMap(kinds));
    for (const pair of requested) expect(played, pair).toContain(pair);
    for (const pair of played) expect(requested).toContain(pair);
  });

  it('has all its texts, and the Belgian ones are only differences', async () => {
    const keys = [doc.titleKey, doc.introKey, 'finale.titel', ...doc.tutorial.map((step) => step.key)];
    for (const key of keys) expect(texts[key] ?? '', key).not.toBe('');
    const be = await loadSpel(slug, 'nl-BE');
    expect(Object.keys(be?.texts ?? {})).toEqual(Object.keys(texts));
  });

  it('stands on the map in the land of its scene, which is the land of the design', () => {
    const place: unknown = JSON.parse(readFileSync(`games/${slug}/place.json`, 'utf8'));
    expect(placeSchema.parse(place).land).toBe(doc.land);
    expect(spelOf(slug)?.land).toBe(doc.land);
  });

  it('ends in at least three ways, told on a timeline of at most eight seconds, with the words of the child in each', () => {
    expect(doc.finales.length).toBeGreaterThanOrEqual(3);
    expect(new Set(doc.finales.map(({ name }) => name)).size).toBe(doc.finales.length);
    expect(doc.triggers.filter(({ on }) => on === 'finale')).toEqual([]);
    for (const finale of doc.finales) {
      const words = finale.timeline.filter((step) => step.words !== undefined);
      expect(words.length, finale.name).toBeGreaterThan(0);
      const ends = [...finaleTimes(finale, countOf).values()].map(({ to }) => to);
      expect(Math.max(...ends), finale.name).toBeLessThanOrEqual(finale.ms);
      expect(finale.ms).toBeLessThanOrEqual(8000);
    }
  });

  it('uses no name that does not exist', () => {
    expect(AUTHOR_CHECKS.map((check) => check(doc)).find((error) => error !== null)).toBeUndefined();
  });

  it('fills an upright phone, uses no name that does not exist there, and bots finish', async () => {
    const upright = readUpright(ENGINE_KIT, doc, spel.eigen);
    expect(AUTHOR_CHECKS.map((check) => check(upright)).find((error) => error !== null)).toBeUndefined();
    const frame = upright.stage.frame ?? WHOLE_STAGE;
    const phone = { w: 390, h: 844, topCss: 0, bottomCss: 0 };
    expect((frame[3] * createLayout(phone, frame).scale) / phone.h).toBeGreaterThan(0.8);
    for (const fixture of fixtures) {
      await play({ ...base(spel), fixture, bot: 'goed', items: 1, maxSeconds, upright: true });
    }
  });

  it('asks no more of a school computer than agreed', () => {
    expect(doc.physics?.maxBodies ?? 0).toBeLessThanOrEqual(60);
    expect(maxSeconds).toBeLessThanOrEqual(240);
  });

  for (const [nr, fixture] of fixtures.entries()) {
    it(
      `${fixture}: bots finish in every mode and no word is lost`,
      async () => {
        for (const { accessibility, bot } of pairsFor(nr, fixtures.length)) {
          const form = createRightForm();
          const out = await play({
            ...base(spel),
            fixture,
            bot,
            accessibility,
            items: 2,
            maxSeconds,
            watch: form.watch,
          });
          expect(form.longest()).toBeLessThanOrEqual(LONGEST_WRONG);
          expect(out.woorden).toHaveLength(2);
          expect(out.result?.stars).toBeGreaterThanOrEqual(1);
        }
      },
      MINUTE,
    );

    it(
      `${fixture}: can still be done at the highest play level`,
      async () => {
        const out = await play({ ...base(spel), fixture, bot: 'goed', s: 1, items: 2, maxSeconds: 90 });
        expect(out.woorden).toHaveLength(2);
      },
      MINUTE,
    );

    it(
      `${fixture}: played by keys, by the mirror, by one switch and by finger`,
      async () => {
        for (const way of WAYS) {
          for (const bot of ['goed', 'fout'] as const) {
            const out = await playInWay({
              ...base(spel),
              fixture,
              bot,
              way,
              items: 1,
              // A finger waits for what it touched.
              maxSeconds: way === 'aanraken' ? 2 * maxSeconds : maxSeconds,
            });
            expect(out, `${way} ${bot}`).toMatchObject({ done: true, items: 1 });
          }
        }
      },
      MINUTE,
    );
  }

  it(
    `a whole round of only wrong answers ends within ${maxSeconds} s with every word shown and a star`,
    async () => {
      for (const accessibility of MODES) {
        const { items } = doc.round;
        const out = await play({
          ...base(spel),
          fixture: fixtures[0] ?? '',
          bot: 'fout',
          accessibility,
          items,
          maxSeconds,
        });
        expect(out.woorden).toHaveLength(items);
        expect(out.result?.stars).toBeGreaterThanOrEqual(1);
      }
    },
    MINUTE,
  );

  const adds = doc.mechanics.some(({ use }) => use === 'tally');
  it.runIf(adds)(
    'leaves something behind with every word without a miss, and lifts words in a row until a miss',
    async () => {
      const round: BotOptions = { ...base(spel), fixture: fixtures[0] ?? '', bot: 'goed', items: 7, maxSeconds };
      const { events } = await play(round);
      const count = (kind: string, all: readonly string[]): number =>
        all.filter((event) => event.split(' ')[0] === kind).length;
      expect(count('trace', events)).toBe(6);
      expect(count('whole', events)).toBe(1);
      expect(count('lifted', events)).toBe(1);
      expect(count('higher', events)).toBeGreaterThanOrEqual(4);
      expect(count('lowered', events)).toBe(0);
      const missed = await play({ ...round, bot: 'fout' });
      expect(count('trace', missed.events)).toBe(0);
      expect(count('lifted', missed.events)).toBe(0);
    },
    MINUTE,
  );

  it.runIf(adds)('has things with a secret that the scene answers, in both ways of holding the screen', () => {
    const tally = doc.mechanics.find(({ use }) => use === 'tally');
    const secrets = Object.keys(typeof tally?.['secrets'] === 'object' ? (tally['secrets'] ?? {}) : {});
    expect(secrets.length).toBeGreaterThanOrEqual(3);
    for (const id of secrets) {
      const thing = doc.entities.find((def) => 'id' in def && def.id === id);
      expect(thing, id).toMatchObject({ tap: true });
      const answers = doc.triggers.filter(
        ({ on, a }) => on === 'secret' && (a === id || (a?.endsWith('*') === true && id.startsWith(a.slice(0, -1)))),
      );
      expect(answers.length, id).toBe(1);
    }
  });

  it(
    'plays a round again: the same seed gives the same events and the same last scene, from its log and by a bot on a weak device',
    async () => {
      const round: BotOptions = {
        ...base(spel),
        fixture: fixtures[0] ?? '',
        bot: 'willekeurig',
        items: 3,
        s: 0.7,
        maxSeconds,
      };
      const first = await play(round);
      const replayed = await play({ ...round, bot: 'goed', script: first.plans });
      const weak = await play({ ...round, particles: 0.25 });
      const other = await play({ ...round, seed: SEED + 1 });
      for (const out of [replayed, weak]) {
        expect(out.plans).toEqual(first.plans);
        expect(out.events).toEqual(first.events);
        expect(out.world).toEqual(first.world);
        expect(out.result).toEqual(first.result);
      }
      expect(first.world.length).toBeGreaterThan(0);
      expect(other.events).not.toEqual(first.events);
    },
    MINUTE,
  );

  it('goes on in the middle of a word when the screen changes its size', async () => {
    const screens = [
      { w: 1280, h: 720 },
      { w: 390, h: 844 },
      { w: 844, h: 390 },
      { w: 1024, h: 768 },
    ].map((size) => createLayout({ ...size, topCss: 84, bottomCss: 60 }, doc.stage.frame ?? WHOLE_STAGE));
    const watch: BotOptions['watch'] = ({ world }, seconds) => {
      const screen = screens[Math.floor(seconds) % screens.length];
      if (screen !== undefined && seconds % 1 < 0.1) world.setLayout(screen);
    };
    const round: BotOptions = { ...base(spel), fixture: fixtures[0] ?? '', bot: 'willekeurig', items: 2, maxSeconds };
    expect((await play({ ...round, watch })).woorden).toHaveLength(2);
  });

  it('is played to its end with a sentence of three lines', async () => {
    const sentence = {
      before:
        'Toen de oudste leerlingen van onze school na de lange zomervakantie weer terugkwamen, stond er midden op het plein ',
      after: ' met een groot bord erbij, waarop in sierlijke letters te lezen was dat iedereen welkom is.',
    };
    const vary: BotOptions['vary'] = (vraag) => ({ ...vraag, prompt: { ...vraag.prompt, sentence } });
    const round: BotOptions = { ...base(spel), fixture: fixtures[0] ?? '', bot: 'willekeurig', items: 2, maxSeconds };
    for (const upright of [false, true]) expect((await play({ ...round, vary, upright })).woorden).toHaveLength(2);
  });

  it('calm: waits for a child that does nothing, takes no answer and plays no trick on it', async () => {
    const still = await startTestSpel({ ...base(spel), fixture: fixtures[0] ?? '', accessibility: { calm: true } });
    still.session.start();
    still.seconds(60);
    expect(still.last).toBeNull();
    expect(still.session.phase).toBe('spel');
    expect(still.round.findings()).toHaveLength(0);
    still.destroy();
  });
});
