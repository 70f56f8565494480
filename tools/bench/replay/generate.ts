import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integer, readOptions, names, OptionError, required } from '../options.ts';
import { createBank, type Bank } from '../practice/bank.ts';
import { createRandom, type Random } from '../practice/random.ts';
import { W1 } from '../practice/worlds/w1.ts';
import { W3 } from '../practice/worlds/w3.ts';
import type { Sim, World } from '../practice/worlds/world.ts';

const WORLDS: Readonly<Record<'W1' | 'W3', World>> = { W1, W3 };

/** Answers in a session, and how strongly a run of errors makes a leerling stop. */
const BEHAVIOUR = { perSession: 20, testFraction: 0.2, stop: 0.02, spread: 0.6, zipf: 0.7 };

/** What is asked for: number of skills, leerlingen and mean number of answers. */
export interface LogWish {
  skills: number;
  pupils: number;
  answers: number;
  world: World;
  seed: number;
}

/** Draws a skill by popularity (Zipf). */
function createPopular(skills: number): (random: Random) => number {
  const sum = new Float64Array(skills);
  let total = 0;
  for (let i = 0; i < skills; i += 1) {
    total += (i + 1) ** -BEHAVIOUR.zipf;
    sum[i] = total;
  }
  return (random) => {
    const u = random.uniform() * total;
    let layer = 0;
    let high = skills - 1;
    while (layer < high) {
      const middle = (layer + high) >> 1;
      if ((sum[middle] ?? 0) < u) layer = middle + 1;
      else high = middle;
    }
    return layer;
  };
}

/** Next skill: a new one each time, or the same until a block of it is full. */
function createOrder(random: Random, choose: (random: Random) => number): () => number {
  const block = random.uniform() < 0.5 ? 1 : 4 + random.whole(6);
  let skill = 0;
  let over = 0;
  return () => {
    if (over === 0) {
      skill = choose(random);
      over = block;
    }
    over -= 1;
    return skill;
  };
}

function antwoorden(sim: Sim, random: Random, options: { n: number; volgende: () => number }): string {
  const skills: number[] = [];
  const outcomes: number[] = [];
  let day = 0;
  let success = 0.7;
  for (let i = 0; i < options.n; i += 1) {
    if (i > 0 && i % BEHAVIOUR.perSession === 0) day += 1 + random.whole(4);
    const now = day + ((i % BEHAVIOUR.perSession) * 12) / 86_400;
    const skill = options.volgende();
    const x = random.uniform() < sim.kans(skill, now, 0) ? 1 : 0;
    sim.practice(skill, x, { day: now });
    skills.push(skill + 1);
    outcomes.push(x);
    success += 0.1 * (x - success);
    if (random.uniform() < BEHAVIOUR.stop * Math.max(0, 0.6 - success)) break;
  }
  return `${skills.length}\n${skills.join(',')}\n${outcomes.join(',')}\n`;
}

/** Makes a train and a test text in the three-line format; the same wish gives the same bytes. */
export function createLogs(wish: LogWish): { train: string; test: string } {
  const bank: Bank = createBank(wish.skills, wish.skills, createRandom('bank', wish.seed, wish.skills));
  for (let i = 0; i < bank.n; i += 1) bank.b[i] = (bank.b[i] ?? 0) - 0.12 * (i - (bank.n - 1) / 2); // skills have no grade
  const choose = createPopular(wish.skills);
  const out = { train: '', test: '' };
  for (let nr = 0; nr < wish.pupils; nr += 1) {
    const random = createRandom('leerling', wish.seed, nr);
    const sim = wish.world.sim(bank, wish.world.leerling(bank, random), random);
    const n = Math.max(
      1,
      Math.round(wish.answers * Math.exp(random.normaal(-(BEHAVIOUR.spread ** 2) / 2, BEHAVIOUR.spread))),
    );
    const text = antwoorden(sim, random, { n, volgende: createOrder(random, choose) });
    if (nr < wish.pupils * (1 - BEHAVIOUR.testFraction)) out.train += text;
    else out.test += text;
  }
  return out;
}

function main(args: readonly string[]): number {
  try {
    const o = readOptions(args, { tekst: ['skills', 'pupils', 'answers', 'world', 'seed', 'out'] });
    const [world = 'W1'] = names(o, 'world', ['W1', 'W3'] as const);
    const map = required(o, 'out');
    const { train, test } = createLogs({
      skills: integer(o, 'skills', { fallbackValue: 100 }),
      pupils: integer(o, 'pupils', { fallbackValue: 1000, min: 5 }),
      answers: integer(o, 'answers', { fallbackValue: 40 }),
      seed: integer(o, 'seed', { fallbackValue: 1001 }),
      world: WORLDS[world],
    });
    mkdirSync(map, { recursive: true });
    writeFileSync(join(map, 'train.txt'), train);
    writeFileSync(join(map, 'test.txt'), test);
    return 0;
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

if (process.argv[1]?.endsWith('generate.ts') === true) process.exitCode = main(process.argv.slice(2));
