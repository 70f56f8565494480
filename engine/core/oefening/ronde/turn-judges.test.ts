import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attempt } from '../contract/contract.ts';
import { FIXTURES } from '../fake/fake-catalog.ts';
import { chooseFixture, input, read, series } from '../fake/fake-fixtures.ts';
import type { BuiltVraag } from '../vraag/built.ts';
import { UNKNOWN, type Judge } from './judge.ts';
import { createJudge } from './turn-judges.ts';

fc.configureGlobal({ seed: 20 });

const vraag = (name: string, seed = 5): BuiltVraag => {
  const v = FIXTURES[name]?.[0]?.create('v1', seed);
  if (v === undefined) throw new Error(name);
  return v;
};
const typed = (text: string, complete = true): Attempt => ({ kind: 'text', text, complete });
const optionId = (v: BuiltVraag, text: string): string => {
  const { view } = v.question;
  const options =
    view.shape === 'select'
      ? view.options
      : view.shape === 'read' && view.then?.shape === 'select'
        ? view.then.options
        : [];
  return options.find((t) => t.text === text)?.id ?? '';
};
const poolId = (v: BuiltVraag, text: string, nth = 0): string => {
  const { view } = v.question;
  return view.shape === 'sequence' ? (view.pool.filter((t) => t.text === text)[nth]?.id ?? '') : '';
};
const place = (tokenId: string, slot: number): Attempt => ({ kind: 'place', tokenId, slot });
/** Every kind of attempt that has nothing to do with a question. */
const STRANGE: readonly Attempt[] = [
  { kind: 'pick', tokenId: 'nobody' },
  { kind: 'place', tokenId: 'nobody', slot: 0 },
  { kind: 'bin', tokenId: 'nobody', binId: 'nowhere' },
  { kind: 'text', text: 'x'.repeat(81), complete: true },
  { kind: 'text', text: '', complete: false },
  { kind: 'cut', after: [] },
  { kind: 'token', index: -1 },
  { kind: 'pair', a: 'nobody', b: 'nobody' },
];

describe('any question', () => {
  it.each(Object.keys(FIXTURES))('%s takes no notice of what does not fit it', (name) => {
    const judge = createJudge(vraag(name));
    const before = judge.ruw();
    for (const attempt of STRANGE) expect(judge.stap(attempt)).toBe(UNKNOWN);
    expect(judge.ruw()).toBe(before);
    expect(judge.gevuld().every((slot) => slot === null)).toBe(true);
  });

  it('has an outcome for attempts that nobody can change', () => {
    expect(Object.isFrozen(UNKNOWN)).toBe(true);
    expect(UNKNOWN).toEqual({ uitkomst: 'onbekend', klaar: false });
  });
});

describe('choice', () => {
  const v = chooseFixture({
    format: 'gat',
    woord: 'trein',
    options: [
      ['ei', 'trein'],
      ['ij', 'trijn'],
      ['ee', 'treen'],
    ],
    goed: ['trein'],
    focus: [2, 4],
  }).create('v1', 3);

  it('is right by what the option stands for, and done at once', () => {
    const judge = createJudge(v);
    expect(judge.stap({ kind: 'pick', tokenId: optionId(v, 'ei') })).toMatchObject({ uitkomst: 'goed', klaar: true });
    expect(judge.ruw()).toBe('trein');
  });

  it('keeps the first one as the answer, and points at the trouble', () => {
    const judge = createJudge(v);
    expect(judge.stap({ kind: 'pick', tokenId: optionId(v, 'ij') })).toEqual({
      uitkomst: 'mis',
      klaar: false,
      focus: { from: 2, to: 4 },
    });
    judge.stap({ kind: 'pick', tokenId: optionId(v, 'ee') });
    judge.stap({ kind: 'pick', tokenId: optionId(v, 'ei') });
    expect(judge.ruw()).toBe('trijn');
  });

  it('has no answer before it', () => expect(createJudge(v).ruw()).toBe(''));
});

