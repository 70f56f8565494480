import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Admin } from '#server/features/admins/admins.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { session } from '#web/platform/session.ts';
import { isoDay } from '../date.ts';
import { createId, startTexts } from '../test-kit.ts';
import { LicentieBar } from './licentie-bar.tsx';
import type { FrameSpot } from './use-spot.ts';

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
const LANDING = { groepId: null, hoofd: null, pagina: null } as const;
type Spot = Pick<FrameSpot, 'groepId' | 'hoofd' | 'pagina'>;
const show = (over: Partial<Admin>, spot: Spot = LANDING): void => {
  cleanup();
  render(
    <MemoryRouter>
      <LicentieBar admin={{ ...SCHOOL, ...over }} plek={spot} />
    </MemoryRouter>,
  );
};
const bar = (over: Partial<Admin>, spot: Spot = LANDING): string | null => {
  show(over, spot);
  return screen.queryByRole('alert')?.textContent ?? null;
};

beforeEach(async () => {
  await startTexts();
  session.begin({ token: 'x.y.z', gebruiker: { _id: createId(2), role: 'schooladmin', exp: 4_102_444_800 } });
});
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
});

it('says that the licence runs out, until when, and what stays possible after it', () => {
  expect(bar({ licentieStatus: 'aflopend' })).toContain(
    'De licentie loopt tot en met zaterdag 31 juli. Daarna kun je alles nog 60 dagen bekijken en opslaan als bestand.',
  );
});

it('says why writing is off after the end', () => {
  expect(bar({ licentieStatus: 'proef_afgelopen' })).toMatch(/^De proefperiode is voorbij/);
  expect(bar({ licentieStatus: 'alleen_lezen' })).toMatch(/^De licentie liep tot/);
  expect(bar({ licentieStatus: 'verlopen' })).toMatch(/^De licentie is verlopen/);
});

it('counts the days of a trial on the first screen, and on every screen in its last week', () => {
  const trial = (days: number): Partial<Admin> => ({
    licentieStatus: 'proef',
    licentieEinde: isoDay(new Date(serverClock.nu() + days * 86_400_000)),
  });
  const inGroep = { ...LANDING, groepId: createId(3) };
  expect(bar(trial(18))).toMatch(/^Nog 18 dagen proef, tot en met /);
  expect(bar(trial(18), inGroep)).toBeNull();
  expect(bar(trial(7), inGroep)).toContain('Nog 7 dagen proef');
  expect(bar(trial(1), inGroep)).toContain('Nog 1 dag proef');
  expect(bar(trial(0), inGroep)).toContain('Vandaag is de laatste dag');
});

it('leads to the licence, except from there', () => {
  show({ licentieStatus: 'aflopend' });
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/admins/${SCHOOL.id}/licentie`);
  show({ licentieStatus: 'aflopend' }, { ...LANDING, hoofd: 'licentie' });
  expect(screen.queryByRole('link')).toBeNull();
});

it('keeps quiet while there is nothing to say', () => {
  for (const licentieStatus of ['actief', 'opgezegd'])
    expect([licentieStatus, bar({ licentieStatus })]).toEqual([licentieStatus, null]);
  render(<LicentieBar admin={undefined} plek={LANDING} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
