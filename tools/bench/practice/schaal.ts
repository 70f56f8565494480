import { ankerdrift, verschuif } from '#engine/core/oefening/kalibratie.ts';
import type { Model } from '#engine/core/oefening/model.ts';
import { createToestand } from '#engine/core/oefening/state.ts';
import { createToeval } from './toeval.ts';
import { antwoord, createBank, rondom, type Bank, type Leerling } from './vaardigheid.ts';

/** How far the scale of the items moved in a year, logits: mean of the difficulties at the end minus at the start, with anchors and without. */
export interface Schaal {
  met: number;
  zonder: number;
}

/** Items: of a few hundred the anchors would be so few that the mean of their guessed difficulties is itself .1 wrong. */
const BANK = { n: 2000, doelen: 20, sd: 1.5, fout: 0.6 };

export interface SchaalWens {
  leerlingen: number;
  weken: number;
  perWeek: number;
  groei: number;
  seed: number;
}

/** Difficulties as they were before anybody answered. */
function priorVan(bank: Bank): Model {
  return { ...bank.m, items: new Map(bank.items.map((item) => [item.id, { ...item }])) };
}

/** Takes back what the anchors drifted, as the server does every Monday; leerlingen move along. */
function zetTerug(bank: Bank, prior: Model, groep: readonly Leerling[]): void {
  const d = ankerdrift(bank.m, prior);
  for (const item of bank.items) item.b -= d;
  for (const l of groep) verschuif(l.s, d);
}

function meetJaar(wens: SchaalWens, metAnkers: boolean): number {
  const toeval = createToeval('schaal', wens.seed);
  const bank = createBank(toeval, BANK);
  const prior = priorVan(bank);
  const groep = Array.from({ length: wens.leerlingen }, (_, i): Leerling => ({
    s: createToestand(5, i + 1, bank.m.params),
    theta: toeval.normaal(0, 1),
    offset: Float64Array.from({ length: bank.doelen }, () => toeval.normaal(0, 0.5)),
  }));
  for (let week = 0; week < wens.weken; week += 1) {
    for (const l of groep) {
      for (let i = 0; i < wens.perWeek; i += 1)
        antwoord(bank, l, { j: rondom(bank, l.s, { p: 0.75, toeval }), day: 1 + 7 * week, toeval, ijk: true });
      l.theta += wens.groei / wens.weken;
    }
    if (metAnkers) zetTerug(bank, prior, groep);
  }
  return bank.items.reduce((som, item) => som + item.b - (prior.items.get(item.id)?.b ?? 0), 0) / bank.items.length;
}

/** A school year in which everybody grows `groei` logits while leerlingen and items learn at once (practice.md section 18, B2). */
export function meetSchaal(wens: SchaalWens): Schaal {
  return { met: meetJaar(wens, true), zonder: meetJaar(wens, false) };
}
