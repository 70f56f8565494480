import { describe, expect, it } from 'vitest';
import { createTurn } from '../ronde/turn.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import type { BuiltVraag } from './built.ts';
import { sortKey, spotOf, woordsoortOf } from './sort.ts';
import { around, cap, isRealWoord, made, makes, realItem, realItems, realWoord, realWoorden } from './test-kit.ts';

const bins = (v: BuiltVraag): [string, string][] => {
  const { view } = v.question;
  const { solution } = v;
  if (view.shape !== 'sort' || solution.soort !== 'sorteer') throw new Error('no bins');
  return view.stream.map((t) => [t.text ?? '', solution.bin.get(t.id) ?? '']);
};
const question = (item: ContentItem, doelId: string, seed = 1) => ({
  item,
  doelId,
  format: 'sorteer' as const,
  seed,
  pool: [],
});

describe('sorteer for words', () => {
  it.each([
    ['ei', 'ij', 4],
    ['au', 'ou', 4],
    ['eind-d', 'eind-t', 6],
    ['ng', 'nk', 4],
    ['verenkeling', 'verdubbeling', 4],
  ])('puts words of %s and %s into the bins, %i at a time', (doelId, neighbor, count) => {
    const pool = [...realWoorden(doelId, 15), ...realWoorden(neighbor, 15)];
    const environment = around(pool);
    let asked = 0;
    for (const item of pool.slice(0, 15)) {
      const over = { format: 'sorteer', doelId, capability: cap('sort', { maxOptions: count }), environment } as const;
      if (!makes(item, over)) continue;
      asked += 1;
      const v = made(item, over);
      const placed = bins(v);
      expect(placed).toHaveLength(count);
      expect(new Set(placed.map(([text]) => text)).size).toBe(count);
      expect(new Set(placed.map(([, bin]) => bin)).size).toBe(2);
      expect(v.sleutel.goed).toEqual([spotOf(item, doelId)?.bin]);
      expect(v.question.prompt.instructionKey).toBe('prompt.sorteer.rest');
      for (const t of v.question.view.shape === 'sort' ? v.question.view.stream : [])
        expect(t.audio, 'the ear must decide').toMatch(/^w:/u);
    }
    expect(asked).toBeGreaterThan(5);
  });

  it('says the word and its sentence when it stands alone', () => {
    const item = realWoord('trein');
    const v = made(item, { format: 'sorteer', doelId: 'ei', capability: cap('sort'), environment: around([item]) });
    expect(bins(v)).toEqual([['tr…n', 'ei']]);
    expect(v.question.prompt).toMatchObject({ instructionKey: 'prompt.sorteer', audio: 'w:trein' });
  });

  it('counts the own word only; a companion in the wrong bin just moves the help', () => {
    const pool = [...realWoorden('ei', 10), ...realWoorden('ij', 10)];
    const item = realWoord('trein');
    const v = made(item, {
      format: 'sorteer',
      doelId: 'ei',
      capability: cap('sort', { maxOptions: 4 }),
      environment: around([item, ...pool]),
    });
    const stream = v.question.view.shape === 'sort' ? v.question.view.stream : [];
    const own = v.solution.soort === 'sorteer' ? v.solution.eigen : '';
    for (const t of stream) {
      const turn = createTurn(v);
      const bin = v.solution.soort === 'sorteer' ? v.solution.bin.get(t.id) : '';
      const wrong = bin === 'ei' ? 'ij' : 'ei';
      expect(turn.attempt({ kind: 'bin', tokenId: t.id, binId: wrong }).ok).toBe(false);
      expect(turn.uitslag()).toMatchObject({ goed: t.id !== own, ruw: t.id === own ? 'ij' : 'ei' });
    }
  });

  it('leaves a word out that is a word with the other letters too', () => {
    for (const [doelId, other] of [
      ['ei', 'ij'],
      ['ij', 'ei'],
      ['au', 'ou'],
      ['ou', 'au'],
    ] as const)
      for (const item of realWoorden(doelId)) {
        const spot = spotOf(item, doelId);
        const twin = spot?.vul?.(other);
        if (twin === undefined || !isRealWoord(twin)) continue;
        expect(
          makes(item, { format: 'sorteer', doelId, capability: cap('sort'), environment: around([item]) }),
          twin,
        ).toBe(false);
      }
  });

  it.each([
    [cap('sort', { bins: [2, 2] }), true],
    [cap('sort', { bins: [3, 4] }), false],
    [cap('sort', { maxChars: 4 }), true],
    [cap('sort', { maxChars: 3 }), false],
    [cap('sort', { minOptions: 2 }), false],
    [cap('sort', { tokenKinds: ['letter'] }), false],
    [cap('select'), false],
  ])('fits %j alone: %s', (capability, fits) => {
    const item = realWoord('trein');
    expect(makes(item, { format: 'sorteer', doelId: 'ei', capability, environment: around([item]) })).toBe(fits);
  });
});

