import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'voortgang-volgen',
  Page: lazy(async () => ({ default: (await import('./voortgang-volgen-page.tsx')).VoortgangVolgenPage })),
};
