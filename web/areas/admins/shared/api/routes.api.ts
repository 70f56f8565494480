import {
  routeManagementEndpoints as routes,
  type ManagedRoutes,
} from '#server/features/somvensters/route-management.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { afterward } from './afterward.ts';

export const useRoutes = (adminId: string, leerlingId: string): ReadState<ManagedRoutes> =>
  useEndpoint(routes.find, { params: { adminId, leerlingId } });
/** Lets a route wait, or go on. */
export const setRoute = (adminId: string, somvensterId: string, status: 'open' | 'bevroren'): Promise<void> =>
  afterward(adminId, call(routes.change, { params: { adminId, somvensterId }, body: { status } }));
/** Another last day. */
export const setRouteEnd = (adminId: string, somvensterId: string, end: string): Promise<void> =>
  afterward(adminId, call(routes.change, { params: { adminId, somvensterId }, body: { eind: end } }));
export const withdrawRoute = (adminId: string, somvensterId: string): Promise<void> =>
  afterward(adminId, call(routes.withdraw, { params: { adminId, somvensterId } }));
export const skipSteen = (adminId: string, taakId: string): Promise<void> =>
  afterward(adminId, call(routes.skip, { params: { adminId, taakId }, body: { status: 'overgeslagen' } }));
