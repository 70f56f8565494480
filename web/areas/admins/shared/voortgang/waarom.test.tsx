import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAntwoord, createId, startTexts } from '../test-kit.ts';
import { AntwoordItem } from './antwoord-rule.tsx';

const antwoord = createAntwoord('bakker', 'baker');
const PATH = `/admins/${createId(1)}/leerlingen/${createId(2)}/antwoorden/${antwoord.id}/waarom`;
const EXPLANATION = {
  woord: 'bakker',
  kans: 62,
  redenen: ['Dit woord was nog niet eerder geoefend.'],
  cijfers: [{ naam: 'Verwachte kans op goed', waarde: '62%' }],
};

const fetchMock = vi.fn<typeof fetch>();
const json = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeAll(async () => {
  await startTexts();
});
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ul>
        <AntwoordItem antwoord={antwoord} adminId={createId(1)} leerlingId={createId(2)} />
      </ul>
    </SWRConfig>,
  );
const button = () => screen.getByRole('button', { name: /^Waarom dit woord\?\s*bakker$/ });

describe('why this word', () => {
  it('asks nothing until the teacher does, then shows reasons and numbers, and closes again', async () => {
    fetchMock.mockResolvedValue(json(200, EXPLANATION));
    show();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button());
    expect(await screen.findByText('Dit woord was nog niet eerder geoefend.')).toBeTruthy();
    expect(String(fetchMock.mock.calls[0]?.[0])).toContain(PATH);
    expect(screen.getByText('Verwachte kans op goed').nextElementSibling?.textContent).toBe('62%');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(button());
    expect(screen.queryByText('Dit woord was nog niet eerder geoefend.')).toBeNull();
  });

  it('says that it is busy, and after a fault offers to try again', async () => {
    let give: (r: Response) => void = () => undefined;
    fetchMock.mockReturnValueOnce(
      new Promise((done) => {
        give = done;
      }),
    );
    show();
    await userEvent.click(button());
    expect(screen.getByRole('status').textContent).not.toBe('');
    give(json(500, { code: 'SERVERFOUT', message: 'Er ging iets mis. Je werk is bewaard.' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Er ging iets mis.');
    fetchMock.mockResolvedValue(json(200, EXPLANATION));
    await userEvent.click(screen.getByRole('button', { name: /probeer/i }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText('62%')).toBeTruthy();
  });
});
