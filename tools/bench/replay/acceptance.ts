import { integer, readOptions, OptionError } from '../options.ts';
import { createRandom } from '../practice/random.ts';
import { fitArm, type ArmName } from './arms.ts';
import { createLogs, type LogWish } from './generate.ts';
import { auc, weightedAuc, logLosses, measure, orderOf, type Sizes } from './metrics.ts';
import type { Predictor } from './predictor.ts';
import { predictEverything, type Predicted } from './replay.ts';
import { SHAPES, SHAPE_WORLDS } from './shapes.ts';
import { readLog, SkillNumbers, type AntwoordLog } from './three-line.ts';

const REPETITIONS = 200;
const EARLY = 10;
/** `behind` = AUC that the weights of the first day may lose to those of the night. */
const LIMIT = { ece10: 0.015, micros: 2, munt: 0.02, behind: 0.005 };
/** Arms that the product leaves behind; what ships is the same product on its first day. */
const RIVALS = ['constant', 'skill-mean', 'elo'] as const;

interface Difference {
  arm: ArmName;
  auc: [laag: number, hoog: number];
  logLoss: [laag: number, hoog: number];
}
interface Outcome {
  vorm: string;
  world: string;
  seed: number;
  product: Sizes & { microsPerAnswer: number };
  /** The first day: no weight fitted on the train file. */
  shipped: Sizes;
  verschillen: Difference[];
  munt: number;
  isSameOrder: boolean;
  hasNoLookahead: boolean;
  ok: boolean;
}

/** How often every answer counts in draw `nr` of leerlingen with replacement, for paired bootstrap intervals. */
function sampling(log: AntwoordLog, nr: number): Uint16Array {
  const random = createRandom('bootstrap', nr);
  const occurrences = new Uint16Array(log.sequences.length);
  for (let i = 0; i < occurrences.length; i += 1) {
    const who = random.whole(occurrences.length);
    occurrences[who] = (occurrences[who] ?? 0) + 1;
  }
  const out = new Uint16Array(log.aantal);
  let spot = 0;
  log.sequences.forEach(({ x }, who) => {
    out.fill(occurrences[who] ?? 0, spot, spot + x.length);
    spot += x.length;
  });
  return out;
}

/** AUC and log loss of an arm in every draw; the predictions are sorted once. */
function perResample({ p, x }: Predicted, draws: readonly Uint16Array[]): { auc: number; logLoss: number }[] {
  const sorted = { p, x, volgorde: orderOf(p) };
  const losses = logLosses(p, x);
  return draws.map((weight) => {
    let sum = 0;
    let n = 0;
    for (let i = 0; i < weight.length; i += 1) {
      sum += (weight[i] ?? 0) * (losses[i] ?? 0);
      n += weight[i] ?? 0;
    }
    return { auc: weightedAuc(sorted, weight), logLoss: sum / n };
  });
}

function interval(values: readonly number[]): [laag: number, hoog: number] {
  const at = [...values].sort((a, b) => a - b);
  return [at[Math.floor(at.length * 0.025)] ?? 0, at[Math.ceil(at.length * 0.975) - 1] ?? 0];
}

/** Product minus arms with 95 % intervals, on the same draws of leerlingen. */
function compare(
  log: AntwoordLog,
  product: Predicted,
  others: readonly { arm: ArmName; predicted: Predicted }[],
): Difference[] {
  const draws = Array.from({ length: REPETITIONS }, (_, nr) => sampling(log, nr));
  const own = perResample(product, draws);
  return others.map(({ arm, predicted }) => {
    const other = perResample(predicted, draws);
    const min = (size: 'auc' | 'logLoss'): [laag: number, hoog: number] =>
      interval(own.map((e, i) => e[size] - (other[i]?.[size] ?? 0)));
    return { arm, auc: min('auc'), logLoss: min('logLoss') };
  });
}

/** Fair coins instead of outcomes: nothing can be predicted, unless something leaks. */
function muntAuc(product: Predictor, test: AntwoordLog): number {
  const random = createRandom('munt');
  const munt: AntwoordLog = {
    ...test,
    sequences: test.sequences.map((r) => ({
      skills: r.skills,
      x: Uint8Array.from(r.x, () => (random.uniform() < 0.5 ? 1 : 0)),
    })),
  };
  const { p, x } = predictEverything(product, munt);
  return auc(p, x);
}

