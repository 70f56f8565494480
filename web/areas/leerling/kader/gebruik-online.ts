import { useSyncExternalStore } from 'react';

function volg(luisteraar: () => void): () => void {
  globalThis.addEventListener('online', luisteraar);
  globalThis.addEventListener('offline', luisteraar);
  return () => {
    globalThis.removeEventListener('online', luisteraar);
    globalThis.removeEventListener('offline', luisteraar);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(volg, () => navigator.onLine);
}
