import { readFileSync } from 'node:fs';
import { undocumented } from './exports.ts';
import type { FileData } from './woorden.ts';

const FILE = 'tools/check/ratchet.json';

/** What was reached: it may get better, never worse. */
interface Ratchet {
  /** Engine exports without a TSDoc comment; may only fall. */
  undocumentedEngineExports: number;
  /** Lines of test per line of source in engine/core, formatted, blank lines left out; may only rise. */
  coreTestRatio: number;
}

const linesOf = ({ text }: FileData): number => text.split('\n').filter((line) => line.trim() !== '').length;

/** Lines of test per line of source in engine/core; the hands of a test (test-kit) count on neither side. */
export function coreTestRatio(sources: readonly FileData[]): number {
  const core = sources.filter(({ path }) => path.startsWith('engine/core/') && !path.endsWith('/test-kit.ts'));
  const isTest = ({ path }: FileData): boolean => path.endsWith('.test.ts');
  const sum = (files: readonly FileData[]): number => files.reduce((lines, file) => lines + linesOf(file), 0);
  return sum(core.filter(isTest)) / sum(core.filter((file) => !isTest(file)));
}

/** Holds what was reached: documentation of the engine and tests of the core. */
export function checkRatchet(
  sources: readonly FileData[],
  reached: Ratchet = JSON.parse(readFileSync(FILE, 'utf8')),
): string[] {
  const bare = undocumented(sources);
  const ratio = coreTestRatio(sources);
  return [
    ...(bare.length > reached.undocumentedEngineExports
      ? [`${bare.length} engine exports without TSDoc, at most ${reached.undocumentedEngineExports}:`, ...bare]
      : []),
    ...(ratio < reached.coreTestRatio
      ? [`engine/core has ${ratio.toFixed(3)} lines of test per line of source, at least ${reached.coreTestRatio}`]
      : []),
  ];
}
