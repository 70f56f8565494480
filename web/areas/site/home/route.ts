import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'home',
  Page: lazy(async () => ({ default: (await import('./home-page.tsx')).HomePage })),
};
