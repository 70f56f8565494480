import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'vrienduitnodiging',
  app: true,
  Page: lazy(async () => ({ default: (await import('./vrienduitnodiging-page.tsx')).OptOutPage })),
};
