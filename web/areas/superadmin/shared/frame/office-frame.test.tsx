import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startGivenTexts } from '#web/test/given-texts.ts';
import superadmin from '../i18n/superadmin/nl.json';
import { OfficeFrame } from './office-frame.tsx';

beforeEach(async () => {
  await startGivenTexts({ nl: { superadmin } });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('opens its menu on a telephone, and closes it when a part is chosen', async () => {
  render(
    <MemoryRouter initialEntries={['/superadmin/dashboard']}>
      <Routes>
        <Route path="superadmin" element={<OfficeFrame />}>
          <Route path="*" element={<p>deel</p>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link', { name: 'Roadmap' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open het menu' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Roadmap' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Roadmap' })).toBeNull());
});
