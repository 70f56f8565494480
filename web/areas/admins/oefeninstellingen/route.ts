import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/oefeninstellingen',
  Page: lazy(async () => ({ default: (await import('./oefeninstellingen-page.tsx')).OefeninstellingenPage })),
};
