import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'instructievideo',
  Page: lazy(async () => ({ default: (await import('./instructievideo-page.tsx')).InstructievideoPage })),
};
