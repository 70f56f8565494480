import {
  leerlingenManagementEndpoints as leerlingen,
  type LeerlingList,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import type { ListQuery } from '../shared/api/leerlingen.api.ts';

/** Every page of a list, for a file. */
export async function readWholeList(adminId: string, query: ListQuery): Promise<LeerlingList['items']> {
  const items: LeerlingList['items'] = [];
  for (let page = 1; ; page += 1) {
    const part = await call(leerlingen.list, { params: { adminId }, query: { ...query, pagina: page, grootte: 100 } });
    items.push(...part.items);
    if (items.length >= part.totaal || part.items.length === 0) return items;
  }
}
