import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/wachtwoorden',
  Page: lazy(async () => ({ default: (await import('./wachtwoorden-page.tsx')).PasswordsPage })),
};
