import { v7 } from 'uuid';
import { linkTokenHash } from '../../platform/auth/link-token.ts';
import { createError } from '../../platform/error/create-error.ts';
import { nameKey } from '../../platform/taal/name.ts';
import type { DocentenRepositories } from './docenten.service.ts';
import type { Acceptance } from './uitnodiging.contract.ts';
import type { UitnodigingWithTenant, UitnodigingenRepository, UitnodigingStatus } from './uitnodigingen.repository.ts';

export type AcceptanceRepositories = Pick<DocentenRepositories, 'docenten' | 'uitnodigingen' | 'audit'>;
/** Who accepts; without a hash somebody who comes in with an account of the school. */
export interface InvitedPerson extends Pick<Acceptance, 'voornaam' | 'voorvoegsel' | 'achternaam' | 'gebruikersnaam'> {
  hash: string | null;
}

const REASON: Partial<Record<UitnodigingStatus, string>> = {
  // Nobody was given its link yet.
  concept: 'UITNODIGING_ONBEKEND',
  ingetrokken: 'UITNODIGING_INGETROKKEN',
  geaccepteerd: 'UITNODIGING_GEBRUIKT',
  geweigerd: 'UITNODIGING_GEWEIGERD',
};

/** The night job may still have to write that it ran out. */
export function uitnodigingStatusAt(row: UitnodigingWithTenant, now: number): UitnodigingStatus {
  const open = row.status === 'verzonden' || row.status === 'geopend' || row.status === 'mislukt';
  return open && row.verloopt_op.getTime() <= now ? 'verlopen' : row.status;
}

/** The invitation of a link that still counts; says why when it does not. */
export async function requireOpen(
  uitnodigingen: UitnodigingenRepository,
  token: string,
  now: number,
): Promise<UitnodigingWithTenant> {
  const row = await uitnodigingen.findByToken(linkTokenHash(token));
  if (row === undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_ONBEKEND' });
  const status = uitnodigingStatusAt(row, now);
  if (status === 'verlopen') throw createError('UITNODIGING_VERLOPEN');
  const reason = REASON[status];
  if (reason !== undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: reason });
  return row;
}

export const uitnodigingKey = (row: UitnodigingWithTenant) => ({ adminId: row.admin_id, id: row.id });

/** Makes the account of an invitation inside the running transaction; two requests at once make one. Answers its id. */
export async function acceptInvited(
  repos: AcceptanceRepositories,
  row: UitnodigingWithTenant,
  { person, now }: { person: InvitedPerson; now: Date },
): Promise<string> {
  const way = { van: ['verzonden', 'geopend'] as const, naar: 'geaccepteerd' as const, nu: now };
  if (!(await repos.uitnodigingen.move(uitnodigingKey(row), way)))
    throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_GEBRUIKT' });
  const taken = await repos.docenten.findTaken(row.admin_id, [person.gebruikersnaam, row.email]);
  if (taken.has(nameKey(row.email))) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_BESTAAT' });
  if (taken.size > 0) throw createError('ONGELDIGE_INVOER', { velden: { gebruikersnaam: 'bestaat_al' } });
  const id = v7();
  await repos.docenten.insert({
    adminId: row.admin_id,
    id,
    role: row.soort,
    gebruikersnaam: person.gebruikersnaam,
    email: row.email,
    voornaam: person.voornaam,
    achternaam: person.achternaam,
    voorvoegsel: person.voorvoegsel === undefined || person.voorvoegsel === '' ? null : person.voorvoegsel,
    hash: person.hash,
    nu: now,
  });
  const groepIds = await repos.docenten.filterGroepen(row.admin_id, row.groep_ids);
  await repos.docenten.replaceGroepen(row.admin_id, id, groepIds);
  await repos.audit.save({
    adminId: row.admin_id,
    wie: id,
    rol: row.soort,
    actie: 'uitnodiging.geaccepteerd',
    soort: 'uitnodiging',
    doelId: row.id,
  });
  return id;
}
