import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'accountgegevens/papieren/:stuk',
  Page: lazy(async () => ({ default: (await import('./papers-page.tsx')).PaperPage })),
};
