import { createToestand, type LeerlingToestand } from './state.ts';
import { PARAMS, type Params } from './params.ts';

/** State of a new leerling from the jaargroep alone (3..8): ability around the mean of that grade, variance 1. */
export function intakePrior(groep: number, seed: number, params: Params = PARAMS): LeerlingToestand {
  return createToestand(groep, seed, params);
}

/** Whether the entry test may stop: sure enough, or at its longest. `items` = answers of the test so far. */
export function intakeKlaar(s: LeerlingToestand, items: number, params: Params = PARAMS): boolean {
  return items >= params.intakeMax || (items >= params.intakeMin && s.v <= params.intakeV);
}
