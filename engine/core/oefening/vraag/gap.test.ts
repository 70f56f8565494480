import { describe, expect, it } from 'vitest';
import { judge } from '#engine/core/scoring/judgment.ts';
import { createTurn } from '../ronde/turn.ts';
import { createWoord } from '../fake/test-kit.ts';
import { gapOf } from './gap.ts';
import { around, cap, isRealWoord, made, makes, options, realWoord, realWoorden } from './test-kit.ts';

const gap = (w: string, doelId?: string): string => {
  const item = realWoord(w);
  const g = gapOf(item, doelId ?? item.hoofd);
  return g === null ? '-' : `${w.slice(0, g.van)}[${g.tekst}]${w.slice(g.tot)}`;
};

describe('the gap in a word', () => {
  it.each([
    ['trein', 'ei', 'tr[ei]n'],
    ['altijd', 'ij', 'alt[ij]d'],
    ['altijd', 'eind-d', 'altij[d]'],
    ['hond', 'eind-d', 'hon[d]'],
    ['appel', 'verdubbeling', 'a[pp]el'],
    ['appel', 'stomme-e', 'app[el]'],
    ['appel', 'onbekend', 'a[pp]el'],
    ['apen', 'verenkeling', '[a]pen'],
    ['goud', 'ou', 'g[ou]d'],
    ['maan', 'kz-mkm', 'm[aa]n'],
    ['vis', 'kz-mkm', 'v[i]s'],
  ])('%s for %s: %s', (w, doelId, result) => {
    expect(gap(w, doelId)).toBe(result);
  });

  it('is the first vowel when the goal is about the whole word', () => {
    expect(gapOf(createWoord('banaan', { hoofd: 'x' }), 'x')).toEqual({ van: 1, tot: 2, tekst: 'a' });
    expect(gapOf(createWoord('één', { hoofd: 'x' }), 'x')?.tekst).toBe('éé');
    expect(gapOf(createWoord('pst', { hoofd: 'x' }), 'x')).toBeNull();
  });

  it('is nothing when it would be longer than five letters', () => {
    const item = realWoord('appelboom');
    const wide = { ...item, cats: [{ id: 'x', van: 0, tot: 6 }], hoofd: 'x' };
    expect(gapOf(wide, 'x')).toBeNull();
    expect(gapOf({ ...wide, cats: [{ id: 'x', van: 0, tot: 5 }] }, 'x')?.tekst).toBe('appel');
  });

  it.each(['ei', 'ij', 'au', 'eind-d', 'verdubbeling', 'verenkeling', 'kz-mmkm', 'sch', 'ng', 'mv-en'])(
    'covers whole graphemes of real words of %s',
    (doelId) => {
      for (const item of realWoorden(doelId)) {
        const g = gapOf(item, doelId);
        if (g === null) continue;
        expect(item.grafemen.some((x) => x.van === g.van)).toBe(true);
        expect(item.grafemen.some((x) => x.tot === g.tot)).toBe(true);
        expect(item.w.slice(g.van, g.tot)).toBe(g.tekst);
        expect(g.tekst.length).toBeLessThanOrEqual(5);
      }
    },
  );
});

describe('gat by choosing', () => {
  const select = cap('select');

  it.each(['ei', 'ij', 'eind-d', 'verdubbeling', 'verenkeling', 'au'])(
    'has one right grapheme for real words of %s, and no other that makes a word',
    (doelId) => {
      let asked = 0;
      for (const item of realWoorden(doelId, 20)) {
        const over = { format: 'gat', doelId, capability: select, environment: around([item]) } as const;
        if (!makes(item, over)) continue;
        asked += 1;
        const v = made(item, over);
        const raw = v.solution.soort === 'kies' ? [...v.solution.ruw.values()] : [];
        expect(raw.filter((text) => judge(v.sleutel, text))).toEqual([item.w]);
        expect(
          raw.filter((text) => text !== item.w && isRealWoord(text)),
          item.w,
        ).toEqual([]);
        expect(new Set(options(v)).size).toBe(options(v).length);
        expect(v.question.prompt).toMatchObject({ instructionKey: 'prompt.gat.kies' });
        expect(v.question.prompt.text).toContain('…');
        expect(v.question.prompt.text).not.toBe(item.w);
      }
      expect(asked).toBeGreaterThan(8);
    },
  );

  it.each([
    [4, {}, 2],
    [5, {}, 3],
    [5, { maxOptions: 2 }, 2],
  ])('in groep %i with %j has %i options', (groep, over, count) => {
    const item = realWoord('trein');
    const environment = around([item], { groep });
    expect(options(made(item, { format: 'gat', capability: cap('select', over), environment }))).toHaveLength(count);
  });
});

describe('gat by typing and by placing', () => {
  const item = realWoord('appel');
  const environment = around([item]);

  it('masks the gap only', () => {
    const v = made(item, { format: 'gat', capability: cap('entry'), environment });
    expect(v.question.view).toMatchObject({ shape: 'entry', mask: ['a', null, null, 'e', 'l'], showLength: true });
    expect(v.question.prompt).toMatchObject({ text: 'a…el', instructionKey: 'prompt.gat.typ' });
    expect(v.solution).toEqual({ soort: 'invoer' });
  });

  it('leaves one empty place, which only the right grapheme fills', () => {
    const v = made(item, { format: 'gat', capability: cap('sequence'), environment });
    if (v.question.view.shape !== 'sequence') throw new Error('no row');
    const { pool, prefilled = [] } = v.question.view;
    expect(prefilled.map((t) => t?.text ?? null)).toEqual(['a', null, 'e', 'l']);
    expect(pool.map((t) => t.text)).toContain('pp');
    expect(pool.length).toBeLessThanOrEqual(3);
    for (const t of pool) {
      const verdict = createTurn(v).attempt({ kind: 'place', tokenId: t.id, slot: 1 });
      expect(verdict.ok, t.text).toBe(t.text === 'pp');
    }
  });

  it.each([
    [cap('entry', { maxChars: 5 }), true],
    [cap('entry', { maxChars: 4 }), false],
    [cap('sequence', { maxSlots: 4 }), true],
    [cap('sequence', { maxSlots: 3 }), false],
    [cap('sequence', { minSlots: 5 }), false],
    [cap('sequence', { tokenKinds: ['letter'] }), false],
    [cap('select', { tokenKinds: ['woord'] }), false],
    [cap('sort'), false],
    [cap('mark'), false],
    [cap('read'), false],
  ])('fits %j: %s', (capability, fits) => {
    expect(makes(item, { format: 'gat', capability, environment })).toBe(fits);
  });
});
