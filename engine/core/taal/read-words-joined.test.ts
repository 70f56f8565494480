import { beforeAll, describe, expect, it } from 'vitest';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';
import { goalIds, misspellingsOf, withBars } from './test-kit.ts';

beforeAll(loadPatterns);

describe('verbs of two words that never part', () => {
  it.each([
    'stof|zuigen',
    'stof|zuigde',
    'gestof|zuigd',
    'knip|oogt',
    'geknip|oogd',
    'kop|rolde',
    'slaap|wandelt',
    'beeld|houwer',
    'water|trappelen',
  ])('%s', (gold) => expect(withBars(gold.replace('|', ''))).toBe(gold));

  it.each(['stofzuigen', 'raadplegen', 'dagdromen', 'beeldhouwen', 'inloggen', 'eierverven'])('%s is no plural', (w) =>
    expect(goalIds(w)).not.toContain('mv-en'),
  );

  it.each(['koprollen', 'knipogen', 'sneeuwballen', 'pezen'])('%s is one too', (w) =>
    expect(goalIds(w)).toContain('mv-en'),
  );
});

describe('plurals', () => {
  it.each(['tennisrackets', 'emoticons', 'benchmarks', 'acceleratoren', 'archaïsmen', 'therapeuten'])(
    '%s is a plural',
    (w) => expect(goalIds(w).some((id) => id.startsWith('mv-'))).toBe(true),
  );

  it.each(['accelerators', 'ambulatoriums', 'stadions', 'pistons'])('%s is one on s', (w) =>
    expect(goalIds(w)).toContain('mv-s'),
  );

  it.each(['achterdeuren', 'tussenstations', 'buitendorpen', 'beveiligingsplannen', 'activiteitenplannen'])(
    '%s is one of a compound',
    (w) => expect(goalIds(w).some((id) => id.startsWith('mv-'))).toBe(true),
  );

  it.each(['voorhanden', 'indoors', 'soms', 'vooroorlogs', 'onderhanden', 'goedertieren'])('%s is none', (w) =>
    expect(goalIds(w).filter((id) => id.startsWith('mv-'))).toEqual([]),
  );
});

describe('sounds of words that were read', () => {
  it.each([
    ['poëzie', 'pouzie'],
    ['industriële', 'industriule'],
    ['outfit', 'ootfit'],
    ['trainee', 'traaine'],
    ['detectives', 'detectaivs'],
    ['zelfstandigen', 'zelfstandige'],
    ['korfbal', 'korvbal'],
    ['waterschap', 'watersgab'],
  ])('%s is not offered as %s', (w, form) => expect(misspellingsOf(w)).not.toContain(form));

  it.each([
    ['shuttles', 'shut-tles'],
    ['gegoogeld', 'ge-goo-geld'],
    ['fauteuils', 'fau-teuils'],
    ['toetje', 'toe-tje'],
    ['surprise', 'sur-pri-se'],
  ])('%s is cut %s', (w, gold) => {
    const found = lettergrepen(w);
    expect(found.ok && found.value.lettergrepen.join('-')).toBe(gold);
  });

  it.each([
    ['regenten', 'pissebed', 'gehemelte'],
    ['breedte', 'scheidsrechter', 'luipaard'],
  ])('%s, %s and %s have the goals that a reader asked', (...words) => {
    for (const w of words)
      expect(goalIds(w)).toContain(/^(?:regenten|pissebed|gehemelte)$/.test(w) ? 'stomme-e' : 'eind-d');
  });
});
