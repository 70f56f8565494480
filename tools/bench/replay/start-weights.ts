/** npm run -s bench:replay:weights: fits the weights of the first day on generated logs of the tuning seeds and writes engine/core/oefening/model/start-weights.ts. */
import { writeFileSync } from 'node:fs';
import type { WeightFit } from '#engine/core/oefening/model/fit-weights.ts';
import { HEAD_TERMS, type Weights } from '#engine/core/oefening/model/weights.ts';
import { integer, readOptions, OptionError } from '../options.ts';
import { createLogs } from './generate.ts';
import { calibratedBank, eachAntwoord } from './product.ts';
import { SHAPES, SHAPE_WORLDS } from './shapes.ts';
import { readLog, SkillNumbers } from './three-line.ts';

const FILE = new URL('../../../engine/core/oefening/model/start-weights.ts', import.meta.url);
/**
 * Answers that a log counts for, whatever its size. The shape with the shortest logs counts most: there a school has the least
 * of its own to set the weights right, and W1, whose memories fade, lies furthest from what all logs agree on.
 */
const worthOf = (skills: number, world: string): number =>
  skills === 100 ? (world === 'W1' ? 300_000 : 150_000) : 100_000;
const NIGHTS = 8;
/** Answers that the core model is worth: little against eight logs, so it only holds what they do not tell. */
const STRENGTH = 200;
const CORE: Weights = { a1: 1, a2: 1, hoofd: Array.from({ length: HEAD_TERMS }, () => 0) };

function logsOf(seeds: number) {
  return Array.from({ length: seeds }, (_, i) => i + 1).flatMap((seed) =>
    SHAPES.flatMap(([skills, pupils, answers]) =>
      SHAPE_WORLDS.map((world) => {
        const numbers = new SkillNumbers();
        const train = readLog(createLogs({ skills, pupils, answers, world, seed }).train, numbers);
        return { train, bank: calibratedBank(train, numbers.aantal, CORE), worth: worthOf(skills, world.naam) };
      }),
    ),
  );
}

/** One step over all logs together. */
function night(logs: ReturnType<typeof logsOf>, weights: Weights): Weights {
  let fit: WeightFit | undefined;
  for (const { train, bank, worth } of logs) {
    bank.use(weights);
    fit ??= bank.fit();
    const all = fit;
    const weight = worth / train.aantal / (logs.length / (SHAPES.length * SHAPE_WORLDS.length));
    eachAntwoord(bank, train, (s, skill, x) => {
      bank.show(s, all, { skill, x, weight });
      bank.learn(s, skill, x);
    });
  }
  return fit?.step(CORE, STRENGTH) ?? weights;
}

const figures = (list: readonly number[]): string =>
  list.map((w) => w.toFixed(3).replace(/^-0\.000$/, '0.000')).join(', ');

/** The data file: numbers to three places, since later ones are noise. */
function textOf({ a1, a2, hoofd: head }: Weights, seeds: number): string {
  return `import type { Weights } from './weights.ts';

/**
 * Weights of the first day, for questions without a memory route. Written by \`npm run -s bench:replay:weights\`: fitted on
 * logs of the four shapes in W1 and W3, seeds 1 to ${seeds}, those of the shortest counting most, and drawn to the core model. No
 * answer of a child and no log of others is in them.
 */
export const START_WEIGHTS: Weights = Object.freeze({
  a1: ${a1.toFixed(3)},
  a2: ${a2.toFixed(3)},
  hoofd: Object.freeze([${figures(head)}]),
});
`;
}

function main(args: readonly string[]): number {
  try {
    const seeds = integer(readOptions(args, { tekst: ['seeds'] }), 'seeds', { fallbackValue: 2 });
    const logs = logsOf(seeds);
    let weights = CORE;
    for (let i = 0; i < NIGHTS; i += 1) weights = night(logs, weights);
    const text = textOf(weights, seeds);
    writeFileSync(FILE, text);
    process.stdout.write(text);
    return 0;
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

if (process.argv[1]?.endsWith('start-weights.ts') === true) process.exitCode = main(process.argv.slice(2));
