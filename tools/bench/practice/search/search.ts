/**
 * npm run -s bench:practice:search -- --generations 8 --lambda 8 --pupils 2 --seeds 2: looks for the setting of the policy family
 * whose worst rival in its worst world is beaten most, on tuning seeds 1 to 50 (practice.md section 19, OP1). One line of JSON for each
 * setting that was played, the best one last.
 */
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { integer, OptionError, readOptions } from '../../options.ts';
import { FIRST_SEED, WORLD_NAMES } from '../plan.ts';
import { createRandom } from '../random.ts';
import { nextCloud, sampleOf, type Cloud, type Scored } from './evolution.ts';
import { numbersOf, paramsAt, START } from './setting.ts';
import { playRivals, SEARCHED, trialsOfWorlds, worthOf, type Worth } from './worth.ts';

interface Wish {
  generations: number;
  lambda: number;
  pupils: number;
  seeds: number;
  seed: number;
  inRow: number;
}

const tell = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);
const rounded = (numbers: object): object =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, x]) => [name, typeof x === 'number' ? Number(x.toPrecision(4)) : x]),
  );

function search(wish: Wish): void {
  const seeds = Array.from({ length: wish.seeds }, (_, i) => wish.seed + i);
  const trials = trialsOfWorlds({ seeds, leerlingen: wish.pupils, worlds: SEARCHED });
  const rivals = playRivals(trials);
  const random = createRandom('search', wish.seed);
  const play = (at: readonly number[]): Worth => worthOf(paramsAt(at, wish.inRow), trials, rivals);
  let cloud: Cloud = START;
  let best: { at: readonly number[]; worth: Worth } = { at: START.mean, worth: play(START.mean) };
  tell({ generation: 0, ...rounded(best.worth), ...rounded(numbersOf(best.at)) });
  for (let generation = 1; generation <= wish.generations; generation += 1) {
    const played: Scored[] = [];
    for (const at of sampleOf(cloud, wish.lambda, random)) {
      const worth = play(at);
      played.push({ at, worth: worth.worth });
      if (worth.worth > best.worth.worth) best = { at, worth };
      tell({ generation, ...rounded(worth), ...rounded(numbersOf(at)) });
    }
    cloud = nextCloud(cloud, played, Math.ceil(wish.lambda / 3));
  }
  tell({ generation: 'best', ...rounded(best.worth), ...rounded(numbersOf(best.at)) });
  confirm(wish, best.at);
}

/** The engine as it is and the best setting, both in all worlds on seeds that the search never saw. */
function confirm({ pupils, seeds, inRow }: Wish, best: readonly number[]): void {
  const unseen = Array.from({ length: seeds }, (_, i) => FIRST_SEED + i);
  const trials = trialsOfWorlds({ seeds: unseen, leerlingen: pupils, worlds: WORLD_NAMES });
  const rivals = playRivals(trials);
  for (const [name, params] of [
    ['as it is', PARAMS],
    ['best', paramsAt(best, inRow)],
  ] as const)
    tell({ confirmed: name, ...rounded(worthOf(params, trials, rivals)) });
}

try {
  const o = readOptions(process.argv.slice(2), {
    tekst: ['generations', 'lambda', 'pupils', 'seeds', 'seed', 'in-row'],
  });
  search({
    generations: integer(o, 'generations', { fallbackValue: 8 }),
    lambda: integer(o, 'lambda', { fallbackValue: 8, min: 3 }),
    pupils: integer(o, 'pupils', { fallbackValue: 2 }),
    seeds: integer(o, 'seeds', { fallbackValue: 2 }),
    seed: integer(o, 'seed', { fallbackValue: 1 }),
    inRow: integer(o, 'in-row', { fallbackValue: 3 }),
  });
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
