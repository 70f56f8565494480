import {
  accountDetailsEndpoints,
  type AccountDetails,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { adminsEndpoints, type Admin } from '#server/features/admins/admins.contract.ts';
import { docentenEndpoints, type Docenten } from '#server/features/docenten/docenten.contract.ts';
import {
  licentieEndpoints as licentie,
  type Licentie,
  type LicentieChange,
} from '#server/features/licenties/licenties.contract.ts';
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
export const changeLicentie = (adminId: string, licentieId: string, body: LicentieChange): Promise<Licentie> =>
  call(licentie.change, { params: { adminId, licentieId }, body });
