import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'webinars/:webinarId?',
  Page: lazy(async () => ({ default: (await import('./webinars-page.tsx')).WebinarsPage })),
};
