import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { comparisonForm, judge, normalizeRuw } from './judgment.ts';

const small = (...correct: string[]) => ({ goed: correct, hoofdletters: false });
const exact = (...correct: string[]) => ({ goed: correct, hoofdletters: true });

describe('text as it is compared', () => {
  it.each([
    ['‘s avonds', "'s avonds"],
    ['’s avonds', "'s avonds"],
    ['‛s avonds', "'s avonds"],
    ['`s avonds', "'s avonds"],
    ['´s avonds', "'s avonds"],
    ['ʼs avonds', "'s avonds"],
    ['zee‐egel', 'zee-egel'],
    ['zee‑egel', 'zee-egel'],
    ['zee‒egel', 'zee-egel'],
    ['zee–egel', 'zee-egel'],
    ['zee−egel', 'zee-egel'],
    ['zee—egel', 'zee—egel'],
    ['ĳsbeer', 'ijsbeer'],
    ['Ĳsbeer', 'IJsbeer'],
    ['rui\u0308ne', 'ruïne'],
    ['cafe\u0301', 'café'],
    ['\u00a0boom\u00a0', 'boom'],
    ['de\t\nhond', 'de hond'],
    ['   ', ''],
    ['', ''],
    ['boom.', 'boom.'],
    ['BOOM', 'BOOM'],
  ])('%j is %j', (raw, clean) => {
    expect(normalizeRuw(raw)).toBe(clean);
  });

  it('keeps at most eighty characters, counted after the cleaning', () => {
    expect(normalizeRuw(`${' '.repeat(100)}boom`)).toBe('boom');
    expect(normalizeRuw('ĳ'.repeat(60))).toHaveLength(CONSTANTS.RUW_MAX);
    expect(normalizeRuw('a'.repeat(80))).toHaveLength(80);
    expect(normalizeRuw('a'.repeat(81))).toHaveLength(80);
  });

  it('never ends in half a character', () => {
    expect(normalizeRuw(`${'a'.repeat(79)}😀`)).toBe('a'.repeat(79));
    expect(normalizeRuw(`${'a'.repeat(78)}😀`)).toBe(`${'a'.repeat(78)}😀`);
    expect(normalizeRuw('\ud83d')).toBe('');
  });

  it('lowers case only when case does not count', () => {
    expect(comparisonForm(' Ĳsland ', false)).toBe('ijsland');
    expect(comparisonForm(' Ĳsland ', true)).toBe('IJsland');
  });

  it('has no doubled spaces, no odd apostrophe and no more than eighty characters, whatever comes in', () => {
    const units = fc.array(fc.nat(0xffff), { maxLength: 200 }).map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(units, (text) => {
        const clean = normalizeRuw(text);
        expect(clean.length).toBeLessThanOrEqual(80);
        expect(clean).not.toMatch(/\s\s|^\s|[‘’`´\u0132\u0133]/u);
      }),
    );
  });
});

describe('the verdict', () => {
  it.each([
    [small('brood'), 'BROOD', true],
    [small('brood'), ' brood ', true],
    [small('brood'), 'bro od', false],
    [small('brood'), 'brood.', false],
    [small('brood'), 'broodd', false],
    [small('zee-egel'), 'zee–egel', true],
    [small('zee-egel'), 'zeeegel', false],
    [small("auto's"), 'auto’s', true],
    [small("auto's"), 'autos', false],
    [small('zeeën'), 'zeee\u0308n', true],
    [small('zeeën'), 'zeeen', false],
    [small('één'), 'een', false],
    [small('ijs'), 'Ĳs', true],
    [small('ijs'), 'eis', false],
    [exact('Nederland'), 'Nederland', true],
    [exact('Nederland'), 'nederland', false],
    [exact('IJsland'), 'Ĳsland', true],
    [exact('IJsland'), 'Ijsland', false],
    [exact('De kat slaapt.'), 'De kat slaapt.', true],
    [exact('De kat slaapt.'), 'de kat slaapt.', false],
    [exact('De kat slaapt.'), 'De kat slaapt', false],
    [exact('De kat slaapt.'), 'De  kat slaapt.', true],
    [small('ideeën', 'ideetjes'), 'ideetjes', true],
    [small('ideeën', 'ideetjes'), 'idee', false],
    [small(), 'boom', false],
    [small(''), ' ', false],
    [exact(' '), '', false],
  ])('%j: %j is %s', (key, raw, right) => {
    expect(judge(key, raw)).toBe(right);
  });

  const letters = fc.string({ unit: fc.constantFrom(..."abcdeijzéëï'- "), minLength: 1, maxLength: 20 });

  it('accepts the shown form of every key that holds something', () => {
    fc.assert(
      fc.property(letters, fc.boolean(), (text, hoofdletters) => {
        fc.pre(text.trim() !== '');
        expect(judge({ goed: [text], hoofdletters }, text)).toBe(true);
      }),
    );
  });

  it('accepts with strict case no more than without', () => {
    fc.assert(
      fc.property(letters, letters, (correct, given) => {
        if (judge(exact(correct), given)) expect(judge(small(correct), given)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the accepted forms', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 4 }), letters, (correct, given) => {
        expect(judge(small(...correct), given)).toBe(judge(small(...[...correct].reverse()), given));
      }),
    );
  });
});
