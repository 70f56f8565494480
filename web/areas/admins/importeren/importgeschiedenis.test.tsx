import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import importeren from '#web/i18n/importeren/nl.json' with { type: 'json' };
import lvsspelling from '#web/i18n/lvsspelling/nl.json' with { type: 'json' };
import { HttpFout } from '#web/platform/http-fout.ts';
import type { Stand } from '../admins.api.ts';
import { maakId, startTeksten } from '../test-kit.ts';
import { Importgeschiedenis } from './importgeschiedenis.tsx';

// The panel in a simulated browser is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

interface Item {
  planId: string;
  op: string;
  status: string;
  ongedaanTot?: string;
}
const RECENT: Item = {
  planId: maakId(1),
  op: '2026-11-20T10:00:00.000Z',
  status: 'uitgevoerd',
  ongedaanTot: '2026-11-27T10:00:00.000Z',
};
const TERUG: Item = { planId: maakId(2), op: '2026-11-02T10:00:00.000Z', status: 'ongedaan' };
const OUD: Item = { planId: maakId(3), op: '2026-09-02T10:00:00.000Z', status: 'uitgevoerd' };
const draai = vi.fn(async () => ({ teruggedraaid: 4, overgeslagen: [{ naam: 'Zoë van ’t Veld' }] }));

const standVan = (over: Partial<Stand<{ items: Item[] }>>): Stand<{ items: Item[] }> => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  isValidating: false,
  mutate: async () => undefined,
  ...over,
});
const toon = (stand: Stand<{ items: Item[] }>, teksten = 'lvsspelling') =>
  render(
    <Importgeschiedenis
      adminId={maakId(9)}
      stand={stand}
      teksten={teksten}
      draai={draai}
      regel={({ planId }, datum) => ({ titel: datum, bij: `bij ${planId.slice(-1)}` })}
    />,
  );

beforeEach(async () => {
  await startTeksten();
  i18next.addResourceBundle('nl', 'lvsspelling', lvsspelling);
  i18next.addResourceBundle('nl', 'importeren', importeren);
  draai.mockClear();
});
afterEach(cleanup);

it('takes a recent import back after a second press, and says what stayed', async () => {
  toon(standVan({ data: { items: [RECENT, TERUG, OUD] } }));
  expect(screen.getAllByRole('listitem').map((rij) => rij.querySelector('strong')?.textContent)).toEqual([
    'vrijdag 20 november',
    'maandag 2 november',
    'woensdag 2 september',
  ]);
  expect(screen.getByText(lvsspelling['eerder.ongedaan'])).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: lvsspelling['ongedaan.knop'] }));
  expect(draai).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: lvsspelling['ongedaan.zeker'] }));
  expect(await screen.findByText(/Zoë van ’t Veld/)).toBeDefined();
  expect(draai).toHaveBeenCalledWith(RECENT);
});

it('has the words of its own kind of import', () => {
  for (const [naam, teksten] of [
    ['lvsspelling', lvsspelling],
    ['importeren', importeren],
  ] as const) {
    toon(standVan({ data: { items: [] } }), naam);
    expect(screen.getByText(teksten['eerder.leeg'])).toBeDefined();
    cleanup();
  }
});

it('says what is wrong and tries again', async () => {
  const mutate = vi.fn(async () => undefined);
  toon(standVan({ error: new HttpFout(500), mutate }));
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(mutate).toHaveBeenCalledOnce();
});
