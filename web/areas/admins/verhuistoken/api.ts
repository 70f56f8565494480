import useSWR from 'swr';
import {
  importedSchema,
  inzagenSchema,
  transferCodesSchema,
  verhuistokensSchema,
  type Imported,
  type ImportLine,
  type Inzagen,
  type NewVerhuistoken,
  type TransferCodes,
  type Verhuistokens,
} from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { http } from '#web/platform/http.ts';
import type { HttpError } from '#web/platform/http-error.ts';
import type { CurrentState } from '../admins.api.ts';

const path = (adminId: string, end = ''): string => `/admins/${adminId}/verhuistokens${end}`;

export const useVerhuistokens = (adminId: string): CurrentState<Verhuistokens> =>
  useSWR<Verhuistokens, HttpError>(path(adminId), (address: string) => http.json(address, verhuistokensSchema.parse), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });

export const createVerhuistokens = (adminId: string, body: NewVerhuistoken): Promise<TransferCodes> =>
  http.json(path(adminId), transferCodesSchema.parse, { method: 'POST', body, oneTime: true });
export const withdraw = (adminId: string, tokenId: string): Promise<Response> =>
  http.vraag(path(adminId, `/${tokenId}`), { method: 'DELETE' });
export const fetchInzagen = (adminId: string, tokens: readonly string[]): Promise<Inzagen> =>
  http.json(path(adminId, '/inzien'), inzagenSchema.parse, { method: 'POST', body: { tokens } });
export const submitImport = (adminId: string, rules: readonly ImportLine[]): Promise<Imported> =>
  http.json(path(adminId, '/inlezen'), importedSchema.parse, {
    method: 'POST',
    body: { regels: rules },
    oneTime: true,
  });
