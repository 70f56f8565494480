import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width and height in CSS pixels; 0 until the element was measured. */
export interface ElementSize {
  w: number;
  h: number;
}

/** Size of an element in CSS pixels, kept up to date. */
export function useSize(ref: RefObject<HTMLElement | null>): ElementSize {
  const [size, setSize] = useState<ElementSize>({ w: 0, h: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { offsetWidth: w, offsetHeight: h } = element;
      setSize((old) => (old.w === w && old.h === h ? old : { w, h }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
