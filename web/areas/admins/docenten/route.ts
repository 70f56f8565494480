import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'docenten',
  Page: lazy(async () => ({ default: (await import('./docenten-page.tsx')).DocentenPage })),
};
