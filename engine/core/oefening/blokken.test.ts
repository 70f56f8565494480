import { describe, expect, it } from 'vitest';
import { createRng, shuffle } from '#engine/core/basis/rng.ts';
import { BLOK_WEES, BLOK_WOORDEN, createBlokindeling, naarBlokken, vanBlokken } from './blokken.ts';
import { createModel } from './model.ts';
import { pack, unpack, WOORD_BYTES } from './pack.ts';
import { createToestand, nieuwWoord } from './state.ts';
import { DOELEN, maakWoord, WOORDEN } from './test-kit.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const veel = Array.from({ length: 430 }, (_, i) =>
  maakWoord(`${letters[i % 26]}${letters[Math.floor(i / 26) % 26]}${letters[(i * 7) % 26]}eir`, { hoofd: 'ei' }),
);
const m = createModel([...WOORDEN, ...veel], DOELEN);
const indeling = createBlokindeling(m);

function toestand(aantal: number): Uint8Array {
  const s = createToestand(4, 9);
  for (const item of [...m.items.values()].slice(0, aantal))
    s.woorden.set(item.nr, { ...nieuwWoord(), S: 2.5, D: 5, reps: 1, dag: 9 });
  s.woorden.set(4_000_000_000, { ...nieuwWoord(), S: 1, D: 5, reps: 1, dag: 9 });
  return pack(s);
}

describe('blocks', () => {
  it.each([0, 1, 40, 470])('cut up and put together in any order gives the same bytes (%i words)', (aantal) => {
    const bytes = toestand(aantal);
    const { kop, woorden } = naarBlokken(bytes, indeling);
    const delen = shuffle([...woorden.values()], createRng(aantal + 1));
    const uit = vanBlokken(kop, Uint8Array.from(delen.flatMap((deel) => [...deel])));
    expect(uit).toEqual(bytes);
    expect(unpack(uit).ok).toBe(true);
  });

  it('holds at most 100 words of one category each, and words that are gone together', () => {
    const { woorden } = naarBlokken(toestand(470), indeling);
    expect(woorden.size).toBeGreaterThanOrEqual(5);
    for (const [blok, rijen] of woorden) {
      expect(rijen.length % WOORD_BYTES).toBe(0);
      expect(rijen.length / WOORD_BYTES).toBeLessThanOrEqual(BLOK_WOORDEN);
      if (blok === BLOK_WEES) expect(rijen.length).toBe(WOORD_BYTES);
    }
    const van = (id: string): number => Math.floor(indeling(m.items.get(id)?.nr ?? -1) / 256);
    expect(van('w-trein')).toBe(van('w-geit'));
    expect(van('w-trein')).not.toBe(van('w-hond'));
  });

  it('changes only the blocks of the words that were answered', () => {
    const bytes = toestand(470);
    const s = unpack(bytes);
    if (!s.ok) throw new Error(s.fout);
    const w = s.value.woorden.get(m.items.get('w-hond')?.nr ?? -1);
    if (w === undefined) throw new Error('no word');
    w.reps += 1;
    const [voor, na] = [naarBlokken(bytes, indeling), naarBlokken(pack(s.value), indeling)];
    const anders = [...na.woorden].filter(
      ([blok, rijen]) => Buffer.compare(rijen, voor.woorden.get(blok) ?? new Uint8Array()) !== 0,
    );
    expect(anders).toHaveLength(1);
  });

  it('reads a state that was stored whole', () => {
    const bytes = toestand(60);
    expect(vanBlokken(bytes, new Uint8Array())).toEqual(bytes);
  });

  it('a lost or doubled block is found as damage, never read as another state', () => {
    const { kop, woorden } = naarBlokken(toestand(470), indeling);
    const delen = [...woorden.values()];
    const plat = (lijst: readonly Uint8Array[]) => vanBlokken(kop, Uint8Array.from(lijst.flatMap((deel) => [...deel])));
    expect(unpack(plat(delen.slice(1)))).toEqual({ ok: false, fout: 'toestand-beschadigd' });
    expect(unpack(plat([...delen, ...delen.slice(0, 1)]))).toEqual({ ok: false, fout: 'toestand-beschadigd' });
  });
});
