import {
  verhuistokensEndpoints as verhuistokens,
  type TakenOver,
  type ImportLine,
  type Inzagen,
  type NewVerhuistoken,
  type TransferCodes,
  type Verhuistokens,
} from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useVerhuistokens = (adminId: string): ReadState<Verhuistokens> =>
  useEndpoint(verhuistokens.list, { params: { adminId } }, { keepPreviousData: false });

export const createVerhuistokens = (adminId: string, body: NewVerhuistoken): Promise<TransferCodes> =>
  call(verhuistokens.create, { params: { adminId }, body });
export const withdrawVerhuistoken = (adminId: string, tokenId: string): Promise<void> =>
  call(verhuistokens.revoke, { params: { adminId, tokenId } });
export const fetchInzagen = (adminId: string, tokens: readonly string[]): Promise<Inzagen> =>
  call(verhuistokens.preview, { params: { adminId }, body: { tokens: [...tokens] } });
export const submitImport = (adminId: string, rules: readonly ImportLine[]): Promise<TakenOver> =>
  call(verhuistokens.redeem, { params: { adminId }, body: { regels: [...rules] } });
