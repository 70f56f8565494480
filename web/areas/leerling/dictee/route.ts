import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'dictees/:dicteeId',
  Page: lazy(async () => ({ default: (await import('./dictee-page.tsx')).DicteeSittingPage })),
};
