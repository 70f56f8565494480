import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Token } from '../contract/contract.ts';
import { FIXTURES } from '../fake/fake-catalog.ts';
import type { BuiltVraag } from '../vraag/built.ts';
import { streamOf } from './stream.ts';

fc.configureGlobal({ seed: 20 });

const vraag = (name: string, seed = 5, id = 'v1'): BuiltVraag => {
  const v = FIXTURES[name]?.[0]?.create(id, seed);
  if (v === undefined) throw new Error(name);
  return v;
};
const poolOf = (v: BuiltVraag): Token[] => (v.question.view.shape === 'sequence' ? v.question.view.pool : []);
const partsOf = (v: BuiltVraag): readonly string[] => (v.solution.soort === 'reeks' ? v.solution.delen : []);
/** Slots filled from the left with the right tokens. */
function filled(v: BuiltVraag, n: number): (string | null)[] {
  const used = new Set<string>();
  return partsOf(v).map((part, i) => {
    const token = poolOf(v).find((t) => t.text === part && !used.has(t.id));
    if (i >= n || token === undefined) return null;
    used.add(token.id);
    return token.id;
  });
}
const SEQUENCES = Object.keys(FIXTURES).filter((name) => name.startsWith('sequence:'));
const ids = (tokens: readonly Token[]): string[] => tokens.map((t) => t.id);

describe('stream of tokens', () => {
  const moments = fc.record({
    name: fc.constantFrom(...SEQUENCES),
    seed: fc.integer({ min: 1, max: 9999 }),
    done: fc.nat(12),
    nr: fc.nat(99),
  });

  it('brings the needed part in every block of three, whatever was filled', () => {
    fc.assert(
      fc.property(moments, ({ name, seed, done, nr }) => {
        const v = vraag(name, seed, `v${nr}`);
        const parts = partsOf(v);
        const n = Math.min(done, parts.length - 1);
        const out = streamOf(v, filled(v, n), 30);
        for (let i = 0; i < 30; i += 3) expect(out.slice(i, i + 3).map((t) => t.text)).toContain(parts[n]);
      }),
    );
  });

  it('never brings a token twice in a row while there is another', () => {
    fc.assert(
      fc.property(moments, ({ name, seed, done, nr }) => {
        const v = vraag(name, seed, `v${nr}`);
        const slots = filled(v, Math.min(done, partsOf(v).length - 1));
        const free = poolOf(v).filter((t) => !slots.includes(t.id));
        if (free.length < 2) return;
        const out = ids(streamOf(v, slots, 60));
        expect(out.filter((id, i) => id === out[i - 1])).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('brings only what is still free, and all of it in time', () => {
    fc.assert(
      fc.property(moments, ({ name, seed, done, nr }) => {
        const v = vraag(name, seed, `v${nr}`);
        const slots = filled(v, Math.min(done, partsOf(v).length - 1));
        const free = ids(poolOf(v).filter((t) => !slots.includes(t.id)));
        expect(new Set(ids(streamOf(v, slots, 200)))).toEqual(new Set(free));
      }),
    );
  });

  it('is the same for the same question and progress, and a longer one begins with the shorter', () => {
    for (const name of SEQUENCES) {
      const v = vraag(name);
      const long = streamOf(v, filled(v, 1), 40);
      expect(streamOf(v, filled(v, 1), 40)).toEqual(long);
      for (const n of [0, 1, 2, 7, 39]) expect(streamOf(v, filled(v, 1), n)).toEqual(long.slice(0, n));
    }
  });

  it('goes on in another order after progress, and differs per question', () => {
    const v = vraag('sequence:schroevendraaier');
    expect(ids(streamOf(v, filled(v, 1), 12))).not.toEqual(ids(streamOf(v, filled(v, 2), 12)));
    const other = { ...v, question: { ...v.question, id: 'v2' } };
    expect(ids(streamOf(other, filled(v, 1), 12))).not.toEqual(ids(streamOf(v, filled(v, 1), 12)));
  });

  it('takes any length as a number of tokens from 0 to 200', () => {
    const v = vraag('sequence:kat');
    expect([-4, 0, 2.9, 200, 1e9].map((n) => streamOf(v, [], n).length)).toEqual([0, 0, 2, 200, 200]);
  });
});

describe('other shapes', () => {
  it('sort keeps the order of the question and never starts again', () => {
    const v = vraag('sort:2');
    const stream = v.question.view.shape === 'sort' ? v.question.view.stream : [];
    expect(streamOf(v, [], 4)).toEqual(stream.slice(0, 4));
    expect(streamOf(v, [], 99)).toEqual(stream);
  });

  it.each(['select:3', 'mark:splits', 'pairs:meervoud', 'read:flits-kies', 'read:zin'])(
    '%s brings each of its tokens once before any returns',
    (name) => {
      const v = vraag(name);
      const all = streamOf(v, [], 200);
      const size = new Set(ids(all)).size;
      expect(size).toBeGreaterThanOrEqual(2);
      for (let i = 0; i + size <= 100; i += size) expect(new Set(ids(all.slice(i, i + size))).size).toBe(size);
      expect(all.filter((t, i) => t.id === all[i - 1]?.id)).toEqual([]);
    },
  );

  it.each(['entry:brood', 'read:flits'])('%s has nothing to bring', (name) => {
    expect(streamOf(vraag(name), [], 9)).toEqual([]);
  });

  it('one token alone comes again and again', () => {
    const v = vraag('sequence:kat');
    const one = poolOf(v).filter((t) => t.text === 't');
    const alone = { ...v, question: { ...v.question, view: { ...v.question.view, pool: one } } };
    expect(ids(streamOf(alone, ['x', 'y', null], 5))).toEqual(Array.from({ length: 5 }, () => one[0]?.id));
  });
});
