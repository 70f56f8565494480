import type { Owner, RefusedPost, Store } from './post.ts';

/** Most that one report names. */
const AT_ONCE = 50;

/** Tells the school about answers that stand aside; what could not be told is told at the next occasion. */
export async function reportRefused(
  store: Store,
  owner: Owner,
  send: (refused: readonly RefusedPost[]) => Promise<unknown>,
): Promise<void> {
  const refused = (await store.unreported(owner))
    .slice(0, AT_ONCE)
    .map(({ clientId, reden: reason }) => ({ clientId, reden: reason }));
  if (refused.length === 0) return;
  await send(refused);
  await store.markReported(refused);
}
