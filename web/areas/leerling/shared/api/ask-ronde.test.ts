import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAtDoor, askRonde, forgetAsked, rondeBehind } from './ask-ronde.ts';

const SPOT = { leerlingId: 'l', somvensterId: 's', taakId: 't' };
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  forgetAsked();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('innerWidth', 1_024);
  vi.stubGlobal('innerHeight', 768);
  vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
    sent.push(body);
    return Promise.reject(new TypeError('no line'));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const ask = (rondeId: string) => askRonde(SPOT, { game: 'rups', rondeId, outbox: null });

it('gives the page of a game the round that was asked for at its door, once', async () => {
  askAtDoor(SPOT, 'rups', null);
  const rondeId = rondeBehind(SPOT, 'rups');
  await expect(ask(rondeId)).rejects.toMatchObject({ status: 0 });
  expect(sent).toHaveLength(1);
  await expect(ask(rondeId)).rejects.toMatchObject({ status: 0 });
  expect(sent).toHaveLength(2);
  expect(rondeBehind(SPOT, 'rups')).not.toBe(rondeId);
});

it('is of its own door only, and gone when another tab plays', () => {
  askAtDoor(SPOT, 'rups', null);
  const rondeId = rondeBehind(SPOT, 'rups');
  expect(rondeBehind(SPOT, 'ninja')).not.toBe(rondeId);
  expect(rondeBehind({ ...SPOT, taakId: 'other' }, 'rups')).not.toBe(rondeId);
  expect(rondeBehind(SPOT, 'rups')).toBe(rondeId);
  forgetAsked();
  expect(rondeBehind(SPOT, 'rups')).not.toBe(rondeId);
});
