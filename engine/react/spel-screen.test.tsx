import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Round } from '#engine/core/oefening/contract/contract.ts';
import nl from './i18n/nl.json' with { type: 'json' };
import type { MotorFactory } from './motor.ts';
import type { SpelScreenProps } from './spel-props.ts';
import { SpelScreen } from './spel-screen.tsx';
import { createTexts } from './texts.ts';
import { createFakeSound, createFakeSpel, ACCESSIBILITY, type FakeSpel } from './test-kit.ts';

afterEach(cleanup);

const doc: SpelScreenProps['doc'] = {
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

function spelScreen(
  createMotor: MotorFactory,
  createRound = vi.fn<() => Round>(() => round),
  loading?: SpelScreenProps['loading'],
): ReturnType<typeof render> {
  return render(
    <StrictMode>
      <SpelScreen
        spel="proef"
        doc={doc}
        createRound={createRound}
        texts={createTexts(nl)}
        accessibility={ACCESSIBILITY}
        name="Noor"
        munten={0}
        booking="waiting"
        sound={createFakeSound()}
        createMotor={createMotor}
        firstTime={false}
        seed={1}
        soundSetting={{ volumes: { stem: 1, effecten: 1, muziek: 1 }, onVolumes: vi.fn<() => void>() }}
        image={() => null}
        onAccessibility={vi.fn<() => void>()}
        onEnd={vi.fn<() => void>()}
        onStop={vi.fn<() => void>()}
        resultActions={{ playAgain: vi.fn<() => void>(), map: vi.fn<() => void>() }}
        {...(loading === undefined ? {} : { loading })}
      />
    </StrictMode>,
  );
}

describe('SpelScherm', () => {
  it('makes one round and one game under StrictMode, and cleans up', async () => {
    const spellen: FakeSpel[] = [];
    const createRound = vi.fn<() => Round>(() => round);
    const gone = vi.fn<() => void>();
    const { unmount } = spelScreen(() => {
      const spel = createFakeSpel();
      spellen.push(spel);
      return Promise.resolve({ spel, destroy: gone });
    }, createRound);
    await screen.findByRole('button', { name: 'Pauze' });
    expect(createRound).toHaveBeenCalledOnce();
    expect(spellen.map((s) => s.calls)).toEqual([['start']]);
    unmount();
    expect(gone).toHaveBeenCalledOnce();
  });
  it('says how far the loading is, and that the game is seen only when it has been drawn', async () => {
    const spel = createFakeSpel({ phase: 'laden' });
    const parts: number[] = [];
    const seen: boolean[] = [];
    spelScreen(
      ({ onProgress }) => {
        onProgress?.(0.25);
        return Promise.resolve({ spel, destroy: vi.fn<() => void>() });
      },
      undefined,
      { onProgress: (part) => parts.push(part), onSeen: (now) => seen.push(now) },
    );
    await waitFor(() => expect(spel.calls).toEqual(['start']));
    expect(parts).toEqual([0.25]);
    expect(seen).not.toContain(true);
    act(() => spel.write({ phase: 'intro' }));
    await waitFor(() => expect(seen.at(-1)).toBe(true));
  });
  it('destroys a game that arrives after the child left', async () => {
    const gone = vi.fn<() => void>();
    const done: (() => void)[] = [];
    const { unmount } = spelScreen(
      () =>
        new Promise((resolve) => {
          done.push(() => resolve({ spel: createFakeSpel(), destroy: gone }));
        }),
    );
    await waitFor(() => expect(done).toHaveLength(1));
    unmount();
    expect(gone).not.toHaveBeenCalled();
    done[0]?.();
    await waitFor(() => expect(gone).toHaveBeenCalledOnce());
  });
  it('offers another try when loading fails', async () => {
    let turn = 0;
    spelScreen(() =>
      ++turn === 1
        ? Promise.reject(new Error('net'))
        : Promise.resolve({ spel: createFakeSpel(), destroy: vi.fn<() => void>() }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('button', { name: 'Pauze' })).toBeTruthy();
  });
});
