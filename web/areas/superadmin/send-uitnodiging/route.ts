import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'uitnodiging-versturen',
  Page: lazy(async () => ({ default: (await import('./send-uitnodiging-page.tsx')).SendUitnodigingPage })),
};
