import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work now, or right after the click that is going on. A remark that appears while the button of the mouse is down
 * pushes the rest of the form along, and the click misses what it was meant for. Mouse events, since a finger and a pen
 * send them too, around the change of focus.
 */
export function useNaKlik(): (werk: () => void) => void {
  const neer = useRef(false);
  const wacht = useRef<(() => void)[]>([]);
  useEffect(() => {
    const einde = new AbortController();
    const opties = { capture: true, signal: einde.signal };
    // The click follows its mouseup within the same task.
    const los = () =>
      setTimeout(() => {
        neer.current = false;
        for (const werk of wacht.current.splice(0)) werk();
      });
    addEventListener(
      'mousedown',
      ({ button }) => {
        neer.current = button === 0;
      },
      opties,
    );
    addEventListener('mouseup', los, opties);
    addEventListener('dragend', los, opties);
    return () => einde.abort();
  }, []);
  return useCallback((werk) => {
    if (neer.current) wacht.current.push(werk);
    else werk();
  }, []);
}
