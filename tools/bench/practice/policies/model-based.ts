import { logit, sigma } from '#engine/core/oefening/predict.ts';
import { createToeval } from '../toeval.ts';
import { Elo } from './elo.ts';
import { Recent, type Policy } from './policy.ts';

/** Recall at which a word is asked, share of words looked at, and weights of the counts in the windows of a day, week, month and ever. */
const DASH = { drempel: 0.75, kijk: 120, goed: 0.35, keer: 0.05, vensters: [1, 7, 30, Infinity] };

/** Days on which a word was asked, in order, and the outcomes; `erbij` = what they add on day `op`, worked out once. */
interface Keren {
  dagen: number[];
  x: (0 | 1)[];
  op: number;
  erbij: number[];
}

/** What the counts of each window add to the logit, in the order of the windows. */
function tellingen({ dagen, x }: Keren, dag: number): number[] {
  return DASH.vensters.map((venster) => {
    let goed = 0;
    let i = dagen.length;
    while (i > 0 && (dagen[i - 1] ?? 0) >= dag - venster) {
      i -= 1;
      goed += x[i] ?? 0;
    }
    return DASH.goed * Math.log(1 + goed) + DASH.keer * Math.log(1 + dagen.length - i);
  });
}

/** DASH with fixed weights: asks the word whose predicted recall lies nearest to a threshold (Lindsey et al. 2014). */
export const DASH_DREMPEL: Policy = {
  naam: 'dash',
  speler: ({ bank, b, seed }) => {
    const toeval = createToeval('dash', seed);
    const elo = new Elo(b);
    const recent = new Recent(20);
    const gezien = new Map<number, Keren>();
    const woorden: number[] = [];
    const p = (woord: number, dag: number): number => {
      let som = logit(elo.p(woord));
      const keren = gezien.get(woord);
      if (keren === undefined) return sigma(som);
      if (keren.op !== dag) {
        keren.op = dag;
        keren.erbij = tellingen(keren, dag);
      }
      for (const erbij of keren.erbij) som += erbij;
      return sigma(som);
    };
    return {
      kies: (dag) => {
        let beste = 0;
        let afstand = Infinity;
        for (let i = 0; i < DASH.kijk; i += 1) {
          const woord =
            i % 2 === 0 || woorden.length === 0 ? toeval.heel(bank.n) : (woorden[toeval.heel(woorden.length)] ?? 0);
          const d = Math.abs(p(woord, dag) - DASH.drempel);
          if (d < afstand && !recent.heeft(woord)) {
            beste = woord;
            afstand = d;
          }
        }
        recent.voeg(beste);
        return { woord: beste, p: p(beste, dag) };
      },
      leer: (woord, x, { dag }) => {
        const keren = gezien.get(woord);
        if (keren === undefined) {
          gezien.set(woord, { dagen: [dag], x: [x], op: Number.NaN, erbij: [] });
          woorden.push(woord);
          elo.leer(woord, x);
          return;
        }
        keren.dagen.push(dag);
        keren.x.push(x);
        keren.op = Number.NaN;
      },
    };
  },
};

const ORAKEL = { kijk: 80, later: 90 };

/** Knows the truth: of a sample of words, asks the one with the most true gain at 90 days per second. An upper bound. */
export const ORAKEL_POLICY: Policy = {
  naam: 'orakel',
  speler: ({ bank, seed }, sim) => {
    const toeval = createToeval('orakel', seed);
    const recent = new Recent(20);
    const perCategorie = new Uint32Array(bank.categorieen);
    /** Gain of a word, good until the next day or the next answer in its category. */
    const bekend = {
      dag: new Float64Array(bank.n).fill(Number.NaN),
      keren: new Uint32Array(bank.n),
      winst: new Float64Array(bank.n),
    };
    const winst = (woord: number, dag: number): number => {
      const keren = perCategorie[bank.cat[woord] ?? 0] ?? 0;
      if (bekend.dag[woord] === dag && bekend.keren[woord] === keren) return bekend.winst[woord] ?? 0;
      const { nu, niet, goed, fout } = sim.vooruit(woord, { dag, later: ORAKEL.later });
      const uit = (nu * goed + (1 - nu) * fout - niet) / (4.5 + 9 * (1 - nu));
      bekend.dag[woord] = dag;
      bekend.keren[woord] = keren;
      bekend.winst[woord] = uit;
      return uit;
    };
    return {
      kies: (dag) => {
        let beste = -1;
        let hoogste = -Infinity;
        for (let i = 0; i < ORAKEL.kijk; i += 1) {
          const woord = toeval.heel(bank.n);
          const w = winst(woord, dag);
          if (w > hoogste && !recent.heeft(woord)) {
            beste = woord;
            hoogste = w;
          }
        }
        recent.voeg(beste);
        return { woord: Math.max(0, beste) };
      },
      leer: (woord) => {
        const categorie = bank.cat[woord] ?? 0;
        perCategorie[categorie] = (perCategorie[categorie] ?? 0) + 1;
      },
    };
  },
};
