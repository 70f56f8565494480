import { beforeAll, describe, expect, it } from 'vitest';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';
import { goalIds, misspellingsOf, withBars } from './test-kit.ts';

beforeAll(loadPatterns);

describe('forms of an adjective', () => {
  it.each([
    'belang|rijkste',
    'goed|koopst',
    'goed|kopere',
    'merk|waardigste',
    'succes|volst',
    'kinder|rijker',
    'voor|delige',
  ])('%s is cut as the adjective', (gold) => expect(withBars(gold.replace('|', ''))).toBe(gold));

  it.each(['natuurlijker', 'gevaarlijkste', 'moederlijker', 'achterlijker', 'ziekelijkere'])('%s is no compound', (w) =>
    expect(withBars(w)).toBe(w),
  );

  it.each(['genadeloost', 'aangenaamst', 'geheimzinnigst', 'ingewikkeldst'])('%s is no participle', (w) =>
    expect(goalIds(w)).not.toContain('ww-vd'),
  );
});

describe('sides', () => {
  it.each(['keerzijden', 'schaduwzijden', 'bladzijden'])('%s is a plural, and of no silk', (w) => {
    expect(goalIds(w)).toContain('mv-en');
    expect(goalIds(w)).not.toContain('stoffelijk');
  });

  it.each(['zijden', 'kunstzijden'])('%s is of silk', (w) => expect(goalIds(w)).toContain('stoffelijk'));
});

describe('a present and a participle that are spelled alike', () => {
  it.each(['vergroot', 'besmet', 'benut', 'omvat'])('%s asks nobody to choose', (w) => {
    expect(goalIds(w)).toContain('ww-vd');
    expect(goalIds(w)).not.toContain('ww-vd-pv');
  });
});

describe('a plural of two parts that is a noun itself', () => {
  it.each(['kleurpotloden', 'wegenwerken', 'zwemwedstrijden'])('%s is a plural', (w) =>
    expect(goalIds(w)).toContain('mv-en'),
  );
});

describe('the linking e', () => {
  it.each(['bolleboos', 'dodehoek', 'pissebedden', 'blindedarm'])('of %s takes no n', (w) => {
    expect(goalIds(w)).toContain('tussen-n');
  });
});

describe('a participle before its noun', () => {
  it.each([
    ['verhitte', 'verhidde'],
    ['geplette', 'gepledde'],
    ['geredde', 'gerette'],
  ])('of %s no child writes %s', (w, form) => expect(misspellingsOf(w)).not.toContain(form));

  it('of a price that went down is one', () => expect(goalIds('afgeprijsde')).toContain('ww-bvn'));
});

describe('the ig of many', () => {
  it.each([
    ['menigte', 1],
    ['menigvuldig', 2],
    ['vermenigvuldigt', 2],
  ])('stands in %s, %d times', (w, times) => {
    expect(goalIds(w).filter((id) => id === 'ig')).toHaveLength(times);
  });
});

describe('a word that is small', () => {
  it.each(['nietjes', 'watje'])('%s is of a noun on t', (w) => expect(goalIds(w)).toContain('eind-t'));

  it.each(['uitje', 'niet', 'uitgaan'])('%s is not', (w) => expect(goalIds(w)).not.toContain('eind-t'));
});

describe('a d in an English part', () => {
  it.each(['badminton', 'badmintonrackets'])('of %s is no end', (w) => expect(goalIds(w)).not.toContain('eind-d'));

  it('is one in a Dutch part', () => expect(goalIds('zandbak')).toContain('eind-d'));
});

describe('dt', () => {
  it.each(['wordt', 'brandt', 'houdt', 'begeleidt'])('%s ends in no two equal letters by mistake', (w) => {
    expect(misspellingsOf(w).filter((form) => /(?:dd|tt)$/.test(form))).toEqual([]);
  });
});

