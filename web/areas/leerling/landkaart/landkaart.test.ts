import { describe, expect, it } from 'vitest';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import type { Route, SteenItem } from '#server/features/somvensters/route.contract.ts';
import { puntOpBaan, stenenOpBaan } from './baan.ts';
import { beginBeeld, klem, kleinsteZoom, toon, ZOOM_MAX, zoomOm } from './beeld.ts';
import { buur, richtingVan } from './buren.ts';
import { BANEN, KAART, LANDEN, PLEKKEN } from './kaart-indeling.ts';
import {
  huidigeSteen,
  knopenOpKaart,
  plekkenOpKaart,
  routesOpKaart,
  spelAdres,
  steenId,
  steenVoorSpel,
} from './kaart-model.ts';
import { titelDelen, woordDelen } from './lastig.ts';

const id = (n: number): string => `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;
const steen = (n: number, deel: Partial<SteenItem> = {}): SteenItem => ({
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
  ...deel,
});
const route = (n: number, stenen: SteenItem[], deel: Partial<Route> = {}): Route => ({
  somvensterId: id(n),
  soort: 'adaptief',
  kleur: 'A',
  titel: 'Route',
  status: 'open',
  stenen,
  ...deel,
});

function kaartMet(deel: Partial<Landkaart>): Landkaart {
  const landen = LANDEN.map(({ code }) => ({ code, open: code === 'boerenland' || code === 'stad', nogSterren: 12 }));
  const voorkeuren = {
    geluid: true,
    muziek: true,
    rustig: false,
    minderBeweging: false,
    lettergrootte: 'normaal',
    lettertype: null,
    letterafstand: null,
    toetsenbord: null,
  } satisfies Landkaart['leerling']['voorkeuren'];
  return {
    leerling: {
      id: id(1),
      roepnaam: 'Noor',
      dier: 'vos',
      munten: 0,
      sterren: 0,
      voorkeuren,
      stem: 'nl',
      ingesteld: { lettertype: 'andika', letterafstand: 0, toetsenbord: 'abc', typen: true },
    },
    vandaag: [],
    routes: [],
    landen,
    plekken: [],
    aangeboden: [],
    vrijMinuten: 2,
    notities: [],
    meekijken: false,
    ...deel,
  };
}

describe('layout of the island', () => {
  it('holds the 45 games once each, in nine lands', () => {
    expect(PLEKKEN).toHaveLength(45);
    expect(new Set(PLEKKEN.map((plek) => plek.spel)).size).toBe(45);
    expect(new Set(PLEKKEN.map((plek) => plek.land)).size).toBe(9);
  });
  it('gives every place a target of at least 64 screen pixels wide at the first view of a laptop', () => {
    const { zoom } = beginBeeld({ w: 1440, h: 900 }, [0, 0]);
    expect(PLEKKEN.filter((plek) => plek.breed * zoom < 60).map((plek) => plek.spel)).toEqual([]);
  });
  it('lets no two places of a land stand on the same ground', () => {
    const botsing = PLEKKEN.flatMap((a) =>
      PLEKKEN.filter(
        (b) => a.spel < b.spel && a.land === b.land && Math.abs(a.x - b.x) < 60 && Math.abs(a.y - b.y) < 50,
      ).map((b) => `${a.spel} ${b.spel}`),
    );
    expect(botsing).toEqual([]);
  });
  it('lays no place over the middle of a stone, so that a tap there opens the stone', () => {
    const onder = BANEN.flatMap((baan, nr) =>
      [3, 4, 5, 6, 7, 8].flatMap((aantal) =>
        stenenOpBaan(baan, aantal).flatMap(([x, y]) =>
          PLEKKEN.filter(
            (plek) => Math.abs(x - plek.x) < plek.breed / 2 && y > plek.y - plek.hoog && y < plek.y + 14,
          ).map((plek) => `${plek.spel} over a stone of route ${nr} with ${aantal}`),
        ),
      ),
    );
    expect(onder).toEqual([]);
  });
  it('spreads three to six stones along a route without overlap, in order, away from the ends', () => {
    for (const baan of BANEN) {
      for (const aantal of [3, 4, 5, 6]) {
        const stenen = stenenOpBaan(baan, aantal);
        const afstanden = stenen
          .slice(1)
          .map((p, i) => Math.hypot(p[0] - (stenen[i]?.[0] ?? 0), p[1] - (stenen[i]?.[1] ?? 0)));
        expect(Math.min(...afstanden)).toBeGreaterThan(80);
        expect(stenen.every(([x, y]) => x > 0 && x < KAART.breedte && y > 0 && y < KAART.hoogte)).toBe(true);
      }
    }
  });
  it('starts and ends a route on its outer points', () => {
    const baan = BANEN[0] ?? [];
    expect(puntOpBaan(baan, 0)).toEqual(baan[0]);
    const eind = puntOpBaan(baan, 1);
    expect(Math.hypot(eind[0] - (baan.at(-1)?.[0] ?? 0), eind[1] - (baan.at(-1)?.[1] ?? 0))).toBeLessThan(1);
  });
});

describe('view', () => {
  const laptop = { w: 1440, h: 900 };
  it('shows the whole island at first on a laptop and a tablet', () => {
    for (const maat of [laptop, { w: 1024, h: 768 }]) {
      const beeld = beginBeeld(maat, [1000, 1100]);
      expect(beeld.x + 84 * beeld.zoom).toBeGreaterThan(0);
      expect(beeld.x + 2482 * beeld.zoom).toBeLessThan(maat.w);
    }
  });
  it.each([
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ])('leaves the name of every land free of the buttons at %ix%i', (w, h) => {
    const beeld = beginBeeld({ w, h }, [1000, 1100]);
    // Five buttons in the right bottom corner; half a name, with its article and its dot.
    const knoppen = { links: w - 412, boven: h - 102 };
    const halfHoog = 15;
    const halfBreed = (code: string): number => 12 + 4 * (code.length + 4);
    const onder = LANDEN.filter(
      ({ code, label: [x, y] }) =>
        beeld.x + x * beeld.zoom + halfBreed(code) > knoppen.links &&
        beeld.y + y * beeld.zoom + halfHoog > knoppen.boven,
    );
    expect(onder.map(({ code }) => code)).toEqual([]);
    for (const {
      label: [, y],
    } of LANDEN)
      expect(beeld.y + y * beeld.zoom).toBeLessThan(h - halfHoog);
  });
  it('starts close to the own stone on a phone', () => {
    const beeld = beginBeeld({ w: 844, h: 390 }, [1000, 1100]);
    expect(beeld.zoom).toBe(0.5);
    expect(beeld.x + 1000 * beeld.zoom).toBeCloseTo(422);
  });
  it('keeps the point under the fingers while zooming and never leaves the bounds', () => {
    const beeld = klem({ x: -400, y: -300, zoom: 0.8 }, laptop);
    const nieuw = zoomOm(beeld, 1.2, { punt: [700, 450], maat: laptop });
    expect((700 - nieuw.x) / nieuw.zoom).toBeCloseTo((700 - beeld.x) / beeld.zoom);
    expect(zoomOm(beeld, 100, { punt: [0, 0], maat: laptop }).zoom).toBe(ZOOM_MAX);
    expect(zoomOm(beeld, 0.001, { punt: [0, 0], maat: laptop }).zoom).toBe(kleinsteZoom(laptop));
  });
  it('does not let the island be dragged off the screen', () => {
    const ver = klem({ x: 9000, y: -9000, zoom: 1 }, laptop);
    expect(ver.x).toBeLessThan(laptop.w / 2);
    expect(ver.y + KAART.hoogte).toBeGreaterThan(laptop.h / 2);
  });
  it('moves only when the focused place is near or past the edge', () => {
    const beeld = klem({ x: -600, y: -300, zoom: 1 }, laptop);
    expect(toon(beeld, [1300, 750], laptop)).toBe(beeld);
    expect(toon(beeld, [2500, 750], laptop).x).toBeLessThan(beeld.x);
  });
});

describe('arrow keys', () => {
  const knopen = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 100, y: 10 },
    { id: 'c', x: 60, y: 90 },
    { id: 'd', x: 220, y: 0 },
  ];
  it('jump to the nearest node in that direction', () => {
    expect(buur(knopen, 'a', 'rechts')).toBe('b');
    expect(buur(knopen, 'd', 'links')).toBe('b');
    expect(buur(knopen, 'a', 'neer')).toBe('c');
    expect(buur(knopen, 'c', 'op')).toBe('b');
  });
  it('stay where they are at the edge', () => expect(buur(knopen, 'd', 'rechts')).toBe('d'));
  it('know the four arrows only', () => {
    expect(richtingVan('ArrowUp')).toBe('op');
    expect(richtingVan('a')).toBeNull();
  });
  it('reach every place and stone of the real map from every other', () => {
    const kaart = kaartMet({ routes: [route(50, [steen(51), steen(52), steen(53)])] });
    const alle = knopenOpKaart(routesOpKaart(kaart), plekkenOpKaart(kaart));
    for (const start of alle.filter((_, i) => i % 9 === 0)) {
      const gezien = new Set([start.id]);
      const rij = [start.id];
      while (rij.length > 0) {
        const van = rij.pop() ?? '';
        const nieuw = (['links', 'rechts', 'op', 'neer'] as const)
          .map((richting) => buur(alle, van, richting))
          .filter((naar) => !gezien.has(naar));
        for (const naar of nieuw) gezien.add(naar);
        rij.push(...nieuw);
      }
      expect(alle.filter((knoop) => !gezien.has(knoop.id)).map((knoop) => knoop.id)).toEqual([]);
    }
  });
});

describe('what the map shows', () => {
  it('puts the route of today first and stands on the first task that is not done', () => {
    const kaart = kaartMet({
      routes: [
        route(10, [steen(11)]),
        route(20, [steen(21, { status: 'klaar', steen: 'goud', sterren: 3 }), steen(22)]),
      ],
      vandaag: [
        { taakId: id(21), somvensterId: id(20), titel: 'a', klaar: true },
        { taakId: id(22), somvensterId: id(20), titel: 'b', klaar: false },
      ],
    });
    const routes = routesOpKaart(kaart);
    expect(routes.map((item) => [item.route.somvensterId, item.vandaag])).toEqual([
      [id(20), true],
      [id(10), false],
    ]);
    expect(huidigeSteen(kaart, routes)?.item.taakId).toBe(id(22));
  });
  it('has no stone to stand on when all work is done', () => {
    const kaart = kaartMet({ routes: [route(10, [steen(11, { status: 'klaar' })], { status: 'voltooid' })] });
    const routes = routesOpKaart(kaart);
    expect(huidigeSteen(kaart, routes)).toBeNull();
    expect(routes[0]?.klaar).toBe(true);
  });
  it('leaves frozen and withdrawn routes off the map and shows at most three', () => {
    const kaart = kaartMet({
      routes: [
        route(1, [], { status: 'bevroren' }),
        route(2, [], { status: 'ingetrokken' }),
        ...[3, 4, 5, 6].map((n) => route(n, [steen(n + 20)])),
      ],
    });
    expect(routesOpKaart(kaart)).toHaveLength(3);
  });
  it('covers the places of a closed land with mist and never offers them', () => {
    const plekken = plekkenOpKaart(kaartMet({ aangeboden: ['wortelboer', 'ninja'] }));
    const pak = (spel: string) => plekken.find((plek) => plek.spel === spel);
    expect(pak('wortelboer')).toMatchObject({ mist: false, aangeboden: true });
    expect(pak('ninja')).toMatchObject({ mist: true, aangeboden: false, nogSterren: 12 });
  });
  it('opens a place through the own stone first, else through a stone that can be played', () => {
    const kaart = kaartMet({
      routes: [
        route(10, [
          steen(11),
          steen(12, { deuren: ['rups', 'wortelboer'] }),
          steen(13, { status: 'dicht', deuren: ['taxirit'] }),
        ]),
      ],
    });
    const routes = routesOpKaart(kaart);
    const huidig = huidigeSteen(kaart, routes);
    expect(steenVoorSpel('wortelboer', huidig, routes)?.item.taakId).toBe(id(11));
    expect(steenVoorSpel('rups', huidig, routes)?.item.taakId).toBe(id(12));
    expect(steenVoorSpel('taxirit', huidig, routes)).toBeNull();
  });
  it('writes the address of a game with its ñ', () => {
    const kaart = kaartMet({ routes: [route(10, [steen(11)])] });
    const doel = huidigeSteen(kaart, routesOpKaart(kaart));
    expect(doel && spelAdres(id(1), doel, 'pinata')).toBe(
      `/leerling/${id(1)}/somvensters/${id(10)}/taken/${id(11)}/spellen/piñata`,
    );
    expect(doel && steenId(doel.item)).toBe(`steen-${id(11)}`);
  });
});

describe('tricky letters', () => {
  const kleur = (delen: readonly { tekst: string; lastig: boolean }[]): string =>
    delen.map((deel) => (deel.lastig ? `[${deel.tekst}]` : deel.tekst)).join('');
  it('marks the letters of the goal in a word', () => {
    expect(kleur(woordDelen('trein', 'ei'))).toBe('tr[ei]n');
    expect(kleur(woordDelen('hond', 'eind-d'))).toBe('hon[d]');
    expect(kleur(woordDelen('bakker', 'verdubbeling'))).toBe('ba[kk]er');
    expect(kleur(woordDelen('maan', 'kz-mkm'))).toBe('maan');
  });
  it('marks only letters that a title names', () => {
    expect(kleur(titelDelen('Woorden met ei'))).toBe('Woorden met [ei]');
    expect(kleur(titelDelen('Woorden met eer, oor, eur'))).toBe('Woorden met [eer], [oor], [eur]');
    expect(kleur(titelDelen('Woorden met een voorstukje'))).toBe('Woorden met een voorstukje');
    expect(kleur(titelDelen('Meer dan één: en'))).toBe('Meer dan één: [en]');
    expect(kleur(titelDelen('Luchtwoorden'))).toBe('Luchtwoorden');
  });
});
