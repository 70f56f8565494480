import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'aanvraagformulier',
  app: true,
  Page: lazy(async () => ({ default: (await import('./aanvraagformulier-page.tsx')).RequestPage })),
};
