/** What a reply means for the entries that were sent. */
export type PostOutcome =
  | { soort: 'klaar' }
  | { soort: 'later'; wacht: number | null }
  /** The server stumbled: it may be ill, or one of these entries is what it stumbles on. */
  | { soort: 'stumble'; wacht: number | null }
  | { soort: 'login' }
  | { soort: 'halveer' }
  | { soort: 'splits'; reden: string };

/** Our own server says so; any page on the way may answer 404. */
const UNKNOWN = 'NIET_GEVONDEN';

/** Statuses that mean the same whoever sends them. */
const CLASSES: ReadonlyMap<number, 'login' | 'halveer' | 'splits'> = new Map([
  [401, 'login'],
  [403, 'login'],
  [413, 'halveer'],
  [400, 'splits'],
  [422, 'splits'],
]);

/** Outcome classes; status 0 = no connection or time-out. Whatever is not named keeps the entries: nothing is thrown away on a guess. */
export function determineOutcome(status: number, wait: number | null = null, code = ''): PostOutcome {
  if (status >= 200 && status < 300) return { soort: 'klaar' };
  const kind = status === 404 && code === UNKNOWN ? 'splits' : CLASSES.get(status);
  if (kind === undefined) return { soort: status === 500 ? 'stumble' : 'later', wacht: wait };
  return kind === 'splits' ? { soort: kind, reden: String(status) } : { soort: kind };
}
