import {
  leerlingSearchEndpoints as endpoints,
  type FoundLeerling,
  type LeerlingSearch,
  type LeerlingSearchResult,
} from '#server/features/leerling-search/leerling-search.contract.ts';
import { prullenbakEndpoints } from '#server/features/leerlingen/prullenbak.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { reason } from '#web/platform/reason.ts';

export const searchLeerlingen = (body: LeerlingSearch): Promise<LeerlingSearchResult> =>
  call(endpoints.search, { body });

/** What was typed to find somebody counts for opening and helping too: it is asked once. */
export const giveReason = ({ adminId }: FoundLeerling, why: string): void => reason.set(adminId, why);

export async function restore(one: FoundLeerling, why: string): Promise<void> {
  giveReason(one, why);
  await call(prullenbakEndpoints.restore, { params: { adminId: one.adminId }, body: { ids: [one.id] } });
}

export async function signOutEverywhere(one: FoundLeerling, why: string): Promise<number> {
  giveReason(one, why);
  const { aantal: count } = await call(endpoints.signOut, {
    params: { adminId: one.adminId, leerlingId: one.id },
  });
  return count;
}
