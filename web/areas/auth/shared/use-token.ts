import { useEffect, useState } from 'react';

/** What a link in a mail leads to. */
export interface Opening<T> {
  data: T | null;
  fout: Error | null;
  opnieuw: () => void;
}

/** Takes the secret of the link out of the address bar and opens what it leads to. */
export function useToken<T>(pull: () => Promise<T>, visiblePath: string): Opening<T> {
  const [data, setData] = useState<T | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [times, setTimes] = useState(0);
  const [fetchFirst] = useState(() => pull);
  useEffect(() => {
    globalThis.history.replaceState(null, '', visiblePath);
    let alive = true;
    fetchFirst().then(
      (newOne) => {
        if (alive) setData(newOne);
      },
      (cause: unknown) => {
        if (alive) setError(cause instanceof Error ? cause : new Error(String(cause)));
      },
    );
    return () => {
      alive = false;
    };
  }, [fetchFirst, visiblePath, times]);
  return {
    data,
    fout: error,
    opnieuw: () => {
      setError(null);
      setTimes(times + 1);
    },
  };
}
