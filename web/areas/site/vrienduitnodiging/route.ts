import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'vrienduitnodiging',
  Page: lazy(async () => ({ default: (await import('./vrienduitnodiging-page.tsx')).OptOutPage })),
};
