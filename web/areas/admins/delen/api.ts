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
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import type { PanelChild } from '../shared/api/delen.api.ts';

export const useSharing = (kind: PanelChild): ReadState<Parts> => useEndpoint(delen.find, { params: kind });
export const useToestemmingen = (kind: PanelChild): ReadState<Toestemmingen> =>
  useEndpoint(delen.listToestemmingen, { params: kind });
export const giveToestemming = (kind: PanelChild, body: NewToestemming): Promise<Toestemming> =>
  call(delen.createToestemming, { params: kind, body });
export const withdrawToestemming = (kind: PanelChild, id: string): Promise<void> =>
  call(delen.revokeToestemming, { params: { ...kind, id } });
export const createThuiscode = (child: PanelChild, kind: LinkKind): Promise<Code> =>
  call(delen.createThuiscode, { params: child, body: { soort: kind } });
export const withdrawCode = (kind: PanelChild, id: string): Promise<void> =>
  call(delen.revokeThuiscode, { params: { ...kind, id } });
export const endKoppeling = (kind: PanelChild, id: string): Promise<void> =>
  call(delen.endKoppeling, { params: { ...kind, id } });
export const requestKoppelcode = (kind: PanelChild): Promise<Code> => call(delen.createKoppelcode, { params: kind });
export const setHomeAccess = (adminId: string, homeAccess: boolean): Promise<void> =>
  call(delen.change, { params: { adminId }, body: { thuisToegang: homeAccess } });
