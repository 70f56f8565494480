import {
  accountDetailsEndpoints,
  type AccountDetails,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { adminsEndpoints, type Admin } from '#server/features/admins/admins.contract.ts';
import { docentenEndpoints, type Docenten } from '#server/features/docenten/docenten.contract.ts';
import {
  licentieEndpoints as licentie,
  type LicentieBlock,
  type Licentie,
  type LicentieChange,
} from '#server/features/licenties/licenties.contract.ts';
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
/** The newest papers of a customer. */
export const useCustomerFacturen = (adminId: string): ReadState<FactuurList> =>
  useEndpoint(papers.list, { query: { adminId, zoek: '', view: 'alle', pagina: 1, grootte: 10 } });
export const blockLicentie = (adminId: string, body: LicentieBlock): Promise<Licentie> =>
  call(licentie.block, { params: { adminId }, body });
export const unblockLicentie = (adminId: string): Promise<Licentie> => call(licentie.unblock, { params: { adminId } });
export const changeLicentie = (adminId: string, licentieId: string, body: LicentieChange): Promise<Licentie> =>
  call(licentie.change, { params: { adminId, licentieId }, body });
