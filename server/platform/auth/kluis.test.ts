import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { geheimPlek, loadKluis } from './kluis.ts';

const map = mkdtempSync(join(tmpdir(), 'kluis-'));
const ander = mkdtempSync(join(tmpdir(), 'kluis-'));
afterAll(() => [map, ander].forEach((pad) => rmSync(pad, { recursive: true, force: true })));

it('opens for the same record and the same key only', () => {
  const kluis = loadKluis(map);
  const plek = geheimPlek('school', 'kind');
  const dicht = kluis.sluit('zon-maan-vis', plek);
  expect(dicht.toString('utf8')).not.toContain('maan');
  expect(kluis.sluit('zon-maan-vis', plek)).not.toEqual(dicht);
  expect(loadKluis(map).open(dicht, plek)).toBe('zon-maan-vis');
  expect(kluis.open(dicht, geheimPlek('school', 'ander'))).toBeUndefined();
  expect(loadKluis(ander).open(dicht, plek)).toBeUndefined();
  const kapot = Buffer.from(dicht);
  kapot[kapot.length - 1] = (kapot[kapot.length - 1] ?? 0) ^ 1;
  expect(kluis.open(kapot, plek)).toBeUndefined();
  expect(kluis.open(Buffer.alloc(3), plek)).toBeUndefined();
  expect(statSync(join(map, 'sleutels', 'kluis.key')).mode & 0o777).toBe(0o600);
});
