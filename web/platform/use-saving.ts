import { useState } from 'react';
import { HttpError } from './http-error.ts';

export interface Saving {
  bezig: boolean;
  /** What went wrong the last time, when it was no fault of a field. */
  fout: Error | null;
  wis(): void;
  /** Runs a change; answers its result, or undefined when it failed. Marks of fields go to `opVelden`. */
  run<T>(
    work: () => Promise<T>,
    onFieldErrors?: (fields: Readonly<Record<string, string>>) => void,
  ): Promise<{ uit: T } | undefined>;
}

const hasFields = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 400 && Object.keys(error.velden).length > 0;

/** One change at a time; what was typed stays when it fails. */
export function useSaving(): Saving {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  return {
    bezig: busy,
    fout: error,
    wis: () => setError(null),
    run: async (work, onFieldErrors) => {
      setBusy(true);
      setError(null);
      try {
        return { uit: await work() };
      } catch (cause) {
        if (onFieldErrors !== undefined && hasFields(cause)) onFieldErrors(cause.velden);
        else setError(cause instanceof Error ? cause : new Error(String(cause)));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
