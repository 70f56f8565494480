import { mutate } from 'swr';
import {
  mailLogEndpoints as log,
  type LoggedMail,
  type MailLog,
  type MailLogQuery,
} from '#server/features/mail-log/mail-log.contract.ts';
import { PAGE_MAX, readAllPages } from '../shared/all-pages.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useMailLog = (query: MailLogQuery): ReadState<MailLog> => useEndpoint(log.list, { query });

/** Everything that fits the question, page by page. */
export const readWholeLog = (query: MailLogQuery): Promise<LoggedMail[]> =>
  readAllPages((page) => call(log.list, { query: { ...query, pagina: page, grootte: PAGE_MAX } }));

/** Puts a failed mail back in the queue and reads the list anew. */
export async function repeatMail(mailId: string): Promise<LoggedMail> {
  const mail = await call(log.repeat, { params: { mailId } });
  const list = addressOf(log.list, { query: {} });
  await mutate((key) => typeof key === 'string' && key.startsWith(list));
  return mail;
}
