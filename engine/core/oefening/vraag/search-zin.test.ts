import { describe, expect, it } from 'vitest';
import { createTurn } from '../ronde/turn.ts';
import { foundText, searchTaakOf } from './search-zin.ts';
import { cap, made, makes, realItem, realItems, realWoord } from './test-kit.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const KINDS = ['zn', 'ww', 'lw', 'bn', 'vz', 'vnw'];
const PARTS = ['pv', 'ow', 'lv', 'mv', 'bwb', 'wg'];

describe('what is searched in a sentence', () => {
  it.each(realItems('dw-', 20).map((x) => [x.id, x] as const))(
    'a part of speech in %s: all of its words',
    (_, item) => {
      if (!('delen' in item)) throw new Error(item.id);
      for (const seed of SEEDS) {
        const taak = searchTaakOf(item, seed);
        if (taak === undefined) continue;
        expect(KINDS).toContain(taak.variant);
        expect(taak.delen).toEqual(item.delen.map((d) => item.zin.slice(d.van, d.tot)));
        const right = item.delen.flatMap((d, i) => ('woordsoort' in d && d.woordsoort === taak.variant ? [i] : []));
        expect(taak.plekken).toEqual(right);
      }
    },
  );

  it.each(realItems('dz-', 20).map((x) => [x.id, x] as const))('a clause part in %s: all of its pieces', (_, item) => {
    if (!('delen' in item)) throw new Error(item.id);
    for (const seed of SEEDS) {
      const taak = searchTaakOf(item, seed);
      if (taak === undefined) continue;
      expect(PARTS).toContain(taak.variant);
      const right = item.delen.flatMap((d, i) => ('deel' in d && d.deel === taak.variant ? [i] : []));
      expect(taak.plekken).toEqual(right);
    }
  });

  it.each(realItems('dl-', 20).map((x) => [x.id, x] as const))('one missing mark or capital in %s', (_, item) => {
    if (!('tekens' in item)) throw new Error(item.id);
    for (const seed of SEEDS) {
      const taak = searchTaakOf(item, seed);
      if (taak === undefined) continue;
      const [spot = -1, ...more] = taak.plekken;
      expect(more).toEqual([]);
      const words = item.zin.split(/\s+/u);
      const changed = words.flatMap((word, i) => (word === taak.delen[i] ? [] : [i]));
      expect(changed).toEqual([spot]);
      const [before = '', after = ''] = [words[spot], taak.delen[spot]];
      if (taak.variant === 'hoofdletter') expect(after.toLowerCase()).toBe(before.toLowerCase());
      else expect(after).toHaveLength(before.length - 1);
      expect(taak.variant).toBe(item.soort === 'hoofdletter' ? 'hoofdletter' : 'leesteken');
    }
  });

  it('is always something to find and something to leave, and no answer reads like another', () => {
    const items = ['dw-', 'dz-', 'dl-'].flatMap((prefix) => realItems(prefix, 60));
    const taken = items.flatMap((item) => SEEDS.flatMap((seed) => searchTaakOf(item, seed) ?? []));
    expect(taken.length).toBeGreaterThan(items.length);
    for (const taak of taken) {
      expect(taak.plekken.length).toBeGreaterThan(0);
      expect(taak.plekken.length).toBeLessThanOrEqual(4);
      expect(taak.plekken.length).toBeLessThan(taak.delen.length);
      const wrong = taak.delen.filter((_, i) => !taak.plekken.includes(i));
      expect(wrong.map((t) => t.toLowerCase())).not.toContain(foundText(taak).toLowerCase());
    }
  });

  it('is nothing in a word', () => {
    expect(searchTaakOf(realWoord('trein'), 1)).toBeUndefined();
  });
});

describe('the answer in text', () => {
  it.each([
    [[1], 'kat'],
    [[0, 3], 'De / mat'],
    [[], ''],
    [[9], ''],
  ])('of places %j is %j', (spots, text) => {
    expect(foundText({ delen: ['De', 'kat', 'op', 'mat'], plekken: spots, variant: 'zn', zin: 'De kat op mat' })).toBe(
      text,
    );
  });
});

describe('zoekfout for a sentence', () => {
  const item = realItem('dz-achter-de-dijk-grazen-de-schapen');
  const seedOf = (variant: string): number => SEEDS.find((n) => searchTaakOf(item, n)?.variant === variant) ?? -1;

  it.each([
    ['pv', 'grazen'],
    ['ow', 'de schapen'],
    ['bwb', 'Achter de dijk'],
  ])('asks %s: %s', (variant, answer) => {
    const v = made(item, { format: 'zoekfout', seed: seedOf(variant), capability: cap('mark') });
    expect(v.sleutel.goed).toEqual([answer]);
    expect(v.question.prompt).toMatchObject({ instructionKey: `prompt.zoekfout.${variant}` });
    expect(v.getoond.text.slice(v.focus.from, v.focus.to)).toBe(answer);
  });

  it('is right by pointing at every place, and only there', () => {
    for (const zin of realItems('dw-', 10))
      for (const seed of SEEDS.slice(0, 3)) {
        if (!makes(zin, { format: 'zoekfout', seed, capability: cap('mark') })) continue;
        const v = made(zin, { format: 'zoekfout', seed, capability: cap('mark') });
        const spots = v.solution.soort === 'markeer' ? v.solution.plekken : [];
        const turn = createTurn(v);
        const done = spots.map((index) => turn.attempt({ kind: 'token', index }).done);
        expect(done).toEqual(spots.map((_, n) => n === spots.length - 1));
        expect(v.question.view).toMatchObject({ target: 'token', count: spots.length });
      }
  });

  it.each([
    [cap('mark', { maxSlots: 3 }), true],
    [cap('mark', { maxSlots: 2 }), false],
    [cap('mark', { maxChars: 14 }), true],
    [cap('mark', { maxChars: 13 }), false],
    [cap('mark', { tokenKinds: ['grafeem'] }), false],
  ])('fits %j: %s', (capability, fits) => {
    expect(makes(item, { format: 'zoekfout', seed: seedOf('pv'), capability })).toBe(fits);
  });
});
