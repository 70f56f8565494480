/** What a reply means for the entries that were sent. */
export type PostOutcome =
  | { soort: 'klaar' }
  | { soort: 'later'; wacht: number | null }
  | { soort: 'login' }
  | { soort: 'halveer' }
  | { soort: 'splits'; reden: string };

/** Outcome classes; status 0 = no connection or time-out. Whatever is not named keeps the entries: nothing is thrown away on a guess. */
export function determineOutcome(status: number, wait: number | null = null): PostOutcome {
  if (status >= 200 && status < 300) return { soort: 'klaar' };
  if (status === 401 || status === 403) return { soort: 'login' };
  if (status === 413) return { soort: 'halveer' };
  if (status === 400 || status === 422) return { soort: 'splits', reden: String(status) };
  return { soort: 'later', wacht: wait };
}
