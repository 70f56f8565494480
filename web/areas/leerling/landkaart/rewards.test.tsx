import { cleanup, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PRESET_FIGURES } from '#engine/core/domein/wardrobe.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import landkaart from './i18n/nl.json' with { type: 'json' };
import { MapMoments } from './rewards.tsx';
import { mapWith } from './test-map.ts';

const map = mapWith({ stars: 3, done: true });
const CARD = {
  ...map,
  leerling: { ...map.leerling, figuur: PRESET_FIGURES.noor },
  beloningen: { aan: true, gifts: [{ munten: 20, op: '2026-11-29T10:00:00.000Z' }] },
};
const gift = (): HTMLElement | null => screen.queryByRole('dialog', { name: landkaart.cadeau });
const moments = (waits: boolean) => (
  <MemoryRouter>
    <MapMoments card={CARD} calm waits={waits} onSay={() => undefined} />
  </MemoryRouter>
);

beforeAll(async () => {
  await startI18n('nl-NL');
  await i18next.loadNamespaces(['landkaart', 'blocks']);
});
beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 204 })),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('brings a gift only when nothing else is open, and tells the server then', async () => {
  const { rerender } = render(moments(true));
  await import('./gift-moment.tsx');
  expect([gift(), vi.mocked(fetch).mock.calls.length]).toEqual([null, 0]);
  rerender(moments(false));
  await waitFor(() => expect(gift()).not.toBeNull());
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
});
