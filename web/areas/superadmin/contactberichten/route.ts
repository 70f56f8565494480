import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'contactberichten/:contactberichtId?',
  Page: lazy(async () => ({ default: (await import('./contactberichten-page.tsx')).ContactberichtenPage })),
};
