import type { AdminListQuery } from '#server/features/admins/admins.contract.ts';

/**
 * Where the customers of this list are written to at once. Nobody is when the list was narrowed to what an announcement
 * cannot tell apart: a word, silence, or those who are no customers.
 */
export function writeTo({ zoek: words, soort: kind, status, feature, stil: quiet }: AdminListQuery): string | null {
  if (words !== '' || quiet !== undefined || kind === 'demo' || kind === 'kantoor') return null;
  const chosen = { kinds: kind, statuses: status, features: feature };
  const named = Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return named.length === 0 ? null : `/superadmin/mededelingen?${new URLSearchParams(named)}`;
}
