import { useState } from 'react';
import { HttpFout } from '#web/platform/http-fout.ts';

export interface Actie {
  bezig: boolean;
  fout: HttpFout | null;
  doe<T>(werk: () => Promise<T>): Promise<T | undefined>;
  wis(): void;
}

/** One request at a time, with the last refusal. */
export function useActie(): Actie {
  const [bezig, stelBezig] = useState(false);
  const [fout, stelFout] = useState<HttpFout | null>(null);
  const doe = async <T>(werk: () => Promise<T>): Promise<T | undefined> => {
    if (bezig) return undefined;
    stelBezig(true);
    stelFout(null);
    try {
      return await werk();
    } catch (oorzaak) {
      stelFout(oorzaak instanceof HttpFout ? oorzaak : new HttpFout(500));
      return undefined;
    } finally {
      stelBezig(false);
    }
  };
  return { bezig, fout, doe, wis: () => stelFout(null) };
}
