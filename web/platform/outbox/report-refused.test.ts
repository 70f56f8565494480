import { expect, it } from 'vitest';
import type { Owner, RefusedPost, Store } from './post.ts';
import { reportRefused } from './report-refused.ts';
import { memoryStore } from './store-memory.ts';
import { safeStore } from './store-safe.ts';

const sam: Owner = { adminId: 'a', leerlingId: 'sam' };
const bo: Owner = { adminId: 'a', leerlingId: 'bo' };
async function refuse(store: Store, owner: Owner, clientId: string): Promise<void> {
  const { post } = await store.append({ owner, clientId, op: 0, inhoud: { ruw: 'geheim' } });
  await store.reject(post, '422');
}

it('tells the school once what stands aside, without what was answered, and of this child only', async () => {
  const store = safeStore(memoryStore(), memoryStore(), () => undefined);
  await refuse(store, sam, 'one');
  await refuse(store, bo, 'two');
  const sent: RefusedPost[][] = [];
  const send = (refused: readonly RefusedPost[]) => Promise.resolve(sent.push([...refused]));
  await reportRefused(store, sam, send);
  await reportRefused(store, sam, send);
  expect(sent).toEqual([[{ clientId: 'one', reden: '422' }]]);
});

it('tells it later when there is no connection now', async () => {
  const store = memoryStore();
  await refuse(store, sam, 'one');
  await expect(reportRefused(store, sam, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  const sent: string[] = [];
  await reportRefused(store, sam, async (refused) => void sent.push(...refused.map(({ clientId }) => clientId)));
  expect(sent).toEqual(['one']);
});
