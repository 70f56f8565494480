import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: '*',
  Page: lazy(async () => ({ default: (await import('./niet-gevonden-page.tsx')).SiteNotFound })),
};
