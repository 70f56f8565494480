import type { Afsluiting, AfsluitingVerzoek } from '#server/features/somvensters/somvensters.contract.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import type { Afsluitingen, OpenRonde } from './afsluitingen.ts';
import { sluitSpelronde, type RondePlek } from './spelronde.api.ts';

export interface AfrondDelen {
  plek: RondePlek & { rondeId: string };
  outbox: Outbox | null;
  afsluitingen: Afsluitingen;
  sluit?: (plek: RondePlek & { rondeId: string }, verzoek: AfsluitingVerzoek) => Promise<Afsluiting>;
}

/** Keeps one round: its answers go to the outbox, its end to the server, each exactly once and in that order. */
export function createAfronding({ plek, outbox, afsluitingen, sluit = sluitSpelronde }: AfrondDelen) {
  const bezig = new Set<Promise<void>>();
  const open = (verzoek: AfsluitingVerzoek): OpenRonde => ({ ...plek, verzoek });

  /** Answers wait for the disk before the round may end. */
  const allesBewaard = () => Promise.all(bezig);

  return {
    /** The round is in play: if the page goes away now, it is closed as stopped at the next visit. */
    begin: async (seq: number) => {
      if (!outbox) return;
      afsluitingen.zetInSpel(plek.rondeId, true);
      afsluitingen.bewaar(open({ gestopt: true, bonus: 0, seconden: 0 }));
      await outbox.meldSeq(seq);
    },
    antwoord: (inhoud: object) => {
      if (!outbox) return;
      const klus = outbox.voegToe({ ...inhoud, taakId: plek.taakId, rondeId: plek.rondeId }).finally(() => bezig.delete(klus));
      bezig.add(klus);
    },
    /** Result of the server, or null when it comes later (no connection) or never (looking along). */
    eindig: async (verzoek: AfsluitingVerzoek): Promise<Afsluiting | null> => {
      if (!outbox) return null;
      afsluitingen.bewaar(open(verzoek));
      await allesBewaard();
      try {
        if ((await outbox.spoel()) !== 'leeg') return null;
        const uitslag = await sluit(plek, verzoek);
        afsluitingen.wis(plek.leerlingId, plek.rondeId);
        return uitslag;
      } catch {
        return null;
      } finally {
        afsluitingen.zetInSpel(plek.rondeId, false);
      }
    },
    /** The game left the screen. */
    verlaat: () => afsluitingen.zetInSpel(plek.rondeId, false),
  };
}

export type Afronding = ReturnType<typeof createAfronding>;
