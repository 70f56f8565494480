import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'admins/aanmaken',
  Page: lazy(async () => ({ default: (await import('./admin-create-page.tsx')).AdminCreatePage })),
};
