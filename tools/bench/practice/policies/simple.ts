import { logit } from '#engine/core/oefening/model/predict.ts';
import { inFormat, writtenFor, type BenchFormat } from '../formats.ts';
import { createRandom } from '../random.ts';
import { Elo } from './elo.ts';
import { byDifficulty, Recent, type Policy } from './policy.ts';

const NOT_WITHIN = 20;

/** Any word that was not asked just now. */
export const RANDOM: Policy = {
  naam: 'random',
  player: ({ bank, seed }) => {
    const random = createRandom('random', seed);
    const recent = new Recent(NOT_WITHIN);
    return {
      kies: () => {
        let woord = random.whole(bank.n);
        while (recent.has(woord)) woord = random.whole(bank.n);
        recent.add(woord);
        return { woord };
      },
      learn: () => undefined,
    };
  },
};

/** First place in `volgorde` whose difficulty is at least `b`. */
function placeOf(order: Uint32Array, difficult: Float64Array, b: number): number {
  let from = 0;
  let until = order.length;
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((difficult[order[middle] ?? 0] ?? 0) < b) from = middle + 1;
    else until = middle;
  }
  return from;
}

/** Elo that aims at a chance drawn around .75 (Klinkenberg et al. 2011): the word nearest to it stands next to its place in the order of difficulty. */
export const ELO_75: Policy = {
  naam: 'elo-.75',
  player: ({ b, seed }) => {
    const random = createRandom('elo', seed);
    const recent = new Recent(NOT_WITHIN);
    const elo = new Elo(b);
    const order = byDifficulty(b);
    const chance = (woord: number, format: BenchFormat): number => inFormat(format, elo.p(woord));
    /** First word from a place in a direction that may be asked, with its distance to the target. */
    const from = (place: number, step: 1 | -1, far: (woord: number) => number): { woord: number; d: number } => {
      let i = place;
      while (recent.has(order[i] ?? -1)) i += step;
      const woord = order[i];
      return woord === undefined ? { woord: 0, d: Infinity } : { woord, d: far(woord) };
    };
    return {
      kies: (_day, format) => {
        const doel = Math.min(0.98, Math.max(0.02, random.normaal(0.75, 0.1)));
        const far = (woord: number): number => Math.abs(chance(woord, format) - doel);
        const place = placeOf(order, b, elo.waarde - logit(writtenFor(format, doel)));
        const lighter = from(place - 1, -1, far);
        const heavier = from(place, 1, far);
        const { woord } = lighter.d <= heavier.d ? lighter : heavier;
        recent.add(woord);
        return { woord, p: chance(woord, format) };
      },
      learn: (woord, x, { format }) => elo.learn(woord, x, format),
      vaardigheid: () => elo.waarde,
    };
  },
};

/** Five words at a time, from easy to hard, each until it went right three times in a row; then it never returns. */
export const THREE_IN_A_ROW: Policy = {
  naam: '3-op-rij',
  player: ({ bank, b }) => {
    const order = byDifficulty(b);
    let next = 0;
    const busy: { woord: number; rij: number }[] = [];
    let turn = 0;
    const fill = (): void => {
      while (busy.length < 5) {
        busy.push({ woord: order[next % bank.n] ?? 0, rij: 0 });
        next += 1;
      }
    };
    return {
      kies: () => {
        fill();
        turn = (turn + 1) % busy.length;
        return { woord: busy[turn]?.woord ?? 0 };
      },
      learn: (woord, x) => {
        const i = busy.findIndex((w) => w.woord === woord);
        const w = busy[i];
        if (w === undefined) return;
        w.rij = x === 1 ? w.rij + 1 : 0;
        if (w.rij >= 3) busy.splice(i, 1);
      },
    };
  },
};
