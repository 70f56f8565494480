import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'beloningssysteem',
  Page: lazy(async () => ({ default: (await import('./beloningssysteem-page.tsx')).BeloningssysteemPage })),
};
