import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'landkaart',
  Page: lazy(async () => ({ default: (await import('./landkaart-page.tsx')).LandkaartPage })),
};
