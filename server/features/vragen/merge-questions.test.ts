import { describe, expect, it } from 'vitest';
import { mergeQuestions, shownIn, type BuiltInQuestions, type QuestionRow } from './merge-questions.ts';

const question = (id: string, vraag: string, groep: 'school' | 'thuis' = 'school') => ({
  id,
  groep,
  vraag,
  antwoord: `Antwoord op ${vraag}`,
});
const BUILT_IN: BuiltInQuestions = {
  nl: [question('tijd', 'Hoe lang?'), question('groep', 'Welke groep?'), question('kind', 'Mijn kind?', 'thuis')],
  be: [question('tijd', 'Hoe lang?'), question('groep', 'Welke klas?'), question('kind', 'Mijn kind?', 'thuis')],
};
const row = (id: string, part: Partial<QuestionRow> = {}): QuestionRow => ({
  id,
  groep: 'school',
  position: 0,
  countries: ['NL', 'BE'],
  nl_title: null,
  nl_answer: null,
  be_title: null,
  be_answer: null,
  versie: 1,
  ...part,
});
const titles = (rows: QuestionRow[], country: 'NL' | 'BE' = 'NL') =>
  shownIn(mergeQuestions(BUILT_IN, rows), country).map(({ vraag }) => vraag);

describe('the questions of the site', () => {
  it('are those of the product while nobody changed any, in the words of a country', () => {
    expect(titles([])).toEqual(['Hoe lang?', 'Welke groep?', 'Mijn kind?']);
    expect(titles([], 'BE')).toEqual(['Hoe lang?', 'Welke klas?', 'Mijn kind?']);
    expect(mergeQuestions(BUILT_IN, []).every((one) => !one.changed && one.versie === 0)).toBe(true);
  });

  it('follow an own text in both countries, unless Belgium has words of its own', () => {
    const own = { nl_title: 'Hoeveel minuten?', nl_answer: 'Tien.' };
    expect(titles([row('tijd', own)])[0]).toBe('Hoeveel minuten?');
    expect(titles([row('tijd', own)], 'BE')[0]).toBe('Hoeveel minuten?');
    const belgian = { be_title: 'Hoeveel minuutjes?', be_answer: 'Tien.' };
    expect(titles([row('tijd', { ...own, ...belgian })], 'BE')[0]).toBe('Hoeveel minuutjes?');
  });

  it('stand only in the countries that were chosen, and a concept in none', () => {
    expect(titles([row('groep', { countries: ['BE'], position: 1 })])).toEqual(['Hoe lang?', 'Mijn kind?']);
    expect(titles([row('groep', { countries: ['BE'], position: 1 })], 'BE')).toHaveLength(3);
    const concept = row('nieuw', { countries: [], nl_title: 'Nieuw?', nl_answer: 'Ja.' });
    expect(titles([concept])).not.toContain('Nieuw?');
    expect(mergeQuestions(BUILT_IN, [concept]).find(({ id }) => id === 'nieuw')).toMatchObject({
      builtIn: false,
      nl: { vraag: 'Nieuw?' },
    });
  });

  it('keep the order of the office, and the order of the groups', () => {
    const rows = [row('groep', { position: 0, versie: 0 }), row('tijd', { position: 1, versie: 0 })];
    expect(titles(rows)).toEqual(['Welke groep?', 'Hoe lang?', 'Mijn kind?']);
    // Ordered is not changed: the text is still that of the product.
    expect(mergeQuestions(BUILT_IN, rows).some(({ changed }) => changed)).toBe(false);
  });

  it('say how often an answer helped', () => {
    const [first] = mergeQuestions(BUILT_IN, [], [{ id: 'tijd', helped: 4, helpedNot: 1 }]);
    expect(first).toMatchObject({ id: 'tijd', helped: 4, helpedNot: 1 });
  });
});
