import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'avatar',
  Page: lazy(async () => ({ default: (await import('./avatar-page.tsx')).AvatarPage })),
};
