import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { VoortgangAntwoord } from '#server/features/voortgang/voortgang.contract.ts';
import { createAntwoord, createId, startTexts } from '../test-kit.ts';
import { AntwoordItem } from './antwoord-rule.tsx';
import { SlipMark } from './slip-mark.tsx';

const fetchMock = vi.fn<typeof fetch>();
const slip = createAntwoord('bakker', 'bakekr');
const spot = { adminId: createId(1), leerlingId: createId(2), antwoordId: slip.id };
const path = `/admins/${spot.adminId}/leerlingen/${spot.leerlingId}/antwoorden/${spot.antwoordId}/beoordelingen`;

beforeAll(async () => {
  await startTexts();
});
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset().mockResolvedValue(new Response(null, { status: 204 })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (antwoord: VoortgangAntwoord, may = true) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ul>
        <AntwoordItem antwoord={antwoord} adminId={spot.adminId} leerlingId={spot.leerlingId}>
          <SlipMark antwoord={antwoord} spot={spot} may={may} />
        </AntwoordItem>
      </ul>
    </SWRConfig>,
  );
const sent = () => {
  const [address, init] = fetchMock.mock.calls[0] ?? [];
  return { address: String(address), method: init?.method, body: JSON.parse(String(init?.body)) };
};
const question = () => screen.queryByRole('button', { name: /^Was dit een typfout\?/ });

it('marks a wrong answer as a slip, with a note that may be changed', async () => {
  show(slip);
  await userEvent.click(screen.getByRole('button', { name: 'Was dit een typfout? bakker' }));
  const dialog = within(screen.getByRole('dialog', { name: '‘bakekr’ in plaats van ‘bakker’' }));
  const note = dialog.getByRole('textbox', { name: /Wat zag je/ });
  expect(note).toHaveProperty('value', 'Typfout');
  await userEvent.clear(note);
  await userEvent.click(dialog.getByRole('button', { name: 'Telt als goed' }));
  expect(fetchMock).not.toHaveBeenCalled();
  await userEvent.type(note, 'Zei het woord goed hardop');
  await userEvent.click(dialog.getByRole('button', { name: 'Telt als goed' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject({ method: 'PATCH', body: { goed: true, reden: 'Zei het woord goed hardop' } });
  expect(sent().address).toContain(path);
});

it('shows the mark with its note and the right word, and takes it back', async () => {
  show({ ...slip, goed: true, judged: { reden: 'Zei het woord goed hardop' } });
  expect(screen.getByText('typfout, telt als goed')).toBeTruthy();
  expect(screen.getByText('Zei het woord goed hardop')).toBeTruthy();
  expect(screen.getByText('bakker', { selector: '.antwoord__woord' })).toBeTruthy();
  expect(screen.queryByText('in één keer goed')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Terugzetten bakker' }));
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject({ method: 'PATCH', body: { goed: false } });
});

it('asks nothing about a right answer, and nobody who may only look', () => {
  show(createAntwoord('bakker', 'bakker'));
  expect(question()).toBeNull();
  cleanup();
  show(slip, false);
  expect(question()).toBeNull();
  cleanup();
  show({ ...slip, goed: true, judged: { reden: 'Typfout' } }, false);
  expect(screen.getByText('typfout, telt als goed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Terugzetten/ })).toBeNull();
});
