import { vi } from 'vitest';

/** Ids decide what a route and a round hold, so a test that is to play the same twice needs the same ids twice: in order, from a fixed moment. */
const BEGIN = Date.UTC(2026, 8, 1);

/** Files share their modules, so the number begins anew with each of them. */
const teller = vi.hoisted(() => {
  globalThis.vasteIds ??= { nr: 0 };
  globalThis.vasteIds.nr = 0;
  return globalThis.vasteIds;
});

declare global {
  var vasteIds: { nr: number } | undefined;
}

vi.mock('uuid', async (origineel) => {
  const uuid = await origineel<typeof import('uuid')>();
  return {
    ...uuid,
    v7: () => {
      const nr = (teller.nr += 1);
      return uuid.v7({
        msecs: BEGIN + nr,
        seq: nr,
        random: Uint8Array.from({ length: 16 }, (_, i) => Math.imul(nr + i, 0x9e3779b1) >>> 24),
      });
    },
  };
});
