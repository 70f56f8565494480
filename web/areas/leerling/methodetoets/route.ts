import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'admins/:adminId/methodetoets/:methodetoetsId',
  Page: lazy(async () => ({ default: (await import('./methodetoets-page.tsx')).MethodetoetsPage })),
};
