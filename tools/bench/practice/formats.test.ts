import { describe, expect, it } from 'vitest';
import { createBank } from './bank.ts';
import { BENCH_FORMATS, formatAt, inFormat, partnerOf, PER_TAAK, WRITTEN, writtenFor } from './formats.ts';
import { WORLDS, WORLD_NAMES } from './plan.ts';
import { ours } from './policies/ours.ts';
import { createRandom } from './random.ts';

const bank = createBank(400, 8, createRandom('bank', 1));
const [, , chosen = WRITTEN] = BENCH_FORMATS;

describe('formats of the bench', () => {
  it('change with every taak, and begin with another one in the next sitting', () => {
    const names = (sitting: number): string[] => [0, 1, 2, 3].map((taak) => formatAt(sitting, taak * PER_TAAK).format);
    expect(names(0)).toEqual(['dictee', 'gat', 'kies', 'dictee']);
    expect(names(1)).toEqual(['gat', 'kies', 'dictee', 'gat']);
    expect(formatAt(0, PER_TAAK - 1)).toBe(formatAt(0, 0));
  });

  it.each(BENCH_FORMATS)('$format: what gives a chance gives it back', (format) => {
    for (const chance of [0.4, 0.6, 0.75, 0.9])
      expect(inFormat(format, writtenFor(format, chance))).toBeCloseTo(chance, 12);
    expect(inFormat(format, 0.5)).toBeGreaterThanOrEqual(0.5);
  });

  it.each(WORLD_NAMES)('%s: choosing leaves less behind than writing', (name) => {
    const later = (format: typeof WRITTEN): number => {
      const random = createRandom('aard', name);
      const sim = WORLDS[name].sim(bank, { ...WORLDS[name].leerling(bank, random), theta: 0 }, random);
      for (let day = 0; day < 3; day += 1) sim.practice(3, 1, { day, memory: format.memory, rule: format.rule });
      return sim.kans(3, 20, 0);
    };
    expect(later(chosen)).toBeLessThan(later(WRITTEN));
  });
});

describe('rules of the bench', () => {
  it('are confused two by two', () => {
    for (let c = 0; c < 40; c += 1) expect(partnerOf(partnerOf(c))).toBe(c);
    expect(partnerOf(6)).toBe(7);
  });

  it('are asked in a block at first, and not twice in a row once they go well', () => {
    const player = ours({ doel: 0.75, band: false }).player({ bank, b: bank.b, fout: 0.6, seed: 1 }, noWorld);
    const asked: number[] = [];
    for (let day = 0; day < 30; day += 1) {
      player.session?.(day);
      for (let question = 0; question < 60; question += 1) {
        const { woord } = player.kies(day, WRITTEN);
        player.learn(woord, 1, { dag: day, ms: 5000, format: WRITTEN });
        asked.push(bank.cat[woord] ?? 0);
      }
    }
    const first = asked.slice(0, 4);
    expect(new Set(first).size).toBe(1);
    const last = asked.slice(-200);
    expect(last.filter((cat, i) => i > 0 && cat === last[i - 1]).length).toBeLessThan(10);
  });
});

/** Ours never looks into the world. */
const noWorld = {
  kans: () => 0,
  practice: () => undefined,
  ahead: () => ({ nu: 0, niet: 0, goed: 0, fout: 0 }),
};
