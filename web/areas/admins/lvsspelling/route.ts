import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/lvsspelling',
  Page: lazy(async () => ({ default: (await import('./lvsspelling-page.tsx')).LvsspellingPage })),
};
