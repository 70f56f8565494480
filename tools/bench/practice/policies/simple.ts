import { logit } from '#engine/core/oefening/predict.ts';
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

/** First place in `volgorde` whose difficulty is at least `b`. */
function plaatsVan(volgorde: Uint32Array, moeilijk: Float64Array, b: number): number {
  let van = 0;
  let tot = volgorde.length;
  while (van < tot) {
    const midden = (van + tot) >> 1;
    if ((moeilijk[volgorde[midden] ?? 0] ?? 0) < b) van = midden + 1;
    else tot = midden;
  }
  return van;
}

/** Elo that aims at a chance drawn around .75 (Klinkenberg et al. 2011): the word nearest to it stands next to its place in the order of difficulty. */
export const ELO_75: Policy = {
  naam: 'elo-.75',
  speler: ({ b, seed }) => {
    const toeval = createToeval('elo', seed);
    const recent = new Recent(NIET_BINNEN);
    const elo = new Elo(b);
    const volgorde = opMoeilijkheid(b);
    /** First word from a place in a direction that may be asked, with its distance to the target. */
    const vanaf = (plaats: number, stap: 1 | -1, doel: number): { woord: number; d: number } => {
      let i = plaats;
      while (recent.heeft(volgorde[i] ?? -1)) i += stap;
      const woord = volgorde[i];
      return woord === undefined ? { woord: 0, d: Infinity } : { woord, d: Math.abs(elo.p(woord) - doel) };
    };
    return {
      kies: () => {
        const doel = Math.min(0.98, Math.max(0.02, toeval.normaal(0.75, 0.1)));
        const plaats = plaatsVan(volgorde, b, elo.waarde - logit(doel));
        const lichter = vanaf(plaats - 1, -1, doel);
        const zwaarder = vanaf(plaats, 1, doel);
        const { woord } = lichter.d <= zwaarder.d ? lichter : zwaarder;
        recent.voeg(woord);
        return { woord, p: elo.p(woord) };
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
