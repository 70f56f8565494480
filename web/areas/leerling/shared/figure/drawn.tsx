import { useMemo, type ReactNode } from 'react';

/** A drawing made by code, as an image: its ids then meet no others on the page. */
export function Drawn({ svg, className }: { svg: string; className?: string }): ReactNode {
  const address = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  return <img className={className} src={address} alt="" draggable={false} />;
}
