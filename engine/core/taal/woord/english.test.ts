import { describe, expect, it } from 'vitest';
import { nucleiOf } from './klinker-nuclei.ts';
import { isEnglish, isSilentE } from './english.ts';

/** The word with a bar over every silent e, written as a capital. */
function withSilentE(woord: string): string {
  return [...nucleiOf(woord)]
    .filter((core) => isSilentE(woord, core))
    .reduce((text, { van: from }) => `${text.slice(0, from)}E${text.slice(from + 1)}`, woord);
}

describe('isEnglish', () => {
  it.each([
    'computer',
    'baby',
    'team',
    'website',
    'skateboard',
    'cake',
    'game',
    'goal',
    'coach',
    'sandwich',
    'mountainbike',
    'weekend',
  ])('knows %s', (woord) => {
    expect(isEnglish(woord)).toBe(true);
  });

  it.each(['kat', 'fiets', 'tafel', 'huis', 'lopen', 'mooi', 'school', 'bureau', 'politie'])(
    'does not take %s for English',
    (woord) => {
      expect(isEnglish(woord)).toBe(false);
    },
  );

  it('asks for lower case and a word', () => {
    expect(isEnglish('Computer')).toBe(false);
    expect(isEnglish('')).toBe(false);
  });
});

describe('isSilentE', () => {
  it.each([
    ['cake', 'cakE'],
    ['game', 'gamE'],
    ['games', 'gamEs'],
    ['racet', 'racEt'],
    ['gamet', 'gamEt'],
    ['gamede', 'gamEde'],
    ['geracet', 'geracEt'],
    ['gegamed', 'gegamEd'],
    ['skatete', 'skatEte'],
    ['skateboard', 'skatEboard'],
    ['website', 'websitE'],
    ['mountainbike', 'mountainbikE'],
  ])('hears in %s the silent e of %s', (woord, gold) => {
    expect(withSilentE(woord)).toBe(gold);
  });

  it.each([
    'lopen',
    'tafel',
    'tante',
    'meisje',
    'garage',
    'bakker',
    'zee',
    'beter',
    'leven',
    'mode',
    'bende',
    'groente',
    'computer',
    'baby',
    'camera',
    'logische',
  ])('hears no silent e in %s', (woord) => {
    expect(withSilentE(woord)).toBe(woord);
  });

  it('is about an e only, and never about one of the first two letters', () => {
    expect(isSilentE('cake', { g: 'a', van: 1, tot: 2 })).toBe(false);
    expect(isSilentE('de', { g: 'e', van: 1, tot: 2 })).toBe(false);
  });
});
