import { expect, it } from 'vitest';
import { niveau } from '#engine/core/taal/category/niveau.ts';
import { peers, pieces, vraagWoorden } from './text-analysis.ts';

it('loses nothing of a text', () => {
  for (const text of ["'s Avonds eet oma's kat vis.\n\nMmm!", '', '  3 x 4 = 12 ', 'auto’s, zee-egel…'])
    expect(
      pieces(text)
        .map((s) => s.tekst)
        .join(''),
    ).toBe(text);
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
  const out = niveau('de kat zit op de mat. de vis is nat. ik zie een boom en een roos.');
  if (!out.ok) throw new Error('no estimate');
  const [letters, woorden, frequent] = peers(out.value);
  expect(letters).toMatchObject({ id: 'letters', waarde: out.value.gemWoordlengte, niveau: 'Start' });
  expect(woorden).toMatchObject({ id: 'woorden', niveau: 'M3' });
  expect(frequent?.waarde).toBe(out.value.aandeelFrequent);
  const heavy = peers({ niveau: 'Plus', gemWoordlengte: 9, gemZinlengte: 40, aandeelFrequent: 0 });
  expect(heavy.map((m) => m.niveau)).toEqual(['Plus', 'Plus', 'Plus']);
});
