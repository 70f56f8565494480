import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'web-based',
  Page: lazy(async () => ({ default: (await import('./web-based-page.tsx')).WebBasedPage })),
};
