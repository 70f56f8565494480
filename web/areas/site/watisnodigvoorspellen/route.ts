import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'watisnodigvoorspellen',
  Page: lazy(async () => ({ default: (await import('./watisnodigvoorspellen-page.tsx')).SpellingNeedsPage })),
};
