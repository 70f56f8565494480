import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LoggedMail } from '#server/features/mail-log/mail-log.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
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
function show(mails: readonly LoggedMail[] = [MAIL]): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${address}`);
    if (method === 'POST') return Promise.resolve(Response.json({ ...MAIL, status: 'wachtrij', repeatable: false }));
    return Promise.resolve(Response.json({ items: mails, totaal: mails.length, pagina: 1, grootte: 25 }));
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/superadmin/mailberichten']}>
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
  const sent = show();
  expect(await screen.findByText('de mailserver weigerde, antwoord 451, 6 pogingen')).toBeDefined();
  expect(screen.getByText('el…@kompas.test')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Stuur opnieuw' }));
  expect(await screen.findByText(/staat weer in de rij/)).toBeDefined();
  expect(sent).toContain(`POST /api/mailberichten/${MAIL.id}/herhalingen`);
  await waitFor(() => expect(sent.filter((rule) => rule.startsWith('GET')).length).toBeGreaterThan(1));
});

it('says so when a mail cannot go again', async () => {
  show([{ ...MAIL, aan: '', repeatable: false }]);
  expect(await screen.findByText(/Kan niet opnieuw/)).toBeDefined();
  expect(screen.getByText('adres gewist')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Stuur opnieuw' })).toBeNull();
});

it('looks for a state and an address, and finds nothing with the way back', async () => {
  const sent = show([]);
  expect(await screen.findByText('Nog geen mail')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'mislukt' }));
  await waitFor(() => expect(sent.some((rule) => rule.includes('status=mislukt'))).toBe(true));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bea@school.test' } });
  await waitFor(() => expect(sent.some((rule) => rule.includes('zoek=bea%40school.test'))).toBe(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Toon alle mail' }));
  expect(await screen.findByText('Nog geen mail')).toBeDefined();
});

it('stands in another order when asked', async () => {
  const sent = show();
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Volgorde' }));
  fireEvent.click(await screen.findByRole('option', { name: 'per klant' }));
  await waitFor(() => expect(sent.some((rule) => rule.includes('sorteer=organisatie'))).toBe(true));
});

it('saves all pages of what fits as one file, with nothing that Excel would carry out', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return 'blob:proef';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  const asked: string[] = [];
  await screen.findByText('el…@kompas.test');
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const page = Number(/pagina=(\d+)/.exec(address)?.[1] ?? 1);
    const items = [{ ...MAIL, organisatie: page === 1 ? '=HYPERLINK("x")' : 'Het Kompas' }];
    return Promise.resolve(Response.json({ items, totaal: 101, pagina: page, grootte: 100 }));
  });
  fireEvent.click(screen.getByRole('button', { name: 'Lijst als CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = (await saved[0]?.text()) ?? '';
  expect(asked).toHaveLength(2);
  expect(text.trim().split(/\r?\n/)).toHaveLength(3);
  expect(text).toContain(`'=HYPERLINK`);
  expect(text).toContain('mislukt');
  vi.restoreAllMocks();
});
