import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'werkzame-componenten',
  Page: lazy(async () => ({ default: (await import('./werkzame-componenten-page.tsx')).WerkzameComponentenPage })),
};
