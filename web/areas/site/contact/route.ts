import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'contact',
  Page: lazy(async () => ({ default: (await import('./contact-page.tsx')).ContactPage })),
};
