import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'aangepast-oefenen',
  Page: lazy(async () => ({ default: (await import('./aangepast-oefenen-page.tsx')).AangepastOefenenPage })),
};
