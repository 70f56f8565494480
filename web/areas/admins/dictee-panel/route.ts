import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/dictees/:dicteeId',
  Page: lazy(async () => ({ default: (await import('./dictee-page.tsx')).DicteePage })),
};
