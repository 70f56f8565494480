import { describe, expect, it } from 'vitest';
import { judge } from '#engine/core/scoring/judgment.ts';
import { createWoord } from '../fake/test-kit.ts';
import { around, cap, isRealWoord, made, makes, options, realWoord, realWoorden } from './test-kit.ts';

const DOELEN = [
  'ei',
  'ij',
  'au',
  'ou',
  'eind-d',
  'verdubbeling',
  'verenkeling',
  'sch',
  'ng',
  'v-f-begin',
  'mv-en',
  'ch-g',
];

describe('kies', () => {
  it.each(DOELEN)('has one right spelling for real words of %s, and no misspelling that is a word', (doelId) => {
    let asked = 0;
    for (const item of realWoorden(doelId, 20)) {
      const over = { format: 'kies', doelId, capability: cap('select'), environment: around([item]) } as const;
      if (!makes(item, over)) continue;
      asked += 1;
      const v = made(item, over);
      const shown = options(v);
      expect(shown.filter((text) => judge(v.sleutel, text))).toEqual([item.w]);
      const inZin = new Set<string>(item.wrongInZin ?? []);
      expect(
        shown.filter((text) => text !== item.w && !inZin.has(text) && isRealWoord(text.toLowerCase())),
        item.w,
      ).toEqual([]);
      expect(new Set(shown.map((text) => text.toLowerCase())).size).toBe(shown.length);
      expect(shown.filter((text) => !inZin.has(text) && (item.geweerd ?? []).includes(text.toLowerCase()))).toEqual([]);
      expect(v.k).toBe(shown.length);
      expect(v.question.prompt).toMatchObject({ instructionKey: 'prompt.kies', audio: `w:${item.w}` });
      expect(v.getoond.text).toBe(item.w);
    }
    expect(asked).toBeGreaterThan(8);
  });

  it('does not put the right spelling in one place', () => {
    const item = realWoord('trein');
    const places = new Set(
      Array.from({ length: 40 }, (_, seed) =>
        options(made(item, { format: 'kies', seed, capability: cap('select'), environment: around([item]) })).indexOf(
          'trein',
        ),
      ),
    );
    expect(places).toEqual(new Set([0, 1, 2]));
  });

  it('is the same question for the same seed, another for some other', () => {
    const item = realWoord('trein');
    const asked = (seed: number) =>
      made(item, { format: 'kies', seed, capability: cap('select'), environment: around([item]) });
    expect(asked(7)).toEqual(asked(7));
    expect(new Set(Array.from({ length: 10 }, (_, seed) => JSON.stringify(asked(seed).question))).size).toBeGreaterThan(
      5,
    );
  });

  it.each([
    [4, {}, 3],
    [5, {}, 4],
    [8, {}, 4],
    [8, { maxOptions: 3 }, 3],
    [8, { maxOptions: 2 }, 2],
  ])('in groep %i with %j shows %i spellings', (groep, over, count) => {
    const item = realWoord('kabeljauw');
    const environment = around([item], { groep });
    expect(options(made(item, { format: 'kies', capability: cap('select', over), environment }))).toHaveLength(count);
  });

  it.each([
    [cap('select', { maxChars: 5 }), true],
    [cap('select', { maxChars: 4 }), false],
    [cap('select', { tokenKinds: ['letter'] }), false],
    [cap('select', { tokenKinds: ['woord'] }), true],
    [cap('select', { maxOptions: 1 }), false],
    [cap('sort'), false],
    [cap('select', { formats: ['gat'] }), false],
  ])('fits %j: %s', (capability, fits) => {
    const item = realWoord('trein');
    expect(makes(item, { format: 'kies', capability, environment: around([item]) })).toBe(fits);
  });

  it('is not asked when every misspelling is a word', () => {
    const item = createWoord('trein', { hoofd: 'ei', spells: 'ei' });
    const environment = { ...around([item]), exists: () => true };
    expect(makes(item, { format: 'kies', capability: cap('select'), environment })).toBe(false);
  });

  it('tells a name with a small letter from the name itself', () => {
    const [item] = realWoorden('hoofdletter', 1);
    if (item === undefined) throw new Error('no name');
    const v = made(item, { format: 'kies', capability: cap('select'), environment: around([item], { groep: 5 }) });
    expect(v.sleutel.hoofdletters).toBe(true);
    expect(judge(v.sleutel, item.w.toLowerCase())).toBe(item.w === item.w.toLowerCase());
  });
});
