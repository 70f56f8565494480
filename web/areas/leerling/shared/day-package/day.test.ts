import { describe, expect, it } from 'vitest';
import { hashText } from '#engine/core/basis/rng.ts';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import type { DayPackage } from '#server/features/somvensters/day-package.contract.ts';
import type { SteenItem } from '#server/features/somvensters/route.contract.ts';
import { createDay } from './day.ts';
import { createDayStore, KEEP_MS, memoryShelf, type DayShelf } from './day-store.ts';
import { testLeerling } from './test-leerling.ts';

const id = (nr: number): string => `00000000-0000-7000-8000-${String(nr).padStart(12, '0')}`;
const [ROUTE, ONE, TWO, THREE] = [id(1), id(11), id(12), id(13)];
const sam = { adminId: 'a', leerlingId: 'sam' };
const bo = { adminId: 'a', leerlingId: 'bo' };
const HOUR = 3_600_000;

const steen = (taakId: string, over: Partial<SteenItem> = {}): SteenItem => ({
  taakId,
  titel: 'Woorden met ei',
  status: 'dicht',
  steen: 'geen',
  sterren: 0,
  isSteun: false,
  doelId: 'ei',
  icoon: 'fe:memo',
  voorbeelden: [],
  deuren: ['wortelboer', 'autorace'],
  ...over,
});
const map: Landkaart = {
  beloningen: { aan: true, gifts: [] },
  leerling: testLeerling({ id: id(2), roepnaam: 'Sam', munten: 7, sterren: 2 }),
  vandaag: [ONE, TWO].map((taakId) => ({ taakId, somvensterId: ROUTE, titel: 'Woorden met ei', klaar: false })),
  routes: [
    {
      somvensterId: ROUTE,
      soort: 'adaptief',
      kleur: 'A',
      titel: 'Jouw route',
      status: 'open',
      stenen: [steen(ONE, { status: 'open' }), steen(TWO), steen(THREE)],
    },
  ],
  landen: [],
  plekken: [],
  aangeboden: ['wortelboer', 'autorace'],
  notities: [],
  meekijken: false,
};
const pack: DayPackage = {
  day: 2_500,
  seq: 40,
  toestand: 'c2VydmVy',
  groep: 5,
  stem: 'nl',
  said: [],
  leerdoelen: [],
  pool: [],
  kalibratie: [],
  stenen: [ONE, TWO].map((taakId) => ({
    somvensterId: ROUTE,
    taakId,
    titel: 'Woorden met ei',
    pool: [],
    instelling: defaultSetting(5),
    doelIds: ['ei'],
    formaten: ['gat'],
    deuren: [{ game: 'wortelboer', s: 0.2, eersteKeer: true, items: 8 }],
  })),
};

/** A device with a clock, on which one pupil plays. */
function device(durable: DayShelf = memoryShelf(), owner = sam) {
  const clock = { now: 1_800_000_000_000 };
  const open = new Set<string>();
  const here = { stays: true };
  const store = createDayStore(durable, memoryShelf(), () => clock.now);
  const day = createDay({ store, owner, open: () => open, stays: () => here.stays, now: () => clock.now });
  const play = async (rondeId: string, taakId: string, stars: 0 | 1 | 2 | 3): Promise<void> => {
    clock.now += HOUR / 4;
    open.add(rondeId);
    await day.keepPlayed({ rondeId, taakId, game: 'wortelboer', stars }, `na ${rondeId}`);
  };
  return { clock, open, here, store, day, play };
}
const begin = async (o = device()) => {
  await o.day.keepMap(map);
  await o.day.keepPack(pack);
  return o;
};
const start = (taakId: string, game = 'wortelboer') => ({ taakId, game, rondeId: id(99) });

