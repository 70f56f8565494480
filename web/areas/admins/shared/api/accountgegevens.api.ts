import { mutate } from 'swr';
import {
  accountDetailsEndpoints as details,
  type AccountDetails,
  type SettingsChange,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { adminsEndpoints } from '#server/features/admins/admins.contract.ts';
import { auditEndpoints, type AuditList, type AuditKind } from '#server/features/audit/audit.contract.ts';
import type { EndpointInput } from '#server/platform/contract/endpoint.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useAccountDetails = (adminId: string): ReadState<AccountDetails> =>
  useEndpoint(details.find, { params: { adminId } });

/** What a part of the screen may change; the details are weighed when the country of the tenant is known. */
interface Change {
  accountgegevens: EndpointInput<typeof details.change>['body'];
  instellingen: SettingsChange;
}
const SAVE: { readonly [P in keyof Change]: (adminId: string, body: Change[P]) => Promise<AccountDetails> } = {
  accountgegevens: (adminId, body) => call(details.change, { params: { adminId }, body }),
  instellingen: (adminId, body) => call(details.changeSettings, { params: { adminId }, body }),
};

/** Changes details or settings; the frame shows the name too, so it is read again. */
export async function saveTenant<P extends keyof Change>(
  adminId: string,
  part: P,
  body: Change[P],
): Promise<AccountDetails> {
  const out = await SAVE[part](adminId, body);
  const params = { adminId };
  await mutate(addressOf(details.find, { params }), out, { revalidate: false });
  const frame = addressOf(adminsEndpoints.find, { params });
  await mutate((key) => typeof key === 'string' && (key === frame || key.startsWith(`${frame}/prullenbakitems`)));
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
export const useLogbook = (adminId: string, query: LogQuery): ReadState<AuditList> =>
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