describe('sequence', () => {
  const word = series({
    format: 'bouw',
    woord: 'bakker',
    delen: ['b', 'a', 'k', 'k', 'e', 'r'],
    extra: ['d'],
    kind: 'letter',
  }).create('v1', 7);

  it('takes the parts in any order of slots and is done when all are filled', () => {
    const judge = createJudge(word);
    const steps = [
      place(poolId(word, 'r'), 5),
      place(poolId(word, 'k', 1), 2),
      place(poolId(word, 'k', 0), 3),
      place(poolId(word, 'b'), 0),
      place(poolId(word, 'a'), 1),
      place(poolId(word, 'e'), 4),
    ].map((a) => judge.stap(a));
    expect(steps.map((step) => step.uitkomst)).toEqual(Array.from({ length: 6 }, () => 'goed'));
    expect(steps.map((step) => step.klaar)).toEqual([false, false, false, false, false, true]);
    expect(judge.ruw()).toBe('bakker');
    expect(judge.gevuld()).not.toContain(null);
  });

  it('shows which letters of the word a slot is', () => {
    const long = vraag('sequence:schroevendraaier-klankgroepen');
    expect(createJudge(long).stap(place(poolId(long, 'er'), 2))).toMatchObject({ focus: { from: 9, to: 14 } });
    const sentence = vraag('sequence:zin');
    // "de hond rent": the third word begins after two words and two spaces.
    expect(createJudge(sentence).stap(place(poolId(sentence, 'rent'), 2))).toMatchObject({
      focus: { from: 8, to: 12 },
    });
  });

  it('keeps what was put in a slot first, also after it was made good', () => {
    const judge = createJudge(word);
    expect(judge.stap(place(poolId(word, 'd'), 0)).uitkomst).toBe('mis');
    judge.stap(place(poolId(word, 'b'), 0));
    judge.stap(place(poolId(word, 'a'), 1));
    expect(judge.ruw()).toBe('da');
  });

  it('knows no filled slot, no used token and no slot that does not exist', () => {
    const judge = createJudge(word);
    judge.stap(place(poolId(word, 'b'), 0));
    for (const a of [
      place(poolId(word, 'a'), 0),
      place(poolId(word, 'b'), 1),
      place(poolId(word, 'a'), 6),
      place(poolId(word, 'a'), -1),
      place(poolId(word, 'a'), 0.5),
    ])
      expect(judge.stap(a)).toBe(UNKNOWN);
    expect(judge.ruw()).toBe('b');
  });

  it('leaves what stood there already', () => {
    const given = vraag('sequence:kat');
    const { view } = given.question;
    if (view.shape !== 'sequence') throw new Error('no sequence');
    const k = view.pool.find((t) => t.text === 'k');
    const started = {
      ...given,
      question: { ...given.question, view: { ...view, prefilled: [k ?? null, null, null] } },
    };
    const judge = createJudge(started);
    expect(judge.gevuld()).toEqual([k?.id, null, null]);
    expect(judge.stap(place(poolId(given, 'a'), 0))).toBe(UNKNOWN);
    judge.stap(place(poolId(given, 'a'), 1));
    expect(judge.stap(place(poolId(given, 't'), 2))).toMatchObject({ klaar: true });
    expect(judge.ruw()).toBe('kat');
  });

  it('is done after the right tokens in any order, whatever was tried between', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), fc.array(fc.nat(6)), (slots, tries) => {
        const judge = createJudge(word);
        const used: string[] = [];
        for (const [i, slot] of slots.entries()) {
          const wrong = poolId(word, 'd');
          if ((tries[i] ?? 0) > 3)
            expect(judge.stap(place(wrong, slot))).toMatchObject({ uitkomst: 'mis', klaar: false });
          const part = 'bakker'[slot] ?? '';
          const free = [0, 1].map((n) => poolId(word, part, n)).find((id) => id !== '' && !used.includes(id)) ?? '';
          used.push(free);
          expect(judge.stap(place(free, slot))).toMatchObject({ uitkomst: 'goed', klaar: i === 5 });
        }
      }),
    );
  });
});

