import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, type AccountDetails } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { http } from '#web/platform/http.ts';
import { createId, startTexts } from '../shared/test-kit.ts';
import { HomeHoursChoice } from './home-hours-choice.tsx';

vi.setConfig({ testTimeout: 60_000 });
const DETAILS: AccountDetails = {
  versie: 3,
  soort: 'thuis',
  land: 'NL',
  code: 'THUIS1',
  naam: 'Familie Proef',
  contactpersoon: '',
  email: '',
  telefoon: '',
  straat: '',
  huisnummer: '',
  postcode: '',
  plaats: '',
  factuurEmail: '',
  factuurKenmerk: '',
  btwNummer: '',
  brin: '',
  dependance: '',
  kvk: '',
  instellingsnummer: '',
  ondernemingsnummer: '',
  instellingen: DEFAULT_SETTINGS,
  subverwerkers: [],
};
const json = vi.spyOn(http, 'json');
const done = vi.fn<(notice: string) => void>();
const show = (homeHours: AccountDetails['instellingen']['thuisUren'], fixed = false) =>
  render(
    <HomeHoursChoice
      adminId={createId(1)}
      gegevens={{ ...DETAILS, instellingen: { ...DEFAULT_SETTINGS, thuisUren: homeHours } }}
      vast={fixed}
      onDone={done}
    />,
  );
async function choose(list: RegExp, time: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: list }));
  fireEvent.click(await screen.findByRole('option', { name: time }));
}
const sent = (): unknown => json.mock.calls.at(-1)?.[2]?.body;

beforeEach(async () => {
  await startTexts();
  json.mockReset();
  json.mockResolvedValue(DETAILS);
  done.mockReset();
});
afterEach(cleanup);

it('is the whole day until hours are chosen, and the whole day again', async () => {
  show(null);
  expect(screen.queryByRole('combobox', { name: /^Tot/ })).toBeNull();
  await choose(/Vanaf/, '15:00');
  await waitFor(() => expect(done).toHaveBeenCalledWith('Bewaard.'));
  expect(sent()).toEqual({ versie: 3, thuisUren: { van: '15:00', tot: '22:00' } });
  cleanup();
  show({ van: '15:00', tot: '19:00' });
  await choose(/Vanaf/, 'de hele dag');
  await waitFor(() => expect(sent()).toEqual({ versie: 3, thuisUren: null }));
});

it('offers only an end after the begin, and keeps an hour of another list', async () => {
  show({ van: '15:00', tot: '19:30' });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Tot/ }));
  const times = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect([times.at(0), times.includes('19:30'), times.at(-1)]).toEqual(['16:00', true, '22:00']);
  fireEvent.click(screen.getByRole('option', { name: '18:00' }));
  await waitFor(() => expect(sent()).toEqual({ versie: 3, thuisUren: { van: '15:00', tot: '18:00' } }));
});

it('is closed for who may only read', () => {
  show({ van: '15:00', tot: '19:00' }, true);
  for (const list of screen.getAllByRole('combobox')) expect(list.getAttribute('aria-disabled')).toBe('true');
});
