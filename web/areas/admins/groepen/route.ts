import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen',
  Page: lazy(async () => ({ default: (await import('./groepen-page.tsx')).GroepenPage })),
};
