import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFeatures } from './module.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'taaltocht-features-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function writeFeature(name: string, source?: string): void {
  mkdirSync(join(dir, name));
  if (source !== undefined) writeFileSync(join(dir, name, 'module.ts'), source);
}
const build = 'build: () => ({ routes: [] })';

it('finds the features of a folder in the order of their names', async () => {
  writeFeature('spel', `export const module = { name: 'spel', ${build} };`);
  writeFeature('groep', `export const module = { name: 'groep', ${build} };`);
  expect((await findFeatures(dir)).map(({ name }) => name)).toEqual(['groep', 'spel']);
});

it.each([
  ['feature groep: module.ts is missing', undefined],
  ['feature groep: module.ts exports no module { name, build }', `export const module = { name: 'groep' };`],
  ['feature groep: its module is named spel', `export const module = { name: 'spel', ${build} };`],
])('refuses with one line: %s', async (line, source) => {
  writeFeature('groep', source);
  await expect(findFeatures(dir)).rejects.toThrow(line);
});
