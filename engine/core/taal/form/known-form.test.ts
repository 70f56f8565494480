import { beforeAll, describe, expect, it } from 'vitest';
import { loadPatterns } from '../woord/patterns.ts';
import { isKnownForm } from './known-form.ts';

beforeAll(loadPatterns);

describe('isKnownForm', () => {
  it.each(['boot', 'boten', 'bootje', 'lopen', 'loopt', 'liep', 'gelopen', 'groot', 'team', 'jou', 'baker'])(
    'knows %s',
    (w) => expect(isKnownForm(w)).toBe(true),
  );

  it.each(['bood8', 'lopun', 'groott', 'hemt', 'zehond'])('does not know %s', (w) =>
    expect(isKnownForm(w)).toBe(false),
  );
});

describe('forms of known words', () => {
  it.each([
    ['verbs', ['wandelde', 'gewandeld', 'zwom', 'glijd']],
    ['nouns', ['tafels', 'huizen', 'vogeltje', "auto's", 'kinderen']],
    ['words that sound like another', ['hard', 'wij', 'rauw']],
  ])('are known of %s', (_, words) => {
    expect(words.filter((w) => !isKnownForm(w))).toEqual([]);
  });

  it('are no letters that only look like one', () => {
    const slips = ['wandelte', 'zwommt', 'tafuls', 'huisen', 'vogultje', 'kinderun', 'opbeld'];
    expect(slips.filter(isKnownForm)).toEqual([]);
  });
});

it('finds no compound, which is known by its parts', () => {
  expect(['fietsenhok', 'opbelt'].map(isKnownForm)).toEqual([false, false]);
});
