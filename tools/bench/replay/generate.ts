import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { geheel, leesOpties, namen, OptieFout, verplicht } from '../opties.ts';
import { createBank, type Bank } from '../practice/bank.ts';
import { createToeval, type Toeval } from '../practice/toeval.ts';
import { W1 } from '../practice/worlds/w1.ts';
import { W3 } from '../practice/worlds/w3.ts';
import type { Sim, World } from '../practice/worlds/world.ts';

const WORLDS: Readonly<Record<'W1' | 'W3', World>> = { W1, W3 };

/** Answers in a session, and how strongly a run of errors makes a leerling stop. */
const GEDRAG = { perSessie: 20, testDeel: 0.2, stoppen: 0.02, spreiding: 0.6, zipf: 0.7 };

/** What is asked for: number of skills, leerlingen and mean number of answers. */
export interface LogWens {
  skills: number;
  pupils: number;
  answers: number;
  world: World;
  seed: number;
}

/** Draws a skill by popularity (Zipf). */
function createPopulair(skills: number): (toeval: Toeval) => number {
  const som = new Float64Array(skills);
  let totaal = 0;
  for (let i = 0; i < skills; i += 1) {
    totaal += (i + 1) ** -GEDRAG.zipf;
    som[i] = totaal;
  }
  return (toeval) => {
    const u = toeval.uniform() * totaal;
    let laag = 0;
    let hoog = skills - 1;
    while (laag < hoog) {
      const midden = (laag + hoog) >> 1;
      if ((som[midden] ?? 0) < u) laag = midden + 1;
      else hoog = midden;
    }
    return laag;
  };
}

/** Next skill: a new one each time, or the same until a block of it is full. */
function createVolgorde(toeval: Toeval, kies: (toeval: Toeval) => number): () => number {
  const blok = toeval.uniform() < 0.5 ? 1 : 4 + toeval.heel(6);
  let skill = 0;
  let over = 0;
  return () => {
    if (over === 0) {
      skill = kies(toeval);
      over = blok;
    }
    over -= 1;
    return skill;
  };
}

function antwoorden(sim: Sim, toeval: Toeval, options: { n: number; volgende: () => number }): string {
  const skills: number[] = [];
  const uitkomsten: number[] = [];
  let dag = 0;
  let succes = 0.7;
  for (let i = 0; i < options.n; i += 1) {
    if (i > 0 && i % GEDRAG.perSessie === 0) dag += 1 + toeval.heel(4);
    const nu = dag + ((i % GEDRAG.perSessie) * 12) / 86_400;
    const skill = options.volgende();
    const x = toeval.uniform() < sim.kans(skill, nu, 0) ? 1 : 0;
    sim.oefen(skill, x, nu);
    skills.push(skill + 1);
    uitkomsten.push(x);
    succes += 0.1 * (x - succes);
    if (toeval.uniform() < GEDRAG.stoppen * Math.max(0, 0.6 - succes)) break;
  }
  return `${skills.length}\n${skills.join(',')}\n${uitkomsten.join(',')}\n`;
}

/** Makes a train and a test text in the three-line format; the same wish gives the same bytes. */
export function maakLogs(wens: LogWens): { train: string; test: string } {
  const bank: Bank = createBank(wens.skills, wens.skills, createToeval('bank', wens.seed, wens.skills));
  for (let i = 0; i < bank.n; i += 1) bank.b[i] = (bank.b[i] ?? 0) - 0.12 * (i - (bank.n - 1) / 2); // skills have no grade
  const kies = createPopulair(wens.skills);
  const uit = { train: '', test: '' };
  for (let nr = 0; nr < wens.pupils; nr += 1) {
    const toeval = createToeval('leerling', wens.seed, nr);
    const sim = wens.world.sim(bank, wens.world.leerling(bank, toeval), toeval);
    const n = Math.max(
      1,
      Math.round(wens.answers * Math.exp(toeval.normaal(-(GEDRAG.spreiding ** 2) / 2, GEDRAG.spreiding))),
    );
    const tekst = antwoorden(sim, toeval, { n, volgende: createVolgorde(toeval, kies) });
    if (nr < wens.pupils * (1 - GEDRAG.testDeel)) uit.train += tekst;
    else uit.test += tekst;
  }
  return uit;
}

function main(args: readonly string[]): number {
  try {
    const o = leesOpties(args, { tekst: ['skills', 'pupils', 'answers', 'world', 'seed', 'out'] });
    const [world = 'W1'] = namen(o, 'world', ['W1', 'W3'] as const);
    const map = verplicht(o, 'out');
    const { train, test } = maakLogs({
      skills: geheel(o, 'skills', { standaard: 100 }),
      pupils: geheel(o, 'pupils', { standaard: 1000, min: 5 }),
      answers: geheel(o, 'answers', { standaard: 40 }),
      seed: geheel(o, 'seed', { standaard: 1001 }),
      world: WORLDS[world],
    });
    mkdirSync(map, { recursive: true });
    writeFileSync(join(map, 'train.txt'), train);
    writeFileSync(join(map, 'test.txt'), test);
    return 0;
  } catch (fout) {
    if (!(fout instanceof OptieFout)) throw fout;
    process.stderr.write(`${fout.message}\n`);
    return 2;
  }
}

if (process.argv[1]?.endsWith('generate.ts') === true) process.exitCode = main(process.argv.slice(2));
