import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attempt, Verdict } from '../contract/contract.ts';
import { FIXTURES } from '../fake/fake-catalog.ts';
import type { BuiltVraag } from '../vraag/built.ts';
import { insertCuts } from './judges-place.ts';
import { createTurn, type VraagTurn } from './turn.ts';

fc.configureGlobal({ seed: 20 });

const vraag = (name: string, seed = 5): BuiltVraag => {
  const v = FIXTURES[name]?.[0]?.create('v1', seed);
  if (v === undefined) throw new Error(name);
  return v;
};
const type = (text: string): Attempt => ({ kind: 'text', text, complete: true });
const STEPS = ['retry', 'hint1', 'hint2', 'show'];
const step = (v: Verdict): number => STEPS.indexOf(v.next ?? '');

/** What a child may do with a dictation of `brood`: miss, ask for help, write something that fits nothing. */
const acts = fc.array(fc.constantFrom('miss', 'hint', 'strange'), { maxLength: 12 });
const doAct = (turn: VraagTurn, act: string): Verdict =>
  act === 'hint' ? turn.hint() : turn.attempt(act === 'miss' ? type('zwaan') : { kind: 'token', index: 3 });

describe('ladder of help', () => {
  it('only climbs, shows the form on its last step alone, and never finishes by itself', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const turn = createTurn(vraag('entry:brood'));
        let height = 0;
        for (const act of list) {
          const verdict = doAct(turn, act);
          expect(verdict).toMatchObject({ ok: false, done: false });
          if (act === 'strange') {
            expect(verdict).toEqual({ ok: false, done: false, next: 'retry' });
            continue;
          }
          expect(step(verdict)).toBeGreaterThanOrEqual(height);
          height = step(verdict);
          expect(verdict.shown !== undefined).toBe(height === 3);
          expect(verdict.focus).toBeDefined();
        }
        expect(turn.klaar()).toBe(false);
      }),
    );
  });

  it('counts misses to three, and help as soon as there was any', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const turn = createTurn(vraag('entry:brood'));
        const steps = list.map((act) => (act === 'strange' ? (doAct(turn, act), 0) : step(doAct(turn, act))));
        turn.attempt(type('brood'));
        const misses = list.filter((act) => act === 'miss').length;
        expect(turn.uitslag()).toEqual({
          ruw: misses > 0 ? 'zwaan' : 'brood',
          goed: misses === 0,
          geholpen: steps.some((n) => n > 0),
          pogingen: Math.min(3, misses + 1),
        });
      }),
    );
  });

  it('shows the form at the third miss, however little help was asked', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const turn = createTurn(vraag('entry:brood'));
        const verdicts = list.map((act) => ({ act, verdict: doAct(turn, act) }));
        const misses = verdicts.filter((x) => x.act === 'miss');
        for (const { verdict } of misses.slice(2)) expect(verdict.next).toBe('show');
        const hints = verdicts.filter((x) => x.act === 'hint');
        for (const { verdict } of hints.slice(2)) expect(verdict.next).toBe('show');
      }),
    );
  });

  it('gives the form at the end of a right answer, with its sound', () => {
    const v = vraag('entry:brood');
    expect(createTurn(v).attempt(type('brood'))).toEqual({ ok: true, done: true, shown: v.getoond });
  });

  it('gives away no form that can be changed from outside', () => {
    const v = vraag('entry:brood');
    const turn = createTurn(v);
    const first = turn.attempt(type('brood'));
    if (first.shown !== undefined) first.shown.text = 'broot';
    expect(v.getoond.text).toBe('brood');
  });

  it('keeps a raw answer within what the wire takes', () => {
    const v = vraag('sort:2');
    const long = { ...v, sleutel: { goed: ['x'.repeat(200)], hoofdletters: false } };
    expect(createTurn(long).uitslag().ruw).toHaveLength(80);
  });
});

describe('cuts in a word', () => {
  it.each([
    [['b', 'a', 'k', 'k', 'e', 'r'], [3], 'bak|ker'],
    [['schroe', 'ven'], [1], 'schroe|ven'],
    [['a', 'b', 'c'], [1, 2], 'a|b|c'],
    [['a', 'b'], [], 'ab'],
    [['a', 'b'], [0], 'ab'],
    [['a', 'b'], [7], 'ab'],
  ])('%j at %j is %s', (parts, cuts, expected) => {
    expect(insertCuts(parts, cuts)).toBe(expected);
  });
});

