import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'ervaringen',
  app: true,
  Page: lazy(async () => ({ default: (await import('./ervaringen-page.tsx')).ErvaringenPage })),
};
