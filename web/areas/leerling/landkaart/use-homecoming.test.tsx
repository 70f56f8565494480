import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { arrivals } from '../shared/homecoming/arrivals.ts';
import { mapStandingOf } from '../shared/homecoming/standing.ts';
import { mapWith, TAAK } from './test-map.ts';
import { useHomecoming } from './use-homecoming.ts';

const before = mapWith({ stars: 4, done: false });
const after = mapWith({ stars: 7, done: true });
let child = 0;

function arrive(leerlingId = `child-${(child += 1)}`): string {
  const standing = mapStandingOf(before, TAAK);
  if (standing === null) throw new Error('the stone is not on the map');
  arrivals.keep(leerlingId, { before: standing, words: ['ei'] });
  return leerlingId;
}
const start = (leerlingId: string, card: ShownMap, asked = false) =>
  renderHook(({ shown }) => useHomecoming(leerlingId, shown, asked), { initialProps: { shown: card } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('coming home', () => {
  it('comes once, also when the child was at the map before its round was kept', () => {
    const { result } = start('quick', after);
    act(() => void arrive('quick'));
    expect(result.current.run?.step).toBe('stars');
    expect(arrivals.find('quick')).toBeNull();
    act(() => result.current.end());
    expect(result.current).toMatchObject({ busy: false, run: null });
    expect(result.current.card).toBe(after);

    act(() => void arrive('quick'));
    expect(result.current.run?.step).toBe('stars');
    act(() => void arrive('quick'));
    act(() => result.current.end());
    act(() => result.current.end());
    expect(result.current).toMatchObject({ busy: false, run: null });
  });

  it('is nothing for a child that comes from nowhere', () => {
    const { result } = start('nobody', after);
    expect(result.current).toMatchObject({ busy: false, run: null, standsAt: null });
    expect(result.current.card).toBe(after);
  });
  it('shows the map as before until the stars have landed, and counts them last', () => {
    const leerlingId = arrive();
    const { result, rerender } = start(leerlingId, before);
    expect(result.current).toMatchObject({ busy: true, run: null, standsAt: TAAK });
    rerender({ shown: after });
    expect(result.current.run?.step).toBe('stars');
    expect(result.current.card.routes[0]?.stenen[0]?.sterren).toBe(0);
    act(() => result.current.change({ step: 'walk' }));
    expect(result.current.standsAt).toBeNull();
    expect(result.current.card.routes[0]?.stenen[0]?.sterren).toBe(3);
    expect(result.current.card.leerling.sterren).toBe(4);
    act(() => result.current.change({ counted: true }));
    expect(result.current.card).toBe(after);
    act(() => result.current.end());
    expect(result.current.busy).toBe(false);
    expect(arrivals.find(leerlingId)).toBeNull();
  });
  it.each([
    { asked: true, wait: 1_000 },
    { asked: false, wait: 4_000 },
  ])('lets go of a round that the map does not hear of (asked for the next stone: $asked)', ({ asked, wait }) => {
    const { result } = start(arrive(), before, asked);
    act(() => void vi.advanceTimersByTime(wait - 1));
    expect(result.current.busy).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toMatchObject({ busy: false, run: null });
    expect(result.current.card).toBe(before);
  });
  it('holds nobody up for longer than its bound, and ends the day with the feast', () => {
    const { result } = start(arrive(), after);
    act(() => void vi.advanceTimersByTime(2_900));
    expect(result.current.run).toMatchObject({ step: 'feast', counted: true });
    expect(result.current.card).toBe(after);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current.run?.step).toBe('feast');
  });
  it('welcomes a round whose end comes in while the child is at the map', () => {
    const leerlingId = `child-${(child += 1)}`;
    const { result, rerender } = start(leerlingId, before);
    expect(result.current.busy).toBe(false);
    const standing = mapStandingOf(before, TAAK);
    act(() => {
      if (standing !== null) arrivals.keep(leerlingId, { before: standing, words: [] });
    });
    rerender({ shown: after });
    expect(result.current.run?.moments.dayDone).toBe(true);
  });
});
