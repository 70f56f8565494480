import { geheel, leesOpties, OptieFout } from '../opties.ts';
import { createToeval } from '../practice/toeval.ts';
import { W1 } from '../practice/worlds/w1.ts';
import { W3 } from '../practice/worlds/w3.ts';
import { ARMS, fitArm, type ArmNaam } from './arms.ts';
import { maakLogs, type LogWens } from './generate.ts';
import { auc, aucGewogen, logVerliezen, meet, volgordeVan, type Maten } from './metrics.ts';
import type { Voorspeller } from './predictor.ts';
import { voorspelAlles, type Voorspeld } from './replay.ts';
import { leesLog, SkillNummers, type AntwoordLog } from './three-line.ts';

/** Shapes of section 16: skills, leerlingen, mean answers. */
const VORMEN = [
  [100, 14_000, 40],
  [110, 4000, 80],
  [1200, 330, 570],
  [300, 200, 900],
] as const;
const WORLDS = [W1, W3] as const;
const HERHALINGEN = 200;
const VROEG = 10;
const GRENS = { ece10: 0.015, micros: 2, munt: 0.02 };

interface Verschil {
  arm: ArmNaam;
  auc: [laag: number, hoog: number];
  logLoss: [laag: number, hoog: number];
}
interface Uitkomst {
  vorm: string;
  world: string;
  seed: number;
  product: Maten & { microsPerAnswer: number };
  verschillen: Verschil[];
  munt: number;
  volgordeGelijk: boolean;
  kijktNietVooruit: boolean;
  ok: boolean;
}

/** How often every answer counts in draw `nr` of leerlingen with replacement, for paired bootstrap intervals. */
function trekking(log: AntwoordLog, nr: number): Uint16Array {
  const toeval = createToeval('bootstrap', nr);
  const keren = new Uint16Array(log.reeksen.length);
  for (let i = 0; i < keren.length; i += 1) {
    const wie = toeval.heel(keren.length);
    keren[wie] = (keren[wie] ?? 0) + 1;
  }
  const uit = new Uint16Array(log.aantal);
  let plek = 0;
  log.reeksen.forEach(({ x }, wie) => {
    uit.fill(keren[wie] ?? 0, plek, plek + x.length);
    plek += x.length;
  });
  return uit;
}

/** AUC and log loss of an arm in every draw; the predictions are sorted once. */
function perTrekking({ p, x }: Voorspeld, trekkingen: readonly Uint16Array[]): { auc: number; logLoss: number }[] {
  const gesorteerd = { p, x, volgorde: volgordeVan(p) };
  const verliezen = logVerliezen(p, x);
  return trekkingen.map((gewicht) => {
    let som = 0;
    let n = 0;
    for (let i = 0; i < gewicht.length; i += 1) {
      som += (gewicht[i] ?? 0) * (verliezen[i] ?? 0);
      n += gewicht[i] ?? 0;
    }
    return { auc: aucGewogen(gesorteerd, gewicht), logLoss: som / n };
  });
}

function interval(waarden: readonly number[]): [laag: number, hoog: number] {
  const op = [...waarden].sort((a, b) => a - b);
  return [op[Math.floor(op.length * 0.025)] ?? 0, op[Math.ceil(op.length * 0.975) - 1] ?? 0];
}

/** Product minus arms with 95 % intervals, on the same draws of leerlingen. */
function vergelijk(
  log: AntwoordLog,
  product: Voorspeld,
  anderen: readonly { arm: ArmNaam; voorspeld: Voorspeld }[],
): Verschil[] {
  const trekkingen = Array.from({ length: HERHALINGEN }, (_, nr) => trekking(log, nr));
  const eigen = perTrekking(product, trekkingen);
  return anderen.map(({ arm, voorspeld }) => {
    const ander = perTrekking(voorspeld, trekkingen);
    const min = (maat: 'auc' | 'logLoss'): [laag: number, hoog: number] =>
      interval(eigen.map((e, i) => e[maat] - (ander[i]?.[maat] ?? 0)));
    return { arm, auc: min('auc'), logLoss: min('logLoss') };
  });
}

/** Fair coins instead of outcomes: nothing can be predicted, unless something leaks. */
function muntAuc(product: Voorspeller, test: AntwoordLog): number {
  const toeval = createToeval('munt');
  const munt: AntwoordLog = {
    ...test,
    reeksen: test.reeksen.map((r) => ({
      skills: r.skills,
      x: Uint8Array.from(r.x, () => (toeval.uniform() < 0.5 ? 1 : 0)),
    })),
  };
  const { p, x } = voorspelAlles(product, munt);
  return auc(p, x);
}

