import { eersteGeheugen, GRAAD, S_MIN, volgendeGeheugen, type Geheugen } from '#engine/core/oefening/memory.ts';
import { Agenda } from './agenda.ts';
import { opMoeilijkheid, type Policy, type Speler, type Start } from './policy.ts';

/** Schedule of one word: when it is due and what an answer changes. */
interface Schema<T> {
  eerste(x: 0 | 1, dag: number): T;
  na(stand: T, x: 0 | 1, dag: number): T;
  vervalt(stand: T): number;
}

/** The most overdue word first; when nothing is due, the easiest new one; when nothing is new, the one due soonest. */
function opRooster<T>(start: Start, schema: Schema<T>): Speler {
  const volgorde = opMoeilijkheid(start.b);
  const standen = new Map<number, T>();
  const agenda = new Agenda();
  let volgende = 0;
  let vorige = -1;
  return {
    kies: (dag) => {
      const oud = agenda.eerste(vorige);
      const woord = oud.vervalt <= dag || volgende >= start.bank.n ? oud.woord : (volgorde[volgende] ?? 0);
      if (woord === volgorde[volgende]) volgende += 1;
      vorige = woord;
      return { woord };
    },
    leer: (woord, x, { dag }) => {
      const oud = standen.get(woord);
      const stand = oud === undefined ? schema.eerste(x, dag) : schema.na(oud, x, dag);
      standen.set(woord, stand);
      agenda.zet(woord, schema.vervalt(stand));
    },
  };
}

const BAKKEN = [1, 3, 7, 14, 30] as const;
interface Bak {
  bak: number;
  dag: number;
}

/** Leitner: one box up or down; 1, 3, 7, 14, 30 days. */
export const LEITNER: Policy = {
  naam: 'leitner',
  speler: (start) =>
    opRooster<Bak>(start, {
      eerste: (x, dag) => ({ bak: x, dag }),
      na: ({ bak }, x, dag) => ({ bak: Math.min(BAKKEN.length - 1, Math.max(0, bak + (x === 1 ? 1 : -1))), dag }),
      vervalt: ({ bak, dag }) => dag + (BAKKEN[bak] ?? 1),
    }),
};

interface Kaart {
  n: number;
  interval: number;
  ef: number;
  dag: number;
}

function sm2(k: Kaart, x: 0 | 1, dag: number): Kaart {
  const q = x === 1 ? 4 : 2;
  const ef = Math.max(1.3, k.ef + 0.1 - (5 - q) * (0.08 + (5 - q) * 0.02));
  if (x === 0) return { n: 0, interval: 1, ef, dag };
  return { n: k.n + 1, interval: k.n === 0 ? 1 : k.n === 1 ? 6 : k.interval * ef, ef, dag };
}

/** SM-2 with quality 4 for right and 2 for wrong. */
export const SM2: Policy = {
  naam: 'sm-2',
  speler: (start) =>
    opRooster<Kaart>(start, {
      eerste: (x, dag) => sm2({ n: 0, interval: 0, ef: 2.5, dag }, x, dag),
      na: sm2,
      vervalt: ({ interval, dag }) => dag + Math.round(interval),
    }),
};

interface Fsrs {
  g: Geheugen;
  dag: number;
}
const F = 0.9 ** (-1 / 0.1542) - 1;

function fsrsNa({ g, dag: toen }: Fsrs, x: 0 | 1, dag: number): Fsrs {
  const uit = volgendeGeheugen(
    { S: Math.max(S_MIN, g.S), D: g.D },
    { dagen: dag - toen, graad: x === 1 ? GRAAD.goed : GRAAD.fout },
  );
  return { g: uit.ok ? uit.value : g, dag };
}

/** FSRS-6 with its default weights; a word is due when its recall falls below `retentie`. */
export function fsrs(retentie: number): Policy {
  const rek = (retentie ** (-1 / 0.1542) - 1) / F;
  return {
    naam: `fsrs-${retentie}`,
    speler: (start) =>
      opRooster<Fsrs>(start, {
        eerste: (x, dag) => {
          const g = eersteGeheugen(x === 1 ? GRAAD.goed : GRAAD.fout);
          return { g: g.ok ? g.value : { S: 1, D: 5 }, dag };
        },
        na: fsrsNa,
        vervalt: ({ g, dag }) => dag + Math.max(1, Math.round(g.S * rek)),
      }),
  };
}
