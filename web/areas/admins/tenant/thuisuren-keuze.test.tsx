// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  STANDAARD_INSTELLINGEN,
  type Accountgegevens,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { http } from '#web/platform/http.ts';
import { maakId, startTeksten } from '../test-kit.ts';
import { ThuisUrenKeuze } from './thuisuren-keuze.tsx';

vi.setConfig({ testTimeout: 60_000 });
const GEGEVENS: Accountgegevens = {
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
  instellingen: STANDAARD_INSTELLINGEN,
  subverwerkers: [],
};
const json = vi.spyOn(http, 'json');
const klaar = vi.fn<(melding: string) => void>();
const toon = (thuisUren: Accountgegevens['instellingen']['thuisUren'], vast = false) =>
  render(
    <ThuisUrenKeuze
      adminId={maakId(1)}
      gegevens={{ ...GEGEVENS, instellingen: { ...STANDAARD_INSTELLINGEN, thuisUren } }}
      vast={vast}
      onKlaar={klaar}
    />,
  );
async function kies(lijst: RegExp, tijd: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: lijst }));
  fireEvent.click(await screen.findByRole('option', { name: tijd }));
}
const gestuurd = (): unknown => json.mock.calls.at(-1)?.[2]?.body;

beforeEach(async () => {
  await startTeksten();
  json.mockReset();
  json.mockResolvedValue(GEGEVENS);
  klaar.mockReset();
});
afterEach(cleanup);

it('is the whole day until hours are chosen, and the whole day again', async () => {
  toon(null);
  expect(screen.queryByRole('combobox', { name: /^Tot/ })).toBeNull();
  await kies(/Vanaf/, '15:00');
  await vi.waitFor(() => expect(klaar).toHaveBeenCalledWith('Bewaard.'));
  expect(gestuurd()).toEqual({ versie: 3, thuisUren: { van: '15:00', tot: '22:00' } });
  cleanup();
  toon({ van: '15:00', tot: '19:00' });
  await kies(/Vanaf/, 'de hele dag');
  await vi.waitFor(() => expect(gestuurd()).toEqual({ versie: 3, thuisUren: null }));
});

it('offers only an end after the begin, and keeps an hour of another list', async () => {
  toon({ van: '15:00', tot: '19:30' });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Tot/ }));
  const tijden = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect([tijden.at(0), tijden.includes('19:30'), tijden.at(-1)]).toEqual(['16:00', true, '22:00']);
  fireEvent.click(screen.getByRole('option', { name: '18:00' }));
  await vi.waitFor(() => expect(gestuurd()).toEqual({ versie: 3, thuisUren: { van: '15:00', tot: '18:00' } }));
});

it('is closed for who may only read', () => {
  toon({ van: '15:00', tot: '19:00' }, true);
  for (const lijst of screen.getAllByRole('combobox')) expect(lijst.getAttribute('aria-disabled')).toBe('true');
});
