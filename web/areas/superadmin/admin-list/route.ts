import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'admins',
  Page: lazy(async () => ({ default: (await import('./admin-list-page.tsx')).AdminListPage })),
};
