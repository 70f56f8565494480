/**
 * npm run -s bench:practice:search -- --minutes 30 --lambda 8 --pupils 2 --seeds 3: looks for the setting of the policy family
 * whose worst rival in its worst world is beaten most, on tuning seeds 1 to 50 (practice.md section 19, OP1), and plays the best
 * beside the engine as it is on seeds it never saw. One line of JSON for each setting that was played, the best one last.
 */
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { integer, OptionError, readOptions } from '../../options.ts';
import { FIRST_SEED, WORLD_NAMES } from '../plan.ts';
import { createRandom } from '../random.ts';
import { nextCloud, sampleOf, type Cloud, type Scored } from './evolution.ts';
import { numbersOf, paramsAt, START } from './setting.ts';
import { firstOf, playRivals, SEARCHED, trialsOfWorlds, worthOf, type Worth } from './worth.ts';

interface Wish {
  minutes: number;
  lambda: number;
  pupils: number;
  seeds: number;
  seed: number;
}

/** Worth that a setting may lack on half of the leerlingen before the other half is left out. */
const BEHIND = 0.01;

const tell = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);
const rounded = (numbers: object): object =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, x]) => [name, typeof x === 'number' ? Number(x.toPrecision(4)) : x]),
  );

/** A setting as it was played: on half of the leerlingen, and on all of them unless it was behind. */
interface Played {
  at: readonly number[];
  half: Worth;
  whole: Worth | undefined;
}

/** Plays settings on the same leerlingen; one that is behind the best after half of them is not played on. */
function createRace({ pupils, seeds, seed }: Wish): (at: readonly number[], best: Played | undefined) => Played {
  const all = trialsOfWorlds({
    seeds: Array.from({ length: seeds }, (_, i) => seed + i),
    leerlingen: pupils,
    worlds: SEARCHED,
  });
  const some = firstOf(all, Math.ceil((pupils * seeds) / 2));
  const rivals = playRivals(all);
  return (at, best) => {
    const params = paramsAt(at);
    const half = worthOf(params, some, rivals);
    const behind = best !== undefined && half.worth < best.half.worth - BEHIND;
    return { at, half, whole: behind ? undefined : worthOf(params, all, rivals) };
  };
}

/** Worth for the ranking of a generation: what half of the leerlingen lacks on the best is taken as what all of them would. */
const scoreOf = ({ at, half, whole }: Played, best: Played): Scored => ({
  at,
  worth: whole?.worth ?? (best.whole ?? best.half).worth + half.worth - best.half.worth,
});

function search(wish: Wish): void {
  const until = performance.now() + wish.minutes * 60_000;
  const play = createRace(wish);
  const random = createRandom('search', wish.seed);
  let cloud: Cloud = START;
  let best = play(START.mean, undefined);
  const report = (generation: number | string, { at, half, whole }: Played): boolean =>
    tell({ generation, all: whole !== undefined, ...rounded(whole ?? half), ...rounded(numbersOf(at)) });
  report(0, best);
  for (let generation = 1; performance.now() < until; generation += 1) {
    const played: Played[] = [];
    for (const at of sampleOf(cloud, wish.lambda, random)) {
      if (performance.now() > until) break;
      const own = play(at, best);
      played.push(own);
      report(generation, own);
      if (own.whole !== undefined && own.whole.worth > (best.whole?.worth ?? 0)) best = own;
    }
    if (played.length < wish.lambda) break;
    const leader = best;
    const scored = played.map((own) => scoreOf(own, leader));
    cloud = nextCloud(cloud, scored, Math.ceil(wish.lambda / 3));
  }
  report('best', best);
  tell({ generation: 'middle', ...rounded(numbersOf(cloud.mean)) });
  confirm(wish, [best.at, cloud.mean]);
}

/** The engine as it is and what was found, in all worlds on seeds that the search never saw. */
function confirm({ pupils, seeds }: Wish, found: readonly (readonly number[])[]): void {
  const unseen = Array.from({ length: seeds }, (_, i) => FIRST_SEED + i);
  for (const world of WORLD_NAMES) {
    const trials = trialsOfWorlds({ seeds: unseen, leerlingen: pupils, worlds: [world] });
    const rivals = playRivals(trials);
    for (const [i, params] of [PARAMS, ...found.map((at) => paramsAt(at))].entries())
      tell({ confirmed: ['as it is', 'best', 'middle'][i], ...rounded(worthOf(params, trials, rivals)) });
  }
}

try {
  const o = readOptions(process.argv.slice(2), { tekst: ['minutes', 'lambda', 'pupils', 'seeds', 'seed'] });
  search({
    minutes: integer(o, 'minutes', { fallbackValue: 30 }),
    lambda: integer(o, 'lambda', { fallbackValue: 8, min: 3 }),
    pupils: integer(o, 'pupils', { fallbackValue: 2 }),
    seeds: integer(o, 'seeds', { fallbackValue: 3 }),
    seed: integer(o, 'seed', { fallbackValue: 1 }),
  });
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
