import {
  priceManagementEndpoints as management,
  type PriceChange,
  type PriceSheet,
  type PriceSheets,
} from '#server/features/prijzen/price-management.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const usePriceSheets = (): ReadState<PriceSheets> => useEndpoint(management.list, {});
export const savePrices = ({ land, soort: kind }: PriceSheet, body: PriceChange): Promise<PriceSheet> =>
  call(management.change, { params: { land, soort: kind }, body });
