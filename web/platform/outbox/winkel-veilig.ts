import type { Post, Winkel } from './post.ts';

/** Durable store with a memory queue behind it, for entries that the durable one refuses (full, blocked, broken). */
export function veiligeWinkel(duurzaam: Winkel, geheugen: Winkel, meldFout: (fout: unknown) => void): Winkel {
  const vangen =
    <T>(waarde: T) =>
    (fout: unknown): T => {
      meldFout(fout);
      return waarde;
    };
  return {
    voegToe: async (nieuw) => {
      try {
        const uit = await duurzaam.voegToe(nieuw);
        await geheugen.meldSeq(nieuw.eigenaar, uit.post.seq);
        return uit;
      } catch (fout) {
        meldFout(fout);
        return geheugen.voegToe(nieuw);
      }
    },
    lees: async (eigenaar, hoogstens) => {
      const [vast, los] = await Promise.all([
        duurzaam.lees(eigenaar, hoogstens).catch(vangen<Post[]>([])),
        geheugen.lees(eigenaar, hoogstens),
      ]);
      return [...vast, ...los].toSorted((a, b) => a.seq - b.seq).slice(0, hoogstens);
    },
    tel: async (eigenaar) => {
      const [vast, los] = await Promise.all([duurzaam.tel(eigenaar).catch(vangen(0)), geheugen.tel(eigenaar)]);
      return vast + los;
    },
    // A refused delete leaves the entry: it is sent again and the server counts it once.
    verwijder: async (posten) =>
      void (await Promise.all([duurzaam.verwijder(posten).catch(meldFout), geheugen.verwijder(posten)])),
    keurAf: async (post, reden) =>
      void (await Promise.all([duurzaam.keurAf(post, reden).catch(meldFout), geheugen.verwijder([post])])),
    meldSeq: async (eigenaar, seq) =>
      void (await Promise.all([duurzaam.meldSeq(eigenaar, seq).catch(meldFout), geheugen.meldSeq(eigenaar, seq)])),
  };
}
