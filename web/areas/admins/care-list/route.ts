import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'zorgleerlingen',
  Page: lazy(async () => ({ default: (await import('./care-list-page.tsx')).CareListPage })),
};
