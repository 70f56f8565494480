import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'faq',
  Page: lazy(async () => ({ default: (await import('./faq-page.tsx')).FaqPage })),
};