function isSameOrder(product: Predictor, test: AntwoordLog, peers: Sizes): boolean {
  const { p, x } = predictEverything(product, { ...test, sequences: [...test.sequences].reverse() });
  return Math.abs(measure(p, x).logLoss - peers.logLoss) < 1e-9;
}

/** Answers after the tenth of every leerling turned around: the first eleven predictions stay what they were. */
function hasNoLookahead(product: Predictor, test: AntwoordLog, predicted: Predicted): boolean {
  const { p } = predictEverything(product, {
    ...test,
    sequences: test.sequences.map((r) => ({ skills: r.skills, x: r.x.map((x, i) => (i < EARLY ? x : 1 - x)) })),
  });
  let spot = 0;
  return test.sequences.every(({ x }) => {
    const from = spot;
    spot += x.length;
    return p
      .subarray(from, from + Math.min(x.length, EARLY + 1))
      .every((chance, i) => chance === predicted.p[from + i]);
  });
}

function trial(wish: LogWish): Outcome {
  const numbers = new SkillNumbers();
  const logs = createLogs(wish);
  const train = readLog(logs.train, numbers);
  const test = readLog(logs.test, numbers);
  const skills = numbers.aantal;
  const own = fitArm('product', train, skills);
  const product = predictEverything(own, test);
  const peers = { ...measure(product.p, product.x), microsPerAnswer: (product.seconden * 1e6) / test.aantal };
  const differences = compare(
    test,
    product,
    RIVALS.map((arm) => ({
      arm,
      predicted: predictEverything(fitArm(arm, train, skills), test),
    })),
  );
  const firstDay = predictEverything(fitArm('shipped', train, skills), test);
  const shipped = measure(firstDay.p, firstDay.x);
  const munt = muntAuc(own, test);
  const equal = isSameOrder(own, test, peers);
  const ahead = hasNoLookahead(own, test, product);
  const isCalibrated = Math.max(peers.ece10, shipped.ece10) <= LIMIT.ece10;
  const better = differences.every((v) => v.auc[0] > 0 && v.logLoss[1] < 0);
  return {
    vorm: `${wish.skills}x${wish.pupils}x${wish.answers}`,
    world: wish.world.naam,
    seed: wish.seed,
    product: peers,
    shipped,
    verschillen: differences,
    munt,
    isSameOrder: equal,
    hasNoLookahead: ahead,
    ok:
      better &&
      equal &&
      ahead &&
      isCalibrated &&
      peers.auc - shipped.auc <= LIMIT.behind &&
      Math.abs(munt - 0.5) <= LIMIT.munt,
  };
}

function reportTrial(out: Outcome): Outcome {
  const { auc: surface, ece10, microsPerAnswer } = out.product;
  const { auc: first, ece10: firstEce } = out.shipped;
  process.stderr.write(
    `${out.ok ? 'ok ' : 'NEE'} ${out.vorm} ${out.world} ${out.seed} auc ${surface.toFixed(4)} ece ${ece10.toFixed(4)} shipped ${first.toFixed(4)} ece ${firstEce.toFixed(4)} ${microsPerAnswer.toFixed(2)} us munt ${out.munt.toFixed(3)}\n`,
  );
  return out;
}

function main(args: readonly string[]): number {
  try {
    const o = readOptions(args, { tekst: ['seeds'] });
    const seeds = Array.from({ length: integer(o, 'seeds', { fallbackValue: 3 }) }, (_, i) => 1001 + i);
    const wishes = SHAPES.flatMap(([skills, pupils, answers]) =>
      SHAPE_WORLDS.flatMap((world) => seeds.map((seed) => ({ skills, pupils, answers, world, seed }))),
    );
    const outcomes = wishes.map((wish) => reportTrial(trial(wish)));
    const micros =
      outcomes.map((u) => u.product.microsPerAnswer).sort((a, b) => a - b)[Math.floor(outcomes.length / 2)] ?? 0;
    const ok = outcomes.every((u) => u.ok);
    process.stdout.write(
      `${JSON.stringify({ bench: 'replay-acceptance', microsMedian: micros, microsOk: micros <= LIMIT.micros, uitkomsten: outcomes, ok })}\n`,
    );
    return ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

if (process.argv[1]?.endsWith('acceptance.ts') === true) process.exitCode = main(process.argv.slice(2));
