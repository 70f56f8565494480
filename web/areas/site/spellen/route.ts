import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'spellen',
  Page: lazy(async () => ({ default: (await import('./spellen-page.tsx')).SpellenSitePage })),
};
