import { describe, expect, it } from 'vitest';
import { categoriesOf } from '../category/categories.ts';
import { pictureOf } from '../klank/klank.ts';
import { grafemenWithCats, morphemesOf, spots } from './woord-parts.ts';

describe('the parts of an entry', () => {
  const picture = pictureOf('huisdeur');
  const cats = categoriesOf(picture, {});

  it('join to the word', () => {
    const letters = grafemenWithCats(picture, cats);
    expect(letters.map(({ g }) => g).join('')).toBe('huisdeur');
    expect(letters.at(-1)?.tot).toBe(8);
    expect(morphemesOf(picture)?.map(({ m }) => m)).toEqual(['huis', 'deur']);
  });

  it('name the categories that lie over a grapheme, each once', () => {
    for (const { cats: ids } of grafemenWithCats(picture, cats)) expect(new Set(ids).size).toBe(ids.length);
    const [first] = grafemenWithCats(picture, [
      { id: 'a', van: 0, tot: 1 },
      { id: 'a', van: 0, tot: 8 },
      { id: 'b', van: 2, tot: 3 },
    ]);
    expect(first?.cats).toEqual(['a']);
  });
});

describe('the places of a word', () => {
  it('are whole words, with or without a capital', () => {
    expect(spots('hond', 'Hond of hond, geen honden of waakhond.')).toEqual([0, 8]);
    expect(spots('zee-egel', 'De zee-egel prikt.')).toEqual([3]);
    expect(spots('egel', 'De zee-egel prikt.')).toEqual([]);
  });

  it('take a sign of the word for what it is', () => {
    expect(spots("zo'n", "Zo'n dag. Zoon.")).toEqual([0]);
    expect(spots('a.b', 'axb')).toEqual([]);
  });
});
