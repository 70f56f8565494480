import { describe, expect, it } from 'vitest';
import { goldRows } from '#engine/core/taal/test-kit.ts';
import { woordPairSchema } from '#engine/core/taal/item/domein-item.ts';
import { contentLines } from '#engine/core/taal/test-kit.ts';
import { kindredOf, readFields } from './fields.ts';

const PAIRS = {
  syn: contentLines(woordPairSchema, 'domeinen/synoniemen.jsonl'),
  teg: contentLines(woordPairSchema, 'domeinen/tegenstellingen.jsonl'),
};

/** Whether a word is right as well for the question of a pair: it means its answer, or it is the opposite of a word like it. */
function isRight(kind: 'syn' | 'teg', vraag: string, choice: string): boolean {
  const fields = readFields();
  const near = (w: string): readonly string[] => kindredOf([w], fields);
  const answer = PAIRS[kind].find((p) => p.woorden.includes(vraag))?.woorden.find((w) => w !== vraag) ?? '';
  if (choice === answer || near(answer).includes(choice)) return true;
  if (kind === 'syn') return near(vraag).includes(choice);
  return PAIRS.teg.some((p) => p.woorden.includes(choice) && p.woorden.some((w) => near(vraag).includes(w)));
}

describe('words that mean nearly the same', () => {
  it.each(goldRows('fresh-verwant'))('%s %s with %s: %s', (kind, vraag = '', choice = '', answer = '') => {
    expect(isRight(kind === 'syn' ? 'syn' : 'teg', vraag, choice) ? 'ja' : 'nee').toBe(answer);
  });

  it('leave out the words themselves', () => {
    expect(kindredOf(['snel', 'vlug'], new Map([['snel', new Set(['vlug', 'rap'])]]))).toEqual(['rap']);
  });
});
