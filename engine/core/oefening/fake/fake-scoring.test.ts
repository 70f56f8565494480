import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { createBot, type BotKind } from '../ronde/bot.ts';
import { FIXTURE_NAMES } from './fake-catalog.ts';
import { createFakeRound, type FakeRonde } from './fake-ronde.ts';

const ronde = (over: Partial<Parameters<typeof createFakeRound>[0]> = {}): FakeRonde =>
  createFakeRound({ fixture: 'select:2', seed: 11, items: 4, ...over });

/** Plays questions with a bot, at most so many. */
function play(r: FakeRonde, kind: BotKind, count = Infinity): void {
  for (let nr = 0; nr < count; nr += 1) {
    const q = r.next();
    const vraag = q === null ? undefined : r.built(q.id);
    if (q === null || vraag === undefined) return;
    const bot = createBot(vraag, kind, createRng(nr + 1));
    for (let done = false, guard = 0; !done && guard < 500; guard += 1) {
      const verdict = r.attempt(q.id, bot.next());
      bot.saw(verdict);
      done = verdict.done;
    }
  }
}
const end = { bonus: 0, seconds: 60, quit: false };

describe('what a round says of itself', () => {
  it('is its goal, and quiet defaults', () => {
    const r = ronde({ items: 5 });
    expect(r.goal).toEqual({ items: 5, softSeconds: 60, title: 'select:2' });
    expect([r.s, r.calm, r.reducedMotion]).toEqual([0, false, false]);
  });

  it('is what it was given', () => {
    const r = ronde({ s: 0.7, calm: true, reducedMotion: true });
    expect([r.s, r.calm, r.reducedMotion]).toEqual([0.7, true, true]);
  });

  it.each([0, 1, 3, 10])('asks %i questions and no more, each with its own id', (items) => {
    const r = ronde({ items });
    const ids: string[] = [];
    for (let q = r.next(); q !== null; q = r.next()) {
      ids.push(q.id);
      play(r, 'goed', 1);
    }
    expect(ids).toHaveLength(items);
    expect(new Set(ids).size).toBe(items);
    expect(r.findings()).toHaveLength(items);
  });

  it('asks the recipes of a fixture in turn', () => {
    const r = ronde({ items: 7 });
    const words: string[] = [];
    for (let q = r.next(); q !== null; q = r.next()) {
      words.push(r.built(q.id)?.getoond.text ?? '');
      play(r, 'goed', 1);
    }
    expect(words).toEqual(['trein', 'hond', 'bakker', 'trein', 'hond', 'bakker', 'trein']);
  });

  it('gives other looks for another seed', () => {
    const views = [1, 2, 3, 4, 5].map((n) => JSON.stringify(ronde({ seed: n * 0x9e3779b1 }).next()?.view));
    expect(new Set(views).size).toBeGreaterThan(3);
  });
});

describe('the end of a round', () => {
  it.each([
    ['all right', 10, 10, 0, 3, 20],
    ['nine right', 10, 9, 1, 3, 19],
    ['eight right', 10, 8, 2, 2, 18],
    ['seven right', 10, 7, 3, 2, 17],
    ['six right', 10, 6, 4, 1, 16],
    ['none right', 10, 0, 10, 1, 10],
    ['stopped at half', 10, 5, 0, 1, 10],
    ['stopped before half', 10, 4, 0, 0, 8],
    ['stopped at once', 10, 0, 0, 0, 0],
  ])('%s: of %i items %i right and %i wrong give %i stars and %i munten', (_, items, right, wrong, stars, coins) => {
    const r = ronde({ items });
    play(r, 'goed', right);
    play(r, 'fout', wrong);
    expect(r.finish({ ...end, quit: right + wrong < items })).toMatchObject({ stars, coins });
  });

  it.each([
    [0, 8],
    [4, 12],
    [10, 18],
    [99, 18],
    [-5, 8],
    [Number.NaN, 8],
  ])('a bonus of %d makes %d munten', (bonus, coins) => {
    const r = ronde();
    play(r, 'goed');
    expect(r.finish({ ...end, bonus }).coins).toBe(coins);
  });

  it('names the words that went well once, and those that did not', () => {
    const r = ronde({ items: 6 });
    play(r, 'goed', 1);
    play(r, 'fout', 1);
    play(r, 'goed');
    const result = r.finish(end);
    expect(result.learned).toEqual(['trein', 'bakker', 'hond']);
    expect(result.revisit).toEqual(['hond']);
    expect(result.stickers).toEqual([]);
  });

  it('counts help like a miss for what was learned, not for what was done', () => {
    const r = ronde({ items: 1 });
    const q = r.next();
    expect(r.hint(q?.id ?? '')).toMatchObject({ ok: false, done: false, next: 'hint1' });
    play(r, 'goed', 1);
    expect(r.findings()).toMatchObject([{ goed: true, geholpen: true }]);
    expect(r.finish(end)).toMatchObject({ stars: 1, coins: 1, learned: [], revisit: ['trein'] });
  });

  it('does not depend on the time it took', () => {
    const slow = ronde();
    play(slow, 'goed');
    expect(slow.finish({ ...end, seconds: 9999 })).toEqual(slow.finish({ ...end, seconds: 1 }));
  });
});

describe('what does not belong to the question of now', () => {
  const nothing = { ok: false, done: false, next: 'retry' };

  it('is nothing: an attempt before the first, after the last, or at another', () => {
    const r = ronde({ items: 1 });
    expect(r.attempt('v1', { kind: 'pick', tokenId: 'x' })).toEqual(nothing);
    const q = r.next();
    expect(r.attempt('', { kind: 'pick', tokenId: 'x' })).toEqual(nothing);
    play(r, 'goed');
    expect(r.attempt(q?.id ?? '', { kind: 'pick', tokenId: 'x' })).toEqual(nothing);
    expect(r.hint(q?.id ?? '')).toEqual(nothing);
    expect(r.hint('v9')).toEqual(nothing);
    expect(r.findings()).toHaveLength(1);
  });

  it('is nothing: a stream or a key of an unknown question', () => {
    const r = ronde();
    expect(r.peekStream('v9', 5)).toEqual([]);
    expect(r.built('v9')).toBeUndefined();
  });

  it('is nothing in a round of an unknown fixture', () => {
    const r = ronde({ fixture: 'geen' });
    expect([r.next(), r.findings()]).toEqual([null, []]);
    expect(r.finish(end)).toEqual({ stars: 0, coins: 0, learned: [], revisit: [], stickers: [] });
  });
});

describe('any round of any bot', () => {
  const input = fc.record({
    fixture: fc.constantFrom(...FIXTURE_NAMES),
    seed: fc.nat(),
    items: fc.integer({ min: 1, max: 5 }),
    kind: fc.constantFrom<BotKind>('goed', 'fout', 'willekeurig'),
  });

  it('ends, is told once per question, and never gives munten away', () => {
    fc.assert(
      fc.property(input, ({ kind, ...options }) => {
        const r = createFakeRound(options);
        play(r, kind);
        expect(r.next()).toBeNull();
        expect(r.findings()).toHaveLength(options.items);
        const { stars, coins, learned, revisit } = r.finish(end);
        expect(stars).toBeGreaterThanOrEqual(1);
        expect(coins).toBeGreaterThanOrEqual(options.items);
        expect(coins).toBeLessThanOrEqual(options.items * 2);
        expect(learned.length + revisit.length).toBeGreaterThan(0);
        if (kind === 'goed') expect([stars, revisit]).toEqual([3, []]);
      }),
      { numRuns: 40 },
    );
  });
});
