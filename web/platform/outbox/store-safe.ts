import type { Post, RefusedPost, Store } from './post.ts';

/** Durable store with a memory queue behind it, for entries that the durable one refuses (full, blocked, broken). */
export function safeStore(durable: Store, memory: Store, reportError: (error: unknown) => void): Store {
  const catching =
    <T>(value: T) =>
    (error: unknown): T => {
      reportError(error);
      return value;
    };
  return {
    append: async (newOne) => {
      try {
        const out = await durable.append(newOne);
        await memory.reportSeq(newOne.owner, out.post.seq);
        return out;
      } catch (error) {
        reportError(error);
        return memory.append(newOne);
      }
    },
    read: async (owner, atMost) => {
      const [fixed, loose] = await Promise.all([
        durable.read(owner, atMost).catch(catching<Post[]>([])),
        memory.read(owner, atMost),
      ]);
      return [...fixed, ...loose].toSorted((a, b) => a.seq - b.seq).slice(0, atMost);
    },
    countUp: async (owner) => {
      const [fixed, loose] = await Promise.all([durable.countUp(owner).catch(catching(0)), memory.countUp(owner)]);
      return fixed + loose;
    },
    // A refused delete leaves the entry: it is sent again and the server counts it once.
    remove: async (posts) => void (await Promise.all([durable.remove(posts).catch(reportError), memory.remove(posts)])),
    reject: async (post, reason) => {
      try {
        await durable.reject(post, reason);
        await memory.remove([post]);
      } catch (error) {
        reportError(error);
        await memory.reject(post, reason);
      }
    },
    unreported: async (owner) => {
      const [fixed, loose] = await Promise.all([
        durable.unreported(owner).catch(catching<RefusedPost[]>([])),
        memory.unreported(owner),
      ]);
      return [...fixed, ...loose];
    },
    markReported: async (refused) =>
      void (await Promise.all([durable.markReported(refused).catch(reportError), memory.markReported(refused)])),
    reportSeq: async (owner, seq) =>
      void (await Promise.all([durable.reportSeq(owner, seq).catch(reportError), memory.reportSeq(owner, seq)])),
  };
}
