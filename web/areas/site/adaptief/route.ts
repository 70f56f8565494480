import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'adaptief',
  Page: lazy(async () => ({ default: (await import('./adaptief-page.tsx')).AdaptiefPage })),
};
