import { expect, it } from 'vitest';
import { createTestClock } from '../../test/clock.ts';
import { MemoryCounters } from '../counter/counter-storage.ts';
import { SignInThrottle, type Poging } from './sign-in-throttle.ts';

const ERRORS_PER_ADDRESS = 300;
const create = (): SignInThrottle => new SignInThrottle(new MemoryCounters(createTestClock()));
const poging = (over: Partial<Poging>): Poging => ({
  soort: 'account',
  sleutel: 'iemand',
  adres: '203.0.113.1',
  ...over,
});

async function miss(brake: SignInThrottle, over: Partial<Poging>): Promise<void> {
  for (let i = 0; i < ERRORS_PER_ADDRESS; i += 1) await brake.countMiss(poging({ ...over, sleutel: `gok${i}` }));
}

it('never lets strangers without an address hold up each other', async () => {
  const brake = create();
  await miss(brake, { adres: undefined });
  await expect(brake.check(poging({ adres: undefined }))).resolves.toBeUndefined();
  await expect(brake.check(poging({}))).resolves.toBeUndefined();
});

it('still slows down an account of which the address is unknown', async () => {
  const brake = create();
  for (let i = 0; i < 5; i += 1) await brake.countMiss(poging({ adres: undefined }));
  await expect(brake.check(poging({ adres: undefined }))).rejects.toMatchObject({ code: 'TE_VAAK' });
  await expect(brake.check(poging({}))).rejects.toMatchObject({ code: 'TE_VAAK' });
});

it('holds up the address of the misses and no other', async () => {
  const brake = create();
  await miss(brake, {});
  await expect(brake.check(poging({}))).rejects.toMatchObject({ code: 'TE_VAAK' });
  await expect(brake.check(poging({ adres: '203.0.113.2' }))).resolves.toBeUndefined();
  await expect(brake.check(poging({ groepId: 'klas' }))).resolves.toBeUndefined();
  await expect(brake.check(poging({ isKnownDevice: async () => true }))).resolves.toBeUndefined();
  await expect(brake.check(poging({ isKnownDevice: async () => false }))).rejects.toMatchObject({ code: 'TE_VAAK' });
});
