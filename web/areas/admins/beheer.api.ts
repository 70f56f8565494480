import { mutate } from 'swr';
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
import {
  jaarovergangStateSchema,
  jaarovergangOutcomeSchema,
  type Jaarovergang,
  type JaarovergangState,
  type JaarovergangOutcome,
} from '#server/features/jaarovergang/jaarovergang.contract.ts';
import {
  leerlingDetailSchema,
  addedLeerlingenSchema,
  leerlingListSchema,
  leerlingProposalsSchema,
  movedSchema,
  removedSchema,
  type LeerlingDetail,
  type AddedLeerlingen,
  type AddLeerlingen,
  type LeerlingList,
  type LeerlingProposalsVraag,
  type LeerlingProposals,
  type LeerlingChange,
  type Moved,
  type Relocation,
  type Removed,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import {
  restoredSchema,
  prullenbakSchema,
  type Restored,
  type Restoration,
  type Prullenbak,
} from '#server/features/leerlingen/prullenbak.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint } from '#web/platform/endpoint/use-endpoint.ts';
import { http } from '#web/platform/http.ts';
import { useRead, vraag, type CurrentState } from './admins.api.ts';

const A = (adminId: string): string => `/admins/${adminId}`;
const G = (adminId: string, groepId: string): string => `${A(adminId)}/groepen/${groepId}`;

/** After a change every list of this tenant is read again; what is on the screen stays until then. */
const refresh = (adminId: string): Promise<unknown> =>
  mutate((key) => (typeof key === 'string' ? key.startsWith(A(adminId)) : Array.isArray(key) && key.includes(adminId)));

/** Reads the lists of a tenant again once something was changed. */
export async function afterward<T>(adminId: string, work: Promise<T>): Promise<T> {
  const out = await work;
  await refresh(adminId);
  return out;
}

export const useDocentNames = (adminId: string, on: boolean): CurrentState<DocentNames> =>
  useEndpoint(groepen.listDocenten, on ? { params: { adminId } } : null);
export const useGroep = (adminId: string, groepId: string | null): CurrentState<GroepDetail> =>
  useEndpoint(groepen.find, groepId === null ? null : { params: { adminId, groepId } });
export const useLeerling = (adminId: string, leerlingId: string | null): CurrentState<LeerlingDetail> =>
  useRead(leerlingId === null ? null : `${A(adminId)}/leerlingen/${leerlingId}`, leerlingDetailSchema.parse);
export const useJaarovergang = (adminId: string): CurrentState<JaarovergangState> =>
  useRead(`${A(adminId)}/jaarovergang`, jaarovergangStateSchema.parse);
export const usePrullenbak = (adminId: string, query: { pagina: number; zoek: string }): CurrentState<Prullenbak> =>
  useRead(
    `${A(adminId)}/prullenbakitems${vraag({ pagina: String(query.pagina), zoek: query.zoek })}`,
    prullenbakSchema.parse,
  );
/** Every page of the bin, for a file. */
export async function readWholePrullenbak(adminId: string, search: string): Promise<Prullenbak['items']> {
  const items: Prullenbak['items'] = [];
  for (let page = 1; ; page += 1) {
    const part = await http.json(
      `${A(adminId)}/prullenbakitems${vraag({ pagina: String(page), grootte: '100', zoek: search })}`,
      prullenbakSchema.parse,
    );
    items.push(...part.items);
    if (items.length >= part.totaal || part.items.length === 0) return items;
  }
}
export interface ListQuery {
  pagina: number;
  grootte: number;
  zoek: string;
  sorteer: string;
  groep: string;
}
const listPath = (adminId: string, query: ListQuery): string =>
  `${A(adminId)}/leerlingen${vraag({ pagina: String(query.pagina), grootte: String(query.grootte), zoek: query.zoek, sorteer: query.sorteer, groep: query.groep })}`;
export const useLeerlingList = (adminId: string, query: ListQuery | null): CurrentState<LeerlingList> =>
  useRead(query === null ? null : listPath(adminId, query), leerlingListSchema.parse);

/** Every page of a list, for a file. */
export async function readWholeList(adminId: string, query: ListQuery): Promise<LeerlingList['items']> {
  const items: LeerlingList['items'] = [];
  for (let page = 1; ; page += 1) {
    const part = await http.json(listPath(adminId, { ...query, pagina: page, grootte: 100 }), leerlingListSchema.parse);
    items.push(...part.items);
    if (items.length >= part.totaal || part.items.length === 0) return items;
  }
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

export const addLeerlingen = (adminId: string, groepId: string, input: AddLeerlingen): Promise<AddedLeerlingen> =>
  afterward(
    adminId,
    http.json(`${G(adminId, groepId)}/leerlingen`, addedLeerlingenSchema.parse, {
      method: 'POST',
      body: input,
      oneTime: true,
    }),
  );
export const requestProposals = (
  adminId: string,
  requestedNames: LeerlingProposalsVraag,
  signal: AbortSignal,
): Promise<LeerlingProposals> =>
  http.json(`${A(adminId)}/leerlingvoorstellen`, leerlingProposalsSchema.parse, {
    method: 'POST',
    body: requestedNames,
    signal,
  });
export const changeLeerling = (adminId: string, id: string, change: LeerlingChange): Promise<LeerlingDetail> =>
  afterward(
    adminId,
    http.json(`${A(adminId)}/leerlingen/${id}`, leerlingDetailSchema.parse, { method: 'PATCH', body: change }),
  );
export const move = (adminId: string, movement: Relocation): Promise<Moved> =>
  afterward(
    adminId,
    http.json(`${A(adminId)}/leerlingen/verplaatsingen`, movedSchema.parse, {
      method: 'POST',
      body: movement,
      oneTime: true,
    }),
  );
export const toPrullenbak = (adminId: string, ids: readonly string[], reason: string): Promise<Removed> =>
  afterward(
    adminId,
    http.json(`${A(adminId)}/leerlingen/verwijderingen`, removedSchema.parse, {
      method: 'POST',
      body: { ids, reden: reason },
      oneTime: true,
    }),
  );
export const sendNotitie = (adminId: string, ids: readonly string[], text: string): Promise<unknown> =>
  http.vraag(`${A(adminId)}/leerlingen/notities`, { method: 'POST', body: { ids, tekst: text }, oneTime: true });
export const passwordReset = (adminId: string, restoration: Restoration): Promise<Restored> =>
  afterward(
    adminId,
    http.json(`${A(adminId)}/prullenbakitems/herstellingen`, restoredSchema.parse, {
      method: 'POST',
      body: restoration,
      oneTime: true,
    }),
  );
export const eraseLeerling = (adminId: string, id: string, confirmation: string): Promise<unknown> =>
  afterward(
    adminId,
    http.vraag(`${A(adminId)}/prullenbakitems/${id}`, { method: 'DELETE', body: { bevestiging: confirmation } }),
  );
export const runJaarovergang = (adminId: string, plan: Jaarovergang): Promise<JaarovergangOutcome> =>
  afterward(
    adminId,
    http.json(`${A(adminId)}/jaarovergangen`, jaarovergangOutcomeSchema.parse, {
      method: 'POST',
      body: plan,
      oneTime: true,
    }),
  );
