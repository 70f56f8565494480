import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'didactiek',
  Page: lazy(async () => ({ default: (await import('./didactiek-page.tsx')).DidactiekPage })),
};