describe('sorteer for de and het', () => {
  const pool = realItems('dh-', 40);

  it('gives every noun its own article', () => {
    for (const item of pool.slice(0, 20)) {
      if (!('lidwoord' in item)) throw new Error(item.id);
      const v = made(item, {
        format: 'sorteer',
        capability: cap('sort', { maxOptions: 4 }),
        environment: around(pool),
      });
      for (const [text, bin] of bins(v)) {
        const same = pool.find((x) => 'lidwoord' in x && x.w === text);
        expect(same !== undefined && 'lidwoord' in same && same.lidwoord).toBe(bin);
      }
      expect(new Set(bins(v).map(([, bin]) => bin)).size).toBe(2);
      expect(v.getoond.text).toBe(`${item.lidwoord} ${'w' in item ? item.w : ''}`);
      expect(sortKey(question(item, 'de-het'))).toBe(item.lidwoord);
    }
  });

  it('shows a word alone when the game sorts one at a time', () => {
    const item = realItem('dh-aanmoediging');
    const v = made(item, { format: 'sorteer', capability: cap('sort'), environment: around(pool) });
    expect(v.question.prompt).toMatchObject({
      instructionKey: 'prompt.sorteer',
      text: 'aanmoediging',
      audio: 'w:aanmoediging',
    });
    expect(bins(v)).toEqual([['aanmoediging', 'de']]);
    expect(
      makes(item, { format: 'sorteer', capability: cap('sort', { maxChars: 11 }), environment: around(pool) }),
    ).toBe(false);
  });
});

describe('sorteer for parts of speech', () => {
  const zinnen = realItems('dw-', 25);

  it.each(zinnen.map((x) => [x.id, x] as const))('asks words of %s that stand in it once', (_, item) => {
    if (!('zin' in item) || !('delen' in item)) throw new Error(item.id);
    for (const seed of [1, 2, 3]) {
      const v = made(item, { format: 'sorteer', seed, capability: cap('sort', { bins: [2, 4], maxOptions: 4 }) });
      expect(v.question.prompt).toMatchObject({ text: item.zin, audio: `z:${item.zin}` });
      for (const [text, bin] of bins(v)) {
        const parts = item.delen.filter((d) => item.zin.slice(d.van, d.tot) === text);
        expect(parts).toHaveLength(1);
        expect(parts.map((d) => ('woordsoort' in d ? d.woordsoort : ''))).toEqual([bin]);
      }
      expect(v.sleutel.goed).toEqual([sortKey(question(item, 'woordsoorten', seed))]);
      expect(bins(v).map(([text]) => text)).toContain(item.zin.slice(v.focus.from, v.focus.to));
    }
  });

  it('asks nouns, verbs, adjectives and articles, never another kind', () => {
    const kinds = zinnen.flatMap((item) =>
      [1, 2, 3, 4, 5, 6].map((seed) => sortKey(question(item, 'woordsoorten', seed))),
    );
    expect(new Set(kinds)).toEqual(new Set(['zn', 'ww', 'bn', 'lw']));
  });

  it('has nothing to ask of a sentence without them', () => {
    const item = {
      id: 'dw-wat-nu',
      groep: 5,
      zin: 'Wat nu dan?',
      delen: [
        { van: 0, tot: 3, woordsoort: 'vnw' as const },
        { van: 4, tot: 6, woordsoort: 'bw' as const },
        { van: 7, tot: 10, woordsoort: 'bw' as const },
      ],
    };
    expect(woordsoortOf(item, 1)).toBeUndefined();
    expect(makes(item, { format: 'sorteer', capability: cap('sort') })).toBe(false);
  });
});
