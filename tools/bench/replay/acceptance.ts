import { geheel, leesOpties, OptieFout } from '../opties.ts';
import { createToeval } from '../practice/toeval.ts';
import { W1 } from '../practice/worlds/w1.ts';
import { W3 } from '../practice/worlds/w3.ts';
import { ARMS, fitArm, type ArmNaam } from './arms.ts';
import { maakLogs, type LogWens } from './generate.ts';
import { auc, logLoss, meet, type Maten } from './metrics.ts';
import { voorspelAlles, type Voorspeld } from './replay.ts';
import { leesLog, SkillNummers, type AntwoordLog } from './three-line.ts';

/** Shapes of section 16: skills, leerlingen, mean answers. */
const VORMEN = [[100, 14_000, 40], [110, 4000, 80], [1200, 330, 570], [300, 200, 900]] as const;
const WORLDS = [W1, W3] as const;
const HERHALINGEN = 200;
const GRENS = { ece10: 0.015, micros: 2, munt: 0.02 };

interface Verschil { arm: ArmNaam; auc: [laag: number, hoog: number]; logLoss: [laag: number, hoog: number] }
interface Uitkomst { vorm: string; world: string; seed: number; product: Maten & { microsPerAnswer: number }; verschillen: Verschil[]; munt: number; volgordeGelijk: boolean; ok: boolean }

/** Answers of the leerlingen drawn with replacement, for paired bootstrap intervals over leerlingen. */
function trekking(log: AntwoordLog, nr: number): Uint32Array {
  const toeval = createToeval('bootstrap', nr);
  const begin: number[] = [0];
  for (const { x } of log.reeksen) begin.push((begin.at(-1) ?? 0) + x.length);
  const uit: number[] = [];
  for (let i = 0; i < log.reeksen.length; i += 1) {
    const wie = toeval.heel(log.reeksen.length);
    for (let j = begin[wie] ?? 0; j < (begin[wie + 1] ?? 0); j += 1) uit.push(j);
  }
  return Uint32Array.from(uit);
}

const kies = (bron: Float64Array, wie: Uint32Array): Float64Array => Float64Array.from(wie, (i) => bron[i] ?? 0);
const kiesX = (bron: Uint8Array, wie: Uint32Array): Uint8Array => Uint8Array.from(wie, (i) => bron[i] ?? 0);

function interval(waarden: readonly number[]): [laag: number, hoog: number] {
  const op = [...waarden].sort((a, b) => a - b);
  return [op[Math.floor(op.length * 0.025)] ?? 0, op[Math.ceil(op.length * 0.975) - 1] ?? 0];
}

/** Product minus arm with 95 % intervals, on the same draws of leerlingen. */
function vergelijk(log: AntwoordLog, product: Voorspeld, ander: { arm: ArmNaam; voorspeld: Voorspeld }): Verschil {
  const dAuc: number[] = [];
  const dLog: number[] = [];
  for (let i = 0; i < HERHALINGEN; i += 1) {
    const wie = trekking(log, i);
    const x = kiesX(product.x, wie);
    const a = kies(product.p, wie);
    const b = kies(ander.voorspeld.p, wie);
    dAuc.push(auc(a, x) - (ander.arm === 'constant' ? 0.5 : auc(b, x)));
    dLog.push(logLoss(a, x) - logLoss(b, x));
  }
  return { arm: ander.arm, auc: interval(dAuc), logLoss: interval(dLog) };
}

/** Fair coins instead of outcomes: nothing can be predicted, unless something leaks. */
function muntAuc(train: AntwoordLog, test: AntwoordLog, skills: number): number {
  const toeval = createToeval('munt');
  const munt: AntwoordLog = { ...test, reeksen: test.reeksen.map((r) => ({ skills: r.skills, x: Uint8Array.from(r.x, () => (toeval.uniform() < 0.5 ? 1 : 0)) })) };
  const { p, x } = voorspelAlles(fitArm('product', train, skills), munt);
  return auc(p, x);
}

function volgordeGelijk(train: AntwoordLog, test: AntwoordLog, options: { skills: number; maten: Maten }): boolean {
  const { p, x } = voorspelAlles(fitArm('product', train, options.skills), { ...test, reeksen: [...test.reeksen].reverse() });
  return Math.abs(meet(p, x).logLoss - options.maten.logLoss) < 1e-9;
}

function proef(wens: LogWens): Uitkomst {
  const nummers = new SkillNummers();
  const logs = maakLogs(wens);
  const train = leesLog(logs.train, nummers);
  const test = leesLog(logs.test, nummers);
  const skills = nummers.aantal;
  const product = voorspelAlles(fitArm('product', train, skills), test);
  const maten = { ...meet(product.p, product.x), microsPerAnswer: (product.seconden * 1e6) / test.aantal };
  const verschillen = ARMS.filter((arm) => arm !== 'product').map((arm) => vergelijk(test, product, { arm, voorspeld: voorspelAlles(fitArm(arm, train, skills), test) }));
  const munt = muntAuc(train, test, skills);
  const gelijk = volgordeGelijk(train, test, { skills, maten });
  const beter = verschillen.every((v) => v.auc[0] > 0 && v.logLoss[1] < 0);
  return {
    vorm: `${wens.skills}x${wens.pupils}x${wens.answers}`, world: wens.world.naam, seed: wens.seed, product: maten, verschillen, munt, volgordeGelijk: gelijk,
    ok: beter && gelijk && maten.ece10 <= GRENS.ece10 && Math.abs(munt - 0.5) <= GRENS.munt,
  };
}

function meldProef(uit: Uitkomst): Uitkomst {
  const { auc: oppervlak, ece10, microsPerAnswer } = uit.product;
  process.stderr.write(`${uit.ok ? 'ok ' : 'NEE'} ${uit.vorm} ${uit.world} ${uit.seed} auc ${oppervlak.toFixed(4)} ece ${ece10.toFixed(4)} ${microsPerAnswer.toFixed(2)} us munt ${uit.munt.toFixed(3)}\n`);
  return uit;
}

function main(args: readonly string[]): number {
  try {
    const o = leesOpties(args, { tekst: ['seeds'] });
    const seeds = Array.from({ length: geheel(o, 'seeds', { standaard: 3 }) }, (_, i) => 1001 + i);
    const wensen = VORMEN.flatMap(([skills, pupils, answers]) => WORLDS.flatMap((world) => seeds.map((seed) => ({ skills, pupils, answers, world, seed }))));
    const uitkomsten = wensen.map((wens) => meldProef(proef(wens)));
    const micros = uitkomsten.map((u) => u.product.microsPerAnswer).sort((a, b) => a - b)[Math.floor(uitkomsten.length / 2)] ?? 0;
    const ok = uitkomsten.every((u) => u.ok);
    process.stdout.write(`${JSON.stringify({ bench: 'replay-acceptance', microsMedian: micros, microsOk: micros <= GRENS.micros, uitkomsten, ok })}\n`);
    return ok ? 0 : 1;
  } catch (fout) {
    if (!(fout instanceof OptieFout)) throw fout;
    process.stderr.write(`${fout.message}\n`);
    return 2;
  }
}

if (process.argv[1]?.endsWith('acceptance.ts') === true) process.exitCode = main(process.argv.slice(2));
