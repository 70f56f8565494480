import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'facturen/:factuurId?',
  Page: lazy(async () => ({ default: (await import('./office-facturen-page.tsx')).OfficeFacturenPage })),
};
