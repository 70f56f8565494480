import { whyEndpoints, type WhyAntwoord } from '#server/features/waarom/waarom.contract.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

/** Why a word was asked; it never changes, so it is fetched once. */
export const useWhy = (spot: { adminId: string; leerlingId: string; antwoordId: string }): ReadState<WhyAntwoord> =>
  useEndpoint(whyEndpoints.explain, { params: spot });
