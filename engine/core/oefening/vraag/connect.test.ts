import { describe, expect, it } from 'vitest';
import { judge } from '#engine/core/scoring/judgment.ts';
import type { Capability } from '../contract/contract.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { createTurn } from '../ronde/turn.ts';
import { ALL_VRAGEN } from './all-vragen.ts';
import type { BuiltVraag } from './built.ts';
import { setOf, setsOf } from './connect-set.ts';
import {
  around,
  cap,
  isRealWoord,
  made,
  makes,
  options,
  realItem,
  realItems,
  realWoorden,
  type VraagOver,
} from './test-kit.ts';

const WORDS = [...realWoorden('mv-en', 10), ...realWoorden('verdubbeling', 30), ...realWoorden('ei', 40)];
const over = (pool: readonly ContentItem[], more: VraagOver = {}): VraagOver => ({
  format: 'koppel',
  capability: cap('select'),
  environment: around(pool),
  ...more,
});
const cards = (v: BuiltVraag) => (v.question.view.shape === 'pairs' ? v.question.view.cards : []);
const STRANDS = [
  ['ds-', 'synoniem'],
  ['dt-', 'tegenstelling'],
  ['dp-', 'betekenis'],
  ['dv-', 'trappen'],
] as const;

describe('koppel by choosing', () => {
  it.each(STRANDS)('items of %s ask for %s: one right answer', (prefix, koppeling) => {
    const pool = realItems(prefix, 80);
    let asked = 0;
    for (const item of pool.slice(0, 20))
      for (const seed of [1, 2]) {
        if (!makes(item, over(pool, { seed }))) continue;
        asked += 1;
        const v = made(item, over(pool, { seed }));
        const set = setOf(item, v.question.itemId === item.id ? prefix : '', seed);
        expect(v.question.prompt).toMatchObject({ instructionKey: `prompt.koppel.${koppeling}`, text: set?.vraag });
        expect(options(v).filter((text) => judge(v.sleutel, text))).toEqual([set?.antwoord]);
        expect(options(v)).not.toContain(set?.vraag);
        expect(new Set(options(v)).size).toBe(options(v).length);
      }
    expect(asked).toBeGreaterThan(15);
  });

  it('gives no synonym of the answer for a wrong one', () => {
    const pool = realItems('ds-', 150);
    for (const item of pool.slice(0, 25)) {
      if (!('woorden' in item) || !makes(item, over(pool))) continue;
      const v = made(item, over(pool));
      const { woorden } = item;
      const near = pool.filter((x) => 'woorden' in x && x.woorden.some((w) => woorden.some((own) => own === w)));
      const related = new Set(near.flatMap((x) => ('woorden' in x ? [...x.woorden] : [])));
      expect(
        options(v).filter((text) => related.has(text) && !judge(v.sleutel, text)),
        item.id,
      ).toEqual([]);
    }
  });

  it('offers misspellings of a plural that are no words', () => {
    const pool = realWoorden('mv-en', 200);
    const known = new Set(pool.map((w) => w.w));
    const items = [...realWoorden('kz-mkm', 90), ...realWoorden('eind-d', 60)].filter((w) =>
      known.has(w.vormen.meervoud ?? ''),
    );
    let asked = 0;
    for (const item of items)
      for (const seed of [1, 2, 3]) {
        const set = setOf(item, 'mv-en', seed);
        const one = over([...pool, ...items], { doelId: 'mv-en', seed });
        if (set?.koppeling !== 'meervoud' || !makes(item, one)) continue;
        asked += 1;
        const shown = options(made(item, one));
        const wrong = shown.filter((text) => text !== set.antwoord);
        expect(shown).toContain(set.antwoord);
        expect(
          wrong.some((text) => !isRealWoord(text)),
          `${item.w}: ${wrong}`,
        ).toBe(true);
      }
    expect(asked).toBeGreaterThan(5);
  });

  it('gives a verb the subject of the answer with the wrong ending first', () => {
    const pool = realItems('ww-', 30);
    for (const item of pool.slice(0, 15))
      for (const seed of [1, 2, 3, 4]) {
        const set = setOf(item, 'ww-tt-t', seed);
        if (set === undefined || !makes(item, over(pool, { seed, doelId: 'ww-tt-t' }))) continue;
        const v = made(item, over(pool, { seed, doelId: 'ww-tt-t' }));
        expect(options(v).filter((text) => judge(v.sleutel, text))).toEqual([set.antwoord]);
        expect(options(v).filter((text) => text.endsWith('tt'))).toEqual([]);
        expect(v.question.prompt.text).toBe(set.vraag);
      }
  });

  it('shows a picture without its word', () => {
    const item = WORDS.find((w) => w.plaatje !== undefined && setsOf(w, 'ei').length === 1);
    if (item === undefined) throw new Error('no picture');
    const v = made(item, over(WORDS, { doelId: 'ei' }));
    expect(v.question.prompt).toMatchObject({ picture: item.plaatje, instructionKey: 'prompt.koppel.plaatje' });
    expect(v.question.prompt).not.toHaveProperty('text');
    expect(options(v)).toContain(item.w);
    const blind = cap('select', { pictures: false });
    expect(makes(item, over(WORDS, { doelId: 'ei', capability: blind }))).toBe(false);
  });

  it.each([
    [4, {}, 3],
    [5, {}, 4],
    [5, { maxOptions: 2 }, 2],
  ])('in groep %i with %j has %i options', (groep, size, count) => {
    const pool = realItems('dp-', 40);
    const item = realItem('dp-achter-het-net-vissen');
    const v = made(item, over(pool, { capability: cap('select', size), environment: around(pool, { groep }) }));
    expect(options(v)).toHaveLength(count);
  });
});