describe('the map without a line', () => {
  it('shows what was played, opens the next stone, and no door that is not on the device', async () => {
    const { day, play } = await begin();
    await play(id(21), ONE, 3);
    const shown = await day.readMap();
    expect(shown?.routes[0]?.stenen.map((s) => [s.status, s.steen, s.deuren])).toEqual([
      ['klaar', 'goud', ['wortelboer']],
      ['open', 'geen', ['wortelboer']],
      ['dicht', 'geen', []],
    ]);
    expect(shown).toMatchObject({ leerling: { munten: 7, sterren: 5 }, onDevice: ['wortelboer'] });
    expect(shown?.vandaag.map((taak) => taak.klaar)).toEqual([true, false]);
  });

  it('keeps a stone that went badly open, and the one behind it closed', async () => {
    const { day, play } = await begin();
    await play(id(21), ONE, 1);
    const shown = await day.readMap();
    expect(shown?.routes[0]?.stenen.map(({ status }) => status)).toEqual(['blijft_open', 'dicht', 'dicht']);
  });

  it('lays nothing twice: what the server knows is in its map', async () => {
    const { clock, day, open, play } = await begin();
    await play(id(21), ONE, 3);
    expect((await day.readOver(map)).routes[0]?.stenen[0]?.status).toBe('klaar');
    open.clear();
    expect(await day.readOver(map)).toEqual(map);
    clock.now += HOUR;
    await day.keepMap(map);
    expect((await day.readMap())?.routes[0]?.stenen[0]?.status).toBe('open');
  });

  it('does not know a stone that the teacher took back meanwhile', async () => {
    const { day, play } = await begin();
    await play(id(21), THREE, 3);
    const without = { ...map, routes: [] };
    expect((await day.readOver(without)).routes).toEqual([]);
  });
});

describe('a round without a line', () => {
  it('begins where the last one ended, with the seed that the server will find', async () => {
    const { day, play } = await begin();
    expect(await day.openRonde(start(ONE))).toMatchObject({
      rondeId: id(99),
      seed: hashText(id(99)),
      toestand: pack.toestand,
      items: 8,
      s: 0.2,
      eersteKeer: true,
      gegeven: [],
      droog: false,
    });
    await play(id(21), ONE, 3);
    expect(await day.openRonde(start(TWO))).toMatchObject({ toestand: `na ${id(21)}`, eersteKeer: false });
  });

  it('begins with what the server knows as soon as a newer package is there', async () => {
    const { clock, day, open, play } = await begin();
    await play(id(21), ONE, 3);
    open.clear();
    clock.now += HOUR;
    await day.keepPack({ ...pack, toestand: 'bmlldXc=' });
    expect((await day.openRonde(start(TWO)))?.toestand).toBe('bmlldXc=');
  });

  it('is not there for another game or another stone', async () => {
    const { day } = await begin();
    expect(await day.openRonde(start(ONE, 'autorace'))).toBeNull();
    expect(await day.openRonde(start(THREE))).toBeNull();
  });

  it('counts the days since the package was made', async () => {
    const { clock, day } = await begin();
    clock.now += 26 * HOUR;
    expect((await day.openRonde(start(ONE)))?.day).toBe(2_501);
    clock.now -= 50 * HOUR;
    expect((await day.openRonde(start(ONE)))?.day).toBe(2_500);
  });
});

describe('what is kept', () => {
  it('is of one pupil: nobody else reads it, and it goes when somebody else comes', async () => {
    const shelf = memoryShelf();
    const { store } = await begin(device(shelf));
    const other = device(shelf, bo);
    expect([await other.day.readMap(), await other.day.openRonde(start(ONE))]).toEqual([null, null]);
    expect(await store.keepOnly(bo)).toBe(true);
    expect(await shelf.keys()).toEqual([]);
    expect(await store.keepOnly(bo)).toBe(false);
  });

  it.each([KEEP_MS + 1, -KEEP_MS - 1])('is gone when its date is %i ms away', async (ms) => {
    const shelf = memoryShelf();
    const { clock, day } = await begin(device(shelf));
    clock.now += ms;
    expect([await day.readMap(), await day.readPack()]).toEqual([null, null]);
    expect(await shelf.keys()).toEqual([]);
  });

  it('is nothing that comes in while the pupil leaves', async () => {
    const shelf = memoryShelf();
    const { day, here, play, store } = await begin(device(shelf));
    here.stays = false;
    await store.keepOnly(null);
    await Promise.all([day.keepMap(map), day.keepPack(pack), play('r', ONE, 3)]);
    expect(await shelf.keys()).toEqual([]);
  });

  it('is dropped when another version wrote it', async () => {
    const shelf = memoryShelf();
    const { clock, day, store } = await begin(device(shelf));
    await store.write(sam, 'pack', { at: clock.now, value: { ...pack, stenen: [{ taakId: ONE }] } });
    expect(await day.openRonde(start(ONE))).toBeNull();
    expect(await shelf.keys()).toEqual(['a:sam:map']);
  });

  it('lives as long as the page on a device that is full or refuses', async () => {
    const refuse = (): Promise<never> => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const { day } = await begin(device({ get: refuse, put: refuse, delete: refuse, keys: refuse }));
    expect((await day.readMap())?.leerling.roepnaam).toBe('Sam');
    expect(await day.openRonde(start(ONE))).not.toBeNull();
  });
});
