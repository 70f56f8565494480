import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TableBox } from './table-box.tsx';

/** A frame of 300 pixels with a table of the given width. */
function show(wide: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(wide);
  render(
    <TableBox name="Leerlingen" className="table--fixed">
      <tbody>
        <tr>
          <td>Noor</td>
        </tr>
      </tbody>
    </TableBox>,
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('can be reached by keyboard when it scrolls, under the name of its table', () => {
  show(640);
  expect(screen.getByRole('group', { name: 'Leerlingen' }).tabIndex).toBe(0);
  expect(screen.getByRole('table', { name: 'Leerlingen' }).className).toBe('table table--fixed');
});

it('is no stop on the way when everything fits', () => {
  show(300);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('table', { name: 'Leerlingen' }).parentElement?.hasAttribute('tabindex')).toBe(false);
});
