import { describe, expect, it } from 'vitest';
import type { Capability } from '../contract/contract.ts';
import {
  choiceOptions,
  choiceVraag,
  createVraag,
  keyOf,
  pairsCount,
  pairsVraag,
  sortCount,
  sortVraag,
  type VraagBase,
} from './vraag-form.ts';
import { cap, item, optionsFor, workbench } from './test-kit.ts';

const core = (over: Partial<VraagBase> = {}): VraagBase => ({
  prompt: { instructionKey: 'prompt.kies' },
  goed: ['brood'],
  getoond: { text: 'brood', parts: [] },
  ...over,
});
const asked = (capability: Capability) => optionsFor(item('brood'), { format: 'kies', capability });
const option = (text: string) => ({ tekst: text, ruw: text });
const offer = (
  capability: Capability,
  correct: string,
  wrong: string[],
  over: Partial<VraagBase> = {},
): string[] | null => {
  const out = choiceOptions(asked(capability), core({ goed: [correct], ...over }), {
    goed: option(correct),
    fout: wrong.map(option),
    kind: 'woord',
    bank: workbench(),
  });
  return out === null ? null : out.tokens.map((t) => t.text ?? '').sort();
};

describe('the core of a question', () => {
  it('makes a key in which case counts only when it says so', () => {
    expect(keyOf({ goed: ['a'] })).toEqual({ goed: ['a'], hoofdletters: false });
    expect(keyOf({ goed: ['A'], hoofdletters: true })).toEqual({ goed: ['A'], hoofdletters: true });
  });

  it('is about the whole form and not timed unless told otherwise', () => {
    const rest = {
      view: { shape: 'select' as const, options: [], pick: 1 },
      solution: { soort: 'invoer' as const },
      k: 0,
    };
    const plain = createVraag(asked(cap('select')), core(), rest);
    expect([plain.focus, plain.question.timed, plain.question.id]).toEqual([{ from: 0, to: 5 }, false, 'v1']);
    const told = createVraag(asked(cap('select')), core({ focus: { from: 4, to: 5 }, timed: true }), rest);
    expect([told.focus, told.question.timed]).toEqual([{ from: 4, to: 5 }, true]);
  });
});

describe('options of a choice', () => {
  const c = cap('select');

  it.each<[string, Capability, string[], string[] | null]>([
    ['all of them', c, ['broot', 'brodo'], ['brodo', 'brood', 'broot']],
    ['not the right one again', c, ['brood', 'broot'], ['brood', 'broot']],
    ['nor with another case', c, ['Brood', 'BROOD', 'broot'], ['brood', 'broot']],
    ['nor one that reads as right', c, [' brood ', 'broot'], ['brood', 'broot']],
    ['no wrong one twice', c, ['broot', 'Broot', 'broot'], ['brood', 'broot']],
    ['none without a wrong one', c, ['brood'], null],
    ['none without any', c, [], null],
    ['only those that fit', cap('select', { maxChars: 5 }), ['broodt', 'broot'], ['brood', 'broot']],
    ['none when the right one does not fit', cap('select', { maxChars: 4 }), ['broo', 'rood'], null],
    ['none in a game of graphemes', cap('select', { tokenKinds: ['grafeem'] }), ['broot'], null],
    ['none when two are too few', cap('select', { minOptions: 3 }), ['broot'], null],
    ['none when one fits', cap('select', { maxOptions: 1 }), ['broot'], null],
  ])('%s', (_, capability, wrong, expected) => {
    expect(offer(capability, 'brood', wrong)).toEqual(expected);
  });

  it('keep another case apart when case counts', () => {
    expect(offer(c, 'Amsterdam', ['amsterdam', 'AMSTERDAM'], { hoofdletters: true })).toEqual([
      'AMSTERDAM',
      'Amsterdam',
      'amsterdam',
    ]);
  });

  it('leave out what another accepted answer is', () => {
    expect(offer(c, 'appels', ['appelen', 'apels'], { goed: ['appels', 'appelen'] })).toEqual(['apels', 'appels']);
  });

  it.each([
    ['zin', 160, true],
    ['zin', 161, false],
    ['woord', 80, true],
    ['woord', 81, false],
  ] as const)('a %s of %i signs fits a game that says nothing: %s', (kind, length, fits) => {
    const long = 'x'.repeat(length);
    const out = choiceOptions(asked(c), core({ goed: [long] }), {
      goed: option(long),
      fout: [option('a')],
      kind,
      bank: workbench(),
    });
    expect(out !== null).toBe(fits);
  });

  it('make a question with as many ways as options', () => {
    const out = choiceVraag(asked(c), core(), {
      goed: option('brood'),
      fout: ['broot', 'brod'].map(option),
      kind: 'woord',
      bank: workbench(),
    });
    expect(out.ok && [out.value.k, out.value.question.view.shape]).toEqual([3, 'select']);
    expect(
      choiceVraag(asked(c), core(), { goed: option('brood'), fout: [], kind: 'woord', bank: workbench() }),
    ).toEqual({
      ok: false,
      fout: 'past-niet',
    });
  });
});

const BINS = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id, icon: 'i' }));

