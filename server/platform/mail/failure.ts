import type { Failure } from './mail.contract.ts';

/** What the log keeps of a failure. */
export interface FailureReport {
  reden: Failure;
  /** What the mail server answered, e.g. 451. */
  answer_code: number | null;
}

const NO_LINE = /^E(?:CONN\w*|TIMEDOUT|SOCKET|DNS|NOTFOUND|HOSTUNREACH|NETUNREACH|PIPE|TLS|AI_AGAIN)$/;

/** Sorts an error of the sender. */
export function failureOf(error: unknown): FailureReport {
  if (!(error instanceof Error)) return { reden: 'anders', answer_code: null };
  const code: unknown = Reflect.get(error, 'code');
  const answer: unknown = Reflect.get(error, 'responseCode');
  const given = typeof answer === 'number' ? answer : null;
  if (code === 'EAUTH') return { reden: 'aanmelden_mislukt', answer_code: given };
  if (given !== null) return { reden: 'server_weigert', answer_code: given };
  return { reden: typeof code === 'string' && NO_LINE.test(code) ? 'geen_verbinding' : 'anders', answer_code: given };
}
