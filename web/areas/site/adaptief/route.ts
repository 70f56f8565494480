import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'adaptief',
  Page: lazy(async () => ({ default: (await import('./adaptief-page.tsx')).AdaptiefPage })),
};
