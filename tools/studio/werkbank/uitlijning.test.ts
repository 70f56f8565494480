import { expect, it } from 'vitest';
import { verschillen } from '#engine/core/taal/diagnose-uitlijning.ts';
import { laadInhoud } from '../../check/content/laad.ts';
import { INHOUD } from '../../content/paden.ts';
import { kolommen, type Kolom } from './uitlijning.ts';

const woorden = new Map(laadInhoud(INHOUD).woorden.map((r) => [r.item.w, r.item] as const));

function lijnUit(doel: string, antwoord: string): Kolom[] {
  const item = woorden.get(doel);
  if (item === undefined) throw new Error(`${doel} is not in the content`);
  return kolommen(item.grafemen, verschillen(item.grafemen, antwoord));
}

it('shows a swap, a letter left out and a letter too many', () => {
  expect(lijnUit('trein', 'trijn').filter((k) => k.anders)).toEqual([{ doel: 'ei', antwoord: 'ij', anders: true }]);
  expect(lijnUit('bakker', 'baker').filter((k) => k.anders)).toEqual([{ doel: 'kk', antwoord: 'k', anders: true }]);
  expect(lijnUit('kip', 'kipt').at(-1)).toEqual({ doel: '', antwoord: 't', anders: true });
});

it('joins to the target and to the answer, whatever was typed', () => {
  const antwoorden = ['', 'x', 'trijn', 'tren', 'treinen', 'rtein', 'eeeeee', 'fiets'];
  for (const antwoord of antwoorden) {
    const uit = lijnUit('trein', antwoord);
    expect([uit.map((k) => k.doel).join(''), uit.map((k) => k.antwoord).join('')]).toEqual(['trein', antwoord]);
  }
});
