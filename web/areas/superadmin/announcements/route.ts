import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'mededelingen',
  Page: lazy(async () => ({ default: (await import('./announcements-page.tsx')).AnnouncementsPage })),
};
