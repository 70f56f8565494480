import { expect, it } from 'vitest';
import { doelViewOf, presentRows } from './matrix-rows.ts';
import type { SavedColumns } from './voortgang.repository.ts';

const DOELEN = ['ei', 'au', 'ng'].map((id) => ({ id }));
const CERTAIN: [days: number, chance: number, before: boolean] = [2, 0.99, false];

it('puts what was practised under its goal and leaves the rest empty', () => {
  const [row] = presentRows(
    [
      {
        leerling_id: 'a',
        naam: 'Adam',
        doelen: ['ng', 'onbekend', 'ei'],
        n: [56, 9, 4],
        goed: [40, 9, 4],
        standen: {
          ng: ['struikel', 20, 11, ...CERTAIN],
          ei: ['te_weinig', 4, 4, ...CERTAIN],
          au: ['bezig', 20, 14, ...CERTAIN],
        },
      },
    ],
    DOELEN,
    false,
  );
  // The percentage is the one the standing is made of; the counts are of all time.
  expect(row).toEqual({
    leerlingId: 'a',
    naam: 'Adam',
    status: ['te_weinig', 'niets', 'struikel'],
    n: [4, 0, 56],
    goed: [4, 0, 40],
    pct: [null, null, 55],
  });
});

it('calls a goal without a standing yet busy, and a pupil without answers empty', () => {
  const rows = presentRows(
    [
      { leerling_id: 'a', naam: 'A', doelen: ['au'], n: [5], goed: [5], standen: {} },
      { leerling_id: 'b', naam: 'B', doelen: [], n: [], goed: [], standen: {} },
    ],
    DOELEN,
    false,
  );
  expect(rows.map(({ status }) => status)).toEqual([
    ['niets', 'bezig', 'niets'],
    ['niets', 'niets', 'niets'],
  ]);
  expect(rows[0]?.pct).toEqual([null, null, null]);
});

it('holds the answers of a period against the same rules', () => {
  const saved: SavedColumns = ['struikel', 20, 8, ...CERTAIN];
  expect(doelViewOf({ n: 30, goed: 27, period: true }, saved)).toMatchObject({ status: 'beheerst', pct: 90 });
  expect(doelViewOf({ n: 30, goed: 17, period: true }, saved)).toMatchObject({ status: 'struikel', pct: 56 });
  expect(doelViewOf({ n: 4, goed: 0, period: true }, saved)).toMatchObject({ status: 'te_weinig', pct: null });
  expect(doelViewOf({ n: 30, goed: 27, period: false }, saved)).toMatchObject({ status: 'struikel', pct: 40 });
});
