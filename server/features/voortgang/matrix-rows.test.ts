import { expect, it } from 'vitest';
import { presentRows } from './matrix-rows.ts';

const DOELEN = ['ei', 'au', 'ng'].map((id) => ({ id }));

it('puts what was practised under its goal and leaves the rest empty', () => {
  const [row] = presentRows(
    [
      {
        leerling_id: 'a',
        naam: 'Adam',
        doelen: ['ng', 'onbekend', 'ei'],
        n: [8, 9, 4],
        goed: [1, 9, 4],
        standen: { ng: 'struikel', ei: 'beheerst', au: 'bezig' },
      },
    ],
    DOELEN,
  );
  expect(row).toEqual({
    leerlingId: 'a',
    naam: 'Adam',
    status: ['te_weinig', 'niets', 'struikel'],
    n: [4, 0, 8],
    pct: [null, null, 13],
  });
});

it('calls a goal without a standing yet busy, and a pupil without answers empty', () => {
  const rows = presentRows(
    [
      { leerling_id: 'a', naam: 'A', doelen: ['au'], n: [5], goed: [5], standen: {} },
      { leerling_id: 'b', naam: 'B', doelen: [], n: [], goed: [], standen: {} },
    ],
    DOELEN,
  );
  expect(rows.map(({ status }) => status)).toEqual([
    ['niets', 'bezig', 'niets'],
    ['niets', 'niets', 'niets'],
  ]);
  expect(rows[0]?.pct).toEqual([null, 100, null]);
});
