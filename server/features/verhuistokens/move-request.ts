import { createError } from '../../platform/error/create-error.ts';
import { nameKey } from '../../platform/taal/name.ts';
import type { MoveChoice, MovePlan } from './move-plan.ts';
import type { NewTenantMove } from './tenant-moves.contract.ts';
import type { MoveTenantRow, TenantMoveRow } from './tenant-moves.repository.ts';

/** What a plan names, to look up again. */
export const choiceOf = (row: TenantMoveRow): MoveChoice =>
  row.leerling_ids === null ? { groepIds: row.groep_ids } : { leerlingIds: row.leerling_ids };
export const isThere = (tenant: MoveTenantRow | undefined): tenant is MoveTenantRow =>
  tenant !== undefined && tenant.gewist_op === null && tenant.soort !== 'kantoor';

/** Groups or pupils, each of them of this customer; pupils with the group that they come in. */
export function verifyChoice({ groepIds, leerlingIds, targetGroepId }: NewTenantMove, plan: MovePlan): void {
  if (groepIds !== undefined && leerlingIds !== undefined)
    throw createError('ONGELDIGE_INVOER', { velden: { leerlingIds: 'kies' } });
  if ((leerlingIds === undefined) !== (targetGroepId === undefined))
    throw createError('ONGELDIGE_INVOER', { velden: { targetGroepId: 'kies' } });
  const isWhole = (ids: readonly string[] | undefined, found: readonly unknown[]): boolean =>
    ids === undefined || new Set(ids).size === found.length;
  if (!isWhole(groepIds, plan.groepen) || !isWhole(leerlingIds, plan.leerlingen)) throw createError('NIET_GEVONDEN');
}

/** Another customer that is there, the name typed again, and consent of the parents for children that come from home. */
export function verifyRequest(
  request: NewTenantMove,
  { source, target }: { source: MoveTenantRow; target: MoveTenantRow | undefined },
): void {
  if (nameKey(request.bevestiging) !== nameKey(source.naam))
    throw createError('ONGELDIGE_INVOER', { velden: { bevestiging: 'formaat' } });
  if (!isThere(target) || target.id === source.id)
    throw createError('ONGELDIGE_INVOER', { velden: { targetAdminId: 'kies' } });
  if (source.soort === 'thuis' && target.soort !== 'thuis' && !request.toestemming)
    throw createError('ONGELDIGE_INVOER', { velden: { toestemming: 'verplicht' } });
}
