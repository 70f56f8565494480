import { browserStorage, type KeyValueStorage } from './storage.ts';

const KEY = 'taaltocht.klok';

/** The server's clock as seen from this device: a tablet that is a day off must still be able to sign in. */
export interface ServerClock {
  /** Moment by the server's clock, ms since 1970. */
  nu(): number;
  /** Takes over the `Date` header of a reply. */
  set(dateHeader: string | null): void;
}

export function createServerClock(storage: KeyValueStorage, device: () => number = Date.now): ServerClock {
  let difference = Number(storage.read(KEY) ?? 0) || 0;
  return {
    nu: () => device() + difference,
    set: (dateHeader) => {
      const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
      if (Number.isNaN(server)) return;
      const newOne = server - device();
      // The header has whole seconds: small differences are noise.
      if (Math.abs(newOne - difference) < 2_000) return;
      difference = newOne;
      storage.write(KEY, String(newOne));
    },
  };
}

export const serverClock = createServerClock(browserStorage('localStorage'));
