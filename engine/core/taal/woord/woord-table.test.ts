import { describe, expect, it } from 'vitest';
import { BIJVOEGLIJK, INFINITIEF, isNoun, ZELFSTANDIG } from './woord-table.ts';

describe('woord table', () => {
  it.each(['kat', 'boom', 'huis', 'stad', 'kind', 'fiets', 'auto', 'tafel', 'meisje', 'school', 'zee', 'melk'])(
    'knows the noun %s',
    (woord) => {
      expect(isNoun(woord)).toBe(true);
    },
  );

  it.each(['lopen', 'mooi', 'snel', 'de', 'het', 'wij', 'boomen', 'Kat'])('does not take %s for a noun', (woord) => {
    expect(isNoun(woord)).toBe(false);
  });

  it.each(['groot', 'klein', 'mooi', 'snel', 'lief', 'boos', 'rood', 'warm'])('knows the adjective %s', (woord) => {
    expect(BIJVOEGLIJK.has(woord)).toBe(true);
  });

  it.each(['lopen', 'werken', 'vinden', 'worden', 'spelen', 'fietsen', 'schrijven', 'antwoorden'])(
    'knows the verb %s',
    (woord) => {
      expect(INFINITIEF.has(woord)).toBe(true);
    },
  );

  it('has the noun of every plural class, no empty word and none with a capital', () => {
    for (const list of [ZELFSTANDIG.en, ZELFSTANDIG.s, ZELFSTANDIG.geen]) {
      expect(list.size).toBeGreaterThan(10);
      for (const woord of list) expect(isNoun(woord)).toBe(true);
    }
    for (const woord of [...ZELFSTANDIG.en, ...ZELFSTANDIG.s, ...ZELFSTANDIG.geen, ...BIJVOEGLIJK, ...INFINITIEF])
      expect(woord).toMatch(/^[\p{Ll}'-]{2,}$/u);
  });

  it('has a class with -en and one with -s that are right', () => {
    for (const woord of ['boom', 'fiets', 'kat', 'deur']) expect(ZELFSTANDIG.en.has(woord)).toBe(true);
    for (const woord of ['tafel', 'kamer', 'tante']) expect(ZELFSTANDIG.s.has(woord)).toBe(true);
  });

  it('holds infinitives on -n only', () => {
    expect([...INFINITIEF].filter((w) => !w.endsWith('n'))).toEqual([]);
  });
});
