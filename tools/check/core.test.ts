import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const FILES = globSync('engine/core/**/*.ts', { ignore: '**/*.test.ts' });
const withoutText = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').replace(/'[^'\n]*'/g, "''");

/** Clocks and chance of the machine: the same log would give other bytes elsewhere. */
const FORBIDDEN = /\b(?:Date|performance)\b|\bMath\.random\b/;

it('keeps clock and chance of the machine out of the core, and the memory library in one file (practice test 21)', () => {
  expect(FILES.length).toBeGreaterThan(100);
  expect(FILES.filter((path) => FORBIDDEN.test(withoutText(readFileSync(path, 'utf8'))))).toEqual([]);
  expect(FILES.filter((path) => readFileSync(path, 'utf8').includes("'ts-fsrs'"))).toEqual([
    'engine/core/oefening/model/memory.ts',
  ]);
  expect(
    ['const t = new Date();', 'const u = Math.random();', 'performance.now()'].filter((source) =>
      FORBIDDEN.test(withoutText(source)),
    ),
  ).toHaveLength(3);
});
