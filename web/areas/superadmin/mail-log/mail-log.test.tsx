import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LoggedMail } from '#server/features/mail-log/mail-log.contract.ts';
import type { ListedTemplate } from '#server/features/mail-templates/mail-templates.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { fitting, pairsOf } from '../mail-templates/mail-rows.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const MAIL: LoggedMail = {
  id: '019f955b-73e2-7000-8000-000000000001',
  sjabloon: 'export-klaar',
  doel: 'Een export is klaar om op te halen',
  locale: 'nl-BE',
  versie: null,
  trial: false,
  organisatie: 'Het Kompas',
  aan: 'el…@kompas.test',
  status: 'mislukt',
  pogingen: 6,
  reden: 'server_weigert',
  answerCode: 451,
  op: '2026-11-23T10:00:00.000Z',
  next: null,
  doneAt: '2026-11-24T00:36:00.000Z',
  repeatable: true,
};
const TEMPLATE: ListedTemplate = {
  code: 'export-klaar',
  locale: 'nl-NL',
  doel: 'Een export is klaar om op te halen',
  onderwerp: 'Je gegevens staan klaar',
  versie: 0,
  source: 'meegeleverd',
  concept: null,
  lastSent: '2026-11-20T10:00:00.000Z',
  failures: 1,
};
const TEMPLATES: readonly ListedTemplate[] = [
  TEMPLATE,
  { ...TEMPLATE, locale: 'nl-BE', source: 'nl', lastSent: '2026-11-21T10:00:00.000Z', failures: 2 },
  { ...TEMPLATE, code: 'proef-start', doel: 'De proefperiode begint', concept: 3, lastSent: null, failures: 0 },
  { ...TEMPLATE, code: 'proef-start', doel: 'De proefperiode begint', locale: 'nl-BE', lastSent: null, failures: 0 },
];

function show(path: string, mails: readonly LoggedMail[] = [MAIL]): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${address}`);
    if (method === 'POST') return Promise.resolve(Response.json({ ...MAIL, status: 'wachtrij', repeatable: false }));
    return Promise.resolve(
      Response.json(
        address.includes('mailsjablonen')
          ? { items: TEMPLATES }
          : { items: mails, totaal: mails.length, pagina: 1, grootte: 25 },
      ),
    );
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/superadmin/${path}`]}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return sent;
}

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('tells why a mail failed and sends it once more', async () => {
  const sent = show('mailberichten');
  expect(await screen.findByText('de mailserver weigerde, antwoord 451, 6 pogingen')).toBeDefined();
  expect(screen.getByText('el…@kompas.test')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Stuur opnieuw' }));
  expect(await screen.findByText(/staat weer in de rij/)).toBeDefined();
  expect(sent).toContain(`POST /api/mailberichten/${MAIL.id}/herhalingen`);
  await vi.waitFor(() => expect(sent.filter((rule) => rule.startsWith('GET')).length).toBeGreaterThan(1));
});

it('says so when a mail cannot go again', async () => {
  show('mailberichten', [{ ...MAIL, aan: '', repeatable: false }]);
  expect(await screen.findByText(/Kan niet opnieuw/)).toBeDefined();
  expect(screen.getByText('adres gewist')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Stuur opnieuw' })).toBeNull();
});

it('looks for a state and an address, and finds nothing with the way back', async () => {
  const sent = show('mailberichten', []);
  expect(await screen.findByText('Nog geen mail')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'mislukt' }));
  await vi.waitFor(() => expect(sent.some((rule) => rule.includes('status=mislukt'))).toBe(true));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bea@school.test' } });
  await vi.waitFor(() => expect(sent.some((rule) => rule.includes('zoek=bea%40school.test'))).toBe(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Toon alle mail' }));
  expect(await screen.findByText('Nog geen mail')).toBeDefined();
});

it('lists every mail with both countries', async () => {
  show('mailsjablonen');
  expect(await screen.findByRole('link', { name: 'De proefperiode begint' })).toBeDefined();
  expect(screen.getByText('volgt Nederland')).toBeDefined();
  expect(screen.getByRole('link', { name: '3 mails' }).getAttribute('href')).toContain('zoek=export-klaar');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Toon alle mails' }));
  expect(await screen.findByText('2 mails')).toBeDefined();
});

it('narrows the mails by words and by how they go', () => {
  const pairs = pairsOf(TEMPLATES);
  expect(pairs.map(({ code, failures, lastSent }) => [code, failures, lastSent])).toEqual([
    ['export-klaar', 3, '2026-11-21T10:00:00.000Z'],
    ['proef-start', 0, null],
  ]);
  const codes = (...ask: [string, 'alle' | 'eigen' | 'concept' | 'mislukt']) =>
    fitting(pairs, ...ask).map(({ code }) => code);
  expect(codes('KLAAR export', 'alle')).toEqual(['export-klaar']);
  expect(codes('', 'concept')).toEqual(['proef-start']);
  expect(codes('', 'mislukt')).toEqual(['export-klaar']);
  expect(codes('', 'eigen')).toEqual([]);
});
