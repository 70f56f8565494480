import { expect, it } from 'vitest';
import { leesAdres, woordAdres } from './adres.ts';

it('opens the words for an empty or unknown address', () => {
  expect(leesAdres('')).toEqual({ tab: 'woorden', id: '' });
  expect(leesAdres('#niets/w-kat')).toEqual({ tab: 'woorden', id: '' });
});

it('reads the page and the word', () => {
  expect(leesAdres(woordAdres('w-kat'))).toEqual({ tab: 'woorden', id: 'w-kat' });
  expect(leesAdres('#tekst')).toEqual({ tab: 'tekst', id: '' });
});
