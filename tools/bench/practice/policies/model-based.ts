import { logit, sigma } from '#engine/core/oefening/model/predict.ts';
import { inFormat, type BenchFormat } from '../formats.ts';
import { createRandom } from '../random.ts';
import { Elo } from './elo.ts';
import { Recent, type Policy } from './policy.ts';

/** Recall at which a word is asked, share of words looked at, and weights of the counts in the windows of a day, week, month and ever. */
const DASH = { threshold: 0.75, look: 120, goed: 0.35, times: 0.05, windows: [1, 7, 30, Infinity] };

/** Days on which a word was asked, in order, and the outcomes; `erbij` = what they add on day `op`, worked out once. */
interface Occurrences {
  dagen: number[];
  x: (0 | 1)[];
  op: number;
  added: number[];
}

/** What the counts of each window add to the logit, in the order of the windows. */
function tallies({ dagen: days, x }: Occurrences, day: number): number[] {
  return DASH.windows.map((window) => {
    let correct = 0;
    let i = days.length;
    while (i > 0 && (days[i - 1] ?? 0) >= day - window) {
      i -= 1;
      correct += x[i] ?? 0;
    }
    return DASH.goed * Math.log(1 + correct) + DASH.times * Math.log(1 + days.length - i);
  });
}

/** DASH with fixed weights: asks the word whose predicted recall lies nearest to a threshold (Lindsey et al. 2014). */
export const DASH_THRESHOLD: Policy = {
  naam: 'dash',
  player: ({ bank, b, seed }) => {
    const random = createRandom('dash', seed);
    const elo = new Elo(b);
    const recent = new Recent(20);
    const seen = new Map<number, Occurrences>();
    const woorden: number[] = [];
    const written = (woord: number, day: number): number => {
      let sum = logit(elo.p(woord));
      const occurrences = seen.get(woord);
      if (occurrences === undefined) return sigma(sum);
      if (occurrences.op !== day) {
        occurrences.op = day;
        occurrences.added = tallies(occurrences, day);
      }
      for (const added of occurrences.added) sum += added;
      return sigma(sum);
    };
    const p = (woord: number, day: number, format: BenchFormat): number => inFormat(format, written(woord, day));
    return {
      kies: (day, format) => {
        let best = 0;
        let distance = Infinity;
        for (let i = 0; i < DASH.look; i += 1) {
          const woord =
            i % 2 === 0 || woorden.length === 0 ? random.whole(bank.n) : (woorden[random.whole(woorden.length)] ?? 0);
          const d = Math.abs(p(woord, day, format) - DASH.threshold);
          if (d < distance && !recent.has(woord)) {
            best = woord;
            distance = d;
          }
        }
        recent.add(best);
        return { woord: best, p: p(best, day, format) };
      },
      learn: (woord, x, { dag: day, format }) => {
        const occurrences = seen.get(woord);
        if (occurrences === undefined) {
          seen.set(woord, { dagen: [day], x: [x], op: Number.NaN, added: [] });
          woorden.push(woord);
          elo.learn(woord, x, format);
          return;
        }
        occurrences.dagen.push(day);
        occurrences.x.push(x);
        occurrences.op = Number.NaN;
      },
    };
  },
};

const ORACLE = { look: 80, later: 90 };

/** Knows the truth: of a sample of words, asks the one with the most true gain at 90 days per second. An upper bound. */
export const ORACLE_POLICY: Policy = {
  naam: 'orakel',
  player: ({ bank, seed }, sim) => {
    const random = createRandom('orakel', seed);
    const recent = new Recent(20);
    const perCategory = new Uint32Array(bank.categorieen);
    /** Gain of a word, good until the next day or the next answer in its category. */
    const known = {
      dag: new Float64Array(bank.n).fill(Number.NaN),
      occurrences: new Uint32Array(bank.n),
      gain: new Float64Array(bank.n),
    };
    const gain = (woord: number, day: number): number => {
      const occurrences = perCategory[bank.cat[woord] ?? 0] ?? 0;
      if (known.dag[woord] === day && known.occurrences[woord] === occurrences) return known.gain[woord] ?? 0;
      const { nu: now, niet: not, goed: correct, fout: error } = sim.ahead(woord, { dag: day, later: ORACLE.later });
      const out = (now * correct + (1 - now) * error - not) / (4.5 + 9 * (1 - now));
      known.dag[woord] = day;
      known.occurrences[woord] = occurrences;
      known.gain[woord] = out;
      return out;
    };
    return {
      kies: (day) => {
        let best = -1;
        let highest = -Infinity;
        for (let i = 0; i < ORACLE.look; i += 1) {
          const woord = random.whole(bank.n);
          const w = gain(woord, day);
          if (w > highest && !recent.has(woord)) {
            best = woord;
            highest = w;
          }
        }
        recent.add(best);
        return { woord: Math.max(0, best) };
      },
      learn: (woord) => {
        const category = bank.cat[woord] ?? 0;
        perCategory[category] = (perCategory[category] ?? 0) + 1;
      },
    };
  },
};
