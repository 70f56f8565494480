import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '#engine/core/scoring/judgment.ts';
import { createWoord } from '../fake/test-kit.ts';
import { spellingSchema } from '#engine/core/taal/woord/woord.ts';
import { rijmTail, rijmWoorden } from './rijm.ts';
import { around, cap, isRealWoord, made, makes, options, realWoord, realWoorden } from './test-kit.ts';

const woord = (w: string) => createWoord(w, { hoofd: 'kz-mkm' });

describe('what has to sound the same', () => {
  it.each([
    ['maan', 'aa n'],
    ['hand', 'a n t'],
    ['want', 'a n t'],
    ['web', 'e p'],
    ['goud', 'au t'],
    ['hout', 'au t'],
    ['ijs', 'ei s'],
    ['reis', 'ei s'],
    ['lach', 'a x'],
    ['vlag', 'a x'],
    ['ui', 'ui'],
    ['zee', 'ee'],
    ['kraai', 'aai'],
    ['leeuw', 'eeuw'],
  ])('%s: %s', (w, tail) => {
    expect(rijmTail(woord(w))).toBe(tail);
  });

  it.each(['banaan', 'olifant', 'konijn', 'pst'])('%s is not asked', (w) => {
    expect(rijmTail(woord(w))).toBeNull();
  });

  it('leaves a spoken n at the end out', () => {
    const verb = realWoord('bakken');
    expect(rijmTail(verb)?.endsWith('@')).toBe(true);
  });

  it('remembers an answer, also that there is none', () => {
    const [one, none] = [woord('vis'), woord('olifant')];
    expect([rijmTail(one), rijmTail(one)]).toEqual(['i s', 'i s']);
    expect([rijmTail(none), rijmTail(none)]).toEqual([null, null]);
  });
});

describe('the list of rhymes of the content', () => {
  const rows = readFileSync(new URL('../../../../assets/content/rijm.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => (row.split('\t')[1] ?? '').split(' '))
    .map((words) => words.filter(isRealWoord).slice(0, 8));

  it('puts words together that end in the same sounds here too', () => {
    const apart = rows.filter((words) => {
      const tails = words.map((w) => rijmTail(realWoord(w))).filter((tail) => tail !== null);
      return new Set(tails).size > 1;
    });
    expect(apart).toEqual([]);
  });

  it('can be asked of every sound: duw and ruw as well as maan and baan', () => {
    for (const w of ['duw', 'ruw', 'schuw', 'sluw']) expect(rijmTail(realWoord(w))).toBe('uuw');
    const silent = rows.filter((words) => words.length > 1 && words.every((w) => rijmTail(realWoord(w)) === null));
    expect(silent).toEqual([]);
  });
});

describe('words that rhyme', () => {
  const pool = 'hand want zand tand wind hond maan baan baal hart'.split(' ').map(woord);
  const rhymes = (w: string): string =>
    rijmWoorden(woord(w), pool)
      .map((x) => x.w)
      .join(' ');

  it.each([
    ['hand', 'want zand tand'],
    ['maan', 'baan'],
    ['hond', ''],
    ['kant', 'hand want zand tand'],
    ['olifant', ''],
  ])('%s: %s', (w, expected) => {
    expect(rhymes(w)).toBe(expected);
  });

  it('are never the word itself nor one that sounds the same', () => {
    const [hard, hart] = [realWoord('hard'), realWoord('hart')];
    expect(rijmWoorden(hard, [hard, hart, realWoord('start')]).map((w) => w.w)).toEqual(['start']);
    expect(rijmWoorden(hart, [hard, hart, realWoord('start')]).map((w) => w.w)).toEqual(['start']);
    const declared = { ...woord('hart'), homofoonVan: [spellingSchema.parse('start')] };
    expect(rijmWoorden(declared, [woord('start'), woord('kaart')])).toEqual([]);
  });
});

describe('rijm', () => {
  const pool = [...realWoorden('kz-mkm', 90), ...realWoorden('kz-mmkm', 40), ...realWoorden('eind-d', 40)];
  const environment = around(pool, { groep: 3 });

  it('chooses one word that rhymes among words that do not, out of real words', () => {
    let asked = 0;
    for (const item of pool.slice(0, 60)) {
      const over = { format: 'rijm', capability: cap('select'), environment } as const;
      if (!makes(item, over)) continue;
      asked += 1;
      const v = made(item, over);
      const shown = options(v);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toHaveLength(3);
      expect(shown).not.toContain(item.w);
      expect(
        shown.filter((text) => judge(v.sleutel, text)),
        item.w,
      ).toHaveLength(1);
      expect(shown.filter((text) => rijmTail(realWoord(text)) === rijmTail(item))).toHaveLength(1);
      expect(v.question.prompt).toMatchObject({ instructionKey: 'prompt.rijm', text: item.w, audio: `w:${item.w}` });
    }
    expect(asked).toBeGreaterThan(20);
  });

  it('accepts every word of the pool that rhymes', () => {
    const item = realWoord('boom');
    const v = made(item, { format: 'rijm', capability: cap('select'), environment });
    for (const w of rijmWoorden(item, pool)) expect(judge(v.sleutel, w.w), w.w).toBe(true);
  });

  it('sorts words into two bins, at least one in each', () => {
    for (const maxOptions of [2, 3, 4, 6]) {
      const v = made(realWoord('boom'), {
        format: 'rijm',
        capability: cap('sort', { bins: [2, 4], maxOptions }),
        environment,
      });
      const bins = v.solution.soort === 'sorteer' ? [...v.solution.bin.values()] : [];
      expect(bins.length).toBeGreaterThanOrEqual(2);
      expect(bins.length).toBeLessThanOrEqual(maxOptions);
      expect(new Set(bins)).toEqual(new Set(['rijmt', 'rijmt-niet']));
      expect(v.question.view).toMatchObject({ bins: [{ id: 'rijmt' }, { id: 'rijmt-niet' }] });
    }
  });

  it('is not asked without a rhyme, without another word, or in a game that has no room', () => {
    const boom = realWoord('boom');
    const lonely = around([boom, realWoord('vis')]);
    expect(makes(boom, { format: 'rijm', capability: cap('select'), environment: lonely })).toBe(false);
    const only = around([boom, woord('zoom')]);
    expect(makes(boom, { format: 'rijm', capability: cap('select'), environment: only })).toBe(false);
    expect(makes(boom, { format: 'rijm', capability: cap('select', { maxChars: 2 }), environment })).toBe(false);
    expect(makes(boom, { format: 'rijm', capability: cap('select', { maxOptions: 1 }), environment })).toBe(false);
    expect(makes(boom, { format: 'rijm', capability: cap('entry'), environment })).toBe(false);
  });
});
