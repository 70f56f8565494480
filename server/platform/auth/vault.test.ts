import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { secretPath, loadVault } from './vault.ts';

const map = mkdtempSync(join(tmpdir(), 'kluis-'));
const other = mkdtempSync(join(tmpdir(), 'kluis-'));
afterAll(() => [map, other].forEach((path) => rmSync(path, { recursive: true, force: true })));

it('opens for the same record and the same key only', () => {
  const vault = loadVault(map);
  const spot = secretPath('school', 'kind');
  const closed = vault.sluit('zon-maan-vis', spot);
  expect(closed.toString('utf8')).not.toContain('maan');
  expect(vault.sluit('zon-maan-vis', spot)).not.toEqual(closed);
  expect(loadVault(map).open(closed, spot)).toBe('zon-maan-vis');
  expect(vault.open(closed, secretPath('school', 'ander'))).toBeUndefined();
  expect(loadVault(other).open(closed, spot)).toBeUndefined();
  const broken = Buffer.from(closed);
  broken[broken.length - 1] = (broken[broken.length - 1] ?? 0) ^ 1;
  expect(vault.open(broken, spot)).toBeUndefined();
  expect(vault.open(Buffer.alloc(3), spot)).toBeUndefined();
  expect(statSync(join(map, 'sleutels', 'kluis.key')).mode & 0o777).toBe(0o600);
});
