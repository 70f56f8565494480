import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'admins/:adminId/:deel?',
  Page: lazy(async () => ({ default: (await import('./admin-detail-page.tsx')).AdminDetailPage })),
};
