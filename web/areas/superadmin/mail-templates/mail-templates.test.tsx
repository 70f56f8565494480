import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ListedTemplate } from '#server/features/mail-templates/mail-templates.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';
import { fitting, pairsOf, sorted } from './mail-rows.ts';

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

function show(): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: TEMPLATES })));
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: 'office', exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/superadmin/mailsjablonen']}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('lists every mail with both countries', async () => {
  show();
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

it('puts the mails in the order that is asked for', () => {
  const codes = (order: 'doel' | 'laatst' | 'mislukt') => sorted(pairsOf(TEMPLATES), order).map(({ code }) => code);
  expect(codes('doel')).toEqual(['proef-start', 'export-klaar']);
  expect(codes('laatst')).toEqual(['export-klaar', 'proef-start']);
  expect(codes('mislukt')).toEqual(['export-klaar', 'proef-start']);
});
