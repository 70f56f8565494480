import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import importing from '../i18n/importing/nl.json' with { type: 'json' };
import lvsspelling from '../i18n/lvs/nl.json' with { type: 'json' };
import { HttpError } from '#web/platform/http-error.ts';
import type { ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { createId, startTexts } from '../test-kit.ts';
import { ImportHistoryList } from './import-history.tsx';

// The panel in a simulated browser is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

interface Item {
  planId: string;
  op: string;
  status: string;
  ongedaanTot?: string;
}
const RECENT: Item = {
  planId: createId(1),
  op: '2026-11-20T10:00:00.000Z',
  status: 'uitgevoerd',
  ongedaanTot: '2026-11-27T10:00:00.000Z',
};
const BACK: Item = { planId: createId(2), op: '2026-11-02T10:00:00.000Z', status: 'ongedaan' };
const OLD: Item = { planId: createId(3), op: '2026-09-02T10:00:00.000Z', status: 'uitgevoerd' };
const rotate = vi.fn(async () => ({ teruggedraaid: 4, overgeslagen: [{ naam: 'Zoë van ’t Veld' }] }));

const stateOf = (over: Partial<ReadState<{ items: Item[] }>>): ReadState<{ items: Item[] }> => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  isValidating: false,
  mutate: async () => undefined,
  ...over,
});
const show = (state: ReadState<{ items: Item[] }>, texts = 'lvs') =>
  render(
    <ImportHistoryList
      adminId={createId(9)}
      stand={state}
      texts={texts}
      draai={rotate}
      regel={({ planId }, date) => ({ titel: date, bij: `bij ${planId.slice(-1)}` })}
    />,
  );

beforeEach(async () => {
  await startTexts();
  rotate.mockClear();
});
afterEach(cleanup);

it('takes a recent import back after a second press, and says what stayed', async () => {
  show(stateOf({ data: { items: [RECENT, BACK, OLD] } }));
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent)).toEqual([
    'vrijdag 20 november',
    'maandag 2 november',
    'woensdag 2 september',
  ]);
  expect(screen.getByText(lvsspelling['eerder.ongedaan'])).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: lvsspelling['ongedaan.knop'] }));
  expect(rotate).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: lvsspelling['ongedaan.zeker'] }));
  expect(await screen.findByText(/Zoë van ’t Veld/)).toBeDefined();
  expect(rotate).toHaveBeenCalledWith(RECENT);
});

it('has the words of its own kind of import', () => {
  for (const [name, texts] of [
    ['lvs', lvsspelling],
    ['importing', importing],
  ] as const) {
    show(stateOf({ data: { items: [] } }), name);
    expect(screen.getByText(texts['eerder.leeg'])).toBeDefined();
    cleanup();
  }
});

it('says what is wrong and tries again', async () => {
  const mutate = vi.fn(async () => undefined);
  show(stateOf({ error: new HttpError(500), mutate }));
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(mutate).toHaveBeenCalledOnce();
});
