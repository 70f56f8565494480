import { expect, it } from 'vitest';
import { readAddress, woordAddress } from './address.ts';

it('opens the words for an empty or unknown address', () => {
  expect(readAddress('')).toEqual({ tab: 'woorden', id: '' });
  expect(readAddress('#niets/w-kat')).toEqual({ tab: 'woorden', id: '' });
});

it('reads the page and the word', () => {
  expect(readAddress(woordAddress('w-kat'))).toEqual({ tab: 'woorden', id: 'w-kat' });
  expect(readAddress('#tekst')).toEqual({ tab: 'tekst', id: '' });
});
