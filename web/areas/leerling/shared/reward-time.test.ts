import { expect, it } from 'vitest';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { allowanceOf, SECONDS_PER_ROUTE, SECONDS_PER_STEP, spentOf } from './reward-time.ts';

type Status = Landkaart['routes'][number]['stenen'][number]['status'];
const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const route = (nr: number, statuses: readonly Status[]): Landkaart['routes'][number] => ({
  somvensterId: id(nr),
  soort: 'adaptief',
  kleur: 'A',
  titel: 'Route',
  status: 'open',
  stenen: statuses.map((status, n) => ({
    taakId: id(n),
    titel: 'ei',
    status,
    steen: 'geen',
    sterren: 0,
    isSteun: false,
    doelId: 'ei',
    icoon: 'fe:egg',
    voorbeelden: [],
    deuren: [],
  })),
});
const today = (nr: number): Landkaart['vandaag'] => [
  { taakId: id(1), somvensterId: id(nr), titel: 'ei', klaar: false },
];

it('gives a part of the time at once and more for each finished stone, two minutes a route at most', () => {
  const of = (statuses: readonly Status[]) => allowanceOf({ routes: [route(1, statuses)], vandaag: today(1) }).seconds;
  expect(of(['open', 'open', 'open'])).toBe(SECONDS_PER_STEP);
  expect(of(['klaar', 'open', 'open'])).toBe(SECONDS_PER_ROUTE);
  expect(of(['klaar', 'overgeslagen', 'kom_terug'])).toBe(SECONDS_PER_ROUTE);
});

it('belongs to the route of today, and to no route when there is none', () => {
  const routes = [route(1, ['open']), route(2, ['klaar'])];
  expect(allowanceOf({ routes, vandaag: today(2) }).route).toBe(id(2));
  expect(allowanceOf({ routes, vandaag: [] }).route).toBe(id(1));
  expect(allowanceOf({ routes: [], vandaag: [] })).toEqual({ route: '', seconds: SECONDS_PER_STEP });
});

it('begins anew with another route, and with what nobody can read', () => {
  expect(spentOf(JSON.stringify({ route: 'a', seconds: 30 }), 'a')).toBe(30);
  expect(spentOf(JSON.stringify({ route: 'a', seconds: 30 }), 'b')).toBe(0);
  for (const broken of [null, '', '{', '7', '{"route":"a","seconds":"x"}']) expect(spentOf(broken, 'a')).toBe(0);
});
