import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Maat {
  w: number;
  h: number;
}

/** Size of an element in CSS pixels, kept up to date. */
export function useMaat(ref: RefObject<HTMLElement | null>): Maat {
  const [maat, setMaat] = useState<Maat>({ w: 0, h: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const meet = (): void => {
      const { offsetWidth: w, offsetHeight: h } = element;
      setMaat((oud) => (oud.w === w && oud.h === h ? oud : { w, h }));
    };
    meet();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const kijker = new ResizeObserver(meet);
    kijker.observe(element);
    return () => kijker.disconnect();
  }, [ref]);
  return maat;
}
