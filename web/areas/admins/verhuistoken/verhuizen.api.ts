import useSWR from 'swr';
import {
  ingelezenSchema,
  inzagenSchema,
  verhuiscodesSchema,
  verhuistokensSchema,
  type Ingelezen,
  type InleesRegel,
  type Inzagen,
  type NieuwVerhuistoken,
  type Verhuiscodes,
  type Verhuistokens,
} from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { http } from '#web/platform/http.ts';
import type { HttpFout } from '#web/platform/http-fout.ts';
import type { Stand } from '../admins.api.ts';

const pad = (adminId: string, eind = ''): string => `/admins/${adminId}/verhuistokens${eind}`;

export const useVerhuistokens = (adminId: string): Stand<Verhuistokens> =>
  useSWR<Verhuistokens, HttpFout>(pad(adminId), (adres: string) => http.json(adres, verhuistokensSchema.parse), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });

export const maakVerhuistokens = (adminId: string, body: NieuwVerhuistoken): Promise<Verhuiscodes> =>
  http.json(pad(adminId), verhuiscodesSchema.parse, { method: 'POST', body, eenmalig: true });
export const trekIn = (adminId: string, tokenId: string): Promise<Response> =>
  http.vraag(pad(adminId, `/${tokenId}`), { method: 'DELETE' });
export const zieIn = (adminId: string, tokens: readonly string[]): Promise<Inzagen> =>
  http.json(pad(adminId, '/inzien'), inzagenSchema.parse, { method: 'POST', body: { tokens } });
export const leesIn = (adminId: string, regels: readonly InleesRegel[]): Promise<Ingelezen> =>
  http.json(pad(adminId, '/inlezen'), ingelezenSchema.parse, { method: 'POST', body: { regels }, eenmalig: true });
