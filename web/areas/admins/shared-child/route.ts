import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'leerlingen/gedeeld/:koppelingId',
  Page: lazy(async () => ({ default: (await import('./shared-child-page.tsx')).SharedPage })),
};
