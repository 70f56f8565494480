import { beforeAll, describe, expect, it } from 'vitest';
import { categoriesOf } from '../category/categories.ts';
import { pictureOf } from '../klank/klank.ts';
import { loadPatterns } from '../woord/patterns.ts';
import { barredForms } from './barred-forms.ts';

beforeAll(loadPatterns);

function barred(w: string, words: readonly string[]): string[] {
  const picture = pictureOf(w);
  return barredForms(picture, categoriesOf(picture, {}), ({ vorm: form }) => words.includes(form));
}

describe('barredForms', () => {
  it('holds what is judged so, sorted and once', () => {
    expect(barred('bakker', ['baker', 'tafel'])).toEqual(['baker']);
    expect(barred('hond', ['hont', 'hondt'])).toEqual(['hondt', 'hont']);
    expect(barred('bakker', [])).toEqual([]);
  });

  it('looks at the sound slips too when the other forms are words', () => {
    expect(barred('vaas', ['faas', 'vaaz'])).toEqual(['faas', 'vaaz']);
    expect(barred('vaas', ['vas'])).toEqual(['vas']);
  });

  it.each([
    ['samenspelen', 'samen spelen'],
    ['rodekool', 'rode kool'],
    ['halfuur', 'half uur'],
    ['herfstbladeren', 'herfstbladen'],
  ])('of %s holds %s, which may be written so', (w, form) => expect(barred(w, [])).toContain(form));

  it('leaves a cut that a child makes: koel kast', () => expect(barred('koelkast', [])).toEqual([]));

  it('writes a name in lower case', () => {
    expect(barred('Vera', ['vera', 'Fera'])).toContain('vera');
  });
});
