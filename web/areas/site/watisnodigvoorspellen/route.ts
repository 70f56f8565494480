import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'watisnodigvoorspellen',
  Page: lazy(async () => ({ default: (await import('./watisnodigvoorspellen-page.tsx')).SpellingNeedsPage })),
};
