import { expect, it } from 'vitest';
import type { JaarovergangStand } from '#server/features/jaarovergang/jaarovergang.contract.ts';
import { maakId } from '../test-kit.ts';
import { beginplan, blokkenVan, onbeslist, tellingen, verzoekVan } from './plan.ts';

const kind = (nr: number, jaargroep: number) => ({ id: maakId(nr), naam: `Kind ${nr}`, dier: 'vos', jaargroep });
const groep = (nr: number, jaargroepen: number[], leerlingen: ReturnType<typeof kind>[]) => ({
  id: maakId(nr),
  naam: `G${jaargroepen.join('/')}`,
  jaargroepen,
  schooljaar: '2026-2027',
  docentIds: [],
  leerlingen,
});
const STAND: JaarovergangStand = {
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
  const plan = beginplan(STAND);
  const { leerlingen, verlaters, archiveren, schooljaar } = verzoekVan(STAND, plan);
  expect(schooljaar).toBe('2027-2028');
  expect(leerlingen.map(({ id, naar, jaargroep }) => [id, naar, jaargroep])).toEqual([
    [maakId(1), maakId(91), 4],
    [maakId(2), maakId(91), 5],
    [maakId(3), maakId(92), 6],
    [maakId(4), maakId(93), 7],
    [maakId(5), maakId(93), 8],
  ]);
  expect(verlaters).toEqual([maakId(6)]);
  expect(archiveren).toHaveLength(4);
});

it('keeps who stays down in a group of the own year', () => {
  const plan = { ...beginplan(STAND), blijft: new Set([maakId(3), maakId(6)]) };
  const { leerlingen, verlaters } = verzoekVan(STAND, plan);
  expect(leerlingen.filter(({ id }) => plan.blijft.has(id)).map(({ naar, jaargroep }) => [naar, jaargroep])).toEqual([
    [maakId(91), 5],
    [maakId(93), 8],
  ]);
  expect(verlaters).toEqual([]);
});

it('tells which block has nowhere to go, and how full the groups get', () => {
  const begin = beginplan(STAND);
  const plan = {
    ...begin,
    groepen: begin.groepen.filter(({ jaargroepen }) => !jaargroepen.includes(6)),
    bestemming: { ...begin.bestemming, [`${maakId(91)}:5`]: '' },
  };
  expect(onbeslist(STAND, plan).map(({ groep: naam, jaargroep }) => [naam, jaargroep])).toEqual([['G4/5', 5]]);
  expect(onbeslist(STAND, begin)).toEqual([]);
  expect(tellingen(verzoekVan(STAND, begin), begin).map(({ aantal }) => aantal)).toEqual([0, 2, 1, 2]);
  expect(blokkenVan(STAND)).toHaveLength(6);
});
