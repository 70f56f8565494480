import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'home',
  Page: lazy(async () => ({ default: (await import('./home-page.tsx')).HomePage })),
};
