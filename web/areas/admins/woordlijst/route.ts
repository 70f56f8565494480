import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/woordlijsten/:woordlijstId',
  Page: lazy(async () => ({ default: (await import('./woordlijst-page.tsx')).WoordlijstPage })),
};
