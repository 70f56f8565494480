import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/methodetoetsen',
  Page: lazy(async () => ({ default: (await import('./methodetoetsen-page.tsx')).MethodetoetsenPage })),
};
