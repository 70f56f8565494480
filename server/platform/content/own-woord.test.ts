import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { woordSchema } from '#engine/core/taal/woord/woord.ts';
import { createOwnWoord, isOwnWoord, mainCategory, ownWoordId, ownZin, spellingOfOwn } from './own-woord.ts';

beforeAll(loadPatterns);

describe('the id of an own word', () => {
  it('is its spelling', () => {
    expect(ownWoordId('fietsenhok')).toBe('w--fietsenhok');
    expect(ownWoordId('zee-egel')).toBe('w--zee-2d-egel');
    for (const w of ['fietsenhok', 'zee-egel', "baby's", 'café', 'Amsterdam', 'ten slotte', 'ééé'])
      expect(spellingOfOwn(ownWoordId(w)), w).toBe(w);
  });

  it('reads no other id', () => {
    for (const id of [
      'w-hond',
      'w--',
      'w--a-',
      'w---zz-',
      'w---2d-',
      'w---110000-',
      'w--A',
      'w--ho nd',
      `w--${'a'.repeat(90)}`,
      'ww-lopen',
    ])
      expect(spellingOfOwn(id), id).toBeUndefined();
    expect([isOwnWoord('w--kat'), isOwnWoord('w-kat')]).toEqual([true, false]);
  });

  it('never throws, and reads back only what it wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const read = spellingOfOwn(`w--${text}`);
        if (read !== undefined) expect(ownWoordId(read)).toBe(`w--${text}`);
      }),
    );
  });
});

describe('createOwnWoord', () => {
  it('makes a whole entry', () => {
    const woord = createOwnWoord('fietsenhok');
    expect(woordSchema.safeParse(woord).success).toBe(true);
    expect(woord).toMatchObject({
      id: 'w--fietsenhok',
      w: 'fietsenhok',
      hoofd: 'tussen-n',
      structuur: '3+',
    });
    expect(createOwnWoord('brandt')?.homofoonVan).toContain('brand');
  });

  it('bars wrong forms that are a word themselves or unfit for a child', () => {
    expect(createOwnWoord('kraag')?.geweerd).toContain('kaag');
    expect(createOwnWoord('slot')?.geweerd).toEqual(expect.arrayContaining(['sloot', 'slut']));
    expect(createOwnWoord('fietsenhok')?.geweerd).toBeUndefined();
  });

  it('refuses what is no word, too long or has nothing to practise', () => {
    for (const text of ['', '🎉', '123', 'km', 'a'.repeat(41), 'de; hond'])
      expect(createOwnWoord(text), text).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (text) => {
        const woord = createOwnWoord(text);
        if (woord !== undefined) expect(woordSchema.safeParse(woord).success).toBe(true);
      }),
    );
  });

  it('chooses the category of the latest year', () => {
    const span = { van: 0, tot: 1 };
    expect(
      mainCategory([
        { id: 'kz-mkm', ...span },
        { id: 'tussen-n', ...span },
      ]),
    ).toBe('tussen-n');
    expect(mainCategory([])).toBeUndefined();
  });
});

it('takes a sentence that holds the word exactly once', () => {
  expect(ownZin('hond', 'De hond blaft.')?.gat).toEqual({ van: 3, tot: 7 });
  expect(ownZin('hond', 'De honden blaffen.')).toBeUndefined();
  expect(ownZin('hond', 'Een hond bijt geen hond.')).toBeUndefined();
});