describe('koppel in pairs', () => {
  const pairs = (maxOptions: number) => cap('pairs', { minOptions: 4, maxOptions });

  it.each(STRANDS)('items of %s: every card has one partner', (prefix) => {
    const pool = realItems(prefix, 80);
    for (const maxOptions of [4, 6, 8, 12]) {
      const item = pool.find((x) => makes(x, over(pool, { capability: pairs(maxOptions) })));
      if (item === undefined) throw new Error(prefix);
      const v = made(item, over(pool, { capability: pairs(maxOptions) }));
      expect(cards(v)).toHaveLength(maxOptions);
      expect(new Set(cards(v).map((t) => t.text?.toLowerCase())).size).toBe(maxOptions);
      const partner = v.solution.soort === 'paren' ? v.solution.partner : new Map<string, string>();
      for (const [a, b] of partner) expect([a !== b, partner.get(b)]).toEqual([true, a]);
      expect(v.question.prompt.instructionKey).toBe('prompt.koppel');
    }
  });

  it('is done when all pairs lie together, and a wrong pair of others is no mistake of the item', () => {
    const pool = realItems('dt-', 60);
    const item = pool.find((x) => makes(x, over(pool, { capability: pairs(8) })));
    if (item === undefined) throw new Error('no pairs');
    const v = made(item, over(pool, { capability: pairs(8) }));
    const { solution } = v;
    if (solution.soort !== 'paren') throw new Error('no pairs');
    const turn = createTurn(v);
    const own = new Set([solution.eigen, solution.partner.get(solution.eigen ?? '')]);
    const [a, b] = cards(v).filter((t) => !own.has(t.id) && t.id !== undefined);
    const c = cards(v).find((t) => !own.has(t.id) && t.id !== a?.id && solution.partner.get(a?.id ?? '') !== t.id);
    expect(turn.attempt({ kind: 'pair', a: a?.id ?? '', b: c?.id ?? '' }).ok).toBe(false);
    expect([turn.uitslag().goed, b !== undefined]).toEqual([true, true]);
    const left = new Map(solution.partner);
    let done = false;
    for (const [x, y] of left) if (!done) done = turn.attempt({ kind: 'pair', a: x, b: y }).done;
    expect(done).toBe(true);
    expect(turn.uitslag()).toMatchObject({ goed: true });
  });

  it('needs as many pairs as the game wants', () => {
    const pool = realItems('ds-', 2);
    const [item] = pool;
    if (item === undefined) throw new Error('no pair');
    expect(makes(item, over([item], { capability: pairs(4) }))).toBe(false);
    expect(
      makes(item, over(realItems('ds-', 60), { capability: cap('pairs', { minOptions: 6, maxOptions: 4 }) })),
    ).toBe(false);
  });
});

describe('what the quick test says', () => {
  const says = (item: ContentItem, capability: Capability, doelId: string): boolean =>
    ALL_VRAGEN.past(capability, item, { format: 'koppel', doelId });
  const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

  it('is no for a word of which only a long meaning could be asked, in a game of short words', () => {
    const item = realItem('w-academien');
    for (const shape of ['select', 'pairs'] as const) {
      expect(says(item, cap(shape, { maxChars: 16 }), 'mv-trema')).toBe(false);
      expect(says(item, cap(shape), 'mv-trema')).toBe(true);
    }
  });

  it.each(['mv-trema', 'mv-en', 'ei', 'verdubbeling'])('is what the builder does: %s', (doelId) => {
    const pool = realWoorden(doelId, 60);
    const capabilities = [
      cap('select', { maxChars: 16 }),
      cap('select', { maxChars: 16, pictures: false }),
      cap('pairs', { minOptions: 4, maxOptions: 6, maxChars: 16 }),
      cap('select', { tokenKinds: ['woord'] }),
      cap('pairs', { minOptions: 4, tokenKinds: ['woord'] }),
    ];
    const wrong = capabilities.flatMap((capability, nr) => {
      const can = pool.filter((item) => SEEDS.some((seed) => makes(item, over(pool, { capability, doelId, seed }))));
      const yes = pool.filter((item) => says(item, capability, doelId));
      const known = new Set(can);
      // Few of a kind have no companions: a yes may still have no wrong answer beside it.
      const refused = yes.filter((item) => !known.has(item));
      return can.some((item) => !yes.includes(item)) || refused.length > Math.max(2, yes.length / 10) ? [nr] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('leaves out companions that the game has no room for', () => {
    const pool = realItems('dp-', 60);
    const room = 40;
    const short = pool.filter((item) => says(item, cap('pairs', { maxChars: room }), 'spreekwoorden'));
    const asked = short.filter((item) =>
      makes(item, over(pool, { capability: cap('pairs', { minOptions: 4, maxOptions: 4, maxChars: room }) })),
    );
    expect(asked.length).toBe(short.length);
  });
});
