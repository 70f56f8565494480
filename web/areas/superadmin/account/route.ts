import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'account',
  Page: lazy(async () => ({ default: (await import('#web/platform/account/account-cards.tsx')).AccountCards })),
};
