import { adminsEndpoints, type AdminList } from '#server/features/admins/admins.contract.ts';
import {
  billingEndpoints,
  type BillingChange,
  type BillingSender,
} from '#server/features/facturen/billing-sender.contract.ts';
import {
  factuurEndpoints as papers,
  type Credit,
  type Factuur,
  type FactuurChange,
  type FactuurList,
  type FactuurListQuery,
  type NewFactuur,
  type Payment,
  type QuoteAnswer,
} from '#server/features/facturen/facturen.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

const paramsOf = (factuurId: string) => ({ params: { factuurId } });
const PICKED = 8;

export const useFacturen = (query: FactuurListQuery): ReadState<FactuurList> => useEndpoint(papers.list, { query });
export const useFactuur = (factuurId: string): ReadState<Factuur> => useEndpoint(papers.find, paramsOf(factuurId));
export const useBillingSender = (): ReadState<BillingSender> => useEndpoint(billingEndpoints.find, {});
/** Customers whose name holds these words. */
export const useCustomers = (words: string): ReadState<AdminList> =>
  useEndpoint(adminsEndpoints.list, { query: { zoek: words, sorteer: 'naam', pagina: 1, grootte: PICKED } });

export const createFactuur = (body: NewFactuur): Promise<Factuur> => call(papers.create, { body });
export const changeFactuur = (id: string, body: FactuurChange): Promise<Factuur> =>
  call(papers.change, { ...paramsOf(id), body });
export async function removeFactuur(id: string): Promise<void> {
  await call(papers.remove, paramsOf(id));
}
export const sendFactuur = ({ id, versie: version }: Factuur): Promise<Factuur> =>
  call(papers.send, { ...paramsOf(id), body: { versie: version } });
export const remindFactuur = ({ id, versie: version }: Factuur): Promise<Factuur> =>
  call(papers.remind, { ...paramsOf(id), body: { versie: version } });
export const answerQuote = ({ id, versie: version }: Factuur, answer: QuoteAnswer['answer']): Promise<Factuur> =>
  call(papers.answerQuote, { ...paramsOf(id), body: { versie: version, answer } });
export const payFactuur = (id: string, body: Payment): Promise<Factuur> => call(papers.pay, { ...paramsOf(id), body });
export const removePayment = (factuurId: string, paymentId: string): Promise<Factuur> =>
  call(papers.removePayment, { params: { factuurId, paymentId } });
export const creditFactuur = (id: string, body: Credit): Promise<Factuur> =>
  call(papers.credit, { ...paramsOf(id), body });
export const saveSender = (body: BillingChange): Promise<BillingSender> => call(billingEndpoints.save, { body });
export const fetchPdf = async (id: string): Promise<Blob> => (await callBare(papers.print, paramsOf(id))).blob();
