import { expect, it } from 'vitest';
import { pastedWoorden } from '../shared/woordlijst/pasted-woorden.ts';
import { doubtsOf, isBlocking, pastedRows, storedRows, wordOf } from './list-rows.ts';

const FOUND = { spelling: 'trein', zin: 'De trein is laat.', ownZin: false, doelen: [], spellen: [], doubts: [] };

it('marks the second of two, and a piece without a word', () => {
  const rows = pastedRows(pastedWoorden('trein\n🎉\nTrein\ntrein'), 5);
  expect(rows.map(({ key }) => key)).toEqual([5, 6, 7, 8]);
  expect([...doubtsOf(rows).values()]).toEqual([[], ['geen-woord'], [], ['dubbel']]);
  expect(isBlocking(['dubbel'])).toBe(true);
  expect(isBlocking(['onbekend', 'boven-groep'])).toBe(false);
});

it('shows what was pasted only where a sign was taken off', () => {
  const rows = pastedRows(pastedWoorden('1. de trein\nplein 🎉\n42'), 0);
  expect(rows.map(({ pasted }) => pasted)).toEqual([undefined, 'plein 🎉', '42']);
});

it('leaves our sentence ours', () => {
  const [row] = storedRows([FOUND]);
  expect(row && wordOf(row)).toEqual({ spelling: 'trein' });
  const [own] = storedRows([{ ...FOUND, ownZin: true, doelId: 'ei' }]);
  expect(own && wordOf(own)).toEqual({ spelling: 'trein', zin: 'De trein is laat.', doelId: 'ei' });
});
