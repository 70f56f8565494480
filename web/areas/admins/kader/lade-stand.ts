import { createContext, useContext, useEffect } from 'react';

/** Tells the frame that a drawer is open beside the page, so that the menu makes room. */
export const LadeStand = createContext<(open: boolean) => void>(() => undefined);

export function useLadeOpen(open: boolean): void {
  const stel = useContext(LadeStand);
  useEffect(() => {
    stel(open);
    return () => stel(false);
  }, [open, stel]);
}
