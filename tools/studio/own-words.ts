import { chooseFixture, input, series, type Recipe } from '#engine/core/oefening/fake/fake-fixtures.ts';

const MAX = 30;

/** `trein/trijn` = a word and a wrong form of it. */
function recipeOf(text: string): Recipe[] {
  const [woord = '', ...wrong] = text.split('/').map((part) => part.trim());
  if (woord === '') return [];
  const forms = [woord, ...wrong.filter((form) => form !== '' && form !== woord)];
  return forms.length === 1
    ? [series({ format: 'bouw', woord, delen: [...woord], extra: [], kind: 'letter' })]
    : [chooseFixture({ format: 'kies', woord, options: forms.map((form) => [form, form]), goed: [woord], prompt: {} })];
}

/** Questions of the words that an author types: built letter by letter, or chosen among its own wrong forms; typed where the fixture types. */
export function ownRecipes({ woorden, fixture }: { woorden: string; fixture: string }): Recipe[] {
  const texts = woorden.split(/[,\n]/).slice(0, MAX);
  if (!fixture.startsWith('entry')) return texts.flatMap(recipeOf);
  return texts.flatMap((text) => {
    const [woord = ''] = text.split('/').map((part) => part.trim());
    return woord === '' ? [] : [input({ format: 'dictee', woord })];
  });
}
