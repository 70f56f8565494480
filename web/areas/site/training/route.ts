import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'training',
  Page: lazy(async () => ({ default: (await import('./training-page.tsx')).TrainingPage })),
};
