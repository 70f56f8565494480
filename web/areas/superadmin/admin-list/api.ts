import { adminsEndpoints, type AdminList, type AdminListQuery } from '#server/features/admins/admins.contract.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useAdminList = (query: AdminListQuery): ReadState<AdminList> =>
  useEndpoint(adminsEndpoints.list, { query });
