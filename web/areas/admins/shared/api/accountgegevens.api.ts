import { mutate } from 'swr';
import {
  accountDetailsSchema,
  type AccountDetails,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { auditEndpoints, type AuditList, type AuditKind } from '#server/features/audit/audit.contract.ts';
import type { EndpointInput } from '#server/platform/contract/endpoint.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint } from '#web/platform/endpoint/use-endpoint.ts';
import { http } from '#web/platform/http.ts';
import { useRead, type CurrentState } from '../../admins.api.ts';

const A = (adminId: string): string => `/admins/${adminId}`;

export const useAccountDetails = (adminId: string): CurrentState<AccountDetails> =>
  useRead(`${A(adminId)}/accountgegevens`, accountDetailsSchema.parse);

/** Changes details or settings; the frame shows the name too, so it is read again. */
export async function saveTenant(
  adminId: string,
  part: 'accountgegevens' | 'instellingen',
  body: object,
): Promise<AccountDetails> {
  const out = await http.json(`${A(adminId)}/${part}`, accountDetailsSchema.parse, { method: 'PATCH', body });
  await mutate(`${A(adminId)}/accountgegevens`, out, { revalidate: false });
  await mutate(
    (key) => typeof key === 'string' && (key === A(adminId) || key.startsWith(`${A(adminId)}/prullenbakitems`)),
  );
  return out;
}

export interface LogQuery {
  pagina: number;
  grootte?: number;
  soort: AuditKind | '';
  van: string;
  tot: string;
}
const logInput = (
  adminId: string,
  { pagina: page, grootte: size, soort: kind, van: from, tot: until }: LogQuery,
): EndpointInput<typeof auditEndpoints.list> => ({
  params: { adminId },
  query: {
    pagina: page,
    ...(size === undefined ? {} : { grootte: size }),
    ...(kind === '' ? {} : { actie: kind }),
    ...(from === '' ? {} : { van: from }),
    ...(until === '' ? {} : { tot: until }),
  },
});
export const useLogbook = (adminId: string, query: LogQuery): CurrentState<AuditList> =>
  useEndpoint(auditEndpoints.list, logInput(adminId, query));

/** Every page of the log, for a file. */
export async function readWholeLogbook(adminId: string, query: LogQuery): Promise<AuditList['items']> {
  const items: AuditList['items'] = [];
  for (let page = 1; ; page += 1) {
    const part = await call(auditEndpoints.list, logInput(adminId, { ...query, pagina: page, grootte: 500 }));
    items.push(...part.items);
    if (items.length >= part.totaal || part.items.length === 0) return items;
  }
}
