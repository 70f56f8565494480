import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminListQuerySchema } from '#server/features/admins/admins.contract.ts';
import { useListQuery } from './list-query.ts';

const HERE = '/superadmin/admins';

beforeEach(() => {
  globalThis.history.replaceState(null, '', HERE);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const show = () =>
  renderHook(() => useListQuery(adminListQuerySchema), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[HERE]}>{children}</MemoryRouter>,
  });

it('asks what was typed a moment after the last key', () => {
  const { result } = show();
  act(() => result.current.setText('vuur '));
  expect(result.current.query.zoek).toBe('');
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current.query.zoek).toBe('vuur');
});

it('does not take back whoever opened a row while the search still waited', () => {
  const { result } = show();
  act(() => result.current.setText('vuur'));
  // The address goes first; the page of the list stays until the next one has come.
  globalThis.history.replaceState(null, '', `${HERE}/019f955b-73e2-7000-8000-000000000001`);
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current.query.zoek).toBe('');
});
