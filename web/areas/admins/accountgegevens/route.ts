import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'accountgegevens',
  Page: lazy(async () => ({ default: (await import('./accountgegevens-page.tsx')).AccountDetailsPage })),
};
