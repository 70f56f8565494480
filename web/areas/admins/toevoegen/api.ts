import {
  leerlingenManagementEndpoints as leerlingen,
  type LeerlingProposals,
  type LeerlingProposalsVraag,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

export const requestProposals = (
  adminId: string,
  body: LeerlingProposalsVraag,
  signal: AbortSignal,
): Promise<LeerlingProposals> => call(leerlingen.propose, { params: { adminId }, body }, { signal });
