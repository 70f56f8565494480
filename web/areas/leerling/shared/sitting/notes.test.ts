import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '#web/platform/storage.ts';
import { createNotes, type ToetsNote } from './notes.ts';

const KEY = 'toets';
const note = (ruw: string): ToetsNote => ({ ruw, beurten: 1 });

function kit(send: (nr: number, note: ToetsNote) => Promise<boolean>) {
  const storage = memoryStorage();
  const onWaiting = vi.fn<(waiting: boolean) => void>();
  return { storage, onWaiting, notes: createNotes({ send, storage, key: KEY, onWaiting }) };
}

describe('what a child wrote in a test', () => {
  it('goes to the server and leaves the device', async () => {
    const sent: [number, string][] = [];
    const { notes, storage, onWaiting } = kit((nr, { ruw }) => {
      sent.push([nr, ruw]);
      return Promise.resolve(true);
    });
    notes.set(1, note('trein'));
    notes.set(2, note('kijkt'));
    expect(storage.read(KEY)).toContain('kijkt');
    expect(await notes.flush()).toBe(true);
    expect(sent).toEqual([
      [1, 'trein'],
      [2, 'kijkt'],
    ]);
    expect(storage.read(KEY)).toBeNull();
    expect(onWaiting).toHaveBeenLastCalledWith(false);
  });

  it('waits on the device while there is no line, also for another visit', async () => {
    const { notes, storage } = kit(() => Promise.resolve(false));
    notes.set(3, note('boom'));
    expect(await notes.flush()).toBe(false);
    const later = createNotes({ send: () => Promise.resolve(true), storage, key: KEY, onWaiting: () => undefined });
    expect([...later.waiting()]).toEqual([[3, note('boom')]]);
    expect(await later.flush()).toBe(true);
    expect(storage.read(KEY)).toBeNull();
  });

  it('sends again what was changed while it was on its way', async () => {
    const sent: string[] = [];
    const { notes } = kit((_nr, { ruw }) => {
      sent.push(ruw);
      if (ruw === 'boo') notes.set(1, note('boom'));
      return Promise.resolve(true);
    });
    notes.set(1, note('boo'));
    await Promise.all([notes.flush(), notes.flush()]);
    expect(sent).toEqual(['boo', 'boom']);
  });

  it('begins empty when the device holds nonsense', () => {
    const storage = memoryStorage();
    storage.write(KEY, '{"1":7}');
    const parts = { send: () => Promise.resolve(true), storage, key: KEY, onWaiting: () => undefined };
    expect(createNotes(parts).waiting().size).toBe(0);
    storage.write(KEY, '{');
    expect(createNotes(parts).waiting().size).toBe(0);
  });
});