describe('entry', () => {
  const bread = (keyboard: 'qwerty' | 'azerty' | 'abc' = 'qwerty'): Judge =>
    createJudge(input({ format: 'dictee', woord: 'brood' }).create('v1', 5), keyboard);

  it.each([
    ['broot', 4, 5],
    ['brod', 3, 4],
    ['brooddd', 4, 5],
    ['', 0, 1],
    ['xrood', 0, 1],
  ])('%s points at letters %i to %i, where the word goes wrong first', (text, from, to) => {
    expect(bread('abc').stap(typed(text))).toMatchObject({ uitkomst: 'mis', focus: { from, to } });
  });

  it('reads capitals, spaces around and curly marks as they are meant', () => {
    for (const text of ['Brood', ' brood ', 'BROOD'])
      expect(bread().stap(typed(text))).toEqual({ uitkomst: 'goed', klaar: true });
    const mornings = createJudge(vraag('entry:s-morgens'));
    expect(mornings.stap(typed('’s  Morgens'))).toMatchObject({ uitkomst: 'goed' });
  });

  it('accepts capitals only where they belong when they count', () => {
    const v = input({ format: 'dictee', woord: 'Vera' }).create('v1', 5);
    const strict = { ...v, sleutel: { goed: ['Vera'], hoofdletters: true } };
    expect(createJudge(strict).stap(typed('vera')).uitkomst).toBe('mis');
    expect(createJudge(strict).stap(typed('Vera')).uitkomst).toBe('goed');
  });

  it('accepts any text of the key', () => {
    const v = input({ format: 'dictee', woord: 'ideeen' }).create('v1', 5);
    const two = { ...v, sleutel: { goed: ['ideeën', 'ideeen'], hoofdletters: false } };
    for (const text of ['ideeën', 'ideeen']) expect(createJudge(two).stap(typed(text)).uitkomst).toBe('goed');
  });

  it('forgives one slip of the finger, on this keyboard only', () => {
    const judge = bread();
    expect(judge.stap(typed('vrood'))).toMatchObject({ uitkomst: 'stil', klaar: false });
    expect(judge.stap(typed('vrood')).uitkomst).toBe('mis');
    expect(bread('abc').stap(typed('vrood')).uitkomst).toBe('mis');
  });

  it('forgives it letter by letter too, and the slip is no part of the answer', () => {
    const judge = bread();
    judge.stap(typed('b', false));
    expect(judge.stap(typed('bt', false)).uitkomst).toBe('stil');
    for (const part of ['br', 'bro', 'broo', 'brood']) judge.stap(typed(part, false));
    expect(judge.ruw()).toBe('brood');
  });

  it('keeps an emoji whole, letter by letter too', () => {
    const judge = bread('abc');
    for (const part of ['b', 'b😀', 'br']) judge.stap(typed(part, false));
    expect(judge.ruw()).not.toMatch(/\p{Cs}/u);
    expect(judge.ruw()).toContain('😀');
  });

  it('letter by letter keeps the first letter of every place', () => {
    const judge = bread('abc');
    for (const part of ['b', 'br', 'bro', 'brop', 'broo', 'broot', 'brood']) judge.stap(typed(part, false));
    expect(judge.ruw()).toBe('bropt');
  });

  it('is done at the last letter, not before, and never by a longer text', () => {
    const judge = bread('abc');
    const done = ['b', 'br', 'bro', 'broo', 'brood'].map((part) => judge.stap(typed(part, false)).klaar);
    expect(done).toEqual([false, false, false, false, true]);
    expect(bread('abc').stap(typed('broodje', false))).toMatchObject({ uitkomst: 'mis', klaar: false });
  });

  it('is right exactly when the key says so', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ A-Za-z]{0,8}$/), (text) => {
        const clean = text.trim().toLowerCase();
        expect(bread('abc').stap(typed(text)).uitkomst).toBe(clean === 'brood' ? 'goed' : 'mis');
      }),
    );
  });
});

describe('reading', () => {
  it('alone is done when it was read', () => {
    const v = vraag('read:flits');
    const alone: BuiltVraag = { ...v, solution: { soort: 'lees' } };
    expect(createJudge(alone).stap({ kind: 'readDone', ms: 900 })).toEqual({ uitkomst: 'goed', klaar: true });
    expect(createJudge(alone).ruw()).toBe('gelezen');
  });

  it('goes on with its question, whose answer counts', () => {
    const v = vraag('read:flits-kies');
    const judge = createJudge(v);
    expect(judge.stap({ kind: 'readDone', ms: 900 })).toEqual({ uitkomst: 'goed', klaar: false });
    expect(judge.stap({ kind: 'pick', tokenId: optionId(v, 'staart') }).uitkomst).toBe('mis');
    expect(judge.stap({ kind: 'pick', tokenId: optionId(v, 'straat') })).toMatchObject({
      uitkomst: 'goed',
      klaar: true,
    });
    expect(judge.ruw()).toBe('staart');
  });

  it('may be answered before it was said to be read', () => {
    const v = read({ format: 'flits', woord: 'lamp', regels: [['lamp']], ms: 1200 }).create('v1', 5);
    expect(createJudge(v).stap(typed('lamp'))).toMatchObject({ uitkomst: 'goed', klaar: true });
  });
});
