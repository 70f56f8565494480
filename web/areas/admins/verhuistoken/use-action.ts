import { useState } from 'react';
import { HttpError } from '#web/platform/http-error.ts';

export interface PendingAction {
  bezig: boolean;
  fout: HttpError | null;
  perform<T>(work: () => Promise<T>): Promise<T | undefined>;
  wis(): void;
}

/** One request at a time, with the last refusal. */
export function useAction(): PendingAction {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<HttpError | null>(null);
  const perform = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setError(null);
    try {
      return await work();
    } catch (cause) {
      setError(cause instanceof HttpError ? cause : new HttpError(500));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { bezig: busy, fout: error, perform, wis: () => setError(null) };
}
