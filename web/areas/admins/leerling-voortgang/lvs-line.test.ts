import { expect, it } from 'vitest';
import type { LvsResult } from '#server/features/lvsspelling/lvs-results.contract.ts';
import { createId } from '../shared/test-kit.ts';
import { lvsLines } from './lvs-line.ts';

const result = (nr: number, part: Partial<LvsResult>): LvsResult => ({
  id: createId(nr),
  bron: 'hand',
  aanbieder: 'cito',
  toets: 'Spelling',
  moment: 'M5',
  afnamedatum: '2026-01-20',
  schaal: 'IV',
  niveau: 'III',
  categorieen: {},
  ...part,
});

it('lays results of one test and one scale beside each other, oldest first', () => {
  const lines = lvsLines([
    result(1, { afnamedatum: '2026-06-10', moment: 'E5', niveau: 'II' }),
    result(2, {}),
    result(3, { schaal: 'AE', niveau: 'B' }),
  ]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.points.map(({ moment, level }) => [moment, level])).toEqual([
    ['M5', 'III'],
    ['E5', 'II'],
  ]);
});

it('puts the best level of a scale on top and the lowest at the foot', () => {
  const [line] = lvsLines([result(1, { niveau: 'I+' }), result(2, { niveau: 'V', afnamedatum: '2026-02-01' })]);
  expect(line?.points.map(({ height }) => height)).toEqual([1, 0]);
});

it('leaves out what has no level', () => {
  expect(lvsLines([{ ...result(1, {}), niveau: undefined }, result(2, {})])).toEqual([]);
});
