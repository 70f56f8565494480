import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'contact',
  app: true,
  Page: lazy(async () => ({ default: (await import('./contact-page.tsx')).ContactPage })),
};
