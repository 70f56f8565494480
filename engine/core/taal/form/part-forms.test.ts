import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../category/categories.ts';
import { loadPatterns } from '../woord/patterns.ts';
import { knowsLeft, knowsRight } from './compound-parts.ts';
import { hasPluralEn, isDeed, isForm, isNamed, isWoman } from './part-forms.ts';
import { withBars } from '../test-kit.ts';

const goals = (w: string): string[] => {
  const out = categories(w);
  return out.ok ? out.value.map(({ id, van: from, tot: until }) => `${id}:${w.slice(from, until)}`) : [out.fout];
};

beforeAll(loadPatterns);

describe('a plural of a diminutive as first part', () => {
  it.each([
    'weetjes|boek',
    'kaartjes|verkoper',
    'toetjes|pan',
    'snoepjes|pot',
    'koopjes|jager',
    'huisjes|slak',
    'spelletjes|dag',
    'lichtjes|feest',
  ])('%s', (gold) => {
    expect(withBars(gold.replaceAll('|', ''))).toBe(gold);
  });

  it('takes an s between', () => {
    expect(knowsLeft('kaartjes')).toBe('s');
    expect(goals('weetjesboek')).toEqual(expect.arrayContaining(['samenstelling:sb', 'tussen-s:s']));
  });

  it.each(['netjes', 'zachtjes', 'stilletjes'])('%s is no plural', (w) => {
    expect(knowsLeft(w)).not.toBe('s');
  });
});

describe('other plurals as first part', () => {
  it.each([
    'feeën|boek',
    'ideeën|doos',
    'apen|streek',
    'heggen|plant',
    'planeten|boek',
    'elanden|spoor',
    'vluchtelingen|kamp',
    'romeinen|helm',
  ])('%s takes an n between', (gold) => {
    expect(withBars(gold.replaceAll('|', ''))).toBe(gold);
    expect(knowsLeft(gold.split('|')[0] ?? '')).toBe('en');
  });

  it('does not read a number as a plural', () => {
    expect(goals('drieëndertig').filter((goal) => goal.startsWith('tussen'))).toEqual([]);
  });

  it('asks the verb first for a noun that is known as a part', () => {
    expect([hasPluralEn('eland', 'elanden'), hasPluralEn('schiet', 'schieten')]).toEqual([true, false]);
  });
});

describe('what ends a compound', () => {
  it.each([
    ['vaardigheden', true],
    ['bekwaamheid', true],
    ['doelloosheid', true],
    ['loosheid', false],
    ['baarheid', false],
  ])('a quality: %s %s', (part, is) => {
    expect(knowsRight(part)).toBe(is);
  });

  it.each(['schaatsster', 'danssters', 'verzorgster'])('the woman who does it: %s', (part) => {
    expect(isWoman(part)).toBe(true);
  });

  it.each(['monster', 'ekster', 'register'])('%s is nobody', (part) => {
    expect(isWoman(part)).toBe(false);
  });

  it.each(['koninkje', 'kettinkje', 'hesje', 'bolletjes'])('a diminutive: %s', (part) => {
    expect(isForm(part)).toBe(true);
  });

  it.each(['gemaakten', 'geschoolden', 'gesneden', 'geraspt'])('what was done: %s', (part) => {
    expect(isDeed(part)).toBe(true);
  });

  it.each([
    'zwem|juf',
    'stads|bewoonster',
    'school|kampioenschap',
    'brand|installatie',
    'zomer|koninkje',
    'veiligheids|hesje',
    'lucht|vochtigheid',
    'laag|geschoolden',
  ])('%s', (gold) => {
    expect(withBars(gold.replaceAll('|', ''))).toBe(gold);
  });

  it.each(['opvolgster', 'aanhoudendheid', 'breekbaarheid', 'afgekeurden', 'klaargezet'])(
    'no part of a compound, but made of a verb or an adjective: %s',
    (w) => {
      expect(withBars(w)).toBe(w);
    },
  );

  it('cuts a quality as its adjective is cut', () => {
    expect(withBars('kleurenblindheid')).toBe('kleuren|blindheid');
    expect(withBars('vruchtbaarheid')).toBe('vruchtbaarheid');
  });
});

describe('a verb behind the noun that it needs', () => {
  it.each(['zwaard|vechten', 'paard|springen', 'kaart|lezen', 'speer|werpen', 'hoofd|rekenen', 'koek|happen'])(
    '%s',
    (gold) => {
      expect(withBars(gold.replaceAll('|', ''))).toBe(gold);
    },
  );

  it.each(['meezingen', 'opjutten', 'voorlezen'])('not behind another word: %s', (w) => {
    expect(goals(w).filter((goal) => goal.startsWith('samenstelling'))).toEqual([]);
  });

  it.each(['basketbalde', 'softbalden', 'gebasketbald'])('%s is a form of a ball game', (w) => {
    expect(goals(w).some((goal) => /^ww-v[td]/.test(goal))).toBe(true);
  });
});

describe('a seam that the patterns do not have', () => {
  it.each([
    'eier|bakker',
    'pinda|slang',
    'draken|ei',
    'deel|som',
    'paas|ei',
    'bak|fiets|moeder',
    'kunstenaars|atelier',
    'gemeente|huis',
  ])('%s', (gold) => {
    expect(withBars(gold.replaceAll('|', ''))).toBe(gold);
  });

  it.each(['stilzit', 'gezellig', 'massage', 'demonstrant', 'rechtspreken'])('none in %s', (w) => {
    expect(withBars(w)).toBe(w);
  });
});

describe('words that only look like two', () => {
  it.each(['lampion', 'pantalon', 'scharnier', 'rentenier', 'kokkin', 'dolfijn', 'transactie', 'inversie'])(
    '%s is whole',
    (w) => {
      expect(withBars(w)).toBe(w);
    },
  );

  it.each(['lampion|licht', 'scharnier|olie', 'diagram|boek'])('a seam behind one stays: %s', (gold) => {
    expect(withBars(gold.replaceAll('|', ''))).toBe(gold);
  });

  it.each(['eerlijk', 'pijnlijk', 'wonderlijk', 'wegwerking', 'afleiding'])('no goal in %s', (w) => {
    expect(goals(w).filter((goal) => goal.startsWith('samenstelling'))).toEqual([]);
  });
});

describe('a thing on -ing behind a front part', () => {
  it.each([
    ['bovenkleding', 'samenstelling:nk'],
    ['achterverlichting', 'samenstelling:rv'],
    ['tussenwoning', 'samenstelling:nw'],
    ['wegomlegging', 'samenstelling:go'],
  ])('%s is a compound', (w, gold) => {
    expect(goals(w)).toContain(gold);
  });

  it.each(['voorstelling', 'wegwerking', 'afleiding', 'opvoeding'])('%s is what is done', (w) => {
    expect(goals(w).filter((goal) => goal.startsWith('samenstelling'))).toEqual([]);
  });
});

describe('nouns that the tables lacked', () => {
  it.each(['planeet', 'magnetron', 'trampoline', 'microscoop', 'verzamelaar', 'wetenschapper', 'bruidegom', 'vallei'])(
    '%s',
    (w) => {
      expect(isNamed(w)).toBe(true);
    },
  );
});
