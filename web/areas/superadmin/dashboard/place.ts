import type { WorkItem } from '#server/features/work-list/work-list.contract.ts';

/** Screen on which the work of a line is done. */
export function placeOf({ soort: kind, itemId, adminId }: WorkItem): string {
  if (kind === 'aanvraag') return `/superadmin/aanvragen/${itemId}`;
  if (kind === 'bericht') return `/superadmin/berichten/${itemId}`;
  if (kind === 'contactbericht') return `/superadmin/contactberichten/${itemId}`;
  if (kind === 'wisverzoek') return `/superadmin/wisverzoeken/${itemId}`;
  if (kind === 'factuur') return `/superadmin/facturen/${itemId}`;
  if (kind === 'ervaring') return '/superadmin/ervaringen';
  if (kind === 'mail') return '/superadmin/mailberichten';
  if (adminId === null) return '/superadmin/admins';
  return `/superadmin/admins/${adminId}/${kind === 'export' ? 'accountgegevens' : 'licentie'}`;
}
