import type { Bank } from './bank.ts';
import type { Sessie } from './calendar.ts';
import type { Policy, Start } from './policies/policy.ts';
import { createToeval, type Toeval } from './toeval.ts';
import type { Leerling, Sim, World } from './worlds/world.ts';

/** What one leerling did in a year and what was left of it. */
export interface Jaar {
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
export interface Proef {
  world: World;
  bank: Bank;
  start: Omit<Start, 'seed'>;
  kalender: readonly Sessie[];
  seed: number;
  leerling: number;
}

/** Answering time: logN(4.5 s, .3) and slower when it is hard; feedback on an error; seconds. */
const TIJD = { mediaan: 4.5, sd: 0.3, moeilijk: 3, fout: 6, gok: 0.3 };

function som(sim: Sim, bank: Bank, dag: number): number {
  let totaal = 0;
  for (let woord = 0; woord < bank.n; woord += 1) totaal += sim.kans(woord, dag, 0);
  return totaal;
}

interface Tel {
  antwoorden: number;
  goed: number;
  seconden: number;
  rij: number;
  reeksen4: number;
  ms: number;
  ijking: Jaar['ijking'];
}

function tel(t: Tel, x: 0 | 1, p: number | undefined): void {
  t.antwoorden += 1;
  t.goed += x;
  t.rij = x === 1 ? 0 : t.rij + 1;
  if (t.rij === 4) t.reeksen4 += 1;
  if (p === undefined) return;
  const bak = Math.min(9, Math.floor(p * 10));
  const { ijking } = t;
  ijking.n[bak] = (ijking.n[bak] ?? 0) + 1;
  ijking.p[bak] = (ijking.p[bak] ?? 0) + p;
  ijking.x[bak] = (ijking.x[bak] ?? 0) + x;
}

/** Outcome and time of one answer; a guess is fast and says nothing. */
function antwoord(leerling: Leerling, kans: number, toeval: Toeval): { x: 0 | 1; seconden: number } {
  const u = toeval.uniform();
  const gokt = toeval.uniform() < leerling.gok;
  const tempo = Math.exp(toeval.normaal(0, TIJD.sd));
  if (gokt) return { x: u < 0.02 ? 1 : 0, seconden: TIJD.gok };
  return { x: u < kans ? 1 : 0, seconden: (TIJD.mediaan * tempo + TIJD.moeilijk * (1 - kans)) * leerling.traagheid };
}

const tienden = (): number[] => Array.from({ length: 10 }, () => 0);

function thetaFout(sim: readonly number[]): number | null {
  return sim.length === 0 ? null : Math.sqrt(sim.reduce((a, e) => a + e * e, 0) / sim.length);
}

/** Simulates one leerling under one policy for a year. */
export function simuleer(proef: Proef, policy: Policy): Jaar {
  const { world, bank, kalender, seed } = proef;
  const aard = createToeval('aard', world.naam, seed, proef.leerling);
  const leerling = world.leerling(bank, aard);
  const sim = world.sim(bank, leerling, aard);
  const toeval = createToeval('antwoorden', world.naam, seed, proef.leerling);
  const speler = policy.speler({ ...proef.start, seed: seed * 100_003 + proef.leerling }, sim);
  const begin = som(sim, bank, 0);
  const t: Tel = {
    antwoorden: 0,
    goed: 0,
    seconden: 0,
    rij: 0,
    reeksen4: 0,
    ms: 0,
    ijking: { n: tienden(), p: tienden(), x: tienden() },
  };
  for (const { dag, minuten } of kalender) {
    speler.sessie?.(dag);
    for (let seconde = 0; seconde < minuten * 60;) {
      const nu = dag + seconde / 86_400;
      const van = performance.now();
      const { woord, p } = speler.kies(dag);
      t.ms += performance.now() - van;
      const kans = sim.kans(woord, nu, seconde / 60);
      const { x, seconden } = antwoord(leerling, kans, toeval);
      const daarna = performance.now();
      speler.leer(woord, x, { dag, ms: seconden * 1000 });
      t.ms += performance.now() - daarna;
      sim.oefen(woord, x, nu);
      tel(t, x, p);
      seconde += seconden + (x === 1 ? 0 : TIJD.fout);
      t.seconden += seconden + (x === 1 ? 0 : TIJD.fout);
    }
  }
  const eind = kalender.at(-1)?.dag ?? 0;
  const fouten =
    speler.vaardigheid === undefined
      ? []
      : Array.from(
          { length: bank.categorieen },
          (_, c) => (speler.vaardigheid?.(c) ?? 0) - leerling.theta - (leerling.offset[c] ?? 0),
        );
  return {
    theta: leerling.theta,
    dyslexie: leerling.dyslexie,
    gain30: som(sim, bank, eind + 30) - begin,
    gain90: som(sim, bank, eind + 90) - begin,
    uren: t.seconden / 3600,
    antwoorden: t.antwoorden,
    succes: t.goed / t.antwoorden,
    reeksen4: (100 * t.reeksen4) / t.antwoorden,
    ijking: t.ijking,
    thetaFout: thetaFout(fouten),
    micros: (t.ms * 1000) / t.antwoorden,
  };
}
