import { describe, expect, it } from 'vitest';
import { contentWoorden } from '#engine/core/taal/test-kit.ts';
import { spellingSchema, type WoordItem } from '#engine/core/taal/woord/woord.ts';
import { validateChoice } from './choice-gate.ts';

const items = contentWoorden();
const words = new Set(items.map((i) => i.w.toLowerCase()));

function entry(w: string): WoordItem {
  const found = items.find((i) => i.w === w);
  if (found === undefined) throw new Error(w);
  return found;
}

describe('validateChoice', () => {
  it.each(['jouw', 'bedoelt', 'zak', 'Amsterdam', 'trein'])('lets %s pass, whose main goal can go wrong', (w) =>
    expect(validateChoice(entry(w), words)).toEqual([]),
  );

  it('refuses an entry of the homophone goal that does not offer its homophone', () => {
    const { wrongInZin, ...rest } = entry('jouw');
    expect(wrongInZin).toContain('jou');
    expect(validateChoice(rest, words).join()).toContain('no homophone is offered');
    expect(validateChoice({ ...entry('jouw'), zinnen: [] }, words).join()).toContain('no homophone is offered');
  });

  it('refuses a main goal of which no wrong form can be made', () => {
    const { wrongInZin: _, ...bare } = entry('veel');
    expect(validateChoice(bare, words).join()).toContain('no wrong form is about the main goal v-f-begin');
  });

  it('refuses a word in a sentence that is no word, or unfit', () => {
    const item = { ...entry('hart'), wrongInZin: ['harrt', 'slank'].map((w) => spellingSchema.parse(w)) };
    expect(validateChoice(item, words).map((f) => f.replace('hart: ', ''))).toEqual([
      'harrt is offered as a word and is none',
      'slank is offered and unfit',
    ]);
  });
});
