import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startTexts } from '../shared/test-kit.ts';
import { ErrorKinds } from './error-kinds.tsx';

beforeAll(async () => {
  await startTexts();
});
afterEach(cleanup);

it('shows errors and opportunities without an interval, and says when there is too little', () => {
  render(
    <ErrorKinds
      fouten={[
        { label: 'ei', naam: 'ei of ij', n: 14, fouten: 3, deel: { pct: 22, van: 9, tot: 38 } },
        { label: 'teken', naam: 'Teken', n: 2, fouten: 1 },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
    'ei of ij3 mis van 14 keer, nu ongeveer 22%',
    'Teken1 mis van 2 keer, nog te weinig gemaakt',
  ]);
});

it('shows nothing without any opportunity', () => {
  const { container } = render(<ErrorKinds fouten={[]} />);
  expect(container.innerHTML).toBe('');
});
