import { describe, expect, it, vi } from 'vitest';
import type { Closing } from '#server/features/somvensters/somvensters.contract.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { memoryStorage } from '#web/platform/storage.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { bookedSince, bookingOf, createCompletion } from './complete.ts';
import { createClosings } from '../shared/closings.ts';
import { readSlug } from './spel-slug.ts';
import { readSpelError } from './spel-standing.ts';
import { determineDevice } from '../shared/api/spelronde.api.ts';

const spot = { leerlingId: 'l', somvensterId: 's', taakId: 't', rondeId: 'r1' };
const finding: Closing = {
  sterren: 3,
  munten: 12,
  geleerd: [],
  terug: [],
  stickers: [],
  steen: 'goud',
  routeKlaar: false,
  saldo: 40,
};

function createOutbox(flush: 'leeg' | 'later', steps: string[]): Outbox {
  return {
    append: async () => {
      await Promise.resolve();
      steps.push('bewaard');
    },
    flush: async () => {
      steps.push('spoel');
      return flush;
    },
    reportSeq: async () => undefined,
    wake: () => undefined,
    resume: () => undefined,
    sluit: () => undefined,
    stand: () => ({ waiting: 0, outage: false, awaitsLogin: false }),
    follow: () => () => undefined,
  };
}

function create(flush: 'leeg' | 'later' = 'leeg') {
  const steps: string[] = [];
  const closings = createClosings(memoryStorage());
  const close = vi.fn<() => Promise<Closing>>(() => {
    steps.push('sluit');
    return Promise.resolve(finding);
  });
  return {
    stappen: steps,
    closings,
    sluit: close,
    completion: createCompletion({
      spot,
      spel: 'pizzabakken',
      outbox: createOutbox(flush, steps),
      closings,
      close,
    }),
  };
}

it.each(['piñata', 'pi%C3%B1ata', 'pinata', 'PIÑATA', 'pin\u0303ata'])('%s is the game pinata', (game) => {
  expect(readSlug(game)).toBe('pinata');
});

it('survives a stray percent sign', () => {
  expect(readSlug('100%')).toBe('100%');
});

describe('the end of a round', () => {
  it('closes only after every answer is stored and sent', async () => {
    const { completion, stappen: steps, closings } = create();
    await completion.begin(0);
    completion.antwoord({ nr: 0 });
    await expect(completion.finish({ bonus: 2, seconden: 90, gestopt: false })).resolves.toEqual(finding);
    expect(steps).toEqual(['bewaard', 'spoel', 'sluit']);
    expect(closings.read('l')).toEqual([]);
  });

  it('keeps the closing for later without a connection', async () => {
    const { completion, sluit: close, closings } = create('later');
    await expect(completion.finish({ bonus: 2, seconden: 90, gestopt: false })).resolves.toBeNull();
    expect(close).not.toHaveBeenCalled();
    expect(closings.read('l')).toEqual([{ ...spot, verzoek: { bonus: 2, seconden: 90, gestopt: false } }]);
  });

  it('stores nothing while an adult looks along', async () => {
    const closings = createClosings(memoryStorage());
    const close = vi.fn<() => Promise<Closing>>();
    const completion = createCompletion({ spot, spel: 'pizzabakken', outbox: null, closings, close });
    await completion.begin(0);
    completion.antwoord({ nr: 0 });
    await expect(completion.finish({ bonus: 0, seconden: 1, gestopt: false })).resolves.toBeNull();
    expect([close.mock.calls.length, closings.read('l').length]).toEqual([0, 0]);
  });
});

describe('coins of a round', () => {
  it('are those of the ledger, come later without a connection, and never when nothing is stored', () => {
    expect(bookingOf(finding, true)).toEqual({ earned: 12, balance: 40 });
    expect(bookingOf(null, true)).toBe('later');
    expect(bookingOf(null, false)).toBe('never');
  });
});

