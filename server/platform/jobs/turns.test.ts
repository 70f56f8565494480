import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

const full = (): Error => new Error('full');

it('runs so many at a time, lets the urgent pass and refuses beyond the row', async () => {
  const turns = new Turns({ running: 1, waiting: 3 }, full);
  const order: string[] = [];
  const gate: { open?: () => void } = {};
  const busy = turns.run(() => new Promise<void>((done) => (gate.open = done)));
  const add = (name: string, first = false): Promise<unknown> =>
    turns.run(() => Promise.resolve(order.push(name)), first);
  const all = [add('one'), add('two'), add('urgent', true)];
  await expect(add('too many')).rejects.toThrow('full');
  gate.open?.();
  await Promise.all([busy, ...all]);
  expect(order).toEqual(['urgent', 'one', 'two']);
  await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(add('after')).resolves.toBe(4);
});
