import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/verhuistoken-inlezen',
  Page: lazy(async () => ({ default: (await import('./verhuistoken-page.tsx')).TransferPage })),
};
