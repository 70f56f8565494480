import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: '*',
  Page: lazy(async () => ({ default: (await import('./niet-gevonden-page.tsx')).SiteNotFound })),
};