describe('past plurals that look like nouns', () => {
  it.each(['spraken', 'gingen', 'grepen', 'aten', 'doken', 'vochten', 'hingen'])('%s is a past alone', (w) => {
    expect(goalIds(w)).toContain('ww-vt-sterk');
    expect(goalIds(w).filter((id) => id.startsWith('mv-'))).toEqual([]);
  });

  it.each(['bogen', 'schoten', 'sloten', 'sprongen', 'zagen', 'leden'])('%s is a past and a plural', (w) => {
    expect(goalIds(w)).toContain('ww-vt-sterk');
    expect(goalIds(w).some((id) => id.startsWith('mv-'))).toBe(true);
  });

  it.each(['gevallen', 'gewassen', 'verslagen', 'genoten'])('%s is a participle too', (w) =>
    expect(goalIds(w)).toContain('ww-vd-sterk'),
  );
});

describe('forms of verbs', () => {
  it.each(['trommelden', 'kruimelden', 'krabbelt', 'schommelden', 'rammelde'])('%s is no compound', (w) =>
    expect(withBars(w)).toBe(w),
  );

  it.each(['veilig|stelt'])('%s is', (gold) => expect(withBars(gold.replace('|', ''))).toBe(gold));

  it.each([
    ['krabt', 'eind-b'],
    ['schrobt', 'eind-b'],
    ['kuchte', 'ch-g'],
    ['applaudisseerden', 'ww-vt-de'],
  ])('%s has %s', (w, id) => expect(goalIds(w)).toContain(id));

  it.each([
    ['abt', 'eind-b'],
    ['kuchte', 'cht'],
    ['bladzijden', 'stoffelijk'],
    ['actrices', 'mv-onreg'],
    ['spinnerij', 'samenstelling'],
    ['kombuis', 'samenstelling'],
    ['loodsboot', 'eind-d'],
    ['colbert', 'eind-t'],
    ['catwalk', 'kleefletter'],
  ])('%s has no %s', (w, id) => expect(goalIds(w)).not.toContain(id));

  it.each(["video's", "deo's", "baby's", "cd's"])('%s has a sign', (w) => expect(goalIds(w)).toContain('mv-apos'));

  it.each(["café's", "niveau's", "etui's"])('%s is not spelled so, and no goal says that it is', (w) =>
    expect(goalIds(w)).not.toContain('mv-apos'),
  );
});

describe('women, prefixes and verbs that split', () => {
  it.each([
    ['reuzin', 's-z'],
    ['wolvin', 'f-v'],
    ['wolvinnen', 'mv-en'],
    ['harnassen', 'mv-en'],
    ['loopgraven', 'mv-en'],
    ['uitspraken', 'mv-en'],
  ])('%s has %s', (w, id) => expect(goalIds(w)).toContain(id));

  it.each([
    ['onzin', 's-z'],
    ['verzinnen', 's-z'],
    ['loopgraven', 'mv-onreg'],
    ['aangingen', 'mv-en'],
    ['meeverhuizen', 'mv-en'],
    ['doorvertalen', 'mv-en'],
  ])('%s has no %s', (w, id) => expect(goalIds(w)).not.toContain(id));

  it.each(['meeverhuizen', 'afkruimelen', 'uitborstelen', 'doorvertalen'])('%s has no seam inside its verb', (w) =>
    expect(withBars(w)).toBe(w),
  );

  it('finds the second prefix of tevergeefs', () => {
    expect(goalIds('tevergeefs').filter((id) => id === 'voorvoegsel')).toHaveLength(2);
  });
});

describe('what no child writes', () => {
  it.each([
    ['bestek', 'bestekk'],
    ['parfum', 'parfumm'],
    ['kompas', 'kompaz'],
    ['station', 'stazion'],
    ['spannende', 'spannente'],
    ['officiële', 'officjële'],
    ['vintage', 'vinteeg'],
    ['marshmallow', 'marshmallau'],
    ['armoede', 'armoedde'],
  ])('%s is never offered as %s', (w, form) => expect(misspellingsOf(w)).not.toContain(form));

  it.each([
    ['eitje', 'ei-tje'],
    ['sleetje', 'slee-tje'],
    ['barbecueën', 'bar-be-cue-ën'],
  ])('%s is cut %s', (w, gold) => {
    const found = lettergrepen(w);
    expect(found.ok && found.value.lettergrepen.join('-')).toBe(gold);
  });
});
