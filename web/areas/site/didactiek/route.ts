import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'didactiek',
  Page: lazy(async () => ({ default: (await import('./didactiek-page.tsx')).DidactiekPage })),
};
