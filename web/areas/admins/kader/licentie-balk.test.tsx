import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import { maakId, startTeksten } from '../test-kit.ts';
import { LicentieBalk } from './licentie-balk.tsx';

const SCHOOL: Admin = {
  id: maakId(1),
  soort: 'school',
  naam: 'De Vuurtoren',
  land: 'NL',
  locale: 'nl-NL',
  plaats: 'Zandmeer',
  licentieStatus: 'actief',
  licentieEinde: '2027-07-31',
};
const balk = (over: Partial<Admin>): string | null => {
  render(<LicentieBalk admin={{ ...SCHOOL, ...over }} />);
  const tekst = screen.queryByRole('alert')?.textContent ?? null;
  cleanup();
  return tekst;
};

beforeEach(() => startTeksten());
afterEach(cleanup);

it('says that the licence runs out, until when, and what stays possible after it', () => {
  expect(balk({ licentieStatus: 'aflopend' })).toBe(
    'De licentie loopt tot en met zaterdag 31 juli. Daarna kun je alles nog 60 dagen bekijken en opslaan als bestand.',
  );
});

it('says why writing is off after the end', () => {
  expect(balk({ licentieStatus: 'proef_afgelopen' })).toMatch(/^De proefperiode is voorbij/);
  expect(balk({ licentieStatus: 'alleen_lezen' })).toMatch(/^De licentie liep tot/);
  expect(balk({ licentieStatus: 'verlopen' })).toMatch(/^De licentie is verlopen/);
});

it('keeps quiet while there is nothing to say', () => {
  for (const licentieStatus of ['actief', 'proef', 'opgezegd'])
    expect([licentieStatus, balk({ licentieStatus })]).toEqual([licentieStatus, null]);
  render(<LicentieBalk admin={undefined} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
