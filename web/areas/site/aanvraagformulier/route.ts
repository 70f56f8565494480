import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'aanvraagformulier',
  Page: lazy(async () => ({ default: (await import('./aanvraagformulier-page.tsx')).RequestPage })),
};
