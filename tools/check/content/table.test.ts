import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#engine/core/taal/tables/categories.gen.ts';
import { CONTENT } from '../../content/paths.ts';
import { loadContent } from './load.ts';
import { validateCounts, tableText, countTable } from './table.ts';

const content = loadContent(CONTENT);
const validate = (woorden: typeof content.woorden) =>
  validateCounts({ woorden }, countTable({ woorden }, CATEGORIES), CATEGORIES);

describe('keurAantallen', () => {
  it('finds no hole in the content', () => {
    expect(validate(content.woorden).gaten).toEqual([]);
  });

  it('fails on a category without words, and on one that its own grade does not start', () => {
    expect(validate(content.woorden.filter((r) => !r.item.cats.some((c) => c.id === 'lijk'))).gaten).toEqual([
      'words with lijk: 0, needs 60',
      'groep 4 has 0 words of lijk, needs 12',
    ]);
    expect(validate(content.woorden.filter((r) => r.item.hoofd !== 'ei' || r.item.groep > 4)).gaten).toEqual([
      'groep 4 has 0 words of ei, needs 12',
    ]);
  });

  it('fails on a grade with too few words and on too few pictures, warns just below the target', () => {
    const half = validate(content.woorden.filter((r, i) => r.item.groep !== 8 || i % 2 === 0));
    expect(half.gaten.some((g) => g.startsWith('words of groep 8: '))).toBe(true);
    const without = validate(content.woorden.filter((r) => r.item.plaatje === undefined));
    expect(without.gaten).toContain('words with a picture: 0, needs 400');
    const groep3 = content.woorden.filter((r) => r.item.groep === 3).slice(0, 590);
    expect(validate([...groep3, ...content.woorden.filter((r) => r.item.groep > 3)]).thin).toContain(
      'words of groep 3: 590, needs 600',
    );
  });

  it('fails on a homophone with one sentence and on a word of groep 5 without one', () => {
    const homofoon = content.woorden.find((r) => r.item.hoofd === 'homofoon');
    const five = content.woorden.find((r) => r.item.groep === 5);
    if (homofoon === undefined || five === undefined) throw new Error('no such word');
    const short = { ...homofoon, item: { ...homofoon.item, zinnen: homofoon.item.zinnen.slice(0, 1) } };
    const empty = { ...five, item: { ...five.item, zinnen: [] } };
    const rest = content.woorden.filter((r) => r !== homofoon && r !== five);
    expect(validate([...rest, short, empty]).gaten).toEqual([
      `${short.item.w} (groep ${short.item.groep}, homofoon) has 1 sentences, needs 2`,
      `${empty.item.w} (groep 5, ${empty.item.hoofd}) has 0 sentences, needs 1`,
    ]);
  });

  it('shows words, pictures, sentences and gaps per grade and category', () => {
    const [header, first] = tableText(countTable(content, CATEGORIES)).split('\n');
    expect(header?.trim().split(/\s+/)).toEqual([
      'groep',
      'categorie',
      'woorden',
      'plaatjes',
      'zinnen',
      'gaten',
      'betekenissen',
    ]);
    expect(first?.trim().split(/\s+/)).toHaveLength(7);
  });
});
