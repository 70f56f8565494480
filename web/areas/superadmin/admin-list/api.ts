import {
  adminsEndpoints,
  type AdminList,
  type AdminListQuery,
  type ListedAdmin,
} from '#server/features/admins/admins.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { PAGE_MAX, readAllPages } from '../shared/all-pages.ts';

export const useAdminList = (query: AdminListQuery): ReadState<AdminList> =>
  useEndpoint(adminsEndpoints.list, { query });

/** Every customer that fits the question. */
export const readAllCustomers = (query: AdminListQuery): Promise<ListedAdmin[]> =>
  readAllPages((page) => call(adminsEndpoints.list, { query: { ...query, pagina: page, grootte: PAGE_MAX } }));
