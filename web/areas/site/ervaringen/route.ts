import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'ervaringen',
  Page: lazy(async () => ({ default: (await import('./ervaringen-page.tsx')).ErvaringenPage })),
};
