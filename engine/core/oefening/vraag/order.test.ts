import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '#engine/core/scoring/judgment.ts';
import { createWoord, ZIN } from '../fake/test-kit.ts';
import { alphabetLetters, ordersOf } from './order.ts';
import { cap, made, makes, realItems, realWoorden } from './test-kit.ts';

const woord = (w: string) => createWoord(w, { hoofd: 'kz-mkm' });
const sequence = cap('sequence');

describe('letters in the order of the alphabet', () => {
  it.each([
    ['kip', 'i k p'],
    ['zon', 'n o z'],
    ['abc', 'a b c'],
    ['muis', 'i m s u'],
    ['wandelt', 'a d e l n t w'],
    ['spulhand', 'a d h l n p s u'],
  ])('%s: %s', (w, letters) => {
    expect(alphabetLetters(woord(w))?.join(' ')).toBe(letters);
  });

  it.each(['ei', 'boom', 'wandelstok', 'spulhandy', 'ruïne', "'s", 'Jan', 'a-b', 'één'])('%s is not asked', (w) => {
    expect(alphabetLetters(woord(w))).toBeNull();
  });

  it('are those of the word, each once, and leave the word as it was', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnop'), minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(text, (w) => {
        const item = woord(w);
        const letters = alphabetLetters(item);
        expect(letters !== null).toBe(w.length >= 3 && w.length <= 8 && new Set(w).size === w.length);
        if (letters !== null) expect([...letters].sort()).toEqual([...w].sort());
        expect(item.w).toBe(w);
      }),
    );
  });
});

describe('volgorde', () => {
  it.each(realItems('vo-', 25).map((x) => [x.id, x] as const))('orders the words of %s', (_, item) => {
    if (!('slot' in item)) throw new Error(item.id);
    const v = made(item, { format: 'volgorde', capability: sequence });
    const pool = v.question.view.shape === 'sequence' ? v.question.view.pool.map((t) => t.text) : [];
    expect([...pool].sort()).toEqual([...item.woorden].sort());
    expect(pool).not.toEqual(item.woorden);
    expect(v.question.prompt).toEqual({ instructionKey: 'prompt.volgorde.zin' });
    expect(v.getoond).toMatchObject({ text: item.zin, audio: `z:${item.zin}` });
    expect(v.sleutel).toEqual({ goed: ordersOf(item), hoofdletters: true });
    expect(ordersOf(item)[0]).toBe(item.woorden.join(' '));
    expect(judge(v.sleutel, [...item.woorden].reverse().join(' '))).toBe(false);
  });

  it('gives no help by sound and no distractors', () => {
    const v = made(ZIN, { format: 'volgorde', capability: sequence });
    expect(v.question.prompt).not.toHaveProperty('audio');
    expect(v.question.view).toMatchObject({ slots: 6, separator: ' ', poolPolicy: 'fixed' });
    expect(v.k).toBe(0);
  });

  it('asks letters of real words in alphabetical order', () => {
    const asked = realWoorden('kz-mkm', 60).filter((w) => alphabetLetters(w) !== null);
    expect(asked.length).toBeGreaterThan(20);
    for (const item of asked) {
      const v = made(item, { format: 'volgorde', capability: sequence });
      const answer = [...item.w].sort().join('');
      expect(v.sleutel).toEqual({ goed: [answer], hoofdletters: false });
      expect(v.solution).toEqual({ soort: 'reeks', delen: [...answer], separator: '', others: [] });
      expect(v.question.prompt.instructionKey).toBe('prompt.volgorde.alfabet');
    }
  });

  it.each([
    [cap('sequence', { maxSlots: 6 }), true],
    [cap('sequence', { maxSlots: 5 }), false],
    [cap('sequence', { minSlots: 7 }), false],
    [cap('sequence', { maxChars: 4 }), true],
    [cap('sequence', { maxChars: 3 }), false],
    [cap('sequence', { tokenKinds: ['letter'] }), false],
    [cap('sequence', { tokenKinds: ['woord'] }), true],
    [cap('select'), false],
  ])('a sentence of six words fits %j: %s', (capability, fits) => {
    expect(makes(ZIN, { format: 'volgorde', capability })).toBe(fits);
  });
});
