import { expect, it } from 'vitest';
import { createTestKlok } from '../../test/klok.ts';
import { GeheugenTellers } from '../teller/teller-opslag.ts';
import { Aanmeldrem, type Poging } from './aanmeldrem.ts';

const FOUTEN_PER_ADRES = 300;
const maak = (): Aanmeldrem => new Aanmeldrem(new GeheugenTellers(createTestKlok()));
const poging = (over: Partial<Poging>): Poging => ({
  soort: 'account',
  sleutel: 'iemand',
  adres: '203.0.113.1',
  ...over,
});

async function mis(rem: Aanmeldrem, over: Partial<Poging>): Promise<void> {
  for (let i = 0; i < FOUTEN_PER_ADRES; i += 1) await rem.telMis(poging({ ...over, sleutel: `gok${i}` }));
}

it('never lets strangers without an address hold up each other', async () => {
  const rem = maak();
  await mis(rem, { adres: undefined });
  await expect(rem.check(poging({ adres: undefined }))).resolves.toBeUndefined();
  await expect(rem.check(poging({}))).resolves.toBeUndefined();
});

it('still slows down an account of which the address is unknown', async () => {
  const rem = maak();
  for (let i = 0; i < 5; i += 1) await rem.telMis(poging({ adres: undefined }));
  await expect(rem.check(poging({ adres: undefined }))).rejects.toMatchObject({ code: 'TE_VAAK' });
  await expect(rem.check(poging({}))).rejects.toMatchObject({ code: 'TE_VAAK' });
});

it('holds up the address of the misses and no other', async () => {
  const rem = maak();
  await mis(rem, {});
  await expect(rem.check(poging({}))).rejects.toMatchObject({ code: 'TE_VAAK' });
  await expect(rem.check(poging({ adres: '203.0.113.2' }))).resolves.toBeUndefined();
  await expect(rem.check(poging({ groepId: 'klas' }))).resolves.toBeUndefined();
  await expect(rem.check(poging({ isBekendApparaat: async () => true }))).resolves.toBeUndefined();
  await expect(rem.check(poging({ isBekendApparaat: async () => false }))).rejects.toMatchObject({ code: 'TE_VAAK' });
});
