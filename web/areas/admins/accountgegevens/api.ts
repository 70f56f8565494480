import { exportsEndpoints, type Export, type Exports } from '#server/features/exporten/exporten.contract.ts';
import {
  wisverzoekenEndpoints,
  type NewWisverzoek,
  type Wisverzoek,
  type Wisverzoeken,
} from '#server/features/wissen/wisverzoeken.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

const POLL_MS = 2_000;
const isBusy = ({ status }: Export): boolean => status === 'wacht' || status === 'bezig';

/** The own exports; while one is made its progress is asked every two seconds. */
export const useExports = (adminId: string): ReadState<Exports> =>
  useEndpoint(
    exportsEndpoints.list,
    { params: { adminId } },
    { refreshInterval: (state?: Exports) => (state?.items.some(isBusy) === true ? POLL_MS : 0) },
  );
export const startExport = (adminId: string): Promise<Export> => call(exportsEndpoints.start, { params: { adminId } });
export const fetchExport = async (adminId: string, exportId: string): Promise<Blob> =>
  (await callBare(exportsEndpoints.fetchFile, { params: { adminId, exportId } })).blob();

export const useWisverzoeken = (adminId: string): ReadState<Wisverzoeken> =>
  useEndpoint(wisverzoekenEndpoints.list, { params: { adminId } });
export const requestErasure = (adminId: string, body: NewWisverzoek): Promise<Wisverzoek> =>
  call(wisverzoekenEndpoints.ask, { params: { adminId }, body });
export const withdrawErasure = (adminId: string, id: string): Promise<void> =>
  call(wisverzoekenEndpoints.withdraw, { params: { adminId, verzoekId: id } });
