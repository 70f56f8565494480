import { describe, expect, it } from 'vitest';
import { nounsOf } from './noun-of-form.ts';

describe('nounsOf', () => {
  it.each([
    ['boeken', 'boek'],
    ['sneeuwballen', 'sneeuwbal'],
    ['brieven', 'brief'],
    ['huizen', 'huis'],
    ["programma's", 'programma'],
    ['tafels', 'tafel'],
    ['beginzinnetje', 'beginzin'],
    ['posterpoppetjes', 'posterpop'],
    ['kettinkje', 'ketting'],
    ['bestuursleden', 'bestuurslid'],
    ['eindstadia', 'eindstadium'],
    ['technici', 'technicus'],
    ['academies', 'academie'],
  ])('%s may be a form of %s', (form, noun) => expect(nounsOf(form)).toContain(noun));

  it.each(['tafel', 'fiets', 'lopend', 'mooi', ''])('%s is the form of no noun', (w) => expect(nounsOf(w)).toEqual([]));

  it.each([
    ['kippetje', 'kippen'],
    ['banken', 'bankje'],
    ['dagje', 'dagen'],
    ['lopen', 'loper'],
  ])('%s is no form of %s', (form, noun) => expect(nounsOf(form)).not.toContain(noun));

  it('names the noun with the longest ending first', () => {
    expect(nounsOf('ballonnetje')[0]).toBe('ballon');
    expect(nounsOf('plannetje')[0]).toBe('plan');
  });
});
