import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work now, or right after the click that is going on. A remark that appears while the button of the mouse is down
 * pushes the rest of the form along, and the click misses what it was meant for. Mouse events, since a finger and a pen
 * send them too, around the change of focus.
 */
export function useAfterClick(): (work: () => void) => void {
  const down = useRef(false);
  const wait = useRef<(() => void)[]>([]);
  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    // The click follows its mouseup within the same task.
    const loose = () =>
      setTimeout(() => {
        down.current = false;
        for (const work of wait.current.splice(0)) work();
      });
    addEventListener(
      'mousedown',
      ({ button }) => {
        down.current = button === 0;
      },
      options,
    );
    addEventListener('mouseup', loose, options);
    addEventListener('dragend', loose, options);
    return () => end.abort();
  }, []);
  return useCallback((work) => {
    if (down.current) wait.current.push(work);
    else work();
  }, []);
}
