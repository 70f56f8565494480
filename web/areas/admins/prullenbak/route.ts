import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'prullenbak',
  Page: lazy(async () => ({ default: (await import('./prullenbak-page.tsx')).PrullenbakPage })),
};
