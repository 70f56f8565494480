import { describe, expect, it } from 'vitest';
import { createStillClock, type TestClock } from '../../test/clock.ts';
import { MemoryCounters } from '../counter/memory-counters.ts';
import { SignInThrottle, type Poging } from './sign-in-throttle.ts';

const ERRORS_PER_ADDRESS = 300;
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const BUSY = { code: 'TE_VAAK' };
const create = (clock: TestClock = createStillClock()): SignInThrottle => new SignInThrottle(new MemoryCounters(clock));
const poging = (over: Partial<Poging> = {}): Poging => ({
  soort: 'account',
  sleutel: 'iemand',
  adres: '203.0.113.1',
  ...over,
});
const miss = (brake: SignInThrottle, over: Partial<Poging> = {}) => brake.judge(poging(over), async () => undefined);
const hit = (brake: SignInThrottle, over: Partial<Poging> = {}) => brake.judge(poging(over), async () => 'fits');

async function fillAddress(brake: SignInThrottle, over: Partial<Poging>): Promise<void> {
  for (let i = 0; i < ERRORS_PER_ADDRESS; i += 1) await miss(brake, { ...over, sleutel: `gok${i}` });
}

describe('an address', () => {
  it('never lets strangers without an address hold up each other', async () => {
    const brake = create();
    await fillAddress(brake, { adres: undefined });
    expect((await hit(brake, { adres: undefined })).found).toBe('fits');
    expect((await hit(brake)).found).toBe('fits');
  });

  it('holds up the address of the misses and no other', async () => {
    const brake = create();
    await fillAddress(brake, {});
    await expect(hit(brake)).rejects.toMatchObject(BUSY);
    expect((await hit(brake, { adres: '203.0.113.2' })).found).toBe('fits');
    expect((await hit(brake, { groepId: 'klas' })).found).toBe('fits');
    expect((await hit(brake, { knownDevice: 'mark' })).found).toBe('fits');
  });

  it('lets any number of people in who know their password', async () => {
    const brake = create();
    for (let i = 0; i < ERRORS_PER_ADDRESS * 2; i += 1) await hit(brake, { sleutel: `wie${i}` });
    expect((await hit(brake)).found).toBe('fits');
  });
});

describe('an account', () => {
  it('is slowed down also where the address is unknown', async () => {
    const brake = create();
    for (let i = 0; i < 5; i += 1) await miss(brake, { adres: undefined });
    await expect(hit(brake, { adres: undefined })).rejects.toMatchObject(BUSY);
    await expect(hit(brake)).rejects.toMatchObject(BUSY);
  });

  it('has no more than five secrets judged of two hundred at once', async () => {
    const brake = create();
    let judged = 0;
    const burst = await Promise.allSettled(
      Array.from({ length: 200 }, () =>
        brake.judge(poging(), async () => {
          judged += 1;
          await new Promise((done) => {
            setTimeout(done, 5);
          });
          return undefined;
        }),
      ),
    );
    expect(judged).toBe(5);
    expect(burst.filter(({ status }) => status === 'rejected')).toHaveLength(195);
  });

  it('waits 1, 2, 4, 8 and then 15 minutes, and is free of its misses after a secret that fits', async () => {
    const clock = createStillClock();
    const brake = create(clock);
    for (let i = 0; i < 4; i += 1) expect((await miss(brake)).pause).toBe(0);
    for (const wait of [1, 2, 4, 8, 15, 15]) {
      expect((await miss(brake)).pause).toBe(wait * MINUTE);
      clock.ahead(wait * MINUTE - 1);
      await expect(miss(brake)).rejects.toMatchObject(BUSY);
      clock.ahead(1);
    }
    expect(await hit(brake)).toEqual({ found: 'fits', pause: 0 });
    expect((await miss(brake)).pause).toBe(0);
  });

  it('gets an attempt back that could not be judged', async () => {
    const brake = create();
    for (let i = 0; i < 9; i += 1)
      await expect(brake.judge(poging(), () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect((await hit(brake)).found).toBe('fits');
  });

  it('keeps its own device free of the misses of strangers, and those of the device apart', async () => {
    const brake = create();
    for (let i = 0; i < 5; i += 1) await miss(brake);
    await expect(hit(brake)).rejects.toMatchObject(BUSY);
    expect((await hit(brake, { knownDevice: 'mark' })).found).toBe('fits');
    await expect(hit(brake)).rejects.toMatchObject(BUSY);
    for (let i = 0; i < 5; i += 1) await miss(brake, { knownDevice: 'mark' });
    await expect(hit(brake, { knownDevice: 'mark' })).rejects.toMatchObject(BUSY);
    expect((await hit(brake, { knownDevice: 'another' })).found).toBe('fits');
    await brake.unlock(['iemand'], ['mark']);
    expect((await hit(brake)).found).toBe('fits');
    expect((await hit(brake, { knownDevice: 'mark' })).found).toBe('fits');
  });
});

describe('a picture tile', () => {
  it('is locked after fifteen misses, also spread over days, until the teacher lifts it', async () => {
    const clock = createStillClock();
    const brake = create(clock);
    const tile = { soort: 'plaatjes' } as const;
    let judged = 0;
    for (let hour = 0; hour < 24 * 6; hour += 1) {
      await miss(brake, tile).then(
        () => (judged += 1),
        () => 0,
      );
      clock.ahead(60 * MINUTE);
    }
    expect(judged).toBe(15);
    clock.ahead(300 * DAY);
    await expect(hit(brake, tile)).rejects.toMatchObject({ ...BUSY, headers: { 'Retry-After': '86400' } });
    await brake.unlock(['iemand']);
    expect((await hit(brake, tile)).found).toBe('fits');
  });
});
