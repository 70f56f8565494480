import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'stickers',
  Page: lazy(async () => ({ default: (await import('./stickers-page.tsx')).StickersPage })),
};
