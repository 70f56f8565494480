import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'mailberichten',
  Page: lazy(async () => ({ default: (await import('./mail-log-page.tsx')).MailLogPage })),
};
