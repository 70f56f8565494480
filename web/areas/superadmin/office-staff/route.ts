import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'medewerkers',
  Page: lazy(async () => ({ default: (await import('./office-staff-page.tsx')).OfficeStaffPage })),
};
