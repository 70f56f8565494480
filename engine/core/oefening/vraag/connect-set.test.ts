import { describe, expect, it } from 'vitest';
import type { ContentItem } from '../contract/ronde-options.ts';
import { setOf, setsOf } from './connect-set.ts';
import { realItem, realItems, realWerkwoord, realWoord } from './test-kit.ts';

const sets = (item: ContentItem, doelId: string): string[] =>
  setsOf(item, doelId).map((s) => `${s.koppeling}: ${s.vraag} > ${s.antwoord}`);

describe('what belongs together', () => {
  const bare = { ...realWoord('trein'), plaatje: undefined, betekenis: undefined, vormen: {} };

  it.each([
    ['a bare word', bare, 'ei', []],
    ['a word with a picture', { ...bare, plaatje: 'fe:train' }, 'ei', ['plaatje: trein > trein']],
    ['a word with a meaning', { ...bare, betekenis: 'Het rijdt.' }, 'ei', ['betekenis: trein > Het rijdt.']],
    ['a plural, for another goal', { ...bare, vormen: { meervoud: 'treinen' } }, 'ei', []],
    ['a plural that is the word', { ...bare, vormen: { meervoud: 'trein' } }, 'mv-en', []],
    [
      'a plural, for its goal',
      { ...bare, vormen: { meervoud: 'treinen' } },
      'mv-en',
      ['meervoud: trein > treinen', 'enkelvoud: treinen > trein'],
    ],
  ] as const)('%s', (_, item, doelId, expected) => {
    expect(sets(item, doelId)).toEqual(expected);
  });

  it.each(['mv-en', 'mv-s', 'mv-apos', 'verdubbeling', 'verenkeling', 'f-v', 's-z', 'eind-d', 'eind-t'])(
    'singular and plural for %s',
    (doelId) => {
      expect(sets(realWoord('aardbei'), doelId)).toContain('meervoud: aardbei > aardbeien');
    },
  );

  it.each(['ei', 'ij', 'kz-mkm', 'samenstelling', 'verkl-je', 'synoniem'])('no plural for %s', (doelId) => {
    expect(sets(realWoord('aardbei'), doelId).filter((s) => s.includes('voud'))).toEqual([]);
  });

  it('a verb with its four forms', () => {
    expect(sets(realWerkwoord('aaien'), 'ww-tt-t')).toEqual([
      'infinitief: aaien > ik aai',
      'infinitief: aaien > hij aait',
      'infinitief: aaien > hij aaide',
      'infinitief: aaien > geaaid',
    ]);
  });

  it.each([
    ['dp-achter-het-net-vissen', ['betekenis: Achter het net vissen. > Te laat zijn om iets te krijgen.']],
    ['dv-aardig', ['trappen: aardig > aardiger']],
    ['ds-abrupt-plots', ['synoniem: abrupt > plots', 'synoniem: plots > abrupt']],
    ['dt-aanvallen-verdedigen', ['tegenstelling: aanvallen > verdedigen', 'tegenstelling: verdedigen > aanvallen']],
    ['dh-aanmoediging', []],
    ['dl-als-de-bel-gaat-ruimen-we-alles-op', []],
    ['vo-de-kat-slaapt-op-het-bed', []],
  ])('%s: %j', (id, expected) => {
    expect(sets(realItem(id), 'x')).toEqual(expected);
  });

  it('brings the wrong meanings of a saying along', () => {
    const item = realItem('dp-achter-het-net-vissen');
    expect(setsOf(item, 'spreekwoorden')[0]?.fout).toEqual('fout' in item ? item.fout : []);
  });
});

describe('the pair of a seed', () => {
  it('is each of them for some seed, and always the same for one', () => {
    for (const item of [realWerkwoord('aaien'), realWoord('aardbei'), realItem('ds-abrupt-plots')]) {
      const all = setsOf(item, 'mv-en');
      const drawn = Array.from({ length: 80 }, (_, seed) => setOf(item, 'mv-en', seed));
      expect(new Set(drawn.map((s) => JSON.stringify(s)))).toEqual(new Set(all.map((s) => JSON.stringify(s))));
      expect(setOf(item, 'mv-en', 7)).toEqual(setOf(item, 'mv-en', 7));
    }
  });

  it('is none where nothing belongs together', () => {
    for (const item of realItems('dh-', 3)) expect(setOf(item, 'de-het', 1)).toBeUndefined();
  });
});
