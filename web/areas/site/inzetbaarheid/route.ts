import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'inzetbaarheid',
  Page: lazy(async () => ({ default: (await import('./inzetbaarheid-page.tsx')).InzetbaarheidPage })),
};
