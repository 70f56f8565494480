import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Owner, ownerKey, type Post, type RefusedPost, type Store } from './post.ts';

interface Schema extends DBSchema {
  posten: { key: [string, string, number]; value: Post };
  tellers: { key: string; value: number };
  afgekeurd: { key: string; value: RefusedPost & { post: Post; reported?: true } };
}

const OPEN_MAX_MS = 3_000;
const scope = ({ adminId, leerlingId }: Owner) =>
  IDBKeyRange.bound([adminId, leerlingId, 0], [adminId, leerlingId, Number.MAX_SAFE_INTEGER]);
const keyOf = (post: Post): [string, string, number] => [post.adminId, post.leerlingId, post.seq];

function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('posten', { keyPath: ['adminId', 'leerlingId', 'seq'] });
      db.createObjectStore('tellers');
      db.createObjectStore('afgekeurd', { keyPath: 'clientId' });
    },
  });
}

/** Durable store; rejects when the browser has no usable IndexedDB. */
export async function idbStore(name = 'taaltocht-outbox'): Promise<Store> {
  const tooLate = new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error('indexeddb does not open')), OPEN_MAX_MS);
  });
  const db = await Promise.race([open(name), tooLate]);
  return {
    append: async ({ owner, clientId, op: at, inhoud: content }) => {
      // `strict`: an answer counts for the child from here on, so it must survive a power cut.
      const tx = db.transaction(['posten', 'tellers'], 'readwrite', { durability: 'strict' });
      const counters = tx.objectStore('tellers');
      const key = ownerKey(owner);
      const seq = ((await counters.get(key)) ?? 0) + 1;
      const post: Post = {
        adminId: owner.adminId,
        leerlingId: owner.leerlingId,
        seq,
        clientId,
        op: at,
        inhoud: content,
      };
      await Promise.all([counters.put(seq, key), tx.objectStore('posten').add(post), tx.done]);
      return { post, duurzaam: true };
    },
    read: (owner, atMost) => db.getAll('posten', scope(owner), atMost),
    countUp: (owner) => db.count('posten', scope(owner)),
    remove: async (posts) => {
      const tx = db.transaction('posten', 'readwrite');
      await Promise.all([...posts.map((post) => tx.store.delete(keyOf(post))), tx.done]);
    },
    reject: async (post, reason) => {
      const tx = db.transaction(['posten', 'afgekeurd'], 'readwrite');
      await Promise.all([
        tx.objectStore('afgekeurd').put({ clientId: post.clientId, reden: reason, post }),
        tx.objectStore('posten').delete(keyOf(post)),
        tx.done,
      ]);
    },
    unreported: async (owner) =>
      (await db.getAll('afgekeurd')).filter(
        ({ post, reported }) => reported === undefined && ownerKey(post) === ownerKey(owner),
      ),
    markReported: async (refused) => {
      const tx = db.transaction('afgekeurd', 'readwrite');
      for (const { clientId } of refused) {
        const row = await tx.store.get(clientId);
        if (row) await tx.store.put({ ...row, reported: true });
      }
      await tx.done;
    },
    reportSeq: async (owner, seq) => {
      const tx = db.transaction('tellers', 'readwrite');
      const key = ownerKey(owner);
      const own = (await tx.store.get(key)) ?? 0;
      if (seq > own) await tx.store.put(seq, key);
      await tx.done;
    },
  };
}