describe('rounds left open', () => {
  it('are closed as stopped, the round in play excepted', async () => {
    const { completion, closings } = create();
    const close = vi.fn<() => Promise<void>>(() => Promise.resolve());
    closings.save({ ...spot, rondeId: 'oud', verzoek: { gestopt: true, bonus: 0, seconden: 0 } });
    await completion.begin(7);
    expect(closings.waiting('l').map((row) => row.rondeId)).toEqual(['oud']);
    await expect(closings.processAll('l', close)).resolves.toBe(1);
    expect(close).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rondeId: 'oud' }));
    expect(closings.read('l').map((row) => row.rondeId)).toEqual(['r1']);
  });

  it('wait for the child to come back to the same stone and game', async () => {
    let now = 1_000;
    const storage = memoryStorage();
    const closings = createClosings(storage, () => now);
    const close = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const play = (rondeId: string, spel: string) =>
      createCompletion({
        spot: { ...spot, rondeId },
        spel,
        outbox: createOutbox('leeg', []),
        closings,
        close: vi.fn<() => Promise<Closing>>(() => Promise.resolve(finding)),
        now: () => now,
      });
    const first = play('r1', 'pizzabakken');
    await first.begin(0);
    first.exit();
    const afterReload = createClosings(storage, () => now);
    expect(afterReload.onderbroken(spot, 'pizzabakken')).toBe('r1');
    expect([
      afterReload.onderbroken(spot, 'autorace'),
      afterReload.onderbroken({ ...spot, taakId: 'ander' }, 'pizzabakken'),
      afterReload.onderbroken({ ...spot, leerlingId: 'x' }, 'pizzabakken'),
    ]).toEqual([null, null, null]);
    await expect(afterReload.processAll('l', close)).resolves.toBe(0);

    // Another round begins: the first one is over.
    await play('r2', 'autorace').begin(0);
    expect(closings.onderbroken(spot, 'pizzabakken')).toBeNull();
    expect(closings.waiting('l').map((row) => row.rondeId)).toEqual(['r1']);
    // So is one that waited too long, and one that ended.
    now += 13 * 3_600_000;
    expect([afterReload.onderbroken(spot, 'autorace'), afterReload.waiting('l').length]).toEqual([null, 2]);
    const third = play('r3', 'botenkoers');
    await third.begin(0);
    await third.finish({ bonus: 0, seconden: 9, gestopt: true });
    expect(closings.onderbroken(spot, 'botenkoers')).toBeNull();
  });

  it('stay when the line is dead and go when the server refuses them for good', async () => {
    const closings = createClosings(memoryStorage());
    for (const rondeId of ['a', 'b'])
      closings.save({ ...spot, rondeId, verzoek: { gestopt: true, bonus: 0, seconden: 0 } });
    await expect(closings.processAll('l', () => Promise.reject(new HttpError(0)))).resolves.toBe(0);
    expect(closings.read('l')).toHaveLength(2);
    await closings.processAll('l', () => Promise.reject(new HttpError(404)));
    expect(closings.read('l')).toHaveLength(0);
  });

  it('ignores a broken record', () => {
    const storage = memoryStorage();
    storage.write('taaltocht.rondes.l', '[{"rondeId":1},');
    expect(createClosings(storage).read('l')).toEqual([]);
  });
});

it.each([
  [new HttpError(404), 'onbekend'],
  [new HttpError(409, { code: 'STAP_NIET_TOEGESTAAN' }), 'niet_aangeboden'],
  [new HttpError(409, { code: 'POOL_LEEG' }), 'leeg'],
  [new HttpError(402), 'licentie'],
  [new HttpError(0), 'verbinding'],
  [new HttpError(429, { code: 'TE_VAAK' }), 'druk'],
  [new HttpError(503, { code: 'SERVER_DRUK' }), 'druk'],
  [new HttpError(500), 'fout'],
  [new Error('x'), 'fout'],
])('%s shows %s', (error, screen) => {
  expect(readSpelError(error)).toBe(screen);
});

it('names the device', () => {
  expect(determineDevice({ width: 390, height: 844, coarse: true })).toBe('telefoon');
  expect(determineDevice({ width: 1024, height: 768, coarse: true })).toBe('tablet');
  expect(determineDevice({ width: 1920, height: 1080, coarse: true })).toBe('digibord');
  expect(determineDevice({ width: 1440, height: 900, coarse: false })).toBe('laptop');
});

it('tells the coins of a round that was booked while its result was read', () => {
  expect(bookedSince('later', 10, 22)).toEqual({ earned: 12, balance: 22 });
  expect(bookedSince('later', 10, 10)).toBe('later');
  expect(bookedSince('never', 10, 22)).toBe('never');
  const booked = { earned: 3, balance: 13 };
  expect(bookedSince(booked, 10, 22)).toBe(booked);
});
