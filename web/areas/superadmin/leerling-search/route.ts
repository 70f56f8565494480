import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'leerlingen',
  Page: lazy(async () => ({ default: (await import('./leerling-search-page.tsx')).LeerlingSearchPage })),
};
