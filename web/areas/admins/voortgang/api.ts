import {
  voortgangEndpoints,
  type Voortgang,
  type VoortgangAntwoorden,
} from '#server/features/voortgang/voortgang.contract.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import type { Period } from '../shared/voortgang/period.ts';

export const useVoortgang = (
  adminId: string,
  groepId: string,
  { van: from, tot: until }: Period,
): ReadState<Voortgang> =>
  useEndpoint(voortgangEndpoints.findMatrix, {
    params: { adminId, groepId },
    query: { van: from, tot: until },
  });

/** The same group in the weeks before; nothing is asked while nothing is compared. */
export const useVoortgangBefore = (
  adminId: string,
  groepId: string,
  weeks: { van: string; tot: string } | null,
): ReadState<Voortgang> =>
  useEndpoint(voortgangEndpoints.findMatrix, weeks && { params: { adminId, groepId }, query: weeks }, {
    keepPreviousData: false,
  });

/** The answers behind a cell, with why it has its standing in the period. */
export const useAntwoorden = (
  adminId: string,
  {
    leerlingId,
    doelId,
    pagina: page,
    periode: period,
    mis: wrongOnly = false,
  }: { leerlingId: string; doelId: string; pagina: number; periode: Period; mis?: boolean },
): ReadState<VoortgangAntwoorden> =>
  useEndpoint(
    voortgangEndpoints.findAntwoorden,
    {
      params: { adminId, leerlingId },
      query: {
        doel: doelId,
        pagina: page,
        van: period.van,
        tot: period.tot,
        mis: wrongOnly ? ('ja' as const) : undefined,
      },
    },
    { keepPreviousData: false },
  );
