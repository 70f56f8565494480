import {
  accountDetailsEndpoints,
  type AccountDetails,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { adminsEndpoints, type Admin, type AdminList } from '#server/features/admins/admins.contract.ts';
import { auditEndpoints, type AuditKind, type AuditList } from '#server/features/audit/audit.contract.ts';
import {
  officeBerichtenEndpoints as berichten,
  type OfficeConversation,
} from '#server/features/berichten/office-berichten.contract.ts';
import { docentenEndpoints, type Docenten } from '#server/features/docenten/docenten.contract.ts';
import {
  licentieEndpoints as licentie,
  type LicentieBlock,
  type Licentie,
  type LicentieChange,
} from '#server/features/licenties/licenties.contract.ts';
import { groepenEndpoints, type Groepen } from '#server/features/groepen/groepen.contract.ts';
import { leerlingenEndpoints, type Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import {
  tenantMoveEndpoints as moves,
  type MoveOutcome,
  type NewTenantMove,
  type MoveTargetGroepen,
  type TenantMove,
  type TenantMoves,
} from '#server/features/verhuistokens/tenant-moves.contract.ts';
import { factuurEndpoints as papers, type FactuurList } from '#server/features/facturen/facturen.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

const paramsOf = (adminId: string) => ({ params: { adminId } });

export const useCustomer = (adminId: string): ReadState<Admin> => useEndpoint(adminsEndpoints.find, paramsOf(adminId));
export const useCustomerDetails = (adminId: string): ReadState<AccountDetails> =>
  useEndpoint(accountDetailsEndpoints.find, paramsOf(adminId));
export const useCustomerLicentie = (adminId: string): ReadState<Licentie> =>
  useEndpoint(licentie.find, paramsOf(adminId));
export const useCustomerPeople = (adminId: string): ReadState<Docenten> =>
  useEndpoint(docentenEndpoints.list, paramsOf(adminId));
/** A new link for who was invited and did not come in; the old one is worth nothing then. */
export const sendAgain = (adminId: string, uitnodigingId: string): Promise<void> =>
  call(docentenEndpoints.resend, { params: { adminId, uitnodigingId } });
/** Conversations of our office with a customer. */
export const useCustomerConversations = (adminId: string): ReadState<{ items: OfficeConversation[] }> =>
  useEndpoint(berichten.list, { query: { adminId } });
const LOG_LINES = 50;
/** A page of the log of a customer, the newest first. */
export const useCustomerLog = (
  adminId: string,
  { kind, page }: { kind: AuditKind | ''; page: number },
): ReadState<AuditList> =>
  useEndpoint(auditEndpoints.list, {
    ...paramsOf(adminId),
    query: { pagina: page, grootte: LOG_LINES, ...(kind === '' ? {} : { actie: kind }) },
  });
/** The newest papers of a customer. */
export const useCustomerFacturen = (adminId: string): ReadState<FactuurList> =>
  useEndpoint(papers.list, { query: { adminId, zoek: '', view: 'alle', pagina: 1, grootte: 10 } });
export const blockLicentie = (adminId: string, body: LicentieBlock): Promise<Licentie> =>
  call(licentie.block, { params: { adminId }, body });
export const unblockLicentie = (adminId: string): Promise<Licentie> => call(licentie.unblock, { params: { adminId } });
export const changeLicentie = (adminId: string, licentieId: string, body: LicentieChange): Promise<Licentie> =>
  call(licentie.change, { params: { adminId, licentieId }, body });

export type MoveTarget = AdminList['items'][number];
/** Customers that groups may go to, by a part of their name. */
export const useMoveTargets = (words: string): ReadState<AdminList> =>
  useEndpoint(adminsEndpoints.list, { query: { zoek: words.trim(), sorteer: 'naam', pagina: 1, grootte: 10 } });
export const useCustomerGroepen = (adminId: string): ReadState<Groepen> =>
  useEndpoint(groepenEndpoints.list, { ...paramsOf(adminId), query: {} });
/** Pupils of a group; nothing is asked before a group was chosen. */
export const useGroepLeerlingen = (adminId: string, groepId: string): ReadState<Leerlingen> =>
  useEndpoint(leerlingenEndpoints.list, groepId === '' ? null : { params: { adminId, groepId } });
/** Groups of the other customer; nothing is asked before it was chosen. */
export const useTargetGroepen = (adminId: string, targetAdminId: string): ReadState<MoveTargetGroepen> =>
  useEndpoint(moves.targetGroepen, targetAdminId === '' ? null : { ...paramsOf(adminId), query: { targetAdminId } }, {
    keepPreviousData: false,
  });
export const useCustomerMoves = (adminId: string): ReadState<TenantMoves> => useEndpoint(moves.list, paramsOf(adminId));
export const planMove = (adminId: string, body: NewTenantMove): Promise<TenantMove> =>
  call(moves.plan, { params: { adminId }, body });
export const withdrawMove = (adminId: string, moveId: string): Promise<void> =>
  call(moves.withdraw, { params: { adminId, moveId } });
export const confirmMove = (adminId: string, moveId: string): Promise<MoveOutcome> =>
  call(moves.confirm, { params: { adminId, moveId } });
