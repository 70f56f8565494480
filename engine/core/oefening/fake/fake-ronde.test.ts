import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { createBot, type BotKind } from '../ronde/bot.ts';
import { FIXTURE_NAMES } from './fake-catalog.ts';
import { createFakeRound, type FakeRonde } from './fake-ronde.ts';
import type { Question, View } from '../contract/contract.ts';

const ronde = (fixture: string, items = 4, seed = 11): FakeRonde => createFakeRound({ fixture, seed, items });

/** Plays a round to its end; answers the number of attempts. */
function play(r: FakeRonde, kind: BotKind, seed = 3): number {
  const rng = createRng(seed);
  let pogingen = 0;
  for (let q = r.next(); q !== null; q = r.next()) {
    const vraag = r.built(q.id);
    if (vraag === undefined) throw new Error('question without key');
    const bot = createBot(vraag, kind, rng);
    for (let done = false; !done;) {
      const verdict = r.attempt(q.id, bot.next());
      bot.saw(verdict);
      done = verdict.done;
      pogingen += 1;
      if (pogingen > 2000) throw new Error(`endless: ${q.itemId}`);
      if (done) expect(verdict.shown?.text).toBe(vraag.getoond.text);
    }
  }
  return pogingen;
}

function tokensOf(view: View): { id: string; text?: string }[] {
  switch (view.shape) {
    case 'select':
      return view.options;
    case 'sequence':
      return view.pool;
    case 'sort':
      return view.stream;
    case 'mark':
      return view.parts;
    case 'pairs':
      return view.cards;
    case 'read':
      return [...view.lines.flat(), ...(view.then?.shape === 'select' ? view.then.options : [])];
    case 'entry':
      return [];
  }
}

const first = (r: FakeRonde): Question => {
  const q = r.next();
  if (q === null) throw new Error('no question');
  return q;
};

describe('createFakeRound', () => {
  it.each(FIXTURE_NAMES)('%s: right bot gets three stars, wrong bot is always shown the word', (name) => {
    const correct = ronde(name);
    play(correct, 'goed');
    expect(correct.finish({ bonus: 0, seconds: 60, quit: false }).stars).toBe(3);
    const error = ronde(name);
    play(error, 'fout');
    expect(error.findings()).toHaveLength(4);
    expect(error.findings().every((u) => !u.goed)).toBe(true);
    expect(error.finish({ bonus: 0, seconds: 60, quit: false }).stars).toBe(1);
  });

  it.each(FIXTURE_NAMES)('%s: same seed gives the same questions, unique token ids', (name) => {
    const a = ronde(name);
    const b = ronde(name);
    const qa = first(a);
    expect(qa).toEqual(first(b));
    const ids = tokensOf(qa.view).map((t) => t.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(name.startsWith(qa.view.shape)).toBe(true);
  });

  it('covers every shape and the hard texts', () => {
    const texts = FIXTURE_NAMES.flatMap((name) => {
      const r = ronde(name, 3);
      const out: string[] = [];
      for (let q = r.next(); q !== null; q = r.next()) {
        out.push(r.built(q.id)?.getoond.text ?? '');
        playOne(r, q);
      }
      return out;
    });
    for (const woord of ['schroevendraaier', "'s morgens", 'ruïne', 'zonnebloempitten']) expect(texts).toContain(woord);
    expect(new Set(FIXTURE_NAMES.map((n) => n.split(':')[0]))).toEqual(
      new Set(['sequence', 'select', 'entry', 'read', 'sort', 'mark', 'pairs']),
    );
  });

  it('gives no question for an unknown fixture', () => {
    expect(ronde('sequence:onbekend').next()).toBeNull();
  });

  it('returns the same question until it is finished', () => {
    const r = ronde('sequence:kat');
    expect(r.next()?.id).toBe(first(r).id);
  });

  it('logs the first token tried per slot', () => {
    const r = ronde('sequence:kat');
    const q = first(r);
    const pool = q.view.shape === 'sequence' ? q.view.pool : [];
    const id = (text: string): string => pool.find((t) => t.text === text)?.id ?? '';
    r.attempt(q.id, { kind: 'place', tokenId: id('k'), slot: 0 });
    expect(r.attempt(q.id, { kind: 'place', tokenId: id('o'), slot: 1 })).toMatchObject({
      ok: false,
      next: 'retry',
      focus: { from: 1, to: 2 },
    });
    r.attempt(q.id, { kind: 'place', tokenId: id('a'), slot: 1 });
    expect(r.attempt(q.id, { kind: 'place', tokenId: id('t'), slot: 2 })).toMatchObject({ ok: true, done: true });
    expect(r.findings()[0]).toEqual({ ruw: 'kot', goed: false, geholpen: false, pogingen: 2 });
  });

  it('ignores unknown ids and wrong kinds of attempt', () => {
    const r = ronde('select:2');
    const q = first(r);
    const nothing = { ok: false, done: false, next: 'retry' };
    expect(r.attempt('v999', { kind: 'pick', tokenId: 'x' })).toEqual(nothing);
    expect(r.attempt(q.id, { kind: 'pick', tokenId: 'x' })).toEqual(nothing);
    expect(r.attempt(q.id, { kind: 'text', text: 'trein', complete: true })).toEqual(nothing);
    expect(r.attempt(q.id, { kind: 'place', tokenId: 'x', slot: Number.NaN })).toEqual(nothing);
    playOne(r, q);
    expect(r.findings()[0]).toMatchObject({ goed: true, pogingen: 1 });
  });

  it('brings the next needed part in every block of three', () => {
    const r = ronde('sequence:schroevendraaier');
    const q = first(r);
    const stream = r.peekStream(q.id, 30);
    const doel = r.built(q.id)?.solution;
    const required = doel?.soort === 'reeks' ? doel.delen[0] : '';
    for (let i = 0; i < 30; i += 3) expect(stream.slice(i, i + 3).some((t) => t.text === required)).toBe(true);
    expect(stream.slice(1).every((t, i) => t.id !== stream[i]?.id)).toBe(true);
    expect(r.peekStream(q.id, 12)).toEqual(stream.slice(0, 12));
  });

  it('gives 0 stars only for stopping before half', () => {
    const r = ronde('select:2', 4);
    playOne(r, first(r));
    expect(r.finish({ bonus: 3, seconds: 1, quit: true })).toMatchObject({ stars: 0, coins: 5 });
  });
});

function playOne(r: FakeRonde, q: Question): void {
  const vraag = r.built(q.id);
  if (vraag === undefined) return;
  const bot = createBot(vraag, 'goed', createRng(1));
  for (let done = false; !done;) {
    const verdict = r.attempt(q.id, bot.next());
    bot.saw(verdict);
    done = verdict.done;
  }
}
