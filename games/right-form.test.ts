import { expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import { createRightForm } from './right-form.ts';
import { loadSpel } from './registry.ts';

it('counts from a miss until something right follows it', async () => {
  const spel = await startTestSpel({
    doc: (await loadSpel('splitsmachine', 'nl'))?.doc,
    fixture: 'mark:splits',
    items: 1,
  });
  const form = createRightForm();
  const look = (seconds: number): void => form.watch(spel, seconds);
  look(0);
  spel.last = {
    attempt: { kind: 'text', text: 'x', complete: true },
    verdict: { ok: false, done: false, next: 'show' },
  };
  spel.state.patch({ phase: 'toon', woord: null });
  for (const at of [1, 2, 6]) look(at);
  expect(form.longest()).toBe(5);
  spel.state.patch({ woord: { text: 'hond', covered: false } });
  for (const at of [6.5, 20]) look(at);
  expect(form.longest()).toBe(5.5);
  spel.last = {
    attempt: { kind: 'text', text: 'y', complete: true },
    verdict: { ok: false, done: false, next: 'hint1' },
  };
  spel.state.patch({ phase: 'spel', woord: null, rail: [{ text: 'y', state: 'bijna' }] });
  for (const at of [21, 28]) look(at);
  expect(form.longest()).toBe(7);
  spel.destroy();
});
