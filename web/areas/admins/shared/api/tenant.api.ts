import { adminsEndpoints, type Admin } from '#server/features/admins/admins.contract.ts';
import { usersEndpoints, type Me } from '#server/features/users/users.contract.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

/** Who is signed in. */
export const useMe = (): ReadState<Me> => useEndpoint(usersEndpoints.findMe, {});
/** What the frame shows about the tenant. */
export const useAdmin = (adminId: string): ReadState<Admin> =>
  useEndpoint(adminsEndpoints.find, { params: { adminId } });
