import { expect, it } from 'vitest';
import { niveau } from '#engine/core/taal/niveau.ts';
import { maten, stukken, vraagWoorden } from './tekst-analyse.ts';

it('loses nothing of a text', () => {
  for (const tekst of ["'s Avonds eet oma's kat vis.\n\nMmm!", '', '  3 x 4 = 12 ', 'auto’s, zee-egel…'])
    expect(
      stukken(tekst)
        .map((s) => s.tekst)
        .join(''),
    ).toBe(tekst);
});

it('asks for each word once, with straight apostrophes', () => {
  expect(vraagWoorden("Twee auto’s en een zee-egel, 's avonds een auto's")).toEqual([
    'Twee',
    "auto's",
    'en',
    'een',
    'zee-egel',
    "'s",
    'avonds',
  ]);
});

it('puts each measure on its own level', () => {
  const uit = niveau('de kat zit op de mat. de vis is nat. ik zie een boom en een roos.');
  if (!uit.ok) throw new Error('no estimate');
  const [letters, woorden, frequent] = maten(uit.value);
  expect(letters).toMatchObject({ id: 'letters', waarde: uit.value.gemWoordlengte, niveau: 'Start' });
  expect(woorden).toMatchObject({ id: 'woorden', niveau: 'M3' });
  expect(frequent?.waarde).toBe(uit.value.aandeelFrequent);
  const zwaar = maten({ niveau: 'Plus', gemWoordlengte: 9, gemZinlengte: 40, aandeelFrequent: 0 });
  expect(zwaar.map((m) => m.niveau)).toEqual(['Plus', 'Plus', 'Plus']);
});
