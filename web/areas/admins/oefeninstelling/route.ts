import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/oefeninstellingen/:oefeninstellingId',
  Page: lazy(async () => ({ default: (await import('./oefeninstelling-page.tsx')).OefeninstellingPage })),
};
