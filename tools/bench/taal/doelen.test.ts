import { describe, expect, it } from 'vitest';
import { OPDRACHTEN } from '../../taal/opdrachten.ts';
import { doelVan, RONDES, START } from './doelen.ts';
import { invoerVan } from './invoer.ts';

const TIENDUIZEND =
  'lettergrepen grafemen categorieen vervoeg werkwoordsvorm meervoud verkleinwoord diagnose rijmt homofonen'.split(' ');

describe('14. the bench of the language core', () => {
  it('holds every command to its speed, as the median of five', () => {
    for (const naam of TIENDUIZEND) expect([naam, doelVan(naam)]).toEqual([naam, { doel: 10_000, regels: 20_000 }]);
    expect(doelVan('fouten').doel).toBe(1000);
    expect([RONDES, START]).toEqual([5, { zonder: 1, met: 3 }]);
    expect([...OPDRACHTEN.keys()].sort()).toEqual([...TIENDUIZEND, 'fouten', 'niveau'].sort());
  });

  it('feeds as many different lines as it measures', () => {
    for (const naam of OPDRACHTEN.keys()) {
      const regels = invoerVan(naam, 500);
      expect(regels.length).toBe(500);
      expect(new Set(regels).size, naam).toBeGreaterThan(490);
    }
  });
});
