import { expect, it } from 'vitest';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import type { OefeninstellingItem } from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { withBeloningen } from './beloningen-dialog.tsx';

const item = (part: Partial<OefeninstellingItem>): OefeninstellingItem => ({
  id: 'i',
  naam: 'Standaard',
  scope: 'groep',
  scopeId: 'g',
  isStandaard: true,
  versie: 1,
  aantal: 2,
  instelling: { ...defaultSetting(4), takenPerDag: 3 },
  ...part,
});

it('changes one thing of the setting that works for a leerling, and nothing else', () => {
  const own = item({
    naam: 'Eigen',
    scope: 'leerling',
    scopeId: 'a',
    isStandaard: false,
    instelling: defaultSetting(6),
  });
  expect(withBeloningen([item({}), own], ['a', 'b'], false)).toEqual([
    { leerlingId: 'a', naam: 'Eigen', instelling: { ...defaultSetting(6), beloningen: false } },
    { leerlingId: 'b', naam: 'Standaard', instelling: { ...defaultSetting(4), takenPerDag: 3, beloningen: false } },
  ]);
  expect(withBeloningen([], ['a'], true)).toEqual([]);
});
