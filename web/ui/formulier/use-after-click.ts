import { useCallback, useEffect, useRef } from 'react';
import { watchClicks } from './after-click.ts';

/** Runs work now, or right after the click that is going on. */
export function useAfterClick(): (work: () => void) => void {
  const run = useRef((work: () => void): void => work());
  useEffect(() => {
    const end = new AbortController();
    run.current = watchClicks(end.signal);
    return () => end.abort();
  }, []);
  return useCallback((work) => run.current(work), []);
}
