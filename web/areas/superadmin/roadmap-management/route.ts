import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'roadmap',
  Page: lazy(async () => ({ default: (await import('./roadmap-management-page.tsx')).RoadmapManagementPage })),
};
