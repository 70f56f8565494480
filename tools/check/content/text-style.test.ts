import { describe, expect, it } from 'vitest';
import { bareSpeech, strayTense } from './text-style.ts';

describe('the style of a reading text', () => {
  it.each([
    ['Nu al, roept ze blij.', true],
    ['En de neus, vraagt Jef.', true],
    ['De poes zegt: wat brul jij goed!', true],
    ["'Nu al?' roept ze blij.", false],
    ["De poes zegt: 'Wat brul jij goed!'", false],
    ['De man roept hard.', false],
    ['Hij vraagt zich af waar de bal is.', false],
  ])('%s is speech without marks: %s', (zin, bare) => {
    expect(bareSpeech([zin]).length > 0).toBe(bare);
  });

  it('is one tense, speech left out', () => {
    expect(strayTense(['Pim zat in de tuin.', 'De zon was fel.', 'Hij zet zijn pet op.'])).toEqual([
      'Hij zet zijn pet op.',
    ]);
    expect(strayTense(['Pim zat in de tuin.', "'Wat is het heet', zei hij.", 'Hij ging naar huis.'])).toEqual([]);
    expect(
      strayTense(['Pim zit in de tuin.', "'Ik was in bad', zegt hij.", "'Dat zag ik", "en ik kwam snel', roept mam."]),
    ).toEqual([]);
  });
});
