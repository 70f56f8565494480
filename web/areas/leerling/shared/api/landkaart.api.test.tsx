import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAskMapAgain, useKnownMap } from './landkaart.api.ts';

const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address);
    return Promise.resolve(Response.json({ fout: 'NIET_GEVONDEN' }, { status: 404 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for the map anew when a round was closed, also when the frame was the first to follow it', async () => {
  const { result } = renderHook(() => {
    useKnownMap('kind');
    return useAskMapAgain('kind');
  });
  expect(calls).toEqual([]);
  act(() => result.current());
  await waitFor(() => expect(calls).toEqual(['/api/leerlingen/kind/landkaart']));
});
