import { type Owner, ownerKey, type Post, type RefusedPost, type Store } from './post.ts';

/** Store that lives as long as the page. */
export function memoryStore(): Store & { afgekeurd(): readonly Post[] } {
  const posts = new Map<string, Post>();
  const counters = new Map<string, number>();
  const rejected: Post[] = [];
  const unreported = new Map<string, RefusedPost & { post: Post }>();
  const from = (owner: Owner) =>
    [...posts.values()].filter((post) => ownerKey(post) === ownerKey(owner)).toSorted((a, b) => a.seq - b.seq);
  return {
    append: async ({ owner, clientId, op: at, inhoud: content }) => {
      const key = ownerKey(owner);
      const seq = (counters.get(key) ?? 0) + 1;
      counters.set(key, seq);
      const post: Post = {
        adminId: owner.adminId,
        leerlingId: owner.leerlingId,
        seq,
        clientId,
        op: at,
        inhoud: content,
      };
      posts.set(clientId, post);
      return { post, duurzaam: false };
    },
    read: async (owner, atMost) => from(owner).slice(0, atMost),
    countUp: async (owner) => from(owner).length,
    remove: async (gone) => gone.forEach((post) => posts.delete(post.clientId)),
    reject: async (post, reason) => {
      rejected.push(post);
      unreported.set(post.clientId, { clientId: post.clientId, reden: reason, post });
      posts.delete(post.clientId);
    },
    unreported: async (owner) => [...unreported.values()].filter(({ post }) => ownerKey(post) === ownerKey(owner)),
    markReported: async (refused) => refused.forEach(({ clientId }) => unreported.delete(clientId)),
    reportSeq: async (owner, seq) => {
      const key = ownerKey(owner);
      counters.set(key, Math.max(counters.get(key) ?? 0, seq));
    },
    afgekeurd: () => rejected,
  };
}
