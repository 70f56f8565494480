import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: 'groepen/:groepId/leerlingen/:leerlingId/voortgang/diploma',
  Page: lazy(async () => ({ default: (await import('./leerling-diploma-page.tsx')).LeerlingDiplomaPage })),
};
