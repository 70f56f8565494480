import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/jaarovergang',
  Page: lazy(async () => ({ default: (await import('./jaarovergang-page.tsx')).JaarovergangPage })),
};
