import { describe, expect, it } from 'vitest';
import { createWoord } from '#engine/core/oefening/fake/test-kit.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { validateBetekenis, validateBetekenissen } from './betekenis-gate.ts';

const NO: ReadonlySet<string> = new Set();
const woord = (w: string, betekenis?: string): WoordItem => ({
  ...createWoord(w, { hoofd: 'ei' }),
  ...(betekenis === undefined ? {} : { betekenis }),
});

describe('keurBetekenis', () => {
  it('lets a short phrase of known words pass, and a word without meaning', () => {
    expect(validateBetekenis(woord('trein', 'rij wagens die over rails rijdt'), NO)).toEqual([]);
    expect(validateBetekenis(woord('trein'), NO)).toEqual([]);
  });

  it.each([
    ['de trein op de rails', 'names the word itself'],
    ['het treinstel op de rails', 'names the word itself'],
    ['wagens op rails.', 'ends in a mark'],
    ['wagens met een wapen', 'forbidden topic word wapen'],
    ['wagens op ralis', 'ralis is not in the dictionary'],
    ['wagens op rails, en dat gaat dan altijd heel erg lang door tot het iedereen gaat vervelen', 'a card shows 80'],
  ])('refuses "%s"', (betekenis, reason) => {
    expect(validateBetekenis(woord('trein', betekenis), NO).join()).toContain(reason);
  });

  it('refuses the base form of a form', () => {
    expect(
      validateBetekenis({ ...woord('boeken', 'meer dan één boek'), vormen: { lemma: 'boek' } }, NO).join(),
    ).toContain('names the word itself');
  });
});

describe('keurBetekenissen', () => {
  it('refuses two words with one meaning and a meaning without a word', () => {
    const errors = validateBetekenissen(
      [woord('trein', 'iets op rails'), woord('tram', 'iets op rails')],
      NO,
      new Map([
        ['trein', 'x'],
        ['step', 'x'],
      ]),
    );
    expect(errors).toEqual([
      'trein and tram have the same meaning "iets op rails"',
      'betekenissen.tsv: step is not in the content',
    ]);
  });
});
