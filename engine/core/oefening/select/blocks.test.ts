import { describe, expect, it } from 'vitest';
import { createRng, shuffle } from '#engine/core/basis/rng.ts';
import { BLOCK_ORPHAN, BLOCK_WOORDEN, createBlockLayout, toBlocks, fromBlocks } from './blocks.ts';
import { createModel } from '../model/model.ts';
import { pack, unpack, WOORD_BYTES } from './pack.ts';
import { createPracticeState, newWoord } from '../model/state.ts';
import { DOELEN, createWoord, WOORDEN } from '../fake/test-kit.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const many = Array.from({ length: 430 }, (_, i) =>
  createWoord(`${letters[i % 26]}${letters[Math.floor(i / 26) % 26]}${letters[(i * 7) % 26]}eir`, { hoofd: 'ei' }),
);
const m = createModel([...WOORDEN, ...many], DOELEN);
const layout = createBlockLayout(m);

function state(count: number): Uint8Array {
  const s = createPracticeState(4, 9);
  for (const item of [...m.items.values()].slice(0, count))
    s.woorden.set(item.nr, { ...newWoord(), S: 2.5, D: 5, reps: 1, dag: 9 });
  s.woorden.set(4_000_000_000, { ...newWoord(), S: 1, D: 5, reps: 1, dag: 9 });
  return pack(s);
}

describe('blocks', () => {
  it.each([0, 1, 40, 470])('cut up and put together in any order gives the same bytes (%i words)', (count) => {
    const bytes = state(count);
    const { kop: header, woorden } = toBlocks(bytes, layout);
    const parts = shuffle([...woorden.values()], createRng(count + 1));
    const out = fromBlocks(header, Uint8Array.from(parts.flatMap((part) => [...part])));
    expect(out).toEqual(bytes);
    expect(unpack(out).ok).toBe(true);
  });

  it('holds at most 100 words of one category each, and words that are gone together', () => {
    const { woorden } = toBlocks(state(470), layout);
    expect(woorden.size).toBeGreaterThanOrEqual(5);
    for (const [block, rows] of woorden) {
      expect(rows.length % WOORD_BYTES).toBe(0);
      expect(rows.length / WOORD_BYTES).toBeLessThanOrEqual(BLOCK_WOORDEN);
      if (block === BLOCK_ORPHAN) expect(rows.length).toBe(WOORD_BYTES);
    }
    const from = (id: string): number => Math.floor(layout(m.items.get(id)?.nr ?? -1) / 256);
    expect(from('w-trein')).toBe(from('w-geit'));
    expect(from('w-trein')).not.toBe(from('w-hond'));
  });

  it('changes only the blocks of the words that were answered', () => {
    const bytes = state(470);
    const s = unpack(bytes);
    if (!s.ok) throw new Error(s.fout);
    const w = s.value.woorden.get(m.items.get('w-hond')?.nr ?? -1);
    if (w === undefined) throw new Error('no word');
    w.reps += 1;
    const [before, after] = [toBlocks(bytes, layout), toBlocks(pack(s.value), layout)];
    const different = [...after.woorden].filter(
      ([block, rows]) => Buffer.compare(rows, before.woorden.get(block) ?? new Uint8Array()) !== 0,
    );
    expect(different).toHaveLength(1);
  });

  it('reads a state that was stored whole', () => {
    const bytes = state(60);
    expect(fromBlocks(bytes, new Uint8Array())).toEqual(bytes);
  });

  it('a lost or doubled block is found as damage, never read as another state', () => {
    const { kop: header, woorden } = toBlocks(state(470), layout);
    const parts = [...woorden.values()];
    const flat = (list: readonly Uint8Array[]) =>
      fromBlocks(header, Uint8Array.from(list.flatMap((part) => [...part])));
    expect(unpack(flat(parts.slice(1)))).toEqual({ ok: false, fout: 'toestand-beschadigd' });
    expect(unpack(flat([...parts, ...parts.slice(0, 1)]))).toEqual({ ok: false, fout: 'toestand-beschadigd' });
  });
});
