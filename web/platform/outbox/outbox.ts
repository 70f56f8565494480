import { createLeiding, type Sloten } from './leiding.ts';
import { Motor, type Stand } from './motor.ts';
import { type Eigenaar, eigenaarSleutel, type Inhoud, type Post, type Winkel } from './post.ts';
import type { Uitkomst } from './uitkomst.ts';

/** Messages between the tabs of one pupil. */
export type TabBericht = { soort: 'nieuw'; post: Post } | { soort: 'spoel' } | { soort: 'bevestigd' };

export interface Kanaal {
  stuur(bericht: TabBericht): void;
  ontvang(luisteraar: (bericht: TabBericht) => void): void;
  sluit(): void;
}

export interface OutboxDelen {
  eigenaar: Eigenaar;
  winkel: Winkel;
  kanaal: Kanaal;
  sloten: Sloten | undefined;
  zend: (posten: readonly Post[], keepalive: boolean) => Promise<Uitkomst>;
  nu: () => number;
  rng: () => number;
  maakId: () => string;
  /** For the log of the teacher: refused entries and a device that cannot store. */
  meld: (melding: string, detail?: string) => void;
}

export interface Outbox {
  /** Resolves when the answer is accepted: stored on this device, or in memory mode stored by the server. */
  voegToe(inhoud: Inhoud): Promise<void>;
  /** End of a taak, hidden tab: sends now; `later` = kept and sent when it can be. */
  spoel(opties?: { keepalive?: boolean }): Promise<'leeg' | 'later'>;
  meldSeq(seq: number): Promise<void>;
  wek(): void;
  hervat(): void;
  stand(): Stand;
  volg(luisteraar: () => void): () => void;
  sluit(): void;
}

const ANDERE_TAB_MS = 10_000;
const KIJK_MS = 250;
const pauze = (ms: number) =>
  new Promise<void>((klaar) => {
    setTimeout(klaar, ms);
  });

/** Asks the leading tab to send, and looks until the store is empty. */
async function wachtOpLeider({ kanaal, winkel, eigenaar }: OutboxDelen): Promise<'leeg' | 'later'> {
  kanaal.stuur({ soort: 'spoel' });
  for (let gewacht = 0; gewacht <= ANDERE_TAB_MS; gewacht += KIJK_MS) {
    if ((await winkel.tel(eigenaar)) === 0) return 'leeg';
    await pauze(KIJK_MS);
  }
  return 'later';
}

export function createOutbox(delen: OutboxDelen): Outbox {
  const { eigenaar, winkel, kanaal } = delen;
  const luisteraars = new Set<() => void>();
  const opBevestiging = new Map<string, () => void>();
  let stand: Stand = { wachtend: 0, storing: false, wachtOpLogin: false };

  const leiding = createLeiding(`outbox:${eigenaarSleutel(eigenaar)}`, delen.sloten, () => motor.wek());
  const klaarMet = (post: Post) => {
    opBevestiging.get(post.clientId)?.();
    opBevestiging.delete(post.clientId);
  };
  const toon = (nieuw: Stand) => {
    stand = nieuw;
    luisteraars.forEach((luisteraar) => luisteraar());
  };

  const motor = new Motor({
    winkel,
    eigenaar,
    zend: delen.zend,
    isLeider: leiding.isLeider,
    nu: delen.nu,
    rng: delen.rng,
    bevestigd: (posten) => {
      posten.forEach(klaarMet);
      kanaal.stuur({ soort: 'bevestigd' });
    },
    afgekeurd: (post, reden) => {
      klaarMet(post);
      delen.meld('answer refused by the server', `${reden} ${post.clientId}`);
    },
    gewijzigd: toon,
  });

  kanaal.ontvang((bericht) => {
    if (bericht.soort === 'nieuw') motor.nieuw(bericht.post, false);
    else if (bericht.soort === 'spoel') void motor.spoel();
    else void winkel.tel(eigenaar).then((wachtend) => toon({ ...stand, wachtend }));
  });

  return {
    voegToe: async (inhoud) => {
      const { post, duurzaam } = await winkel.voegToe({ eigenaar, clientId: delen.maakId(), op: delen.nu(), inhoud });
      const bevestigd = duurzaam ? null : new Promise<void>((klaar) => opBevestiging.set(post.clientId, klaar));
      motor.nieuw(post, !duurzaam);
      if (duurzaam && !leiding.isLeider()) kanaal.stuur({ soort: 'nieuw', post });
      await bevestigd;
    },
    spoel: ({ keepalive = false } = {}) => (leiding.isLeider() ? motor.spoel(keepalive) : wachtOpLeider(delen)),
    meldSeq: (seq) => winkel.meldSeq(eigenaar, seq),
    wek: () => motor.wek(),
    hervat: () => motor.hervat(),
    stand: () => stand,
    volg: (luisteraar) => {
      luisteraars.add(luisteraar);
      return () => luisteraars.delete(luisteraar);
    },
    sluit: () => {
      motor.stop();
      leiding.stop();
      kanaal.sluit();
    },
  };
}
