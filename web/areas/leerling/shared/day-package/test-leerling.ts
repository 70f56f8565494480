import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';

type Leerling = Landkaart['leerling'];

/** What a pupil who changed nothing has set. */
export const TEST_PREFERENCES: Leerling['voorkeuren'] = {
  geluid: true,
  muziek: true,
  rustig: false,
  minderBeweging: false,
  lettergrootte: 'normaal',
  lettertype: null,
  letterafstand: null,
  toetsenbord: null,
};

/** A pupil on the map, for tests. */
export const testLeerling = (part: Partial<Leerling> = {}): Leerling => ({
  id: '00000000-0000-4000-8000-000000000099',
  roepnaam: 'Noor',
  dier: 'vos',
  figuur: null,
  munten: 0,
  sterren: 0,
  voorkeuren: TEST_PREFERENCES,
  stem: 'nl',
  ingesteld: { lettertype: 'andika', letterafstand: 0, toetsenbord: 'abc', typen: true },
  ...part,
});
