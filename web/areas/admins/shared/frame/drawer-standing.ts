import { createContext, useContext, useEffect } from 'react';

/** Tells the frame that a drawer is open beside the page, so that the menu makes room. */
export const DrawerState = createContext<(open: boolean) => void>(() => undefined);

export function useDrawerOpen(open: boolean): void {
  const set = useContext(DrawerState);
  useEffect(() => {
    set(open);
    return () => set(false);
  }, [open, set]);
}
