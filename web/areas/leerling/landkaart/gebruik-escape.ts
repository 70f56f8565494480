import { useEffect, useRef } from 'react';

/** Calls `sluit` on Escape while the component is on the page. */
export function useEscape(sluit: () => void): void {
  const laatste = useRef(sluit);
  useEffect(() => { laatste.current = sluit; });
  useEffect(() => {
    const toets = (event: KeyboardEvent): void => { if (event.key === 'Escape') laatste.current(); };
    globalThis.addEventListener('keydown', toets);
    return () => globalThis.removeEventListener('keydown', toets);
  }, []);
}
