import Tab from '@mui/material/Tab';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollTabs, scrollFor } from './scroll-tabs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['stands in view', { left: 100, width: 80 }, 0, 0],
  ['lies behind the end', { left: 500, width: 90 }, 0, 290],
  ['lies before the begin', { left: 40, width: 80 }, 200, 40],
  ['ends where the row ends', { left: 200, width: 100 }, 0, 0],
])('a part that %s', (_, part, left, expected) => {
  expect(scrollFor(part, { left, width: 300 })).toBe(expected);
});

it('brings the chosen tab back into view when the row gets narrower', () => {
  const changed: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        changed.push(callback);
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(90);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(
    <ScrollTabs value="toetsen" aria-label="Voortgang">
      <Tab value="doelen" label="Doelen" />
      <Tab value="toetsen" label="Toetsen" />
    </ScrollTabs>,
  );
  const row = screen.getByRole('tablist', { name: 'Voortgang' }).parentElement;
  act(() => {
    for (const tell of changed) tell();
  });
  expect(row?.scrollLeft).toBe(290);
});
