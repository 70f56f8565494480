import { healthEndpoints, type HealthDetails } from '#server/features/gezondheid/gezondheid.contract.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

const REFRESH = { refreshInterval: 30_000 } as const;

export const useHealth = (): ReadState<HealthDetails> => useEndpoint(healthEndpoints.details, {}, REFRESH);
