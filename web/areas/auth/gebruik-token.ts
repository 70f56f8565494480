import { useEffect, useState } from 'react';

/** What a link in a mail leads to. */
export interface Openen<T> {
  data: T | null;
  fout: Error | null;
  opnieuw: () => void;
}

/** Takes the secret of the link out of the address bar and opens what it leads to. */
export function useToken<T>(haal: () => Promise<T>, zichtbaarPad: string): Openen<T> {
  const [data, stelData] = useState<T | null>(null);
  const [fout, stelFout] = useState<Error | null>(null);
  const [keer, stelKeer] = useState(0);
  const [haalEerst] = useState(() => haal);
  useEffect(() => {
    globalThis.history.replaceState(null, '', zichtbaarPad);
    let levend = true;
    haalEerst().then(
      (nieuw) => {
        if (levend) stelData(nieuw);
      },
      (oorzaak: unknown) => {
        if (levend) stelFout(oorzaak instanceof Error ? oorzaak : new Error(String(oorzaak)));
      },
    );
    return () => {
      levend = false;
    };
  }, [haalEerst, zichtbaarPad, keer]);
  return {
    data,
    fout,
    opnieuw: () => {
      stelFout(null);
      stelKeer(keer + 1);
    },
  };
}
