import { describe, expect, it } from 'vitest';
import { maakWoord } from '#engine/core/oefening/test-kit.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { keurBetekenis, keurBetekenissen } from './betekenis-poort.ts';

const GEEN: ReadonlySet<string> = new Set();
const woord = (w: string, betekenis?: string): WoordItem => ({
  ...maakWoord(w, { hoofd: 'ei' }),
  ...(betekenis === undefined ? {} : { betekenis }),
});

describe('keurBetekenis', () => {
  it('lets a short phrase of known words pass, and a word without meaning', () => {
    expect(keurBetekenis(woord('trein', 'rij wagens die over rails rijdt'), GEEN)).toEqual([]);
    expect(keurBetekenis(woord('trein'), GEEN)).toEqual([]);
  });

  it.each([
    ['de trein op de rails', 'names the word itself'],
    ['het treinstel op de rails', 'names the word itself'],
    ['wagens op rails.', 'ends in a mark'],
    ['wagens met een wapen', 'forbidden topic word wapen'],
    ['wagens op ralis', 'ralis is not in the dictionary'],
    ['wagens op rails, en dat gaat dan altijd heel erg lang door tot het iedereen gaat vervelen', 'a card shows 80'],
  ])('refuses "%s"', (betekenis, reden) => {
    expect(keurBetekenis(woord('trein', betekenis), GEEN).join()).toContain(reden);
  });

  it('refuses the base form of a form', () => {
    expect(
      keurBetekenis({ ...woord('boeken', 'meer dan één boek'), vormen: { lemma: 'boek' } }, GEEN).join(),
    ).toContain('names the word itself');
  });
});

describe('keurBetekenissen', () => {
  it('refuses two words with one meaning and a meaning without a word', () => {
    const fouten = keurBetekenissen(
      [woord('trein', 'iets op rails'), woord('tram', 'iets op rails')],
      GEEN,
      new Map([
        ['trein', 'x'],
        ['step', 'x'],
      ]),
    );
    expect(fouten).toEqual([
      'trein and tram have the same meaning "iets op rails"',
      'betekenissen.tsv: step is not in the content',
    ]);
  });
});
