import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/kinderen-toevoegen',
  Page: lazy(async () => ({ default: (await import('./kind-toevoegen-page.tsx')).KindPage })),
};
