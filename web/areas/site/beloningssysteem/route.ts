import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'beloningssysteem',
  Page: lazy(async () => ({ default: (await import('./beloningssysteem-page.tsx')).BeloningssysteemPage })),
};
