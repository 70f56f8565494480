import { describe, expect, it } from 'vitest';
import { err } from '#engine/core/basis/result.ts';
import { createWoord, WERKWOORD, ZIN } from '../fake/test-kit.ts';
import type { Capability } from '../contract/contract.ts';
import { always, fitsSlots, forWoord, keyIfKnown, short, typable, withoutHoofdletters } from './format-builder.ts';
import { cap, item, POOL } from './test-kit.ts';

const train = createWoord('trein', { hoofd: 'ei', spells: 'ei' });
const inputOf = (over: Partial<Capability>, typing = true) => ({
  c: cap('entry', over),
  item: train,
  doelId: 'ei',
  maat: { groep: 4, typen: typing },
});

describe('room in a game', () => {
  it.each([
    [{}, true],
    [{ maxChars: 5 }, true],
    [{ maxChars: 4 }, false],
    [{ maxChars: 0 }, false],
  ])('%j for a word of five letters: %s', (over, fits) => {
    expect(short(inputOf(over))).toBe(fits);
    expect(typable(inputOf(over))).toBe(fits);
    expect(typable(inputOf(over, false))).toBe(false);
  });

  it.each([
    [{}, 1, false],
    [{}, 2, true],
    [{}, 24, true],
    [{}, 25, false],
    [{ minSlots: 1 }, 1, true],
    [{ minSlots: 4 }, 3, false],
    [{ minSlots: 4 }, 4, true],
    [{ maxSlots: 6 }, 6, true],
    [{ maxSlots: 6 }, 7, false],
    [{ minSlots: 5, maxSlots: 4 }, 4, false],
  ])('%j for %i parts: %s', (over, count, fits) => {
    expect(fitsSlots(cap('sequence', over), count)).toBe(fits);
  });

  it('fits always where nothing is asked', () => {
    expect(always()).toBe(true);
  });
});

describe('keys', () => {
  it('are none without a text', () => {
    expect(keyIfKnown(undefined)).toBeUndefined();
    expect(keyIfKnown('boom')).toEqual({ goed: ['boom'], hoofdletters: false });
    expect(keyIfKnown('')).toEqual({ goed: [''], hoofdletters: false });
  });

  it('hold every accepted text', () => {
    expect(withoutHoofdletters('a', 'b')).toEqual({ goed: ['a', 'b'], hoofdletters: false });
    expect(withoutHoofdletters()).toEqual({ goed: [], hoofdletters: false });
  });
});

describe('a builder for words', () => {
  const builder = forWoord({ vormen: ['entry'], bouw: () => err('past-niet'), past: (p) => short(p) });
  const question = { doelId: 'ei', format: 'dictee', seed: 1, pool: POOL } as const;

  it('knows words only', () => {
    expect(POOL.filter((x) => builder.soort(x)).every((x) => x.id.startsWith('w-'))).toBe(true);
    expect(builder.soort(WERKWOORD) || builder.soort(ZIN)).toBe(false);
    expect(builder.sleutel({ ...question, item: WERKWOORD })).toBeUndefined();
    expect(builder.past({ ...inputOf({}), item: ZIN })).toBe(false);
  });

  it.each([
    ['trein', false],
    ["'s morgens", false],
    ['ruïne', false],
  ])('takes the word %s itself for its key, case counts: %s', (w, strict) => {
    expect(builder.sleutel({ ...question, item: item(w) })).toEqual({ goed: [w], hoofdletters: strict });
  });

  it('lets case count for a name', () => {
    const name = createWoord('Amsterdam', { hoofd: 'hoofdletter' });
    expect(builder.sleutel({ ...question, item: name })).toEqual({ goed: ['Amsterdam'], hoofdletters: true });
  });

  it('may bring a key of its own', () => {
    const own = forWoord({
      vormen: ['select'],
      bouw: () => err('past-niet'),
      past: always,
      sleutel: (word, q) => withoutHoofdletters(`${word.w}${q.seed}`),
    });
    expect(own.sleutel({ ...question, item: train, seed: 7 })).toEqual({ goed: ['trein7'], hoofdletters: false });
  });
});