function volgordeGelijk(product: Voorspeller, test: AntwoordLog, maten: Maten): boolean {
  const { p, x } = voorspelAlles(product, { ...test, reeksen: [...test.reeksen].reverse() });
  return Math.abs(meet(p, x).logLoss - maten.logLoss) < 1e-9;
}

/** Answers after the tenth of every leerling turned around: the first eleven predictions stay what they were. */
function kijktNietVooruit(product: Voorspeller, test: AntwoordLog, voorspeld: Voorspeld): boolean {
  const { p } = voorspelAlles(product, {
    ...test,
    reeksen: test.reeksen.map((r) => ({ skills: r.skills, x: r.x.map((x, i) => (i < VROEG ? x : 1 - x)) })),
  });
  let plek = 0;
  return test.reeksen.every(({ x }) => {
    const van = plek;
    plek += x.length;
    return p.subarray(van, van + Math.min(x.length, VROEG + 1)).every((kans, i) => kans === voorspeld.p[van + i]);
  });
}

function proef(wens: LogWens): Uitkomst {
  const nummers = new SkillNummers();
  const logs = maakLogs(wens);
  const train = leesLog(logs.train, nummers);
  const test = leesLog(logs.test, nummers);
  const skills = nummers.aantal;
  const eigen = fitArm('product', train, skills);
  const product = voorspelAlles(eigen, test);
  const maten = { ...meet(product.p, product.x), microsPerAnswer: (product.seconden * 1e6) / test.aantal };
  const verschillen = vergelijk(
    test,
    product,
    ARMS.filter((arm) => arm !== 'product').map((arm) => ({
      arm,
      voorspeld: voorspelAlles(fitArm(arm, train, skills), test),
    })),
  );
  const munt = muntAuc(eigen, test);
  const gelijk = volgordeGelijk(eigen, test, maten);
  const vooruit = kijktNietVooruit(eigen, test, product);
  const beter = verschillen.every((v) => v.auc[0] > 0 && v.logLoss[1] < 0);
  return {
    vorm: `${wens.skills}x${wens.pupils}x${wens.answers}`,
    world: wens.world.naam,
    seed: wens.seed,
    product: maten,
    verschillen,
    munt,
    volgordeGelijk: gelijk,
    kijktNietVooruit: vooruit,
    ok: beter && gelijk && vooruit && maten.ece10 <= GRENS.ece10 && Math.abs(munt - 0.5) <= GRENS.munt,
  };
}

function meldProef(uit: Uitkomst): Uitkomst {
  const { auc: oppervlak, ece10, microsPerAnswer } = uit.product;
  process.stderr.write(
    `${uit.ok ? 'ok ' : 'NEE'} ${uit.vorm} ${uit.world} ${uit.seed} auc ${oppervlak.toFixed(4)} ece ${ece10.toFixed(4)} ${microsPerAnswer.toFixed(2)} us munt ${uit.munt.toFixed(3)}\n`,
  );
  return uit;
}

function main(args: readonly string[]): number {
  try {
    const o = leesOpties(args, { tekst: ['seeds'] });
    const seeds = Array.from({ length: geheel(o, 'seeds', { standaard: 3 }) }, (_, i) => 1001 + i);
    const wensen = VORMEN.flatMap(([skills, pupils, answers]) =>
      WORLDS.flatMap((world) => seeds.map((seed) => ({ skills, pupils, answers, world, seed }))),
    );
    const uitkomsten = wensen.map((wens) => meldProef(proef(wens)));
    const micros =
      uitkomsten.map((u) => u.product.microsPerAnswer).sort((a, b) => a - b)[Math.floor(uitkomsten.length / 2)] ?? 0;
    const ok = uitkomsten.every((u) => u.ok);
    process.stdout.write(
      `${JSON.stringify({ bench: 'replay-acceptance', microsMedian: micros, microsOk: micros <= GRENS.micros, uitkomsten, ok })}\n`,
    );
    return ok ? 0 : 1;
  } catch (fout) {
    if (!(fout instanceof OptieFout)) throw fout;
    process.stderr.write(`${fout.message}\n`);
    return 2;
  }
}

if (process.argv[1]?.endsWith('acceptance.ts') === true) process.exitCode = main(process.argv.slice(2));
