import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#web/platform/storage.ts';
import type { DayRoute, SteenItem } from '#server/features/somvensters/route.contract.ts';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { testLeerling } from '../shared/day-package/test-leerling.ts';
import { createArrivals } from '../shared/homecoming/arrivals.ts';
import { holdBack, mapStandingOf } from '../shared/homecoming/standing.ts';
import { routesOnMap } from './card-model.ts';
import { LAND_LAYOUT } from './card-layout.ts';
import { walkFrames } from './homecoming/flight.ts';
import { wayHome } from './homecoming/way.ts';
import { momentsOf } from './moments.ts';

const id = (n: number): string => `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;
const steen = (n: number, part: Partial<SteenItem> = {}): SteenItem => ({
  taakId: id(n),
  titel: `Steen ${n}`,
  status: 'open',
  steen: 'geen',
  sterren: 0,
  isSteun: false,
  doelId: 'ei',
  icoon: 'fe:egg',
  voorbeelden: [],
  deuren: ['pizzabakken'],
  ...part,
});
const route = (n: number, stenen: SteenItem[]): DayRoute => ({
  somvensterId: id(n),
  soort: 'adaptief',
  kleur: 'A',
  titel: 'Route',
  status: 'open',
  stenen,
});
const today = (n: number, done: boolean): ShownMap['vandaag'][number] => ({
  taakId: id(n),
  somvensterId: id(50),
  titel: `Steen ${n}`,
  klaar: done,
});

function mapWith(part: Partial<ShownMap> & { stars?: number; open?: string[] }): ShownMap {
  const { stars = 0, open = ['boerenland', 'stad'], ...rest } = part;
  return {
    leerling: testLeerling({ id: id(99), munten: 12, sterren: stars }),
    vandaag: [],
    routes: [],
    landen: LAND_LAYOUT.map(({ code }) => ({ code, open: open.includes(code), nogSterren: 0 })),
    plekken: [],
    aangeboden: [],
    beloningen: { aan: true, gifts: [] },
    notities: [],
    meekijken: false,
    ...rest,
  };
}

const standing = (card: ShownMap, n = 1) => {
  const found = mapStandingOf(card, id(n));
  if (found === null) throw new Error('the stone is not on the map');
  return found;
};
const done = (n: number, stars: number): SteenItem =>
  steen(n, { status: 'klaar', sterren: stars, steen: stars === 3 ? 'goud' : 'zilver' });

describe('what there is to show after a round', () => {
  const before = mapWith({
    stars: 8,
    routes: [route(50, [steen(1), steen(2)])],
    vandaag: [today(1, false), today(2, false)],
  });

  it('has the stars that came, where they land, and the stone that is next', () => {
    const after = mapWith({
      stars: 10,
      routes: [route(50, [done(1, 2), steen(2)])],
      vandaag: [today(1, true), today(2, false)],
    });
    expect(momentsOf(standing(before), after)).toEqual({
      taakId: id(1),
      landing: [0, 1],
      stars: { from: 8, to: 10 },
      next: { nr: 2, title: 'Steen 2' },
      landen: [],
      dayDone: false,
    });
  });
  it('lets only the star that is new land on a stone that was played before', () => {
    const played = mapWith({ stars: 8, routes: [route(50, [done(1, 2), steen(2)])] });
    const after = mapWith({ stars: 11, routes: [route(50, [done(1, 3), steen(2)])] });
    expect(momentsOf(standing(played), after)).toMatchObject({ landing: [2], stars: { from: 8, to: 11 } });
  });
  it('is nothing as long as the map does not know of the round', () => {
    expect(momentsOf(standing(before), before)).toBeNull();
    const begun = mapWith({ stars: 8, routes: [route(50, [steen(1, { status: 'bezig' }), steen(2)])] });
    expect(momentsOf(standing(before), begun)).toBeNull();
  });
  it('tells which lands opened', () => {
    const after = mapWith({ stars: 10, open: ['boerenland', 'stad', 'water'], routes: before.routes });
    expect(momentsOf(standing(before), after)?.landen).toEqual(['water']);
  });
  it('tells once that the day is done, and only when there was something to do', () => {
    const last = mapWith({ stars: 8, routes: before.routes, vandaag: [today(1, false), today(2, true)] });
    const over = mapWith({
      stars: 11,
      routes: [route(50, [done(1, 3), done(2, 3)])],
      vandaag: [today(1, true), today(2, true)],
    });
    expect(momentsOf(standing(last), over)).toMatchObject({ dayDone: true, next: null });
    expect(momentsOf(standing(over), { ...over, leerling: { ...over.leerling, sterren: 14 } })).toMatchObject({
      dayDone: false,
    });
    expect(momentsOf(standing(before), mapWith({ stars: 9 }))?.dayDone).toBe(false);
  });
  it('knows a stone that has gone from the map, and never takes stars away', () => {
    expect(momentsOf(standing(before), mapWith({ stars: 3 }))).toBeNull();
    expect(momentsOf(standing(before), mapWith({ stars: 9 }))).toMatchObject({ landing: [], next: null });
  });
});

describe('the map until the child is welcomed', () => {
  const before = mapWith({ stars: 8, routes: [route(50, [steen(1), steen(2)])], vandaag: [today(1, false)] });
  const after = mapWith({
    stars: 10,
    open: ['boerenland', 'stad', 'water'],
    routes: [route(50, [done(1, 2), done(2, 1)])],
    vandaag: [today(1, true)],
  });
  it('stands as before for what the round changed, and as after for all else', () => {
    const held = holdBack(after, standing(before));
    expect(held.leerling.sterren).toBe(8);
    expect(held.vandaag).toEqual([today(1, false)]);
    expect(held.landen.filter(({ open }) => open).map(({ code }) => code)).toEqual(['boerenland', 'stad']);
    expect(held.routes[0]?.stenen.map((item) => [item.status, item.sterren])).toEqual([
      ['open', 0],
      ['klaar', 1],
    ]);
    expect(held.leerling.munten).toBe(12);
  });
  it('has no standing for a stone that is not there', () => expect(mapStandingOf(after, id(7))).toBeNull());
});

describe('rounds that wait for their welcome', () => {
  const before = standing(mapWith({ stars: 1, routes: [route(50, [steen(1), steen(2)])] }));
  const later = standing(mapWith({ stars: 4, routes: [route(50, [done(1, 3), steen(2)])] }));
  const other = standing(mapWith({ stars: 4, routes: [route(50, [done(1, 3), steen(2)])] }), 2);

  it('survive a reload, and are welcomed once', () => {
    const storage = memoryStorage();
    createArrivals(storage, () => 'monday').keep('noor', { before, words: ['ei'] });
    const reloaded = createArrivals(storage, () => 'monday');
    expect(reloaded.find('noor')).toEqual({ before, words: ['ei'] });
    expect(reloaded.find('noor')).toBe(reloaded.find('noor'));
    expect(reloaded.find('sem')).toBeNull();
    reloaded.forget('noor');
    expect(reloaded.find('noor')).toBeNull();
    expect(createArrivals(storage, () => 'monday').find('noor')).toBeNull();
  });
  it('gather the words of the day, each once, and begin anew the next day', () => {
    const storage = memoryStorage();
    const days = ['monday', 'monday', 'tuesday'];
    const arrivals = createArrivals(storage, () => days.shift() ?? '');
    arrivals.keep('noor', { before, words: ['ei', 'kip'] });
    arrivals.forget('noor');
    arrivals.keep('noor', { before: other, words: ['kip', 'haan'] });
    expect(arrivals.find('noor')?.words).toEqual(['ei', 'kip', 'haan']);
    arrivals.keep('noor', { before: other, words: ['koe'] });
    expect(arrivals.find('noor')?.words).toEqual(['koe']);
  });
  it('keep the first standing of a stone that is played twice, and the last stone', () => {
    const arrivals = createArrivals(memoryStorage(), () => 'monday');
    arrivals.keep('noor', { before, words: [] });
    arrivals.keep('noor', { before: later, words: [] });
    expect(arrivals.find('noor')?.before.stars).toBe(1);
    arrivals.keep('noor', { before: other, words: [] });
    expect(arrivals.find('noor')?.before.steen.taakId).toBe(id(2));
  });
  it('tell who follows, and take what is broken for nothing', () => {
    const storage = memoryStorage();
    storage.write('taaltocht.homecoming.noor', '{"waiting":{"before":');
    const arrivals = createArrivals(storage, () => 'monday');
    expect(arrivals.find('noor')).toBeNull();
    let told = 0;
    const stop = arrivals.follow(() => (told += 1));
    arrivals.keep('noor', { before, words: [] });
    stop();
    arrivals.forget('noor');
    expect(told).toBe(1);
  });
});

describe('the way of the figure', () => {
  const routes = routesOnMap(
    mapWith({ routes: [route(50, [steen(1), steen(2), steen(3)]), route(60, [steen(4), steen(5)])] }),
  );
  const place = (n: number): readonly [number, number] =>
    routes.flatMap(({ stenen }) => stenen).find(({ item }) => item.taakId === id(n))?.place ?? [0, 0];

  it('follows the route from stone to stone', () => {
    const way = wayHome(routes, id(1), { taakId: id(2), place: place(2) });
    expect(way[0]).toEqual(place(1));
    expect(way.at(-1)).toEqual(place(2));
    const steps = way.slice(1).map(([x, y], i) => Math.hypot(x - (way[i]?.[0] ?? 0), y - (way[i]?.[1] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(20);
  });
  it('goes on to another route, and to the flag when nothing is left', () => {
    expect(wayHome(routes, id(3), { taakId: id(4), place: place(4) }).at(-1)).toEqual(place(4));
    expect(wayHome(routes, id(3), { taakId: null, place: [1300, 1092] }).length).toBeGreaterThan(2);
  });
  it('stays where it is when there is nowhere to go', () => {
    expect(wayHome(routes, id(1), { taakId: id(1), place: place(1) })).toEqual([]);
    expect(wayHome(routes, id(9), { taakId: id(1), place: place(1) })).toEqual([]);
    expect(wayHome([], id(9), { taakId: null, place: [0, 0] })).toEqual([]);
  });
  it('takes no longer for a far stone, and ends standing where it is drawn', () => {
    const { frames, duration } = walkFrames([
      [0, 0],
      [500, 0],
      [2000, 0],
    ]);
    expect(duration).toBe(900);
    expect(frames[0]?.['transform']).toContain('translate(-2000px');
    expect(frames.at(-1)?.['transform']).toBe('translate(0px, 0px) rotate(0deg)');
    expect(walkFrames([[0, 0]]).duration).toBe(480);
  });
});
