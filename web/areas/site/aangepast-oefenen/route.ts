import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'aangepast-oefenen',
  Page: lazy(async () => ({ default: (await import('./aangepast-oefenen-page.tsx')).AangepastOefenenPage })),
};
