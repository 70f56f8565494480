import useSWR from 'swr';
import {
  groepenManagementEndpoints as groepen,
  type DocentNames,
  type GroepDetail,
  type GroepCopy,
  type GroepRemoved,
  type GroepChange,
  type NewGroep,
  type SubgroepInput,
} from '#server/features/groepen/groepen-management.contract.ts';
import { groepenEndpoints, type Signalen } from '#server/features/groepen/groepen.contract.ts';
import { leerlingenEndpoints, type Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import type { HttpError } from '#web/platform/http-error.ts';
import { afterward } from '../shared/api/afterward.ts';

/** Old rows stay while new ones come in. */
const OPTIONS = { shouldRetryOnError: false, keepPreviousData: true, revalidateOnFocus: false } as const;

export const useSignalen = (adminId: string): ReadState<Signalen> =>
  useEndpoint(groepenEndpoints.signalen, { params: { adminId } });
export const useDocentNames = (adminId: string, on: boolean): ReadState<DocentNames> =>
  useEndpoint(groepen.listDocenten, on ? { params: { adminId } } : null);

/** Pupils of several groups at once: for the animals in the signals. */
export function useAllLeerlingen(adminId: string, groepIds: readonly string[]): ReadState<Leerlingen[]> {
  const key = groepIds.length === 0 ? null : ['leerlingen', adminId, ...groepIds];
  const read = (groepId: string) => call(leerlingenEndpoints.list, { params: { adminId, groepId } });
  return useSWR<Leerlingen[], HttpError>(key, () => Promise.all(groepIds.map(read)), OPTIONS);
}

/** The newest record, e.g. before it is changed. */
export const readGroep = (adminId: string, groepId: string): Promise<GroepDetail> =>
  call(groepen.find, { params: { adminId, groepId } });
export const createGroep = (adminId: string, groep: NewGroep): Promise<GroepDetail> =>
  afterward(adminId, call(groepen.create, { params: { adminId }, body: groep }));
export const changeGroep = (adminId: string, groepId: string, groep: GroepChange): Promise<GroepDetail> =>
  afterward(adminId, call(groepen.change, { params: { adminId, groepId }, body: groep }));
export const removeGroep = (adminId: string, groepId: string): Promise<GroepRemoved> =>
  afterward(adminId, call(groepen.remove, { params: { adminId, groepId } }));
export const archiveGroep = (adminId: string, groepId: string, archive: boolean): Promise<GroepDetail> =>
  afterward(adminId, call(archive ? groepen.archive : groepen.takeBack, { params: { adminId, groepId } }));
export const copyGroep = (adminId: string, groepId: string, copy: GroepCopy): Promise<GroepDetail> =>
  afterward(adminId, call(groepen.copy, { params: { adminId, groepId }, body: copy }));
export const setDocenten = (adminId: string, groepId: string, ids: readonly string[]): Promise<GroepDetail> =>
  afterward(adminId, call(groepen.setDocenten, { params: { adminId, groepId }, body: { ids: [...ids] } }));
export const saveSubgroep = (
  adminId: string,
  { groepId, id: subgroepId }: { groepId: string; id: string | null },
  body: SubgroepInput,
): Promise<GroepDetail> =>
  afterward(
    adminId,
    subgroepId === null
      ? call(groepen.createSubgroep, { params: { adminId, groepId }, body })
      : call(groepen.changeSubgroep, { params: { adminId, groepId, subgroepId }, body }),
  );
export const removeSubgroep = (
  adminId: string,
  { groepId, id }: { groepId: string; id: string },
): Promise<GroepDetail> =>
  afterward(adminId, call(groepen.removeSubgroep, { params: { adminId, groepId, subgroepId: id } }));
