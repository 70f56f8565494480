import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Diplomas } from '#server/features/voortgang/diplomas.contract.ts';
import { ADMIN_ID, GROEP_ID, refusal, showScreen, stubServer, type ServerReply } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { LeerlingDiplomaPage } from './leerling-diploma-page.tsx';

const CHILD = createId(2);
const CALL = `GET /admins/${ADMIN_ID}/leerlingen/${CHILD}/diplomas`;
const DATA: Diplomas = {
  leerling: { id: CHILD, naam: 'Öykü D.', roepnaam: 'Öykü', dier: 'vos' },
  titel: 'Diploma',
  kan: 'kan dit nu heel goed:',
  school: 'De Vuurtoren',
  signature: 'Handtekening',
  items: [
    { doelId: 'ei', doel: 'Woorden met ei', regel: 'Je weet wanneer je ei schrijft.', dag: 'Gehaald op 20 november' },
    { doelId: 'au', doel: 'Woorden met au', dag: 'Gehaald op 5 november' },
  ],
};

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(reply: ServerReply, choice = ''): void {
  stubServer({ [CALL]: reply });
  showScreen(
    <Routes>
      <Route path="groepen/:groepId/leerlingen/:leerlingId/voortgang/diploma" element={<LeerlingDiplomaPage />} />
    </Routes>,
    { pad: `/groepen/${GROEP_ID}/leerlingen/${CHILD}/voortgang/diploma${choice}` },
  );
}

it('shows the newest, another by choice, and prints it', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  show(DATA);
  const sheet = await screen.findByRole('article', { name: 'Diploma Öykü' });
  expect(sheet.textContent).toContain('Woorden met ei');
  expect(sheet.textContent).toContain('Je weet wanneer je ei schrijft.');
  await userEvent.click(screen.getByRole('combobox', { name: 'Doel' }));
  await userEvent.click(screen.getByRole('option', { name: 'Woorden met au' }));
  expect(sheet.textContent).toContain('Gehaald op 5 november');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('opens the one that an address names', async () => {
  show(DATA, '?doel=au');
  expect((await screen.findByRole('article')).textContent).toContain('Woorden met au');
});

it('says that there is none yet, and what went wrong', async () => {
  show({ ...DATA, items: [] });
  expect(await screen.findByText('Nog geen diploma voor Öykü')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  cleanup();
  show(refusal(500, 'Er ging iets mis.'));
  expect(await screen.findByRole('button', { name: 'Probeer opnieuw' })).toBeTruthy();
});
