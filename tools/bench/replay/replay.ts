import { readFileSync } from 'node:fs';
import { leesOpties, namen, OptieFout, verplicht } from '../opties.ts';
import { ARMS, fitArm } from './arms.ts';
import { meet, type Maten } from './metrics.ts';
import type { Voorspeller } from './predictor.ts';
import { leesLog, LogFout, SkillNummers, type AntwoordLog } from './three-line.ts';

/** Predictions for every answer of a log, with the outcomes. */
export interface Voorspeld {
  p: Float64Array;
  x: Uint8Array;
  seconden: number;
}

/** Predicts every answer before learning from it; every leerling starts cold. */
export function voorspelAlles(voorspeller: Voorspeller, log: AntwoordLog): Voorspeld {
  const p = new Float64Array(log.aantal);
  const x = new Uint8Array(log.aantal);
  let i = 0;
  const begin = process.hrtime.bigint();
  for (const reeks of log.reeksen) {
    voorspeller.begin();
    for (let j = 0; j < reeks.x.length; j += 1, i += 1) {
      const uitkomst = reeks.x[j] === 1 ? 1 : 0;
      p[i] = voorspeller.stap(reeks.skills[j] ?? 0, uitkomst);
      x[i] = uitkomst;
    }
  }
  return { p, x, seconden: Number(process.hrtime.bigint() - begin) / 1e9 };
}

function lees(pad: string, nummers: SkillNummers): AntwoordLog {
  const log = leesLog(readFileSync(pad, 'utf8'), nummers);
  for (const waarschuwing of log.waarschuwingen) process.stderr.write(`${pad}: ${waarschuwing}\n`);
  return log;
}

function meld(maten: Maten & { microsPerAnswer: number }, json: boolean): void {
  if (!json) for (const [naam, waarde] of Object.entries(maten)) process.stdout.write(`${naam.padEnd(16)}${waarde}\n`);
  process.stdout.write(`${JSON.stringify(maten)}\n`);
}

function main(args: readonly string[]): number {
  try {
    const o = leesOpties(args, { tekst: ['train', 'test', 'format', 'arm'], vlaggen: ['json'] });
    namen(o, 'format', ['three-line'] as const);
    const arm = o.tekst.has('arm') ? (namen(o, 'arm', ARMS)[0] ?? 'product') : 'product';
    const paden = { train: verplicht(o, 'train'), test: verplicht(o, 'test') };
    const nummers = new SkillNummers();
    const train = lees(paden.train, nummers);
    const test = lees(paden.test, nummers);
    if (test.aantal === 0) throw new OptieFout(`${paden.test}: geen antwoorden`);
    const { p, x, seconden } = voorspelAlles(fitArm(arm, train, nummers.aantal), test);
    meld({ ...meet(p, x), microsPerAnswer: (seconden * 1e6) / test.aantal }, o.vlaggen.has('json'));
    return 0;
  } catch (fout) {
    if (!(
      fout instanceof OptieFout ||
      fout instanceof LogFout ||
      (fout instanceof Error && 'code' in fout && fout.code === 'ENOENT')
    ))
      throw fout;
    process.stderr.write(`${fout.message}\n`);
    return 2;
  }
}

if (process.argv[1]?.endsWith('replay.ts') === true) process.exitCode = main(process.argv.slice(2));
