import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#web/i18n/i18n.ts';
import { HttpError } from '#web/platform/http-error.ts';
import landkaart from './i18n/nl.json' with { type: 'json' };
import { MapError, MapRest } from './states.tsx';

beforeAll(async () => {
  await startI18n('nl-NL');
  await i18next.loadNamespaces(['landkaart', 'leerling']);
});
afterEach(cleanup);

it.each([
  [{ vanaf: '07:00', morgen: true }, 'Morgen weer vanaf 07:00 uur. Rust maar lekker uit!'],
  [{ vanaf: '15:30', morgen: false }, 'Vanaf 15:30 uur kun je weer spelen. Tot straks!'],
])('tells a child at rest when the island opens again (%o)', async (resting, zin) => {
  const [onRetry, onLogout] = [vi.fn(), vi.fn()];
  render(<MapRest rust={resting} name="Sem" onRetry={onRetry} onLogout={onLogout} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Het eiland slaapt, Sem');
  expect(screen.getByRole('status').textContent).toContain(zin);
  expect(screen.queryByRole('alert')).toBeNull(); // resting is no fault
  await userEvent.click(screen.getByRole('button', { name: landkaart['opnieuw'] }));
  await userEvent.click(screen.getByRole('button', { name: landkaart['uitloggen'] }));
  expect([onRetry.mock.calls.length, onLogout.mock.calls.length]).toEqual([1, 1]);
});

it('tells a fault, no connection and no licence apart, and only the last has no retry', () => {
  const out = (
    [
      [new HttpError(0), 'offline'],
      [new HttpError(402, { code: 'LICENTIE_VERLOPEN' }), 'licentie'],
      [new HttpError(500), 'fout'],
    ] as const
  ).map(([error, kind]) => {
    render(<MapError error={error} onRetry={() => undefined} onLogout={() => undefined} />);
    const seen = [
      kind,
      screen.getByRole('heading', { level: 1 }).textContent === landkaart[`staat.${kind}`],
      screen.queryByRole('button', { name: landkaart['opnieuw'] }) !== null,
    ];
    cleanup();
    return seen;
  });
  expect(out).toEqual([
    ['offline', true, true],
    ['licentie', true, false],
    ['fout', true, true],
  ]);
});
