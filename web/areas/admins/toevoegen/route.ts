import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/leerlingen/toevoegen',
  Page: lazy(async () => ({ default: (await import('./toevoegen-page.tsx')).AddPage })),
};
