import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'spellen',
  Page: lazy(async () => ({ default: (await import('./spellen-page.tsx')).SpellenSitePage })),
};
