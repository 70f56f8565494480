import { mutate } from 'swr';
import {
  workListEndpoints as endpoints,
  type Figures,
  type WorkItem,
  type WorkList,
} from '#server/features/work-list/work-list.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

/** Work comes in while the page is open. */
const REFRESH = { refreshInterval: 60_000 } as const;
const queryOf = (own: boolean) => ({ query: own ? ({ eigen: 'ja' } as const) : {} });

export const useWorkList = (own: boolean): ReadState<WorkList> => useEndpoint(endpoints.list, queryOf(own), REFRESH);
export const useFigures = (): ReadState<Figures> => useEndpoint(endpoints.figures, {}, REFRESH);

/** Takes a line or lets it go; both lists are asked again, also when somebody else was first. */
export async function setHandler({ id }: WorkItem, taken: boolean): Promise<void> {
  try {
    await call(endpoints.change, { params: { workId: id }, body: { behandelaar: taken ? 'ik' : null } });
  } finally {
    await Promise.all([true, false].map((own) => mutate(addressOf(endpoints.list, queryOf(own)))));
  }
}
