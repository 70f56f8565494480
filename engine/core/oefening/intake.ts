import type { Kandidaat, Kandidaten } from './kandidaat.ts';
import { PARAMS, type Params } from './params.ts';
import type { Sessie } from './sessie.ts';
import { createToestand, type LeerlingToestand } from './state.ts';

/** State of a new leerling from the jaargroep alone (3..8): ability around the mean of that grade, variance 1. */
export function intakePrior(groep: number, seed: number, params: Params = PARAMS): LeerlingToestand {
  return createToestand(groep, seed, params);
}

/** Whether the entry test may stop: sure enough, or at its longest. `items` = answers of the test so far. */
export function intakeKlaar(s: LeerlingToestand, items: number, params: Params = PARAMS): boolean {
  return items >= params.intakeMax || (items >= params.intakeMin && s.v <= params.intakeV);
}

/**
 * The candidates of `lijst` that fit the entry test best now; one of them is drawn, each with the same chance. Best =
 * nearest to the chance of right answers that tells most, where every earlier question about the same goal counts as a
 * distance; until `intakeDoelenMin` goals were asked only new ones count, as long as the list holds any.
 */
export function intakeTop(
  params: Params,
  lijst: readonly Kandidaat[],
  options: { kandidaten: Kandidaten; sessie: Sessie },
): Kandidaat[] {
  const gevraagd = new Map<string, number>();
  for (const { vraag } of options.kandidaten.lijst)
    if (options.sessie.gehad.has(vraag.itemId)) gevraagd.set(vraag.doelId, (gevraagd.get(vraag.doelId) ?? 0) + 1);
  const afstand = (k: Kandidaat): number =>
    Math.abs(k.p - params.intakeP) + params.intakeDekking * (gevraagd.get(k.vraag.doelId) ?? 0);
  const onbekend = gevraagd.size < params.intakeDoelenMin ? lijst.filter((k) => !gevraagd.has(k.vraag.doelId)) : [];
  return [...(onbekend.length > 0 ? onbekend : lijst)]
    .sort((a, b) => afstand(a) - afstand(b) || (a.vraag.itemId < b.vraag.itemId ? -1 : 1))
    .slice(0, params.top);
}
