/** Which tab of a pupil sends. */
export interface Leadership {
  isLeader(): boolean;
  /** Lets another tab lead. */
  stop(): void;
}

/** The part of Web Locks that we use. */
export interface Locks {
  request(name: string, options: { signal: AbortSignal }, taak: () => Promise<void>): Promise<unknown>;
}

/** One leader per name; without Web Locks every tab leads and the server counts double sends once. */
export function createLeadership(name: string, locks: Locks | undefined, chosen: () => void): Leadership {
  if (!locks) {
    queueMicrotask(chosen);
    return { isLeader: () => true, stop: () => undefined };
  }
  const abortController = new AbortController();
  let leader = false;
  let letGo = (): void => undefined;
  const fixed = new Promise<void>((done) => {
    letGo = done;
  });
  locks
    .request(name, { signal: abortController.signal }, () => {
      leader = true;
      chosen();
      return fixed;
    })
    .catch(() => undefined);
  return {
    isLeader: () => leader,
    stop: () => {
      leader = false;
      letGo();
      abortController.abort();
    },
  };
}
