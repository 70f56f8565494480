import {
  voortgangEndpoints,
  type Voortgang,
  type VoortgangAntwoorden,
} from '#server/features/voortgang/voortgang.contract.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export interface Period {
  van?: string | undefined;
  tot?: string | undefined;
}

export const useVoortgang = (
  adminId: string,
  groepId: string,
  { van: from, tot: until }: Period,
): ReadState<Voortgang> =>
  useEndpoint(voortgangEndpoints.findMatrix, {
    params: { adminId, groepId },
    query: { van: from, tot: until },
  });

/** The answers behind a cell. */
export const useAntwoorden = (
  adminId: string,
  { leerlingId, doelId, pagina: page }: { leerlingId: string; doelId: string; pagina: number },
): ReadState<VoortgangAntwoorden> =>
  useEndpoint(
    voortgangEndpoints.findAntwoorden,
    { params: { adminId, leerlingId }, query: { doel: doelId, pagina: page } },
    { keepPreviousData: false },
  );
