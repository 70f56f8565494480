import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'berichten/:berichtId?',
  Page: lazy(async () => ({ default: (await import('./berichten-page.tsx')).BerichtenPage })),
};
