import { lazy } from 'react';
import type { SiteRoute } from '../shared/site-route.ts';

export const route: SiteRoute = {
  path: 'school-rt-thuis',
  Page: lazy(async () => ({ default: (await import('./school-rt-thuis-page.tsx')).SchoolRtThuisPage })),
};
