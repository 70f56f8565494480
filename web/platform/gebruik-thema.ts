import { useSyncExternalStore } from 'react';
import { thema, type Thema } from './thema.ts';

export function useThema(): Thema {
  return useSyncExternalStore(thema.volg, thema.lees);
}
