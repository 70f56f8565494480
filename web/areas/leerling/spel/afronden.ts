import type { Afsluiting, AfsluitingVerzoek } from '#server/features/somvensters/somvensters.contract.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import type { Afsluitingen, OpenRonde } from './afsluitingen.ts';
import { sluitSpelronde, type RondePlek } from './spelronde.api.ts';

export interface AfrondDelen {
  plek: RondePlek & { rondeId: string };
  /** Slug of the game. */
  spel: string;
  outbox: Outbox | null;
  afsluitingen: Afsluitingen;
  sluit?: (plek: RondePlek & { rondeId: string }, verzoek: AfsluitingVerzoek) => Promise<Afsluiting>;
  nu?: () => number;
}

/** Keeps one round: its answers go to the outbox, its end to the server, each exactly once and in that order. */
export function createAfronding({
  plek,
  spel,
  outbox,
  afsluitingen,
  sluit = sluitSpelronde,
  nu = Date.now,
}: AfrondDelen) {
  const bezig = new Set<Promise<void>>();
  const open = (verzoek: AfsluitingVerzoek): OpenRonde => ({ ...plek, verzoek });

  /** Answers wait for the disk before the round may end. */
  const allesBewaard = () => Promise.all(bezig);

  return {
    /** The round is in play: if the page goes away now, the child goes on with it later, or it is closed as stopped when another round begins. */
    begin: async (seq: number) => {
      if (!outbox) return;
      afsluitingen.zetInSpel(plek.rondeId, true);
      afsluitingen.laatLos(plek.leerlingId, plek.rondeId);
      afsluitingen.bewaar({ ...open({ gestopt: true, bonus: 0, seconden: 0 }), onderbroken: { spel, op: nu() } });
      await outbox.meldSeq(seq);
    },
    antwoord: (inhoud: object) => {
      if (!outbox) return;
      const klus = outbox
        .voegToe({ ...inhoud, taakId: plek.taakId, rondeId: plek.rondeId })
        .finally(() => bezig.delete(klus));
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
