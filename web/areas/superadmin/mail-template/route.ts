import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'mailsjablonen/:code/:locale',
  Page: lazy(async () => ({ default: (await import('./mail-template-page.tsx')).MailTemplatePage })),
};
