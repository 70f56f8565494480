import { createToeval } from '../toeval.ts';
import { Elo } from './elo.ts';
import { opMoeilijkheid, Recent, type Policy } from './policy.ts';

const NIET_BINNEN = 20;

/** Any word that was not asked just now. */
export const RANDOM: Policy = {
  naam: 'random',
  speler: ({ bank, seed }) => {
    const toeval = createToeval('random', seed);
    const recent = new Recent(NIET_BINNEN);
    return {
      kies: () => {
        let woord = toeval.heel(bank.n);
        while (recent.heeft(woord)) woord = toeval.heel(bank.n);
        recent.voeg(woord);
        return { woord };
      },
      leer: () => undefined,
    };
  },
};

/** Elo that aims at a chance drawn around .75 (Klinkenberg et al. 2011). */
export const ELO_75: Policy = {
  naam: 'elo-.75',
  speler: ({ bank, b, seed }) => {
    const toeval = createToeval('elo', seed);
    const recent = new Recent(NIET_BINNEN);
    const elo = new Elo(b);
    return {
      kies: () => {
        const doel = Math.min(0.98, Math.max(0.02, toeval.normaal(0.75, 0.1)));
        let beste = 0;
        let afstand = Infinity;
        for (let woord = 0; woord < bank.n; woord += 1) {
          const d = Math.abs(elo.p(woord) - doel);
          if (d < afstand && !recent.heeft(woord)) {
            beste = woord;
            afstand = d;
          }
        }
        recent.voeg(beste);
        return { woord: beste, p: elo.p(beste) };
      },
      leer: (woord, x) => elo.leer(woord, x),
      vaardigheid: () => elo.waarde,
    };
  },
};

/** Five words at a time, from easy to hard, each until it went right three times in a row; then it never returns. */
export const DRIE_OP_RIJ: Policy = {
  naam: '3-op-rij',
  speler: ({ bank, b }) => {
    const volgorde = opMoeilijkheid(b);
    let volgende = 0;
    const bezig: { woord: number; rij: number }[] = [];
    let beurt = 0;
    const vul = (): void => {
      while (bezig.length < 5) {
        bezig.push({ woord: volgorde[volgende % bank.n] ?? 0, rij: 0 });
        volgende += 1;
      }
    };
    return {
      kies: () => {
        vul();
        beurt = (beurt + 1) % bezig.length;
        return { woord: bezig[beurt]?.woord ?? 0 };
      },
      leer: (woord, x) => {
        const i = bezig.findIndex((w) => w.woord === woord);
        const w = bezig[i];
        if (w === undefined) return;
        w.rij = x === 1 ? w.rij + 1 : 0;
        if (w.rij >= 3) bezig.splice(i, 1);
      },
    };
  },
};
