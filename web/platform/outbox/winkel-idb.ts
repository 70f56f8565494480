import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Eigenaar, eigenaarSleutel, type Post, type Winkel } from './post.ts';

interface Schema extends DBSchema {
  posten: { key: [string, string, number]; value: Post };
  tellers: { key: string; value: number };
  afgekeurd: { key: string; value: { clientId: string; reden: string; post: Post } };
}

const OPEN_MAX_MS = 3_000;
const bereik = ({ adminId, leerlingId }: Eigenaar) =>
  IDBKeyRange.bound([adminId, leerlingId, 0], [adminId, leerlingId, Number.MAX_SAFE_INTEGER]);
const sleutelVan = (post: Post): [string, string, number] => [post.adminId, post.leerlingId, post.seq];

function open(naam: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(naam, 1, {
    upgrade(db) {
      db.createObjectStore('posten', { keyPath: ['adminId', 'leerlingId', 'seq'] });
      db.createObjectStore('tellers');
      db.createObjectStore('afgekeurd', { keyPath: 'clientId' });
    },
  });
}

/** Durable store; rejects when the browser has no usable IndexedDB. */
export async function idbWinkel(naam = 'taaltocht-outbox'): Promise<Winkel> {
  const teLaat = new Promise<never>((_, weiger) => {
    setTimeout(() => weiger(new Error('indexeddb does not open')), OPEN_MAX_MS);
  });
  const db = await Promise.race([open(naam), teLaat]);
  return {
    voegToe: async ({ eigenaar, clientId, op, inhoud }) => {
      // `strict`: an answer counts for the child from here on, so it must survive a power cut.
      const tx = db.transaction(['posten', 'tellers'], 'readwrite', { durability: 'strict' });
      const tellers = tx.objectStore('tellers');
      const sleutel = eigenaarSleutel(eigenaar);
      const seq = ((await tellers.get(sleutel)) ?? 0) + 1;
      const post: Post = { adminId: eigenaar.adminId, leerlingId: eigenaar.leerlingId, seq, clientId, op, inhoud };
      await Promise.all([tellers.put(seq, sleutel), tx.objectStore('posten').add(post), tx.done]);
      return { post, duurzaam: true };
    },
    lees: (eigenaar, hoogstens) => db.getAll('posten', bereik(eigenaar), hoogstens),
    tel: (eigenaar) => db.count('posten', bereik(eigenaar)),
    verwijder: async (posten) => {
      const tx = db.transaction('posten', 'readwrite');
      await Promise.all([...posten.map((post) => tx.store.delete(sleutelVan(post))), tx.done]);
    },
    keurAf: async (post, reden) => {
      const tx = db.transaction(['posten', 'afgekeurd'], 'readwrite');
      await Promise.all([
        tx.objectStore('afgekeurd').put({ clientId: post.clientId, reden, post }),
        tx.objectStore('posten').delete(sleutelVan(post)),
        tx.done,
      ]);
    },
    meldSeq: async (eigenaar, seq) => {
      const tx = db.transaction('tellers', 'readwrite');
      const sleutel = eigenaarSleutel(eigenaar);
      const eigen = (await tx.store.get(sleutel)) ?? 0;
      if (seq > eigen) await tx.store.put(seq, sleutel);
      await tx.done;
    },
  };
}
