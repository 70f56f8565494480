import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedWoorden } from './pasted-woorden.ts';

const words = (text: string): string[] => pastedWoorden(text).map(({ spelling }) => spelling);

describe('pastedWoorden', () => {
  it('takes lines, commas, tabs, numbers and bullets', () => {
    expect(words('boom\nroos, vis;vuur\tmus')).toEqual(['boom', 'roos', 'vis', 'vuur', 'mus']);
    expect(words('1. trein\n2) plein\n3 kapitein\n• geit\n- reis')).toEqual([
      'trein',
      'plein',
      'kapitein',
      'geit',
      'reis',
    ]);
    expect(words('boom roos  vis\r\n\r\n')).toEqual(['boom', 'roos', 'vis']);
  });

  it('keeps accents, apostrophes, hyphens and capitals', () => {
    expect(words("zee-egel\nbaby’s\ncafé\nAmsterdam\n'zo’n'")).toEqual([
      'zee-egel',
      "baby's",
      'café',
      'Amsterdam',
      "zo'n'",
    ]);
  });

  it('takes an article, signs, markup and emoji off and says so', () => {
    expect(pastedWoorden('<b>de hond</b>')).toEqual([
      { invoer: '<b>de hond</b>', spelling: 'hond', marks: ['opmaak', 'lidwoord'] },
    ]);
    expect(pastedWoorden('kat🐱')).toEqual([{ invoer: 'kat🐱', spelling: 'kat', marks: ['teken'] }]);
    expect(words('kar 🛒\nboom 🌳 roos 🌹')).toEqual(['kar', 'boom', 'roos']);
    expect(pastedWoorden('"muis".')).toEqual([{ invoer: '"muis".', spelling: 'muis', marks: [] }]);
  });

  it('keeps a piece without a word in its place, with nothing as its spelling', () => {
    expect(pastedWoorden('boom\n🎉\n42\nvis').map((piece) => [piece.invoer, piece.spelling])).toEqual([
      ['boom', 'boom'],
      ['🎉', ''],
      ['42', ''],
      ['vis', 'vis'],
    ]);
  });

  it('takes the sentence behind a word', () => {
    expect(pastedWoorden('hond: De hond blaft hard.\nde fiets\tMijn fiets is blauw.')).toMatchObject([
      { spelling: 'hond', zin: 'De hond blaft hard.' },
      { spelling: 'fiets', zin: 'Mijn fiets is blauw.' },
    ]);
    expect(words('dieren: hond, kat, muis')).toEqual(['dieren', 'hond', 'kat', 'muis']);
  });

  it('never throws, and never makes a word of nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const { spelling, invoer: input } of pastedWoorden(text)) {
          expect(spelling === '' || /\p{L}/u.test(spelling)).toBe(true);
          expect(input).not.toBe('');
        }
      }),
    );
  });
});
