import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maakAntwoord, maakId, startTeksten } from '../test-kit.ts';
import { AntwoordRegel } from './antwoord-regel.tsx';

const antwoord = maakAntwoord('bakker', 'baker');
const PAD = `/admins/${maakId(1)}/leerlingen/${maakId(2)}/antwoorden/${antwoord.id}/waarom`;
const UITLEG = {
  woord: 'bakker',
  kans: 62,
  redenen: ['Dit woord was nog niet eerder geoefend.'],
  cijfers: [{ naam: 'Verwachte kans op goed', waarde: '62%' }],
};

const ophalen = vi.fn<typeof fetch>();
const json = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeAll(async () => {
  await startTeksten();
});
beforeEach(() => {
  vi.stubGlobal('fetch', ophalen.mockReset());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const toon = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ul>
        <AntwoordRegel antwoord={antwoord} adminId={maakId(1)} leerlingId={maakId(2)} />
      </ul>
    </SWRConfig>,
  );
const knop = () => screen.getByRole('button', { name: /^Waarom dit woord\?\s*bakker$/ });

describe('why this word', () => {
  it('asks nothing until the teacher does, then shows reasons and numbers, and closes again', async () => {
    ophalen.mockResolvedValue(json(200, UITLEG));
    toon();
    expect(ophalen).not.toHaveBeenCalled();
    expect(knop().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(knop());
    expect(await screen.findByText('Dit woord was nog niet eerder geoefend.')).toBeTruthy();
    expect(String(ophalen.mock.calls[0]?.[0])).toContain(PAD);
    expect(screen.getByText('Verwachte kans op goed').nextElementSibling?.textContent).toBe('62%');
    expect(knop().getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(knop());
    expect(screen.queryByText('Dit woord was nog niet eerder geoefend.')).toBeNull();
  });

  it('says that it is busy, and after a fault offers to try again', async () => {
    let geef: (r: Response) => void = () => undefined;
    ophalen.mockReturnValueOnce(
      new Promise((klaar) => {
        geef = klaar;
      }),
    );
    toon();
    await userEvent.click(knop());
    expect(screen.getByRole('status').textContent).not.toBe('');
    geef(json(500, { code: 'SERVERFOUT', message: 'Er ging iets mis. Je werk is bewaard.' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Er ging iets mis.');
    ophalen.mockResolvedValue(json(200, UITLEG));
    await userEvent.click(screen.getByRole('button', { name: /probeer/i }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText('62%')).toBeTruthy();
  });
});
