/** Which tab of a pupil sends. */
export interface Leiding {
  isLeider(): boolean;
  /** Lets another tab lead. */
  stop(): void;
}

/** The part of Web Locks that we use. */
export interface Sloten {
  request(naam: string, opties: { signal: AbortSignal }, taak: () => Promise<void>): Promise<unknown>;
}

/** One leader per name; without Web Locks every tab leads and the server counts double sends once. */
export function createLeiding(naam: string, sloten: Sloten | undefined, gekozen: () => void): Leiding {
  if (!sloten) {
    queueMicrotask(gekozen);
    return { isLeider: () => true, stop: () => undefined };
  }
  const afbreken = new AbortController();
  let leider = false;
  let laatLos = (): void => undefined;
  const vast = new Promise<void>((klaar) => {
    laatLos = klaar;
  });
  sloten
    .request(naam, { signal: afbreken.signal }, () => {
      leider = true;
      gekozen();
      return vast;
    })
    .catch(() => undefined);
  return {
    isLeider: () => leider,
    stop: () => {
      leider = false;
      laatLos();
      afbreken.abort();
    },
  };
}
