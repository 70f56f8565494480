import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { errors } from './error/woord-errors.ts';
import { samenstellingSeams } from './form/samenstelling.ts';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';

const goals = (w: string): string[] => {
  const found = categories(w);
  return found.ok ? found.value.map(({ id }) => id) : [];
};

const cut = (w: string): string => {
  const ends = samenstellingSeams(w, {}).map(({ plek: spot }) => spot);
  return [...w].map((letter, i) => (ends.includes(i) ? `|${letter}` : letter)).join('');
};

const wrong = (w: string): string[] => {
  const found = errors(w);
  return found.ok ? found.value.map(({ vorm: form }) => form) : [];
};

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
  ])('%s', (gold) => expect(cut(gold.replace('|', ''))).toBe(gold));

  it.each(['stofzuigen', 'raadplegen', 'dagdromen', 'beeldhouwen', 'inloggen', 'eierverven'])('%s is no plural', (w) =>
    expect(goals(w)).not.toContain('mv-en'),
  );

  it.each(['koprollen', 'knipogen', 'sneeuwballen', 'pezen'])('%s is one too', (w) =>
    expect(goals(w)).toContain('mv-en'),
  );
});

describe('plurals', () => {
  it.each(['tennisrackets', 'emoticons', 'benchmarks', 'acceleratoren', 'archaïsmen', 'therapeuten'])(
    '%s is a plural',
    (w) => expect(goals(w).some((id) => id.startsWith('mv-'))).toBe(true),
  );

  it.each(['accelerators', 'ambulatoriums', 'stadions', 'pistons'])('%s is one on s', (w) =>
    expect(goals(w)).toContain('mv-s'),
  );

  it.each(['achterdeuren', 'tussenstations', 'buitendorpen', 'beveiligingsplannen', 'activiteitenplannen'])(
    '%s is one of a compound',
    (w) => expect(goals(w).some((id) => id.startsWith('mv-'))).toBe(true),
  );

  it.each(['voorhanden', 'indoors', 'soms', 'vooroorlogs', 'onderhanden', 'goedertieren'])('%s is none', (w) =>
    expect(goals(w).filter((id) => id.startsWith('mv-'))).toEqual([]),
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
  ])('%s is not offered as %s', (w, form) => expect(wrong(w)).not.toContain(form));

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
      expect(goals(w)).toContain(/^(?:regenten|pissebed|gehemelte)$/.test(w) ? 'stomme-e' : 'eind-d');
  });
});
