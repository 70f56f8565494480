import { prullenbakEndpoints, type Prullenbak } from '#server/features/leerlingen/prullenbak.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { afterward } from '../shared/api/afterward.ts';

export const usePrullenbak = (adminId: string, query: { pagina: number; zoek: string }): ReadState<Prullenbak> =>
  useEndpoint(prullenbakEndpoints.list, { params: { adminId }, query });

/** Every page of the bin, for a file. */
export async function readWholePrullenbak(adminId: string, search: string): Promise<Prullenbak['items']> {
  const items: Prullenbak['items'] = [];
  for (let page = 1; ; page += 1) {
    const query = { pagina: page, grootte: 100, zoek: search };
    const part = await call(prullenbakEndpoints.list, { params: { adminId }, query });
    items.push(...part.items);
    if (items.length >= part.totaal || part.items.length === 0) return items;
  }
}

export const eraseLeerling = (adminId: string, leerlingId: string, confirmation: string): Promise<void> =>
  afterward(
    adminId,
    call(prullenbakEndpoints.erase, { params: { adminId, leerlingId }, body: { bevestiging: confirmation } }),
  );
