import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Round } from '#engine/core/oefening/contract.ts';
import nl from './i18n/nl.json' with { type: 'json' };
import type { MaakMotor } from './motor.ts';
import type { SpelSchermProps } from './spel-props.ts';
import { SpelScherm } from './spel-scherm.tsx';
import { createTeksten } from './teksten.ts';
import { createFakeGeluid, createFakeSpel, TOEGANKELIJK, type FakeSpel } from './test-kit.ts';

afterEach(cleanup);

const doc: SpelSchermProps['doc'] = {
  land: 'stad',
  stage: { width: 1280, height: 720, background: '#1B1D47', scroll: 'none' },
};
const round: Round = {
  goal: { items: 5, softSeconds: 60, title: '' },
  s: 0,
  calm: false,
  reducedMotion: false,
  next: () => null,
  peekStream: () => [],
  attempt: () => ({ ok: false, done: false }),
  hint: () => ({ ok: false, done: false }),
  finish: () => ({ stars: 0, coins: 0, learned: [], revisit: [], stickers: [] }),
};

function scherm(maakMotor: MaakMotor, createRound = vi.fn<() => Round>(() => round)): ReturnType<typeof render> {
  return render(
    <StrictMode>
      <SpelScherm
        spel="proef"
        doc={doc}
        createRound={createRound}
        teksten={createTeksten(nl)}
        toegankelijk={TOEGANKELIJK}
        naam="Noor"
        munten={0}
        geluid={createFakeGeluid()}
        maakMotor={maakMotor}
        eersteKeer={false}
        seed={1}
        geluidInstelling={{ volumes: { stem: 1, effecten: 1, muziek: 1 }, onVolumes: vi.fn<() => void>() }}
        plaatje={() => null}
        onToegankelijk={vi.fn<() => void>()}
        onEinde={vi.fn<() => void>()}
        onStop={vi.fn<() => void>()}
        resultaatActies={{ nogEens: vi.fn<() => void>(), kaart: vi.fn<() => void>() }}
      />
    </StrictMode>,
  );
}

describe('SpelScherm', () => {
  it('makes one round and one game under StrictMode, and cleans up', async () => {
    const spellen: FakeSpel[] = [];
    const createRound = vi.fn<() => Round>(() => round);
    const weg = vi.fn<() => void>();
    const { unmount } = scherm(() => {
      const spel = createFakeSpel();
      spellen.push(spel);
      return Promise.resolve({ spel, destroy: weg });
    }, createRound);
    expect(screen.getByText('Het spel komt eraan')).toBeTruthy();
    await screen.findByRole('button', { name: 'Pauze' });
    expect(createRound).toHaveBeenCalledOnce();
    expect(spellen.map((s) => s.calls)).toEqual([['start']]);
    unmount();
    expect(weg).toHaveBeenCalledOnce();
  });
  it('destroys a game that arrives after the child left', async () => {
    const weg = vi.fn<() => void>();
    const klaar: (() => void)[] = [];
    const { unmount } = scherm(
      () =>
        new Promise((resolve) => {
          klaar.push(() => resolve({ spel: createFakeSpel(), destroy: weg }));
        }),
    );
    await waitFor(() => expect(klaar).toHaveLength(1));
    unmount();
    expect(weg).not.toHaveBeenCalled();
    klaar[0]?.();
    await waitFor(() => expect(weg).toHaveBeenCalledOnce());
  });
  it('offers another try when loading fails', async () => {
    let beurt = 0;
    scherm(() =>
      ++beurt === 1
        ? Promise.reject(new Error('net'))
        : Promise.resolve({ spel: createFakeSpel(), destroy: vi.fn<() => void>() }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('button', { name: 'Pauze' })).toBeTruthy();
  });
});
