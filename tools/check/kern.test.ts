import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const BESTANDEN = globSync('engine/core/**/*.ts', { ignore: '**/*.test.ts' });
const zonderTekst = (bron: string): string =>
  bron.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').replace(/'[^'\n]*'/g, "''");

/** Clocks and chance of the machine: the same log would give other bytes elsewhere. */
const VERBODEN = /\b(?:Date|performance)\b|\bMath\.random\b/;

it('keeps clock and chance of the machine out of the core, and the memory library in one file (practice test 21)', () => {
  expect(BESTANDEN.length).toBeGreaterThan(100);
  expect(BESTANDEN.filter((pad) => VERBODEN.test(zonderTekst(readFileSync(pad, 'utf8'))))).toEqual([]);
  expect(BESTANDEN.filter((pad) => readFileSync(pad, 'utf8').includes("'ts-fsrs'"))).toEqual([
    'engine/core/oefening/memory.ts',
  ]);
  expect(
    ['const t = new Date();', 'const u = Math.random();', 'performance.now()'].filter((bron) =>
      VERBODEN.test(zonderTekst(bron)),
    ),
  ).toHaveLength(3);
});