describe('marks', () => {
  const cut = (...after: number[]): Attempt => ({ kind: 'cut', after });

  it('cuts may come together or one by one, in any order, and a cut that stands says nothing', () => {
    // schroe|ven|draai|er
    const whole = createTurn(vraag('mark:splits-lang'));
    expect(whole.attempt(cut(14, 6, 9))).toMatchObject({ ok: true, done: true });
    const loose = createTurn(vraag('mark:splits-lang'));
    expect(loose.attempt(cut(9))).toEqual({ ok: true, done: false });
    expect(loose.attempt(cut(9))).toEqual({ ok: false, done: false, next: 'retry' });
    expect(loose.attempt(cut(9, 6))).toEqual({ ok: true, done: false });
    expect(loose.attempt(cut(14))).toMatchObject({ ok: true, done: true });
    expect(loose.uitslag()).toMatchObject({ goed: true, pogingen: 1 });
  });

  it('one wrong cut among right ones is a miss, and none of them stays', () => {
    const turn = createTurn(vraag('mark:splits-lang'));
    expect(turn.attempt(cut(6, 8))).toMatchObject({ ok: false, next: 'retry' });
    expect(turn.uitslag().ruw).toBe('schroe|ve|ndraaier');
    expect(turn.attempt(cut(6, 9, 14)).done).toBe(true);
    expect(turn.uitslag()).toMatchObject({ ruw: 'schroe|ve|ndraaier', goed: false });
  });

  it.each([[[0]], [[-1]], [[16]], [[1.5]], [[3, 99]], [[Number.NaN]]])('cuts at %j are no attempt', (after) => {
    const turn = createTurn(vraag('mark:splits-lang'));
    expect(turn.attempt(cut(...after))).toEqual({ ok: false, done: false, next: 'retry' });
    expect(turn.uitslag()).toMatchObject({ goed: true, pogingen: 1 });
  });

  it('a found mistake is repaired by typing, and the repair is the answer', () => {
    const turn = createTurn(vraag('mark:zoekfout'));
    expect(turn.attempt(type('trein')).ok).toBe(false);
    expect(turn.attempt({ kind: 'token', index: 1 })).toEqual({ ok: true, done: false });
    expect(turn.attempt(type('treen')).ok).toBe(false);
    expect(turn.attempt(type('trein'))).toMatchObject({ ok: true, done: true });
    expect(turn.uitslag()).toMatchObject({ ruw: 'treen', goed: false, pogingen: 2 });
  });

  it('a right word taken for a mistake is the answer, whatever is repaired later', () => {
    const turn = createTurn(vraag('mark:zoekfout'));
    turn.attempt({ kind: 'token', index: 0 });
    turn.attempt({ kind: 'token', index: 1 });
    turn.attempt(type('trein'));
    expect(turn.uitslag()).toMatchObject({ ruw: 'de', goed: false });
  });
});

describe('bins and pairs', () => {
  const tokens = (v: BuiltVraag): readonly { id: string; text?: string }[] => {
    const { view } = v.question;
    return view.shape === 'sort' ? view.stream : view.shape === 'pairs' ? view.cards : [];
  };

  it('every token goes in its own bin once, in any order; only then it is done', () => {
    const v = vraag('sort:4');
    if (v.solution.soort !== 'sorteer') throw new Error('no sort');
    const { bin } = v.solution;
    fc.assert(
      fc.property(fc.shuffledSubarray([...bin], { minLength: bin.size }), (order) => {
        const turn = createTurn(v);
        const done = order.map(([tokenId, binId]) => turn.attempt({ kind: 'bin', tokenId, binId }).done);
        expect(done).toEqual(order.map((_, i) => i === order.length - 1));
      }),
      { numRuns: 30 },
    );
  });

  it('a token in its bin stays there, and an unknown bin is no attempt', () => {
    const v = vraag('sort:2');
    const turn = createTurn(v);
    const train = tokens(v).find((t) => t.text === 'trein')?.id ?? '';
    expect(turn.attempt({ kind: 'bin', tokenId: train, binId: 'ou' })).toEqual({
      ok: false,
      done: false,
      next: 'retry',
    });
    expect(turn.attempt({ kind: 'bin', tokenId: train, binId: 'ei' }).ok).toBe(true);
    expect(turn.attempt({ kind: 'bin', tokenId: train, binId: 'ij' })).toEqual({
      ok: false,
      done: false,
      next: 'retry',
    });
    expect(turn.uitslag()).toMatchObject({ goed: true, pogingen: 1 });
  });

  it('two cards make a pair in either order; a card alone, with itself or gone makes none', () => {
    const v = vraag('pairs:meervoud');
    if (v.solution.soort !== 'paren') throw new Error('no pairs');
    const [[a, b] = ['', '']] = [...v.solution.partner];
    const turn = createTurn(v);
    expect(turn.attempt({ kind: 'pair', a, b: a })).toEqual({ ok: false, done: false, next: 'retry' });
    expect(turn.attempt({ kind: 'pair', a, b: 'nobody' })).toEqual({ ok: false, done: false, next: 'retry' });
    expect(turn.attempt({ kind: 'pair', a: b, b: a }).ok).toBe(true);
    expect(turn.attempt({ kind: 'pair', a, b })).toEqual({ ok: false, done: false, next: 'retry' });
    expect(turn.uitslag()).toMatchObject({ goed: true, pogingen: 1 });
  });
});
