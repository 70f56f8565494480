import { useSyncExternalStore } from 'react';
import { theme, type Theme } from './thema.ts';

export function useTheme(): Theme {
  return useSyncExternalStore(theme.follow, theme.read);
}
