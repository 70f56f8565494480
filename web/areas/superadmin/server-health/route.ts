import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'gezondheid',
  Page: lazy(async () => ({ default: (await import('./server-health-page.tsx')).ServerHealthPage })),
};
