import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '#web/platform/http-error.ts';
import { askTwice, isLineDown } from './line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [0, true],
  [500, true],
  [503, true],
  [401, false],
  [409, false],
])('a status %i means that the line is down: %s', (status, down) => {
  expect(isLineDown(new HttpError(status))).toBe(down);
});

it('takes a fault of the page for no fault of the line', () => {
  expect(isLineDown(new TypeError('x'))).toBe(false);
});

it('asks a server that stumbles once more, and no other', async () => {
  const answers = [new HttpError(503), 'map'];
  const ask = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const asked = askTwice(ask);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asked).toBe('map');
  const refused = vi.fn(() => Promise.reject(new HttpError(0)));
  await expect(askTwice(refused)).rejects.toThrow(HttpError);
  expect(refused).toHaveBeenCalledTimes(1);
});
