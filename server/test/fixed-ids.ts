import { vi } from 'vitest';

/** Ids decide what a route and a round hold, so a test that is to play the same twice needs the same ids twice: in order, from a fixed moment. */
const BEGIN = Date.UTC(2026, 8, 1);

/** Files share their modules, so the number begins anew with each of them. */
const counter = vi.hoisted(() => {
  globalThis.fixedIds ??= { nr: 0 };
  globalThis.fixedIds.nr = 0;
  return globalThis.fixedIds;
});

declare global {
  var fixedIds: { nr: number } | undefined;
}

vi.mock('uuid', async (original) => {
  const uuid = await original<typeof import('uuid')>();
  return {
    ...uuid,
    v7: () => {
      const nr = (counter.nr += 1);
      return uuid.v7({
        msecs: BEGIN + nr,
        seq: nr,
        random: Uint8Array.from({ length: 16 }, (_, i) => Math.imul(nr + i, 0x9e3779b1) >>> 24),
      });
    },
  };
});
