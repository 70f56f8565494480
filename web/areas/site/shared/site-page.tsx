import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { enliven } from './enliven.ts';
import { SiteFooter, SiteHeader } from './site-frame.tsx';
import './site.css';
import './pieces.css';

/** Keys that every page has: what a browser tab and a search engine show of it. */
export const PAGE_TITLE = 'pagina.titel';
export const PAGE_DESCRIPTION = 'pagina.omschrijving';

/** Head, content and foot of a public page. `page` is its folder, which names its texts as well. */
export function SitePage({ page, children }: { page: string; children: ReactNode }) {
  const { t } = useTranslation([page, 'gemeen']);
  const root = useRef<HTMLDivElement>(null);
  const title = t(PAGE_TITLE);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const stop = new AbortController();
    if (root.current) void enliven(root.current, stop.signal);
    return () => stop.abort();
  }, []);
  return (
    <div ref={root} className="site" data-page={page}>
      <SiteHeader />
      <main id="inhoud">{children}</main>
      <SiteFooter />
    </div>
  );
}
