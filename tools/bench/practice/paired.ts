import type { Rij } from './plan.ts';
import { doelVan, gainPerUur, gemiddelde } from './summary.ts';
import { createToeval } from './toeval.ts';

/** Ours against a baseline at the success the baseline realised; ratio of words per hour at 90 days. */
export interface Paar {
  world: string;
  a: string;
  b: string;
  matchedSuccess: number | null;
  ratio: number | null;
  ci95: [laag: number, hoog: number] | null;
}

const HERHALINGEN = 400;
const RUIMTE = 0.01;

interface Punt {
  succes: number;
  gain: number;
}

const puntVan = (rijen: readonly Rij[]): Punt => ({
  succes: gemiddelde(rijen.map((r) => r.jaar.succes)),
  gain: gainPerUur(rijen, 'gain90'),
});

/** Gain of ours at a success, between the two nearest targets; null outside what ours realised (with .01 to spare). */
export function opSucces(punten: readonly Punt[], succes: number): number | null {
  const op = [...punten].sort((a, b) => a.succes - b.succes);
  const boven = op.findIndex((p) => p.succes >= succes);
  const [laagste] = op;
  const hoogste = op.at(-1);
  if (laagste === undefined || hoogste === undefined) return null;
  if (boven === 0) return laagste.succes - succes <= RUIMTE ? laagste.gain : null;
  if (boven < 0) return succes - hoogste.succes <= RUIMTE ? hoogste.gain : null;
  const a = op[boven - 1] ?? laagste;
  const b = op[boven] ?? hoogste;
  const deel = b.succes === a.succes ? 0 : (succes - a.succes) / (b.succes - a.succes);
  return a.gain + deel * (b.gain - a.gain);
}

function groepeer(rijen: readonly Rij[]): Map<string, Map<string, Rij>> {
  const uit = new Map<string, Map<string, Rij>>();
  for (const rij of rijen) {
    const policy = uit.get(rij.policy) ?? new Map<string, Rij>();
    policy.set(`${rij.seed}/${rij.leerling}`, rij);
    uit.set(rij.policy, policy);
  }
  return uit;
}

function verhouding(
  policies: Map<string, Map<string, Rij>>,
  baseline: string,
  wie: readonly string[],
): { ratio: number; succes: number } | null {
  const van = (policy: string): Rij[] => wie.flatMap((sleutel) => policies.get(policy)?.get(sleutel) ?? []);
  const basis = puntVan(van(baseline));
  const punten = [...policies.keys()].filter((p) => doelVan(p) !== null).map((p) => puntVan(van(p)));
  const gain = opSucces(punten, basis.succes);
  return gain === null ? null : { ratio: gain / basis.gain, succes: basis.succes };
}

/** Comparison in one world with a bootstrap over leerlingen and seeds, the same draw for both sides. */
export function vergelijk(rijen: readonly Rij[], baseline: string): Paar {
  const policies = groepeer(rijen);
  const sleutels = [...(policies.get(baseline)?.keys() ?? [])];
  const midden = verhouding(policies, baseline, sleutels);
  const paar = { world: rijen[0]?.world ?? '', a: 'ours', b: baseline };
  if (midden === null) return { ...paar, matchedSuccess: null, ratio: null, ci95: null };
  const toeval = createToeval('paren', baseline);
  const ratios: number[] = [];
  for (let i = 0; i < HERHALINGEN; i += 1) {
    const uit = verhouding(
      policies,
      baseline,
      sleutels.map(() => sleutels[toeval.heel(sleutels.length)] ?? ''),
    );
    if (uit !== null) ratios.push(uit.ratio);
  }
  ratios.sort((a, b) => a - b);
  return {
    ...paar,
    matchedSuccess: midden.succes,
    ratio: midden.ratio,
    ci95: [
      ratios[Math.floor(ratios.length * 0.025)] ?? midden.ratio,
      ratios[Math.ceil(ratios.length * 0.975) - 1] ?? midden.ratio,
    ],
  };
}
