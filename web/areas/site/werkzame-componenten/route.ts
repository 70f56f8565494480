import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'werkzame-componenten',
  Page: lazy(async () => ({ default: (await import('./werkzame-componenten-page.tsx')).WerkzameComponentenPage })),
};
