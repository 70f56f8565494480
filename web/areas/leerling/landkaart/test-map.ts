import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { testLeerling } from '../shared/day-package/test-leerling.ts';

export const TAAK = '00000000-0000-4000-8000-000000000001';
const ROUTE = '00000000-0000-4000-8000-000000000050';

/** A map with one route of one stone, for tests. */
export function mapWith({ stars, done }: { stars: number; done: boolean }): ShownMap {
  return {
    leerling: testLeerling({ id: TAAK, munten: 5, sterren: stars }),
    vandaag: [{ taakId: TAAK, somvensterId: ROUTE, titel: 'ei', klaar: done }],
    routes: [
      {
        somvensterId: ROUTE,
        soort: 'adaptief',
        kleur: 'A',
        titel: 'Route',
        status: 'open',
        stenen: [
          {
            taakId: TAAK,
            titel: 'ei',
            status: done ? 'klaar' : 'open',
            steen: done ? 'goud' : 'geen',
            sterren: done ? 3 : 0,
            isSteun: false,
            doelId: 'ei',
            icoon: 'fe:egg',
            voorbeelden: [],
            deuren: [],
          },
        ],
      },
    ],
    landen: [],
    plekken: [],
    aangeboden: [],
    beloningen: { aan: true, gifts: [] },
    notities: [],
    meekijken: false,
  };
}
