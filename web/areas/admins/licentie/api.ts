import {
  ownFactuurEndpoints as papers,
  type Agreement,
  type OwnFacturen,
} from '#server/features/facturen/facturen.contract.ts';
import {
  licentieEndpoints as licentie,
  type Licentie,
  type LicentieRequest,
} from '#server/features/licenties/licenties.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useLicentie = (adminId: string): ReadState<Licentie> =>
  useEndpoint(licentie.find, { params: { adminId } });
export const useOwnFacturen = (adminId: string): ReadState<OwnFacturen> =>
  useEndpoint(papers.list, { params: { adminId } });
export const agreeToQuote = (adminId: string, factuurId: string, body: Agreement): Promise<OwnFacturen> =>
  call(papers.agree, { params: { adminId, factuurId }, body });
export const fetchFactuur = async (adminId: string, factuurId: string): Promise<Blob> =>
  (await callBare(papers.print, { params: { adminId, factuurId } })).blob();

export const stopLicentie = (adminId: string, version: number): Promise<Licentie> =>
  call(licentie.stop, { params: { adminId }, body: { versie: version } });
export const resumeLicentie = (adminId: string): Promise<Licentie> => call(licentie.resume, { params: { adminId } });
export const setRenewal = (adminId: string, version: number, renews: boolean): Promise<Licentie> =>
  call(licentie.setRenewal, { params: { adminId }, body: { versie: version, renews } });

/** Sends the wish to the office; answers its number. */
export async function requestLicentie(adminId: string, body: LicentieRequest): Promise<string> {
  return (await call(licentie.request, { params: { adminId }, body })).nummer;
}
