import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { createStock } from '#engine/core/oefening/select/candidates.ts';
import type { Format } from '#engine/core/oefening/contract/contract.ts';
import { familyNr } from '#engine/core/oefening/model/family.ts';
import { candidatesOf, type Candidate } from '#engine/core/oefening/select/candidate.ts';
import { createPool } from '#engine/core/oefening/select/pool.ts';
import { score } from '#engine/core/oefening/select/score.ts';
import { restrict } from '#engine/core/oefening/model/settings.ts';
import { formatsFor } from './formats.ts';
import type { PlanInput } from './plan.ts';

/** The one taak of an entry test. */
export interface InstapPlan {
  /** Eight to twelve goals of as many families as there are. */
  categoryIds: readonly string[];
  formaten: readonly Format[];
  /** Most items; the test may stop earlier. */
  items: number;
  /** Item ids for the stone, at most three. */
  voorbeelden: readonly string[];
}

/** Formats that tell most about spelling. */
const MEASURING: ReadonlySet<Format> = new Set(['dictee', 'bouw']);

function instapFormats(i: PlanInput, doelId: string): Format[] {
  const can = formatsFor({ doelId, groep: i.groep, instelling: i.instelling });
  return can
    .filter((f) => MEASURING.has(f) && (f === 'bouw' || i.groep > 3))
    .sort((a, b) => (a === b ? 0 : a === 'dictee' ? -1 : 1));
}

/** Goals with items at the right chance: one of each family in turn, within a family the best filled first. */
function chooseDoelen(i: PlanInput, fitting: readonly Candidate[]): string[] {
  const perDoel = new Map<string, number>();
  for (const { vraag } of fitting) perDoel.set(vraag.doelId, (perDoel.get(vraag.doelId) ?? 0) + 1);
  const families = new Map<number, { doelId: string; n: number }[]>();
  for (const [doelId, n] of perDoel)
    families.set(familyNr(doelId), [...(families.get(familyNr(doelId)) ?? []), { doelId, n }]);
  const rows = [...families]
    .sort((a, b) => a[0] - b[0])
    .map(([, doelen]) => doelen.sort((a, b) => b.n - a.n || (a.doelId < b.doelId ? -1 : 1)));
  const longest = Math.max(0, ...rows.map((row) => row.length));
  const byTurn = Array.from({ length: longest }, (_, n) => rows.flatMap((row) => row.slice(n, n + 1))).flat();
  return byTurn.slice(0, i.model.params.intakeDoelen).map((d) => d.doelId);
}

/**
 * Entry test of a new leerling (practice.md section 11): one taak of at most 15 items at a chance of about .65 over at least
 * eight goals, written or built. `pool-leeg` when the setting leaves fewer goals: then the first route measures by itself.
 */
export function createInstap(i: PlanInput): Result<InstapPlan, 'pool-leeg' | 'instelling-ongeldig'> {
  const { model, toestand: state } = i;
  const p = model.params;
  const restriction = restrict(model, i.instelling, { arm: 'intake' });
  if (!restriction.ok) return err(restriction.fout);
  const format = (_: string, doelId: string) => {
    const format = instapFormats(i, doelId)[0];
    return format === undefined ? null : { format, k: 0 };
  };
  const stock = createStock(state, createPool(model, restriction.value, format), Math.max(i.day, state.dag));
  if (!stock.ok) return err(stock.fout);
  const all = candidatesOf(stock.value, stock.value.rijen);
  score(model, state, { lijst: all, previousDoel: '' });
  const fitting = all.filter((k) => Math.abs(k.p - p.intakeP) <= p.intakeTolerance);
  const doelIds = chooseDoelen(i, fitting);
  if (doelIds.length < p.intakeDoelenMin) return err('pool-leeg');
  return ok({
    categoryIds: doelIds,
    formaten: instapFormats(i, doelIds[0] ?? ''),
    items: p.intakeMax,
    voorbeelden: doelIds.slice(0, 3).flatMap((id) => fitting.find((k) => k.vraag.doelId === id)?.vraag.itemId ?? []),
  });
}
