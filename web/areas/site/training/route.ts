import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'training',
  app: true,
  Page: lazy(async () => ({ default: (await import('./training-page.tsx')).TrainingPage })),
};
