import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'prijzen',
  Page: lazy(async () => ({ default: (await import('./prijzen-page.tsx')).PricesPage })),
};
