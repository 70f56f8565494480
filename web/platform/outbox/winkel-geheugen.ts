import { type Eigenaar, eigenaarSleutel, type Post, type Winkel } from './post.ts';

/** Store that lives as long as the page. */
export function geheugenWinkel(): Winkel & { afgekeurd(): readonly Post[] } {
  const posten = new Map<string, Post>();
  const tellers = new Map<string, number>();
  const afgekeurd: Post[] = [];
  const van = (eigenaar: Eigenaar) =>
    [...posten.values()]
      .filter((post) => eigenaarSleutel(post) === eigenaarSleutel(eigenaar))
      .toSorted((a, b) => a.seq - b.seq);
  return {
    voegToe: async ({ eigenaar, clientId, op, inhoud }) => {
      const sleutel = eigenaarSleutel(eigenaar);
      const seq = (tellers.get(sleutel) ?? 0) + 1;
      tellers.set(sleutel, seq);
      const post: Post = { adminId: eigenaar.adminId, leerlingId: eigenaar.leerlingId, seq, clientId, op, inhoud };
      posten.set(clientId, post);
      return { post, duurzaam: false };
    },
    lees: async (eigenaar, hoogstens) => van(eigenaar).slice(0, hoogstens),
    tel: async (eigenaar) => van(eigenaar).length,
    verwijder: async (weg) => weg.forEach((post) => posten.delete(post.clientId)),
    keurAf: async (post) => {
      afgekeurd.push(post);
      posten.delete(post.clientId);
    },
    meldSeq: async (eigenaar, seq) => {
      const sleutel = eigenaarSleutel(eigenaar);
      tellers.set(sleutel, Math.max(tellers.get(sleutel) ?? 0, seq));
    },
    afgekeurd: () => afgekeurd,
  };
}
