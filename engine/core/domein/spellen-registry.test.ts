import { describe, expect, it } from 'vitest';
import { isSpel, SPELLEN, spelOf, type WerkwoordFamily } from './spellen.ts';

/** The games per land: games.md section 8. */
const PLACES = {
  boerenland: 'wortelboer kippenspuiten tuinsproeien rups beestjesvangen',
  stad: 'pizzabakken taxirit postbezorger buurtsuper bioscoop2 glazenwasser stofzuigen dienbladbalanceren',
  water: 'botenkoers roeien vissenvangen visvijver vishaak groeivis',
  bos: 'bladblazen doolhof platformklimmen blobgezocht ninja',
  kermis: 'ballengooien flipperkast pinata stuitergame bellenprikken verfgooien quizvraag',
  fabriek: 'treinmachinist pijplijn splitsmachine dozenspringen',
  savanne: 'fotosafari dinograven leesrace',
  bergen: 'sneeuwkanon helikopter paragame vliegrace autorace',
  ruimte: 'leesraket raketstrijd',
} as const;

/** The games per verb family: games.md section 6. */
const FAMILIES: Readonly<Record<Exclude<WerkwoordFamily, 'lezen'>, string>> = {
  bouwen:
    'pizzabakken taxirit pijplijn wortelboer stofzuigen dinograven groeivis dozenspringen stuitergame rups flipperkast helikopter vishaak vliegrace raketstrijd dienbladbalanceren',
  sorteren: 'treinmachinist tuinsproeien ninja bladblazen ballengooien vissenvangen roeien',
  typen: 'botenkoers pinata kippenspuiten leesraket',
};
const sorted = (text: string): string[] => text.split(' ').sort();

describe('the register of games', () => {
  it.each(Object.entries(PLACES))('%s has its places of the map', (land, slugs) => {
    expect(
      SPELLEN.filter((spel) => spel.land === land)
        .map((spel) => spel.slug)
        .sort(),
    ).toEqual(sorted(slugs));
  });

  it.each(Object.entries(FAMILIES))('%s is the verb of its games', (family, slugs) => {
    expect(
      SPELLEN.filter((spel) => spel.family === family)
        .map((spel) => spel.slug)
        .sort(),
    ).toEqual(sorted(slugs));
  });

  it('reads, finds or repairs in all other games', () => {
    const others = new Set(Object.values(FAMILIES).flatMap(sorted));
    expect(SPELLEN.filter((spel) => spel.family === 'lezen').every((spel) => !others.has(spel.slug))).toBe(true);
  });

  it('has starters of two families, so that the first two rounds differ', () => {
    const starters = SPELLEN.filter((spel) => spel.starter);
    expect(new Set(starters.map((spel) => spel.family)).size).toBe(2);
  });

  it('finds every game by its slug and by its address', () => {
    for (const spel of SPELLEN) {
      expect(spelOf(spel.slug)).toBe(spel);
      expect(spelOf(spel.routeSlug)).toBe(spel);
    }
  });

  it('has another address than its slug for the piñata only', () => {
    expect(SPELLEN.filter((spel) => spel.slug !== spel.routeSlug).map((spel) => spel.slug)).toEqual(['pinata']);
  });

  it.each(['Pizzabakken', 'pizza', 'pizzabakken ', 'constructor', '__proto__', 'toString', '../ninja', 'ninja/'])(
    'knows no game %j',
    (name) => {
      expect(spelOf(name)).toBeUndefined();
      expect(isSpel(name)).toBe(false);
    },
  );

  it('cannot be changed', () => {
    expect(Object.isFrozen(SPELLEN)).toBe(true);
    expect(SPELLEN.every(Object.isFrozen)).toBe(true);
  });
});
