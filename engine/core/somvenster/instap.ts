import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { createVoorraad } from '#engine/core/oefening/candidates.ts';
import type { Format } from '#engine/core/oefening/contract.ts';
import { familieNr } from '#engine/core/oefening/familie.ts';
import { kandidatenVan, type Kandidaat } from '#engine/core/oefening/kandidaat.ts';
import { createPool } from '#engine/core/oefening/pool.ts';
import { scoor } from '#engine/core/oefening/score.ts';
import { beperk } from '#engine/core/oefening/settings.ts';
import { formatenVoor } from './formaten.ts';
import type { PlanInvoer } from './plan.ts';

/** The one taak of an entry test. */
export interface InstapPlan {
  /** Eight to twelve goals of as many families as there are. */
  categorieIds: readonly string[];
  formaten: readonly Format[];
  /** Most items; the test may stop earlier. */
  items: number;
  /** Item ids for the stone, at most three. */
  voorbeelden: readonly string[];
}

/** Formats that tell most about spelling. */
const METEND: ReadonlySet<Format> = new Set(['dictee', 'bouw']);

function formatenInstap(i: PlanInvoer, doelId: string): Format[] {
  const kan = formatenVoor({ doelId, groep: i.groep, instelling: i.instelling });
  return kan
    .filter((f) => METEND.has(f) && (f === 'bouw' || i.groep > 3))
    .sort((a, b) => (a === b ? 0 : a === 'dictee' ? -1 : 1));
}

/** Goals with items at the right chance: one of each family in turn, within a family the best filled first. */
function kiesDoelen(i: PlanInvoer, passend: readonly Kandidaat[]): string[] {
  const perDoel = new Map<string, number>();
  for (const { vraag } of passend) perDoel.set(vraag.doelId, (perDoel.get(vraag.doelId) ?? 0) + 1);
  const families = new Map<number, { doelId: string; n: number }[]>();
  for (const [doelId, n] of perDoel)
    families.set(familieNr(doelId), [...(families.get(familieNr(doelId)) ?? []), { doelId, n }]);
  const rijen = [...families]
    .sort((a, b) => a[0] - b[0])
    .map(([, doelen]) => doelen.sort((a, b) => b.n - a.n || (a.doelId < b.doelId ? -1 : 1)));
  const langste = Math.max(0, ...rijen.map((rij) => rij.length));
  const opBeurt = Array.from({ length: langste }, (_, n) => rijen.flatMap((rij) => rij.slice(n, n + 1))).flat();
  return opBeurt.slice(0, i.model.params.intakeDoelen).map((d) => d.doelId);
}

/**
 * Entry test of a new leerling (practice.md section 11): one taak of at most 15 items at a chance of about .65 over at least
 * eight goals, written or built. `pool-leeg` when the setting leaves fewer goals: then the first route measures by itself.
 */
export function maakInstap(i: PlanInvoer): Result<InstapPlan, 'pool-leeg' | 'instelling-ongeldig'> {
  const { model, toestand } = i;
  const p = model.params;
  const beperking = beperk(model, i.instelling, { arm: 'intake' });
  if (!beperking.ok) return err(beperking.fout);
  const formaat = (_: string, doelId: string) => {
    const format = formatenInstap(i, doelId)[0];
    return format === undefined ? null : { format, k: 0 };
  };
  const voorraad = createVoorraad(toestand, createPool(model, beperking.value, formaat), Math.max(i.day, toestand.dag));
  if (!voorraad.ok) return err(voorraad.fout);
  const alle = kandidatenVan(voorraad.value, voorraad.value.rijen);
  scoor(model, toestand, { lijst: alle, vorigDoel: '' });
  const passend = alle.filter((k) => Math.abs(k.p - p.intakeP) <= p.intakeRuim);
  const doelIds = kiesDoelen(i, passend);
  if (doelIds.length < p.intakeDoelenMin) return err('pool-leeg');
  return ok({
    categorieIds: doelIds,
    formaten: formatenInstap(i, doelIds[0] ?? ''),
    items: p.intakeMax,
    voorbeelden: doelIds.slice(0, 3).flatMap((id) => passend.find((k) => k.vraag.doelId === id)?.vraag.itemId ?? []),
  });
}
