import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/weekplan',
  Page: lazy(async () => ({ default: (await import('./week-plan-page.tsx')).WeekPlanPage })),
};
