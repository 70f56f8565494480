import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAtDoor, askedAtDoor, askRonde } from './ask-ronde.ts';

const SPOT = { leerlingId: 'l', somvensterId: 's', taakId: 't' };
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('innerWidth', 1_024);
  vi.stubGlobal('innerHeight', 768);
  vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
    sent.push(body);
    return Promise.reject(new TypeError('no line'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives the page of a game the round that was asked for at its door, and asks for it once', async () => {
  askAtDoor(SPOT, 'rups');
  const rondeId = askedAtDoor(SPOT, 'rups') ?? '';
  expect(rondeId).not.toBe('');
  await expect(askRonde(SPOT, { game: 'rups', rondeId })).rejects.toMatchObject({ status: 0 });
  expect(sent).toHaveLength(1);
  await expect(askRonde(SPOT, { game: 'rups', rondeId: 'another' })).rejects.toMatchObject({ status: 0 });
  expect(sent).toHaveLength(2);
});

it('is of its own door only, and no longer than another tab may need to play', () => {
  askAtDoor(SPOT, 'rups');
  expect(askedAtDoor(SPOT, 'ninja')).toBeNull();
  expect(askedAtDoor({ ...SPOT, taakId: 'other' }, 'rups')).toBeNull();
  vi.advanceTimersByTime(5_001);
  expect(askedAtDoor(SPOT, 'rups')).toBeNull();
});
