import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOptions, distractorCount, drawStrong } from './select-help.ts';
import { cap, workbench } from './test-kit.ts';

describe('number of wrong options', () => {
  it.each([
    [{}, 9, undefined, 3],
    [{}, 9, 2, 2],
    [{}, 9, 1, 1],
    [{}, 9, 5, 3],
    [{}, 2, undefined, 2],
    [{}, 1, undefined, 1],
    [{}, 0, undefined, null],
    [{ maxOptions: 4 }, 9, undefined, 3],
    [{ maxOptions: 3 }, 9, undefined, 2],
    [{ maxOptions: 2 }, 9, undefined, 1],
    [{ maxOptions: 1 }, 9, undefined, null],
    [{ maxOptions: 0 }, 9, undefined, null],
    [{ maxOptions: 9 }, 9, 9, 3],
    [{ minOptions: 2 }, 1, undefined, 1],
    [{ minOptions: 3 }, 1, undefined, null],
    [{ minOptions: 3 }, 2, undefined, 2],
    [{ minOptions: 4 }, 9, 2, null],
    [{ minOptions: 4, maxOptions: 4 }, 9, 3, 3],
    [{ minOptions: 4, maxOptions: 3 }, 9, 3, null],
  ])('a game of %j with %i wrong ones, wish %s: %s', (over, available, wish, count) => {
    expect(distractorCount(cap('select', over), available, wish)).toBe(count);
  });

  it('with the right one always fits the game, and is never more than four', () => {
    const size = fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined });
    fc.assert(
      fc.property(size, size, fc.nat(9), fc.nat(5), (min, max, available, wish) => {
        const c = cap('select', {
          ...(min === undefined ? {} : { minOptions: min }),
          ...(max === undefined ? {} : { maxOptions: max }),
        });
        const count = distractorCount(c, available, wish);
        if (count === null) return;
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(Math.min(3, available, wish));
        expect(count + 1).toBeGreaterThanOrEqual(min ?? 2);
        expect(count + 1).toBeLessThanOrEqual(max ?? 4);
      }),
    );
  });
});

const raw = (text: string) => ({ tekst: text, ruw: `r-${text}` });

describe('options', () => {
  it('keep what each stands for, in an order that tells nothing', () => {
    const first = new Map<string, number>();
    for (let seed = 1; seed <= 90; seed += 1) {
      const { tokens, ruw: rawOf } = createOptions(['a', 'b', 'c'].map(raw), 'woord', workbench(seed * 7919));
      expect(tokens.map((t) => `r-${t.text}`)).toEqual(tokens.map((t) => rawOf.get(t.id)));
      expect(rawOf.size).toBe(3);
      const leader = tokens[0]?.text ?? '';
      first.set(leader, (first.get(leader) ?? 0) + 1);
    }
    for (const text of ['a', 'b', 'c']) expect(first.get(text), text).toBeGreaterThan(10);
  });

  it('show a picture or a sound only where there is one', () => {
    const { tokens } = createOptions(
      [{ ...raw('kat'), picture: 'fe:cat' }, { ...raw('hond'), audio: 'w:hond' }, raw('vis')],
      'plaatje',
      workbench(),
    );
    const byText = new Map(tokens.map((t) => [t.text, t]));
    expect(byText.get('kat')).toMatchObject({ picture: 'fe:cat', kind: 'plaatje' });
    expect(byText.get('kat')).not.toHaveProperty('audio');
    expect(byText.get('hond')).toMatchObject({ audio: 'w:hond' });
    expect(Object.keys(byText.get('vis') ?? {}).sort()).toEqual(['id', 'kind', 'text']);
  });

  it('are none for none', () => {
    expect(createOptions([], 'woord', workbench())).toEqual({ tokens: [], ruw: new Map() });
  });
});

describe('drawing the strongest', () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

  it('takes so many different ones, as far as there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99), { maxLength: 8 }), fc.nat(10), fc.nat(), (items, n, seed) => {
        const drawn = drawStrong(items, n, workbench(seed + 1));
        expect(drawn).toHaveLength(Math.min(n, items.length));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.every((x) => items.includes(x))).toBe(true);
      }),
    );
  });

  it('takes the first mostly and one after the fourth never at once', () => {
    const drawn = Array.from({ length: 400 }, (_, seed) => drawStrong(list, 1, workbench(seed * 7919 + 1))[0] ?? '');
    const share = drawn.filter((x) => x === 'a').length / drawn.length;
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.9);
    expect(drawn.filter((x) => list.indexOf(x) > 3)).toEqual([]);
  });

  it('leaves the list as it was', () => {
    drawStrong(Object.freeze(list), 3, workbench());
    expect(list).toHaveLength(8);
  });
});
