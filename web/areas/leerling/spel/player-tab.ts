/** Whether this tab plays: not known yet, yes, or another tab of the pupil does. */
export type PlayerState = 'waiting' | 'playing' | 'elsewhere';

/** The part of Web Locks that we use. */
export interface PlayerLocks {
  request(
    name: string,
    options: { signal: AbortSignal } | { steal: true },
    play: () => Promise<void>,
  ): Promise<unknown>;
}

export interface PlayerTab {
  /** Plays here; the tab that plays now shows that it is somewhere else. */
  takeOver(): void;
  stop(): void;
}

/** A tab that is closed or reloaded lets go within this time, so that nobody sees a notice in between. */
const PATIENCE_MS = 400;

/** One tab of a pupil plays at a time; a tab that waits plays by itself when the other one closes. Without Web Locks every tab plays. */
export function claimPlayer(
  name: string,
  locks: PlayerLocks | undefined,
  show: (state: PlayerState) => void,
): PlayerTab {
  if (!locks) {
    show('playing');
    return { takeOver: () => undefined, stop: () => undefined };
  }
  let stopped = false;
  let letGo = (): void => undefined;
  let queue = new AbortController();
  const patience = setTimeout(() => show('elsewhere'), PATIENCE_MS);

  const play = (): Promise<void> => {
    clearTimeout(patience);
    if (stopped) return Promise.resolve();
    show('playing');
    return new Promise((done) => {
      letGo = done;
    });
  };
  const wait = (): void => {
    queue = new AbortController();
    claim({ signal: queue.signal });
  };
  const lose = (): void => {
    if (stopped) return;
    show('elsewhere');
    wait();
  };
  const claim = (options: { signal: AbortSignal } | { steal: true }): void => {
    locks.request(name, options, play).catch(() => {
      // What we called back ourselves is no loss; a lock that was held is taken by another tab.
      if (!('signal' in options && options.signal.aborted)) lose();
    });
  };
  wait();
  return {
    takeOver: () => {
      queue.abort();
      claim({ steal: true });
    },
    stop: () => {
      stopped = true;
      clearTimeout(patience);
      queue.abort();
      letGo();
    },
  };
}
