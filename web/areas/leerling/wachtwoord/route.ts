import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'wachtwoord',
  Page: lazy(async () => ({ default: (await import('./wachtwoord-page.tsx')).PasswordPage })),
};
