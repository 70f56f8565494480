import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/woordlijsten',
  Page: lazy(async () => ({ default: (await import('./woordlijsten-page.tsx')).WoordlijstenPage })),
};
