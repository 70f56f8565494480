import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'eiland',
  Page: lazy(async () => ({ default: (await import('./eiland-page.tsx')).EilandPage })),
};
