import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'dashboard',
  Page: lazy(async () => ({ default: (await import('./dashboard-page.tsx')).DashboardPage })),
};
