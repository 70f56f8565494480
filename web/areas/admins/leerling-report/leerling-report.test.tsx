import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VoortgangReport } from '#server/features/voortgang/leerling-voortgang.contract.ts';
import { ADMIN_ID, GROEP_ID, refusal, showScreen, stubServer, type ServerReply } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { LeerlingReportPage } from './leerling-report-page.tsx';

const CHILD = createId(2);
const CALL = `GET /admins/${ADMIN_ID}/leerlingen/${CHILD}/verslag`;
const REPORT: VoortgangReport = {
  soort: 'ouders',
  titel: 'Zo gaat het met Öykü',
  onder: 'Voor de ouders van Öykü',
  footer: 'De Vuurtoren, 24 november 2026',
  delen: [
    { kop: 'Dit gaat goed', woorden: ['ei of ij'] },
    { kop: 'Oefentijd', tekst: '34 minuten' },
    { kop: 'Doelen', tabel: { kolommen: ['Doel', 'Stand'], rijen: [['au of ou', 'bezig']] } },
  ],
};

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(reply: ServerReply): void {
  stubServer({ [CALL]: reply });
  showScreen(
    <Routes>
      <Route path="groepen/:groepId/leerlingen/:leerlingId/voortgang/verslag" element={<LeerlingReportPage />} />
    </Routes>,
    { pad: `/groepen/${GROEP_ID}/leerlingen/${CHILD}/voortgang/verslag` },
  );
}

it('shows the report as it goes on paper, and prints it', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  show(REPORT);
  expect(await screen.findByText('Zo gaat het met Öykü')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Dit gaat goed',
    'Oefentijd',
    'Doelen',
  ]);
  expect(screen.getByRole('rowheader', { name: 'au of ou' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Voor het kind',
    'Voor ouders',
    'Voor een collega',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('says what went wrong and can be asked again', async () => {
  show(refusal(500, 'Er ging iets mis.'));
  expect(await screen.findByText(/Er ging iets mis/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeTruthy();
});
