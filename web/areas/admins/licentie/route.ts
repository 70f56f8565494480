import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'licentie',
  Page: lazy(async () => ({ default: (await import('./licentie-page.tsx')).LicentiePage })),
};
