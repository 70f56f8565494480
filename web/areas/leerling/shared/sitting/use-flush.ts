import { useEffect } from 'react';
import type { Notes } from './notes.ts';

/** Sends what waits: at once, every so often, when the line comes back, and when the page goes away. */
export function useFlush(notes: Notes, everyMs: number): void {
  useEffect(() => {
    const flush = (): void => void notes.flush();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    const timer = setInterval(flush, everyMs);
    globalThis.addEventListener('online', flush);
    globalThis.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hidden);
    flush();
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', flush);
      globalThis.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hidden);
      flush();
    };
  }, [notes, everyMs]);
}
