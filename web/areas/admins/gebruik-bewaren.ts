import { useState } from 'react';
import { HttpFout } from '#web/platform/http-fout.ts';

export interface Bewaren {
  bezig: boolean;
  /** What went wrong the last time, when it was no fault of a field. */
  fout: Error | null;
  wis(): void;
  /** Runs a change; answers its result, or undefined when it failed. Marks of fields go to `opVelden`. */
  run<T>(
    werk: () => Promise<T>,
    opVelden?: (velden: Readonly<Record<string, string>>) => void,
  ): Promise<{ uit: T } | undefined>;
}

const heeftVelden = (fout: unknown): fout is HttpFout =>
  fout instanceof HttpFout && fout.status === 400 && Object.keys(fout.velden).length > 0;

/** One change at a time; what was typed stays when it fails. */
export function useBewaren(): Bewaren {
  const [bezig, stelBezig] = useState(false);
  const [fout, stelFout] = useState<Error | null>(null);
  return {
    bezig,
    fout,
    wis: () => stelFout(null),
    run: async (werk, opVelden) => {
      stelBezig(true);
      stelFout(null);
      try {
        return { uit: await werk() };
      } catch (oorzaak) {
        if (opVelden !== undefined && heeftVelden(oorzaak)) opVelden(oorzaak.velden);
        else stelFout(oorzaak instanceof Error ? oorzaak : new Error(String(oorzaak)));
        return undefined;
      } finally {
        stelBezig(false);
      }
    },
  };
}
