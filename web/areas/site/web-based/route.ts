import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'web-based',
  Page: lazy(async () => ({ default: (await import('./web-based-page.tsx')).WebBasedPage })),
};
