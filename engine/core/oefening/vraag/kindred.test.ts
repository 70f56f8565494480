import { describe, expect, it } from 'vitest';
import type { ContentItem } from '../contract/ronde-options.ts';
import { cap, environment, made, makes, realItems } from './test-kit.ts';

const SEEDS = [1, 2, 3, 4];

/** Words that mean nearly the same as one of the pair, and the pair itself. */
function nearOf(item: ContentItem): ReadonlySet<string> {
  if (!('woorden' in item)) return new Set();
  return new Set([...item.woorden, ...('kindred' in item ? (item.kindred ?? []) : [])]);
}

/** Texts that stand on the screen of a question. */
function textsOf(v: ReturnType<typeof made>): string[] {
  const { view } = v.question;
  if (view.shape === 'select') return view.options.map((t) => t.text ?? '');
  return view.shape === 'pairs' ? view.cards.map((t) => t.text ?? '') : [];
}

const PAIRS = {
  synonyms: realItems('ds-', 300),
  opposites: realItems('dt-', 300),
};

describe.each([
  ['synonyms', PAIRS.synonyms],
  ['opposites', PAIRS.opposites],
])('one right answer on a screen of %s', (_, pool) => {
  const pairs = pool.filter((x) => nearOf(x).size > 2).slice(0, 15);

  it('has items that could meet a second one', () => {
    expect(pairs.length).toBe(15);
  });

  it('when a child chooses', () => {
    let asked = 0;
    for (const item of pairs)
      for (const seed of SEEDS) {
        const over = {
          format: 'kies' as const,
          seed,
          capability: cap('select'),
          environment: environment({ pool, groep: 8 }),
        };
        if (!makes(item, over)) continue;
        const v = made(item, over);
        const right = textsOf(v).filter((t) => nearOf(item).has(t));
        expect(right).toEqual([v.sleutel.goed[0]]);
        asked += 1;
      }
    expect(asked).toBeGreaterThan(20);
  });

  it('when a child matches cards: each has one partner', () => {
    let asked = 0;
    for (const item of pairs)
      for (const seed of SEEDS) {
        const over = {
          format: 'koppel' as const,
          seed,
          capability: cap('pairs'),
          environment: environment({ pool, groep: 8 }),
        };
        if (!makes(item, over)) continue;
        const texts = textsOf(made(item, over));
        const shown = pool.filter((x) => 'woorden' in x && x.woorden.every((w) => texts.includes(w)));
        for (const one of shown)
          expect(texts.filter((t) => nearOf(one).has(t)).sort()).toEqual(
            'woorden' in one ? [...one.woorden].sort() : [],
          );
        asked += 1;
      }
    expect(asked).toBeGreaterThan(20);
  });
});
