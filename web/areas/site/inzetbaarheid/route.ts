import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'inzetbaarheid',
  Page: lazy(async () => ({ default: (await import('./inzetbaarheid-page.tsx')).InzetbaarheidPage })),
};
