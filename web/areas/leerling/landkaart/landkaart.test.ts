import { describe, expect, it } from 'vitest';
import { spelOf } from '#engine/core/domein/spellen.ts';
import { SPEL_SLUGS } from '#games/registry.ts';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import type { DayRoute, SteenItem } from '#server/features/somvensters/route.contract.ts';
import { testLeerling } from '../shared/day-package/test-leerling.ts';
import { groundOf, pointOnLane, stenenOnLane } from './lane.ts';
import { initialView, clamp, smallestZoom, show, ZOOM_MAX, zoomAround } from './picture.ts';
import { neighborNode, directionOf } from './neighbors.ts';
import { LANES, CARD, LAND_LAYOUT, PLANNED } from './card-layout.ts';
import { SPOTS } from './spots.ts';
import {
  currentSteen,
  routeNameKey,
  landenOnMap,
  nodesOnMap,
  routesOnMap,
  addressOfSteen,
  spelAddress,
  spotsOnMap,
  standOfSpot,
  steenForSpel,
  steenId,
} from './card-model.ts';
import { titleParts, woordParts } from './tricky.ts';

const id = (n: number): string => `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;
const steen = (n: number, part: Partial<SteenItem> = {}): SteenItem => ({
  taakId: id(n),
  titel: 'Woorden met ei',
  status: 'open',
  steen: 'geen',
  sterren: 0,
  isSteun: false,
  doelId: 'ei',
  icoon: 'fe:egg',
  voorbeelden: [],
  deuren: ['wortelboer'],
  ...part,
});
const route = (n: number, stenen: SteenItem[], part: Partial<DayRoute> = {}): DayRoute => ({
  somvensterId: id(n),
  soort: 'adaptief',
  kleur: 'A',
  titel: 'Route',
  status: 'open',
  stenen,
  ...part,
});

function mapWith(part: Partial<Landkaart>): Landkaart {
  const landen = LAND_LAYOUT.map(({ code }) => ({
    code,
    open: code === 'boerenland' || code === 'stad',
    nogSterren: 12,
  }));
  return {
    leerling: testLeerling({ id: id(1) }),
    vandaag: [],
    routes: [],
    landen,
    plekken: [],
    aangeboden: [],
    beloningen: { aan: true, gifts: [] },
    notities: [],
    meekijken: false,
    ...part,
  };
}

describe('layout of the island', () => {
  it('holds every game that is there and every game to come once each, in nine lands', () => {
    expect(SPOTS).toHaveLength(new Set([...SPEL_SLUGS, ...PLANNED.map((spot) => spot.spel)]).size);
    expect(SPOTS.map((spot) => spot.land)).toEqual(SPOTS.map((spot) => spelOf(spot.spel)?.land));
    expect(new Set(SPOTS.map((spot) => spot.spel)).size).toBe(SPOTS.length);
    expect(new Set(SPOTS.map((spot) => spot.land)).size).toBe(9);
  });
  it('reads the places of a land in rows, also those of the games that are there', () => {
    const stad = SPOTS.filter((spot) => spot.land === 'stad').map((spot) => spot.x);
    expect(stad).toEqual([...stad.slice(0, 4).toSorted((a, b) => a - b), ...stad.slice(4).toSorted((a, b) => a - b)]);
  });
  it('gives every place a target of at least 64 screen pixels wide at the first view of a laptop', () => {
    const { zoom } = initialView({ w: 1440, h: 900 }, [0, 0]);
    expect(SPOTS.filter((spot) => spot.wide * zoom < 60).map((spot) => spot.spel)).toEqual([]);
  });
  it('lets no two places of a land stand on the same ground', () => {
    const collision = SPOTS.flatMap((a) =>
      SPOTS.filter(
        (b) => a.spel < b.spel && a.land === b.land && Math.abs(a.x - b.x) < 60 && Math.abs(a.y - b.y) < 50,
      ).map((b) => `${a.spel} ${b.spel}`),
    );
    expect(collision).toEqual([]);
  });
  it('lays no place over the middle of a stone, so that a tap there opens the stone', () => {
    const below = LANES.flatMap((lane, nr) =>
      [3, 4, 5, 6, 7, 8].flatMap((count) =>
        stenenOnLane(lane, count).flatMap(([x, y]) =>
          SPOTS.filter((spot) => Math.abs(x - spot.x) < spot.wide / 2 && y > spot.y - spot.high && y < spot.y + 14).map(
            (spot) => `${spot.spel} over a stone of route ${nr} with ${count}`,
          ),
        ),
      ),
    );
    expect(below).toEqual([]);
  });
  it('spreads three to six stones along a route without overlap, in order, away from the ends', () => {
    for (const lane of LANES) {
      for (const count of [3, 4, 5, 6]) {
        const stenen = stenenOnLane(lane, count);
        const distances = stenen
          .slice(1)
          .map((p, i) => Math.hypot(p[0] - (stenen[i]?.[0] ?? 0), p[1] - (stenen[i]?.[1] ?? 0)));
        expect(Math.min(...distances)).toBeGreaterThan(80);
        expect(stenen.every(([x, y]) => x > 0 && x < CARD.breedte && y > 0 && y < CARD.hoogte)).toBe(true);
      }
    }
  });
  it('gives each of up to nine stones ground of its own to be touched', () => {
    for (const lane of LANES) {
      for (const count of [2, 4, 7, 9]) {
        const stenen = stenenOnLane(lane, count);
        const nearest = Math.min(
          ...stenen.flatMap((a, i) => stenen.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))),
        );
        expect(groundOf(count), `${count}`).toBeLessThanOrEqual(nearest / 2);
        expect(groundOf(count)).toBeGreaterThan(30);
      }
    }
  });
  it('starts and ends a route on its outer points', () => {
    const lane = LANES[0] ?? [];
    expect(pointOnLane(lane, 0)).toEqual(lane[0]);
    const end = pointOnLane(lane, 1);
    expect(Math.hypot(end[0] - (lane.at(-1)?.[0] ?? 0), end[1] - (lane.at(-1)?.[1] ?? 0))).toBeLessThan(1);
  });
});

describe('view', () => {
  const laptop = { w: 1440, h: 900 };
  it('shows the whole island at first on a laptop and a tablet', () => {
    for (const size of [laptop, { w: 1024, h: 768 }]) {
      const picture = initialView(size, [1000, 1100]);
      expect(picture.x + 84 * picture.zoom).toBeGreaterThan(0);
      expect(picture.x + 2482 * picture.zoom).toBeLessThan(size.w);
    }
  });
  it.each([
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ])('leaves the name of every land free of the buttons at %ix%i', (w, h) => {
    const picture = initialView({ w, h }, [1000, 1100]);
    // Five buttons in the right bottom corner; half a name, with its article and its dot.
    const buttons = { links: w - 412, above: h - 102 };
    const halfHeight = 15;
    const halfWidth = (code: string): number => 12 + 4 * (code.length + 4);
    const below = LAND_LAYOUT.filter(
      ({ code, label: [x, y] }) =>
        picture.x + x * picture.zoom + halfWidth(code) > buttons.links &&
        picture.y + y * picture.zoom + halfHeight > buttons.above,
    );
    expect(below.map(({ code }) => code)).toEqual([]);
    for (const {
      label: [, y],
    } of LAND_LAYOUT)
      expect(picture.y + y * picture.zoom).toBeLessThan(h - halfHeight);
  });
  it('starts close to the own stone on a phone', () => {
    const picture = initialView({ w: 844, h: 390 }, [1000, 1100]);
    expect(picture.zoom).toBe(0.5);
    expect(picture.x + 1000 * picture.zoom).toBeCloseTo(422);
  });
  it('keeps the point under the fingers while zooming and never leaves the bounds', () => {
    const picture = clamp({ x: -400, y: -300, zoom: 0.8 }, laptop);
    const newOne = zoomAround(picture, 1.2, { point: [700, 450], size: laptop });
    expect((700 - newOne.x) / newOne.zoom).toBeCloseTo((700 - picture.x) / picture.zoom);
    expect(zoomAround(picture, 100, { point: [0, 0], size: laptop }).zoom).toBe(ZOOM_MAX);
    expect(zoomAround(picture, 0.001, { point: [0, 0], size: laptop }).zoom).toBe(smallestZoom(laptop));
  });
  it('does not let the island be dragged off the screen', () => {
    const far = clamp({ x: 9000, y: -9000, zoom: 1 }, laptop);
    expect(far.x).toBeLessThan(laptop.w / 2);
    expect(far.y + CARD.hoogte).toBeGreaterThan(laptop.h / 2);
  });
  it('moves only when the focused place is near or past the edge', () => {
    const picture = clamp({ x: -600, y: -300, zoom: 1 }, laptop);
    expect(show(picture, [1300, 750], laptop)).toBe(picture);
    expect(show(picture, [2500, 750], laptop).x).toBeLessThan(picture.x);
  });
});

describe('arrow keys', () => {
  const nodes = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 100, y: 10 },
    { id: 'c', x: 60, y: 90 },
    { id: 'd', x: 220, y: 0 },
  ];
  it('jump to the nearest node in that direction', () => {
    expect(neighborNode(nodes, 'a', 'rechts')).toBe('b');
    expect(neighborNode(nodes, 'd', 'links')).toBe('b');
    expect(neighborNode(nodes, 'a', 'neer')).toBe('c');
    expect(neighborNode(nodes, 'c', 'op')).toBe('b');
  });
  it('stay where they are at the edge', () => expect(neighborNode(nodes, 'd', 'rechts')).toBe('d'));
  it('know the four arrows only', () => {
    expect(directionOf('ArrowUp')).toBe('op');
    expect(directionOf('a')).toBeNull();
  });
  it('reach every place and stone of the real map from every other', () => {
    const card = mapWith({ routes: [route(50, [steen(51), steen(52), steen(53)])] });
    const all = nodesOnMap(routesOnMap(card), spotsOnMap(card));
    for (const start of all.filter((_, i) => i % 9 === 0)) {
      const seen = new Set([start.id]);
      const row = [start.id];
      while (row.length > 0) {
        const from = row.pop() ?? '';
        const newOne = (['links', 'rechts', 'op', 'neer'] as const)
          .map((direction) => neighborNode(all, from, direction))
          .filter((to) => !seen.has(to));
        for (const to of newOne) seen.add(to);
        row.push(...newOne);
      }
      expect(all.filter((node) => !seen.has(node.id)).map((node) => node.id)).toEqual([]);
    }
  });
});

describe('what the map shows', () => {
  it('puts the route of today first and stands on the first task that is not done', () => {
    const card = mapWith({
      routes: [
        route(10, [steen(11)]),
        route(20, [steen(21, { status: 'klaar', steen: 'goud', sterren: 3 }), steen(22)]),
      ],
      vandaag: [
        { taakId: id(21), somvensterId: id(20), titel: 'a', klaar: true },
        { taakId: id(22), somvensterId: id(20), titel: 'b', klaar: false },
      ],
    });
    const routes = routesOnMap(card);
    expect(routes.map((item) => [item.route.somvensterId, item.today])).toEqual([
      [id(20), true],
      [id(10), false],
    ]);
    expect(currentSteen(card, routes)?.item.taakId).toBe(id(22));
  });
  it('has no stone to stand on when all work is done', () => {
    const card = mapWith({ routes: [route(10, [steen(11, { status: 'klaar' })], { status: 'voltooid' })] });
    const routes = routesOnMap(card);
    expect(currentSteen(card, routes)).toBeNull();
    expect(routes[0]?.done).toBe(true);
  });
  it('leaves frozen and withdrawn routes off the map and shows at most three', () => {
    const card = mapWith({
      routes: [
        route(1, [], { status: 'bevroren' }),
        route(2, [], { status: 'ingetrokken' }),
        ...[3, 4, 5, 6].map((n) => route(n, [steen(n + 20)])),
      ],
    });
    expect(routesOnMap(card)).toHaveLength(3);
  });
  it('covers the places of a closed land with mist and never offers them', () => {
    const spots = spotsOnMap(mapWith({ aangeboden: ['pizzabakken', 'botenkoers'] }));
    const grab = (spel: string) => spots.find((spot) => spot.spel === spel);
    expect(grab('pizzabakken')).toMatchObject({ mist: false, offered: true });
    expect(grab('botenkoers')).toMatchObject({ mist: true, offered: false, starsToGo: 12 });
  });
  it('says of a game to come that it is being built, and asks no stars for it', () => {
    const card = mapWith({ aangeboden: ['ninja'] });
    const spots = spotsOnMap(card);
    expect(spots.filter(({ built }) => built).map(({ spel }) => spel)).toEqual(
      SPOTS.map(({ spel }) => spel).filter((spel) => SPEL_SLUGS.includes(spel)),
    );
    for (const spot of spots.filter(({ built }) => !built))
      expect([standOfSpot(spot), spot.mist, spot.offered]).toEqual(['bouw', false, false]);
    const landen = landenOnMap(card);
    expect(landen.filter(({ built }) => built).map(({ code }) => code)).toEqual(
      LAND_LAYOUT.map(({ code }) => code).filter((code) => SPEL_SLUGS.some((slug) => spelOf(slug)?.land === code)),
    );
  });
  it('opens a place through the own stone first, else through a stone that can be played', () => {
    const card = mapWith({
      routes: [
        route(10, [
          steen(11),
          steen(12, { deuren: ['rups', 'wortelboer'] }),
          steen(13, { status: 'dicht', deuren: ['taxirit'] }),
        ]),
      ],
    });
    const routes = routesOnMap(card);
    const current = currentSteen(card, routes);
    expect(steenForSpel('wortelboer', current, routes)?.item.taakId).toBe(id(11));
    expect(steenForSpel('rups', current, routes)?.item.taakId).toBe(id(12));
    expect(steenForSpel('taxirit', current, routes)).toBeNull();
  });
  it('writes the address of a game with its ñ', () => {
    const card = mapWith({ routes: [route(10, [steen(11)])] });
    const doel = currentSteen(card, routesOnMap(card));
    expect(doel && spelAddress(id(1), addressOfSteen(doel), 'pinata')).toBe(
      `/leerling/${id(1)}/somvensters/${id(10)}/taken/${id(11)}/spellen/piñata`,
    );
    expect(doel && steenId(doel.item)).toBe(`steen-${id(11)}`);
  });
});

describe('tricky letters', () => {
  const color = (parts: readonly { text: string; tricky: boolean }[]): string =>
    parts.map((part) => (part.tricky ? `[${part.text}]` : part.text)).join('');
  it('marks the letters of the goal in a word', () => {
    expect(color(woordParts('trein', 'ei'))).toBe('tr[ei]n');
    expect(color(woordParts('hond', 'eind-d'))).toBe('hon[d]');
    expect(color(woordParts('bakker', 'verdubbeling'))).toBe('ba[kk]er');
    expect(color(woordParts('maan', 'kz-mkm'))).toBe('maan');
  });
  it('marks only letters that a title names', () => {
    expect(color(titleParts('Woorden met ei'))).toBe('Woorden met [ei]');
    expect(color(titleParts('Woorden met eer, oor, eur'))).toBe('Woorden met [eer], [oor], [eur]');
    expect(color(titleParts('Woorden met een voorstukje'))).toBe('Woorden met een voorstukje');
    expect(color(titleParts('Meer dan één: en'))).toBe('Meer dan één: [en]');
    expect(color(titleParts('Luchtwoorden'))).toBe('Luchtwoorden');
  });
});

describe('name of a route', () => {
  it('is today, or what kind of route it is; the teacher keeps the own name', () => {
    const of = (kind: DayRoute['soort'], today: boolean) =>
      routeNameKey({ route: route(1, [], { soort: kind }), today });
    expect(of('adaptief', true)).toBe('vandaag');
    expect(of('adaptief', false)).toBe('soort.adaptief');
    expect(of('leerkracht', true)).toBe('soort.leerkracht');
    const week = route(1, [], { soort: 'leerkracht', week: true });
    expect(routeNameKey({ route: week, today: true })).toBe('soort.week');
  });
});
