import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'prijzen',
  Page: lazy(async () => ({ default: (await import('./prijzen-page.tsx')).PricesPage })),
};
