import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/voortgang',
  Page: lazy(async () => ({ default: (await import('./voortgang-page.tsx')).VoortgangPage })),
};
