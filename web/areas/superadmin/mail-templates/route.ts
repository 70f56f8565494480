import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'mailsjablonen',
  Page: lazy(async () => ({ default: (await import('./mail-templates-page.tsx')).MailTemplatesPage })),
};
