import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { READING_NIVEAUS } from '../tables/reading-niveau.ts';
import { goldRows } from '../test-kit.ts';
import { loadPatterns } from '../woord/patterns.ts';
import { zinEstimate } from './zin-niveau.ts';

const rank = (zin: string, skip?: (w: string) => boolean): number =>
  READING_NIVEAUS.findIndex(({ niveau }) => niveau === zinEstimate(zin, skip === undefined ? {} : { skip }).niveau);

beforeAll(loadPatterns);

describe('level of a sentence', () => {
  it.each([
    ['De kat zit.', 'De kat zit op een instrument.'],
    ['Wij zien een dier.', 'Wij zien een krokodil.'],
    ['Papa is moe.', 'Papa is moe, hoewel hij sliep.'],
    ['Het is nat.', 'Desondanks is het nat.'],
    ['De post komt.', 'De brief wordt gebracht.'],
    ['Ik zie een boom.', 'Ik zie een boom en een huis en een weg en een brug en een boot.'],
    ['De man kijkt.', 'De wetenschapper kijkt.'],
    ['De wetenschapper kijkt.', 'De wetenschapper bestudeert levensverwachtingen.'],
    ['Ik zit op de fiets.', 'Ik zit op de fiets, omdat het kan.'],
    ['Mijn oom is daar.', 'Mijn burgemeester is daar.'],
  ])('"%s" is easier than "%s"', (easy, hard) => {
    expect(rank(easy)).toBeLessThan(rank(hard));
  });

  it.each(['trampoline', 'bibliotheek', 'orchidee', 'papegaai', 'schilderij'])(
    'does not count %s when it is skipped',
    (w) => {
      const zin = `Daar is de ${w}.`;
      expect(zinEstimate(zin).woord).toBe(w);
      expect(zinEstimate(zin, { skip: (x) => x === w }).woord).not.toBe(w);
      expect(rank(zin, (x) => x === w)).toBeLessThanOrEqual(rank(zin));
    },
  );

  it.each([
    ['als', 'M4'],
    ['toen', 'M4'],
    ['omdat', 'M4'],
    ['dat', 'M4'],
    ['want', 'M4'],
    ['dus', 'M4'],
    ['terwijl', 'M5'],
    ['totdat', 'M5'],
    ['voordat', 'M5'],
    ['nadat', 'M5'],
    ['zodat', 'M5'],
    ['waarmee', 'M5'],
    ['zodra', 'E5'],
    ['hoewel', 'E5'],
    ['doordat', 'E5'],
    ['tenzij', 'E5'],
    ['mits', 'E5'],
    ['ondanks', 'E5'],
    ['vanwege', 'E5'],
    ['dankzij', 'E5'],
    ['volgens', 'E5'],
    ['echter', 'E6'],
    ['indien', 'E6'],
    ['desondanks', 'E6'],
    ['daarentegen', 'E6'],
    ['derhalve', 'E6'],
  ])('%s makes a sentence at least %s', (join, level) => {
    const at = READING_NIVEAUS.findIndex(({ niveau }) => niveau === level);
    expect(rank(`De kat zit ${join}.`)).toBeGreaterThanOrEqual(at);
  });

  it('takes a word with a capital inside the sentence for a name', () => {
    expect(zinEstimate('Daar is Constantinopel.').woord).toBeUndefined();
  });

  it('is never above the last level and never fails', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        expect(rank(text)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it('rises or stays when a word is added that the list calls too hard', () => {
    for (const [, zin = ''] of goldRows('fresh-zin-niveau').slice(0, 40))
      expect(rank(`${zin.slice(0, -1)} onvoorspelbaarheden.`)).toBeGreaterThanOrEqual(rank(zin));
  });
});
