import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'voortgang-volgen',
  Page: lazy(async () => ({ default: (await import('./voortgang-volgen-page.tsx')).VoortgangVolgenPage })),
};
