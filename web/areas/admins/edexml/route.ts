import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/edexml',
  Page: lazy(async () => ({ default: (await import('./edexml-page.tsx')).ImportPage })),
};
