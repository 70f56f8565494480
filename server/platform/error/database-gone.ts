/**
 * Codes of a database that cannot work now and will later: connection lost, starting or stopping, out of connections, memory or disk,
 * a fault of the disk, read only while another takes over, and what the network says.
 */
const CODES =
  /^(08\w{3}|53\w{3}|57P0[1-5]|58\w{3}|25006|ECONN(?:REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** What pg and knex say without a code when a connection ends under a statement, or never begins. */
const SENTENCES =
  /^(?:Connection terminated|Connection ended unexpectedly|Client (?:was closed|has encountered a connection error)|timeout expired|Unable to acquire a connection|operation timed out)|server closed the connection/;

/** Whether an error says that the database is away, so that asking again later helps. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError') return true;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') return CODES.test(code);
  return SENTENCES.test(error.message);
}
