import {
  leerlingVoortgangEndpoints,
  type LeerlingVoortgang,
} from '#server/features/voortgang/leerling-voortgang.contract.ts';
import { voortgangEndpoints, type VoortgangAntwoorden } from '#server/features/voortgang/voortgang.contract.ts';
import { lvsResultsEndpoints, type LvsResult } from '#server/features/lvsspelling/lvs-results.contract.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import type { Period } from '../shared/voortgang/period.ts';

export const useLeerlingVoortgang = (
  who: { adminId: string; leerlingId: string },
  { van: from, tot: until }: Period,
): ReadState<LeerlingVoortgang> =>
  useEndpoint(leerlingVoortgangEndpoints.find, { params: who, query: { van: from, tot: until } });

/** The same pupil in the weeks before; nothing is asked while nothing is compared. */
export const useLeerlingVoortgangBefore = (
  who: { adminId: string; leerlingId: string },
  weeks: { van: string; tot: string } | null,
): ReadState<LeerlingVoortgang> =>
  useEndpoint(leerlingVoortgangEndpoints.find, weeks && { params: who, query: weeks }, { keepPreviousData: false });

export interface AnswersChoice {
  /** Goal that they are about; null = all. */
  doelId: string | null;
  /** Only what went wrong. */
  wrongOnly: boolean;
  page: number;
}

/** What one pupil wrote in a period, newest first. */
export const useAnswersOf = (
  params: { adminId: string; leerlingId: string },
  { van: from, tot: until }: Period,
  { doelId, wrongOnly, page }: AnswersChoice,
): ReadState<VoortgangAntwoorden> =>
  useEndpoint(voortgangEndpoints.findAntwoorden, {
    params,
    query: {
      doel: doelId ?? undefined,
      mis: wrongOnly ? ('ja' as const) : undefined,
      within: 'ja' as const,
      pagina: page,
      van: from,
      tot: until,
    },
  });

/** Results of tests of one pupil, newest first; none for who may not see them. */
export function useLvsOf(adminId: string, groepId: string | null, leerlingId: string): readonly LvsResult[] {
  const { data } = useEndpoint(
    lvsResultsEndpoints.findGroep,
    groepId === null ? null : { params: { adminId, groepId } },
  );
  return data?.items.find((item) => item.leerlingId === leerlingId)?.resultaten ?? [];
}
