import Tabs, { type TabsProps } from '@mui/material/Tabs';
import { useEffect, useRef } from 'react';

/** How far a row has to be scrolled for one of its parts to be in view: no further than needed. */
export function scrollFor(part: { left: number; width: number }, row: { left: number; width: number }): number {
  const end = part.left + part.width;
  if (part.left < row.left) return part.left;
  return end > row.left + row.width ? end - row.width : row.left;
}

/** Brings the chosen tab back when the row gets narrower; the library does so only when another tab is chosen. */
function keepChosenInView(row: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const chosen = row.querySelector<HTMLElement>('[aria-selected="true"]');
    if (chosen === null) return;
    const { offsetLeft: left, offsetWidth: width } = chosen;
    row.scrollLeft = scrollFor({ left, width }, { left: row.scrollLeft, width: row.clientWidth });
  });
  observer.observe(row);
  return () => observer.disconnect();
}

/** Row of tabs that scrolls sideways where it does not fit. */
export function ScrollTabs(props: Omit<TabsProps, 'variant' | 'ref'>) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = root.current?.querySelector<HTMLElement>('.MuiTabs-scroller');
    if (row === null || row === undefined || typeof ResizeObserver === 'undefined') return undefined;
    return keepChosenInView(row);
  }, []);
  return <Tabs {...props} variant="scrollable" ref={root} />;
}
