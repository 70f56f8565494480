import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'faq',
  Page: lazy(async () => ({ default: (await import('./faq-management-page.tsx')).FaqManagementPage })),
};
