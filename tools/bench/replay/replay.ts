import { readFileSync } from 'node:fs';
import { readOptions, names, OptionError, required } from '../options.ts';
import { ARMS, fitArm } from './arms.ts';
import { measure, type Sizes } from './metrics.ts';
import type { Predictor } from './predictor.ts';
import { readLog, LogError, SkillNumbers, type AntwoordLog } from './three-line.ts';

/** Predictions for every answer of a log, with the outcomes. */
export interface Predicted {
  p: Float64Array;
  x: Uint8Array;
  seconden: number;
}

/** Predicts every answer before learning from it; every leerling starts cold. */
export function predictEverything(predictor: Predictor, log: AntwoordLog): Predicted {
  const p = new Float64Array(log.aantal);
  const x = new Uint8Array(log.aantal);
  let i = 0;
  const begin = process.hrtime.bigint();
  for (const series of log.sequences) {
    predictor.begin();
    for (let j = 0; j < series.x.length; j += 1, i += 1) {
      const outcome = series.x[j] === 1 ? 1 : 0;
      p[i] = predictor.stap(series.skills[j] ?? 0, outcome);
      x[i] = outcome;
    }
  }
  return { p, x, seconden: Number(process.hrtime.bigint() - begin) / 1e9 };
}

function read(path: string, numbers: SkillNumbers): AntwoordLog {
  const log = readLog(readFileSync(path, 'utf8'), numbers);
  for (const warning of log.waarschuwingen) process.stderr.write(`${path}: ${warning}\n`);
  return log;
}

function report(peers: Sizes & { microsPerAnswer: number }, json: boolean): void {
  if (!json) for (const [name, value] of Object.entries(peers)) process.stdout.write(`${name.padEnd(16)}${value}\n`);
  process.stdout.write(`${JSON.stringify(peers)}\n`);
}

function main(args: readonly string[]): number {
  try {
    const o = readOptions(args, { tekst: ['train', 'test', 'format', 'arm'], flags: ['json'] });
    names(o, 'format', ['three-line'] as const);
    const arm = o.tekst.has('arm') ? (names(o, 'arm', ARMS)[0] ?? 'product') : 'product';
    const paths = { train: required(o, 'train'), test: required(o, 'test') };
    const numbers = new SkillNumbers();
    const train = read(paths.train, numbers);
    const test = read(paths.test, numbers);
    if (test.aantal === 0) throw new OptionError(`${paths.test}: geen antwoorden`);
    const { p, x, seconden: seconds } = predictEverything(fitArm(arm, train, numbers.aantal), test);
    report({ ...measure(p, x), microsPerAnswer: (seconds * 1e6) / test.aantal }, o.flags.has('json'));
    return 0;
  } catch (error) {
    if (
      !(
        error instanceof OptionError ||
        error instanceof LogError ||
        (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      )
    )
      throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

if (process.argv[1]?.endsWith('replay.ts') === true) process.exitCode = main(process.argv.slice(2));
