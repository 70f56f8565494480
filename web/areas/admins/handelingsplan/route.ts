import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/leerlingen/:leerlingId/zorgtraject/:handelingsplanId',
  Page: lazy(async () => ({ default: (await import('./handelingsplan-page.tsx')).HandelingsplanPage })),
};
