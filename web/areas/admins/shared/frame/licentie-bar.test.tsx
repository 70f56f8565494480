import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import { createId, startTexts } from '../test-kit.ts';
import { LicentieBar } from './licentie-bar.tsx';

const SCHOOL: Admin = {
  id: createId(1),
  soort: 'school',
  naam: 'De Vuurtoren',
  land: 'NL',
  locale: 'nl-NL',
  plaats: 'Zandmeer',
  licentieStatus: 'actief',
  licentieEinde: '2027-07-31',
};
const bar = (over: Partial<Admin>): string | null => {
  render(<LicentieBar admin={{ ...SCHOOL, ...over }} />);
  const text = screen.queryByRole('alert')?.textContent ?? null;
  cleanup();
  return text;
};

beforeEach(() => startTexts());
afterEach(cleanup);

it('says that the licence runs out, until when, and what stays possible after it', () => {
  expect(bar({ licentieStatus: 'aflopend' })).toBe(
    'De licentie loopt tot en met zaterdag 31 juli. Daarna kun je alles nog 60 dagen bekijken en opslaan als bestand.',
  );
});

it('says why writing is off after the end', () => {
  expect(bar({ licentieStatus: 'proef_afgelopen' })).toMatch(/^De proefperiode is voorbij/);
  expect(bar({ licentieStatus: 'alleen_lezen' })).toMatch(/^De licentie liep tot/);
  expect(bar({ licentieStatus: 'verlopen' })).toMatch(/^De licentie is verlopen/);
});

it('keeps quiet while there is nothing to say', () => {
  for (const licentieStatus of ['actief', 'proef', 'opgezegd'])
    expect([licentieStatus, bar({ licentieStatus })]).toEqual([licentieStatus, null]);
  render(<LicentieBar admin={undefined} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
