import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/leerlingen/:leerlingId/voortgang',
  Page: lazy(async () => ({ default: (await import('./leerling-voortgang-page.tsx')).LeerlingVoortgangPage })),
};
