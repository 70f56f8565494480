import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'instructievideo',
  Page: lazy(async () => ({ default: (await import('./instructievideo-page.tsx')).InstructievideoPage })),
};
