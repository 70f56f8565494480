import { expect, it } from 'vitest';
import type { JaarovergangState } from '#server/features/jaarovergang/jaarovergang.contract.ts';
import { createId } from '../shared/test-kit.ts';
import { initialPlan, blocksOfPlan, undecided, tallies, requestOf } from './plan.ts';

const kind = (nr: number, jaargroep: number) => ({ id: createId(nr), naam: `Kind ${nr}`, dier: 'vos', jaargroep });
const groep = (nr: number, jaargroepen: number[], leerlingen: ReturnType<typeof kind>[]) => ({
  id: createId(nr),
  naam: `G${jaargroepen.join('/')}`,
  jaargroepen,
  schooljaar: '2026-2027',
  docentIds: [],
  leerlingen,
});
const STATE: JaarovergangState = {
  schooljaar: '2026-2027',
  volgend: '2027-2028',
  groepen: [
    groep(90, [3], [kind(1, 3)]),
    groep(91, [4, 5], [kind(2, 4), kind(3, 5)]),
    groep(92, [6], [kind(4, 6)]),
    groep(93, [7, 8], [kind(5, 7), kind(6, 8)]),
  ],
};

it('moves everybody one year up into the group of that year, and lets the last year leave', () => {
  const plan = initialPlan(STATE);
  const { leerlingen, verlaters, archiveren: archiving, schooljaar } = requestOf(STATE, plan);
  expect(schooljaar).toBe('2027-2028');
  expect(leerlingen.map(({ id, naar: to, jaargroep }) => [id, to, jaargroep])).toEqual([
    [createId(1), createId(91), 4],
    [createId(2), createId(91), 5],
    [createId(3), createId(92), 6],
    [createId(4), createId(93), 7],
    [createId(5), createId(93), 8],
  ]);
  expect(verlaters).toEqual([createId(6)]);
  expect(archiving).toHaveLength(4);
});

it('keeps who stays down in a group of the own year', () => {
  const plan = { ...initialPlan(STATE), stays: new Set([createId(3), createId(6)]) };
  const { leerlingen, verlaters } = requestOf(STATE, plan);
  expect(leerlingen.filter(({ id }) => plan.stays.has(id)).map(({ naar: to, jaargroep }) => [to, jaargroep])).toEqual([
    [createId(91), 5],
    [createId(93), 8],
  ]);
  expect(verlaters).toEqual([]);
});

it('tells which block has nowhere to go, and how full the groups get', () => {
  const begin = initialPlan(STATE);
  const plan = {
    ...begin,
    groepen: begin.groepen.filter(({ jaargroepen }) => !jaargroepen.includes(6)),
    destination: { ...begin.destination, [`${createId(91)}:5`]: '' },
  };
  expect(undecided(STATE, plan).map(({ groep: name, jaargroep }) => [name, jaargroep])).toEqual([['G4/5', 5]]);
  expect(undecided(STATE, begin)).toEqual([]);
  expect(tallies(requestOf(STATE, begin), begin).map(({ aantal: count }) => count)).toEqual([0, 2, 1, 2]);
  expect(blocksOfPlan(STATE)).toHaveLength(6);
});
