import { expect, it } from 'vitest';
import { differences } from '#engine/core/taal/diagnosis/diagnosis-alignment.ts';
import { loadContent } from '../../check/content/load.ts';
import { CONTENT } from '../../content/paths.ts';
import { columns, type Column } from './alignment.ts';

const woorden = new Map(loadContent(CONTENT).woorden.map((r) => [r.item.w, r.item] as const));

function align(doel: string, antwoord: string): Column[] {
  const item = woorden.get(doel);
  if (item === undefined) throw new Error(`${doel} is not in the content`);
  return columns(item.grafemen, differences(item.grafemen, antwoord));
}

it('shows a swap, a letter left out and a letter too many', () => {
  expect(align('trein', 'trijn').filter((k) => k.anders)).toEqual([{ doel: 'ei', antwoord: 'ij', anders: true }]);
  expect(align('bakker', 'baker').filter((k) => k.anders)).toEqual([{ doel: 'kk', antwoord: 'k', anders: true }]);
  expect(align('kip', 'kipt').at(-1)).toEqual({ doel: '', antwoord: 't', anders: true });
});

it('joins to the target and to the answer, whatever was typed', () => {
  const antwoorden = ['', 'x', 'trijn', 'tren', 'treinen', 'rtein', 'eeeeee', 'fiets'];
  for (const antwoord of antwoorden) {
    const out = align('trein', antwoord);
    expect([out.map((k) => k.doel).join(''), out.map((k) => k.antwoord).join('')]).toEqual(['trein', antwoord]);
  }
});
