import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'vriend-uitnodigen',
  Page: lazy(async () => ({ default: (await import('./vrienduitnodigingen-page.tsx')).VrienduitnodigingenPage })),
};
