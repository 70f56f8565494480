import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'ouder',
  Page: lazy(async () => ({ default: (await import('./ouder-page.tsx')).OuderPage })),
};
