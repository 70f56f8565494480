import { expect, it } from 'vitest';
import { codesOf, linesOf } from './codes.ts';

it('reads a pasted list, whatever stands between the codes', () => {
  expect(codesOf(' ABC-1 \n\nDEF-2\r\n;GHI-3, ')).toEqual(['ABC-1', 'DEF-2', 'GHI-3']);
  expect(codesOf('')).toEqual([]);
  expect(codesOf(Array.from({ length: 80 }, (_, nr) => `C${nr}`).join('\n'))).toHaveLength(60);
});

it('sends good codes only, and merges only where somebody chose so', () => {
  const existingLeerling = { id: '019f955b-73e2-7000-8000-000000000001', naam: 'Pip' };
  const items = [
    { token: 'A', status: 'goed', bestaandeLeerling: existingLeerling },
    { token: 'B', status: 'verlopen' },
    { token: 'C', status: 'goed' },
  ] as const;
  expect(linesOf(items, new Map([['C', { groepId: 'g2', together: true }]]), 'g1')).toEqual([
    { token: 'A', groepId: 'g1' },
    { token: 'C', groepId: 'g2' },
  ]);
  expect(linesOf(items, new Map([['A', { groepId: 'g1', together: true }]]), 'g1')[0]).toEqual({
    token: 'A',
    groepId: 'g1',
    samenvoegenMet: existingLeerling.id,
  });
});
