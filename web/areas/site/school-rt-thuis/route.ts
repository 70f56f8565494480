import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'school-rt-thuis',
  Page: lazy(async () => ({ default: (await import('./school-rt-thuis-page.tsx')).SchoolRtThuisPage })),
};