describe('a sort', () => {
  const sort = (capability: Capability, bins: number, texts: string[]) =>
    sortVraag(asked(capability), core(), {
      bins: BINS.slice(0, bins),
      tokens: texts.map((text) => ({ tekst: text, bin: 'a', eigen: text === 'own' })),
      kind: 'woord',
      bank: workbench(),
    });

  it.each([
    [cap('sort'), 1, ['x'], false],
    [cap('sort'), 2, ['x'], true],
    [cap('sort'), 4, ['x'], true],
    [cap('sort'), 5, ['x'], false],
    [cap('sort', { bins: [2, 3] }), 4, ['x'], false],
    [cap('sort', { bins: [3, 4] }), 2, ['x'], false],
    [cap('sort', { bins: [2, 9] }), 5, ['x'], false],
    [cap('sort', { minOptions: 2 }), 2, ['x'], false],
    [cap('sort', { minOptions: 2 }), 2, ['x', 'y'], true],
    [cap('sort', { maxChars: 2 }), 2, ['xyz'], false],
    [cap('sort', { tokenKinds: ['letter'] }), 2, ['x'], false],
  ])('of %j with %i bins and %j: %s', (capability, bins, texts, fits) => {
    expect(sort(capability, bins, texts).ok).toBe(fits);
  });

  it('marks its bins A to D in their order, and knows its own token', () => {
    const out = sort(cap('sort'), 4, ['x', 'own', 'y']);
    if (!out.ok || out.value.question.view.shape !== 'sort' || out.value.solution.soort !== 'sorteer')
      throw new Error('no sort');
    const { view } = out.value.question;
    expect(view.bins.map((b) => [b.id, b.mark])).toEqual([
      ['a', 'A'],
      ['b', 'B'],
      ['c', 'C'],
      ['d', 'D'],
    ]);
    const { solution } = out.value;
    expect(view.stream.find((t) => t.id === solution.eigen)?.text).toBe('own');
    expect(out.value.k).toBe(4);
  });

  it.each([
    [{}, 1],
    [{ minOptions: 3 }, 3],
    [{ maxOptions: 4 }, 4],
    [{ minOptions: 2, maxOptions: 5 }, 5],
    [{ maxOptions: 99 }, 6],
    [{ maxOptions: 0 }, 1],
  ])('wants so many tokens at once: %j %i', (over, count) => {
    expect(sortCount(asked(cap('sort', over)))).toBe(count);
  });
});

describe('pairs', () => {
  const card = (text: string) => ({ tekst: text, kind: 'woord' as const });
  const pairs = (capability: Capability, sets: [string, string][]) =>
    pairsVraag(asked(capability), core(), {
      sets: sets.map(([a, b]) => [card(a), card(b)] as const),
      bank: workbench(),
    });

  it.each<[Capability, [string, string][], boolean]>([
    [cap('pairs'), [['a', 'b']], false],
    [
      cap('pairs'),
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      true,
    ],
    [
      cap('pairs', { minOptions: 6 }),
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      false,
    ],
    [
      cap('pairs'),
      [
        ['a', 'b'],
        ['a', 'd'],
      ],
      false,
    ],
    [
      cap('pairs'),
      [
        ['a', 'b'],
        ['c', 'B'],
      ],
      false,
    ],
    [
      cap('pairs'),
      [
        ['a', 'b'],
        ['b', 'd'],
      ],
      false,
    ],
    [
      cap('pairs', { maxChars: 1 }),
      [
        ['a', 'bb'],
        ['c', 'd'],
      ],
      false,
    ],
    [
      cap('pairs', { tokenKinds: ['zin'] }),
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      false,
    ],
  ])('of %j: %j fits %s', (capability, sets, fits) => {
    expect(pairs(capability, sets).ok).toBe(fits);
  });

  it('may show a word twice when one of them is a picture', () => {
    const set = [{ tekst: 'kat', kind: 'plaatje' as const, picture: 'fe:cat' }, card('kat')] as const;
    const other = [{ tekst: 'vis', kind: 'plaatje' as const, picture: 'fe:fish' }, card('vis')] as const;
    const what = { sets: [set, other], bank: workbench() };
    expect(pairsVraag(asked(cap('pairs')), core(), what).ok).toBe(true);
    expect(pairsVraag(asked(cap('pairs', { pictures: false })), core(), what).ok).toBe(false);
  });

  it('puts the own pair first in the solution', () => {
    const out = pairs(cap('pairs'), [
      ['own', 'mine'],
      ['x', 'y'],
      ['p', 'q'],
    ]);
    if (!out.ok || out.value.solution.soort !== 'paren' || out.value.question.view.shape !== 'pairs')
      throw new Error('no pairs');
    const { solution, question } = out.value;
    expect(question.view.shape === 'pairs' && question.view.cards.find((t) => t.id === solution.eigen)?.text).toBe(
      'own',
    );
    expect([solution.partner.size, out.value.k]).toEqual([6, 3]);
  });

  it.each([
    [{}, 4],
    [{ maxOptions: 4 }, 2],
    [{ maxOptions: 5 }, 2],
    [{ maxOptions: 6 }, 3],
    [{ maxOptions: 12 }, 6],
    [{ maxOptions: 40 }, 6],
    [{ maxOptions: 1 }, 2],
  ])('wants so many pairs: %j %i', (over, count) => {
    expect(pairsCount(asked(cap('pairs', over)))).toBe(count);
  });
});
