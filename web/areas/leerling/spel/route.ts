import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'somvensters/:somvensterId/taken/:taakId/spellen/:game',
  Page: lazy(async () => ({ default: (await import('./spel-page.tsx')).SpelPage })),
};
