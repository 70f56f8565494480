import { cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { TEST_PREFERENCES, testLeerling } from '../shared/day-package/test-leerling.ts';
import { useMapSound } from './use-map-sound.ts';

/** A busy machine takes its time to load the sound code. */
const SLOW = { timeout: 20_000 };
const calls = vi.hoisted((): string[] => []);
vi.mock(import('#engine/runtime/audio/audio.ts'), async (original) => ({
  ...(await original()),
  createSound: () => ({
    play: (name) => calls.push(`play ${name}`),
    stop: () => undefined,
    rate: () => undefined,
    say: (audio) => Promise.resolve(void calls.push(`say ${audio}`)),
    use: () => Promise.resolve(),
    music: (bundle) => void calls.push(`music ${bundle}`),
    hush: () => undefined,
    prepare: () => undefined,
    setVolumes: () => undefined,
    setCalm: () => undefined,
    pause: () => undefined,
    destroy: () => void calls.push('destroy'),
  }),
}));

const leerling = (part: Partial<Landkaart['leerling']['voorkeuren']> = {}): Landkaart['leerling'] =>
  testLeerling({ voorkeuren: { ...TEST_PREFERENCES, ...part } });

beforeEach(() => {
  calls.length = 0;
});
afterEach(cleanup);

it('begins the song of the island at the first touch, once, and stops it with the page', async () => {
  const { unmount } = renderHook(() => useMapSound(leerling()));
  expect(calls).toEqual([]);
  fireEvent.pointerDown(document.body);
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(calls).toEqual(['music muziek-kaart']), SLOW);
  unmount();
  await waitFor(() => expect(calls).toEqual(['music muziek-kaart', 'music null', 'destroy']), SLOW);
});

it.each([{ geluid: false }, { muziek: false }, { rustig: true }])(
  'keeps still for a child that chose %o',
  async (part) => {
    const { result } = renderHook(() => useMapSound(leerling(part)));
    fireEvent.keyDown(document.body);
    result.current.speak('w:boom');
    await waitFor(() => expect(calls).toEqual(['say w:boom']), SLOW);
  },
);

it('goes silent when the music is switched off, and speaks on', async () => {
  const { result, rerender } = renderHook(({ muziek: music }) => useMapSound(leerling({ muziek: music })), {
    initialProps: { muziek: true },
  });
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(calls).toEqual(['music muziek-kaart']), SLOW);
  rerender({ muziek: false });
  expect(calls).toEqual(['music muziek-kaart', 'music null']);
  result.current.speak('z:Hallo.');
  await waitFor(() => expect(calls.at(-1)).toBe('say z:Hallo.'), SLOW);
});

it('plays an effect of the page, and none for a child that wants no sound', async () => {
  const { result, rerender } = renderHook(({ geluid: sounds }) => useMapSound(leerling({ geluid: sounds })), {
    initialProps: { geluid: true },
  });
  result.current.play('ding');
  await waitFor(() => expect(calls).toEqual(['play ding']), SLOW);
  rerender({ geluid: false });
  result.current.play('ding');
  result.current.speak('w:boom');
  await waitFor(() => expect(calls).toEqual(['play ding', 'say w:boom']), SLOW);
});
