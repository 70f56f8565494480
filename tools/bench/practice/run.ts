import type { Bank } from './bank.ts';
import { AFTER_PARTNER, formatAt, inFormat, partnerOf, type BenchFormat } from './formats.ts';
import type { Session } from './calendar.ts';
import type { Player, Policy, Start } from './policies/policy.ts';
import { createRandom, type Random } from './random.ts';
import type { Leerling, Sim, World } from './worlds/world.ts';

/** What one leerling did in a year and what was left of it. */
export interface Year {
  /** True starting ability. */
  theta: number;
  dyslexie: boolean;
  /** Words gained on the test without practice, 30 and 90 days after the last sitting. */
  gain30: number;
  gain90: number;
  uren: number;
  antwoorden: number;
  succes: number;
  /** Runs of four errors that began, per 100 answers. */
  reeksen4: number;
  /** Predictions: count, sum of p and sum of right per tenth. */
  ijking: { n: number[]; p: number[]; x: number[] };
  /** Root mean square of ability minus truth over the categories; null without an ability. */
  thetaFout: number | null;
  micros: number;
}

/** Setting in which policies are compared: same leerling, seed, bank and calendar for each. */
export interface Trial {
  world: World;
  bank: Bank;
  start: Omit<Start, 'seed'>;
  kalender: readonly Session[];
  seed: number;
  leerling: number;
}

/** Answering time: logN(4.5 s, .3) and slower when it is hard; feedback on an error; seconds. */
const TIME = { median: 4.5, sd: 0.3, moeilijk: 3, fout: 6, guess: 0.3 };

function sum(sim: Sim, bank: Bank, day: number): number {
  let total = 0;
  for (let woord = 0; woord < bank.n; woord += 1) total += sim.kans(woord, day, 0);
  return total;
}

interface Counter {
  antwoorden: number;
  goed: number;
  seconden: number;
  rij: number;
  reeksen4: number;
  ms: number;
  ijking: Year['ijking'];
}

function countUp(t: Counter, x: 0 | 1, p: number | undefined): void {
  t.antwoorden += 1;
  t.goed += x;
  t.rij = x === 1 ? 0 : t.rij + 1;
  if (t.rij === 4) t.reeksen4 += 1;
  if (p === undefined) return;
  const bin = Math.min(9, Math.floor(p * 10));
  const { ijking: calibration } = t;
  calibration.n[bin] = (calibration.n[bin] ?? 0) + 1;
  calibration.p[bin] = (calibration.p[bin] ?? 0) + p;
  calibration.x[bin] = (calibration.x[bin] ?? 0) + x;
}

/** Outcome and time of one answer; a guess is fast and says nothing. */
function antwoord(leerling: Leerling, chance: number, random: Random): { x: 0 | 1; seconden: number } {
  const u = random.uniform();
  const guesses = random.uniform() < leerling.guess;
  const tempo = Math.exp(random.normaal(0, TIME.sd));
  if (guesses) return { x: u < 0.02 ? 1 : 0, seconden: TIME.guess };
  return { x: u < chance ? 1 : 0, seconden: (TIME.median * tempo + TIME.moeilijk * (1 - chance)) * leerling.slowness };
}

const tenths = (): number[] => Array.from({ length: 10 }, () => 0);

function thetaError(sim: readonly number[]): number | null {
  return sim.length === 0 ? null : Math.sqrt(sim.reduce((a, e) => a + e * e, 0) / sim.length);
}

/** One leerling with a way of choosing, and the chance that is theirs. */
interface Practice {
  bank: Bank;
  leerling: Leerling;
  sim: Sim;
  player: Player;
  random: Random;
}

/** One question: chosen, answered, learned; answers the seconds it took. */
function ask(
  o: Practice,
  t: Counter,
  turn: { day: number; second: number; format: BenchFormat; before: number },
): number {
  const { sim, player, random, bank } = o;
  const { day, second, format } = turn;
  const now = day + second / 86_400;
  const from = performance.now();
  const { woord, p } = player.kies(day, format);
  t.ms += performance.now() - from;
  const chance = inFormat(format, sim.kans(woord, now, second / 60));
  const { x, seconden: seconds } = antwoord(o.leerling, chance, random);
  const afterward = performance.now();
  player.learn(woord, x, { dag: day, ms: seconds * 1000, format });
  t.ms += performance.now() - afterward;
  const cat = bank.cat[woord] ?? 0;
  const afterPartner = turn.before >= 0 && partnerOf(turn.before) === cat;
  sim.practice(woord, x, { day: now, memory: format.memory, rule: format.rule * (afterPartner ? AFTER_PARTNER : 1) });
  countUp(t, x, p);
  turn.before = cat;
  const spent = seconds + (x === 1 ? 0 : TIME.fout);
  t.seconden += spent;
  return spent;
}

/** One sitting; a taak of ten has one format. */
function sit(o: Practice, t: Counter, sitting: { nr: number; dag: number; minuten: number }): void {
  const { nr, dag: day, minuten: minutes } = sitting;
  o.player.session?.(day);
  const turn = { day, second: 0, format: formatAt(nr, 0), before: -1 };
  for (let question = 0; turn.second < minutes * 60; question += 1) {
    turn.format = formatAt(nr, question);
    turn.second += ask(o, t, turn);
  }
}

/** Simulates one leerling under one policy for a year. */
export function simulate(trial: Trial, policy: Policy): Year {
  const { world, bank, kalender: calendar, seed } = trial;
  const aard = createRandom('aard', world.naam, seed, trial.leerling);
  const leerling = world.leerling(bank, aard);
  const sim = world.sim(bank, leerling, aard);
  const random = createRandom('antwoorden', world.naam, seed, trial.leerling);
  const player = policy.player({ ...trial.start, seed: seed * 100_003 + trial.leerling }, sim);
  const begin = sum(sim, bank, 0);
  const t: Counter = {
    antwoorden: 0,
    goed: 0,
    seconden: 0,
    rij: 0,
    reeksen4: 0,
    ms: 0,
    ijking: { n: tenths(), p: tenths(), x: tenths() },
  };
  for (const [nr, session] of calendar.entries()) sit({ bank, leerling, sim, player, random }, t, { nr, ...session });
  const end = calendar.at(-1)?.dag ?? 0;
  const errors =
    player.vaardigheid === undefined
      ? []
      : Array.from(
          { length: bank.categorieen },
          (_, c) => (player.vaardigheid?.(c) ?? 0) - leerling.theta - (leerling.offset[c] ?? 0),
        );
  return {
    theta: leerling.theta,
    dyslexie: leerling.dyslexie,
    gain30: sum(sim, bank, end + 30) - begin,
    gain90: sum(sim, bank, end + 90) - begin,
    uren: t.seconden / 3600,
    antwoorden: t.antwoorden,
    succes: t.goed / t.antwoorden,
    reeksen4: (100 * t.reeksen4) / t.antwoorden,
    ijking: t.ijking,
    thetaFout: thetaError(errors),
    micros: (t.ms * 1000) / t.antwoorden,
  };
}
