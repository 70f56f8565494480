import { expect, it } from 'vitest';
import { periodsOf, proposeLines } from './proposal.ts';

const price = (part: string, from: number, until: number | null, cents: number) => ({
  part,
  van: from,
  tot: until,
  bedrag: cents,
});
const SCHOOL = [
  price('licentie', 1, 50, 950),
  price('licentie', 51, 150, 825),
  price('minimum', 1, null, 15_000),
  price('featureZorgtraject', 1, null, 9_500),
  price('testschool', 1, null, 7_500),
];
const PRACTICE = [price('licentie', 1, 5, 1_200), price('licentie', 6, 10, 2_000)];
const HOME = [price('licentie', 1, 1, 650), price('licentie', 2, 4, 250)];
const wanted = { kind: 'school', seats: 100, features: [], period: 'schooljaar' } as const;
const amounts = (lines: ReturnType<typeof proposeLines>) =>
  lines?.map(({ aantal: count, bedrag: cents }) => [count, cents]);

it('bills a school for each leerling by its band, and each function once', () => {
  const lines = proposeLines(SCHOOL, { ...wanted, features: ['testschool', 'featureZorgtraject'] }, 'nl-NL');
  expect(lines).toEqual([
    { tekst: 'Schoollicentie Taaltocht, per leerling per schooljaar', aantal: 100, bedrag: 825 },
    { tekst: 'Methodetoetsen, per schooljaar', aantal: 1, bedrag: 7_500 },
    { tekst: 'Zorgtraject, per schooljaar', aantal: 1, bedrag: 9_500 },
  ]);
});

it('bills a small school the least it pays, in one line that says so', () => {
  const [line] = proposeLines(SCHOOL, { ...wanted, seats: 12 }, 'nl-NL') ?? [];
  expect(line).toMatchObject({ aantal: 1, bedrag: 15_000, tekst: expect.stringContaining('12 leerlingen') });
});

it('bills a practice and a home a month, or ten months for a year', () => {
  expect(amounts(proposeLines(PRACTICE, { ...wanted, kind: 'rt', seats: 8, period: 'maand' }, 'nl-NL'))).toEqual([
    [1, 2_000],
  ]);
  expect(amounts(proposeLines(PRACTICE, { ...wanted, kind: 'rt', seats: 8, period: 'jaar' }, 'nl-NL'))).toEqual([
    [10, 2_000],
  ]);
  expect(amounts(proposeLines(HOME, { ...wanted, kind: 'thuis', seats: 3, period: 'jaar' }, 'nl-BE'))).toEqual([
    [10, 1_150],
  ]);
});

it('proposes nothing for a number that the prices do not know', () => {
  expect(proposeLines(PRACTICE, { ...wanted, kind: 'rt', seats: 11, period: 'jaar' }, 'nl-NL')).toBeUndefined();
});

it('names the usual period of each kind first', () => {
  expect([periodsOf('school')[0], periodsOf('rt')[0], periodsOf('thuis')[0]]).toEqual(['schooljaar', 'jaar', 'jaar']);
});
