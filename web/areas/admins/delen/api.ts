import {
  sharingEndpoints as delen,
  type Code,
  type LinkKind,
  type NewToestemming,
  type Parts,
  type Toestemming,
  type Toestemmingen,
} from '#server/features/koppelingen/koppelingen.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type CurrentState } from '#web/platform/endpoint/use-endpoint.ts';
import type { Kind } from '../shared/api/delen.api.ts';

export const useSharing = (kind: Kind): CurrentState<Parts> => useEndpoint(delen.find, { params: kind });
export const useToestemmingen = (kind: Kind): CurrentState<Toestemmingen> =>
  useEndpoint(delen.listToestemmingen, { params: kind });
export const giveToestemming = (kind: Kind, body: NewToestemming): Promise<Toestemming> =>
  call(delen.createToestemming, { params: kind, body });
export const withdrawToestemming = (kind: Kind, id: string): Promise<void> =>
  call(delen.revokeToestemming, { params: { ...kind, id } });
export const createThuiscode = (child: Kind, kind: LinkKind): Promise<Code> =>
  call(delen.createThuiscode, { params: child, body: { soort: kind } });
export const withdrawCode = (kind: Kind, id: string): Promise<void> =>
  call(delen.revokeThuiscode, { params: { ...kind, id } });
export const endKoppeling = (kind: Kind, id: string): Promise<void> =>
  call(delen.endKoppeling, { params: { ...kind, id } });
export const createKoppelcode = (kind: Kind): Promise<Code> => call(delen.createKoppelcode, { params: kind });
export const setHomeAccess = (adminId: string, homeAccess: boolean): Promise<void> =>
  call(delen.change, { params: { adminId }, body: { thuisToegang: homeAccess } });
