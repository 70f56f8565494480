import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { errors } from './error/woord-errors.ts';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';

/** Classes of words that were read wrong (decision 101), each with other words than those it was found by. */
const cut = (w: string): string => {
  const out = lettergrepen(w);
  return out.ok ? out.value.lettergrepen.join('-') : out.fout;
};
const goals = (w: string): string[] => {
  const out = categories(w);
  return out.ok ? out.value.map(({ id, van: from, tot: until }) => `${id}:${w.slice(from, until)}`) : [out.fout];
};
const ids = (w: string): string[] => goals(w).map((goal) => goal.split(':')[0] ?? '');
/** Wrong forms with a dictionary that holds these words and nothing else. */
const wrong = (w: string, words: readonly string[] = []): string[] => {
  const out = errors(w, { lexicon: { exists: (form) => words.includes(form) } });
  return out.ok ? out.value.map((form) => form.vorm) : [out.fout];
};

beforeAll(loadPatterns);

describe('th', () => {
  it.each([
    ['hypothese', 'hy-po-the-se'],
    ['synthese', 'syn-the-se'],
    ['apotheek', 'a-po-theek'],
    ['pathologie', 'pa-tho-lo-gie'],
    ['orthodox', 'or-tho-dox'],
    ['bloedheet', 'bloed-heet'],
    ['zithoek', 'zit-hoek'],
    ['voethulp', 'voet-hulp'],
    ['nachthemd', 'nacht-hemd'],
  ])('%s is cut %s', (w, gold) => {
    expect(cut(w)).toBe(gold);
  });

  it.each(['pathologie', 'mythologie', 'antithese'])('is the Greek one in %s', (w) => {
    expect(ids(w)).toContain('th');
  });

  it.each(['zithoek', 'rechthoek', 'smoothie'])('is not in %s', (w) => {
    expect(ids(w)).not.toContain('th');
  });
});

describe('seams', () => {
  it.each([
    ['presentabel', ['present', 'abel']],
    ['profitabel', ['profit', 'abel']],
    ['passerende', ['pass', 'passe', 'rende', 'erende']],
    ['mobiel', ['biel']],
    ['omtypering', ['omtype', 'ring']],
  ])('none in %s, whatever a dictionary holds', (w, words) => {
    expect(wrong(w, words).filter((form) => form.includes(' '))).toEqual([]);
  });

  it.each(['kapster', 'zangster', 'werkster', 'winkelierster'])('none before -ster in %s', (w) => {
    expect(ids(w)).not.toContain('samenstelling');
  });

  it.each(['filmster', 'zeester', 'popster'])('one before the star in %s', (w) => {
    expect(ids(w)).toContain('samenstelling');
  });

  it.each(['verscheiding', 'onderscheiding', 'aanmelding'])('none before the last letter of a stem in %s', (w) => {
    expect(goals(w).filter((goal) => /^samenstelling:.d$/.test(goal))).toEqual([]);
  });

  it.each(['instructie', 'inspecteur', 'incompleet', 'inflatie'])('none behind the Latin prefix of %s', (w) => {
    expect(ids(w)).not.toContain('samenstelling');
  });

  it.each([
    ['surfboard', 'surf-board'],
    ['flashback', 'flash-back'],
    ['spotlight', 'spot-light'],
    ['baseballpet', 'base-ball-pet'],
  ])('between English words: %s is %s', (w, gold) => {
    expect(cut(w)).toBe(gold);
  });
});

describe('-achtig', () => {
  it.each([
    ['krachtig', 'krach-tig'],
    ['daadkrachtig', 'daad-krach-tig'],
    ['eendrachtig', 'een-drach-tig'],
    ['oppermachtig', 'op-per-mach-tig'],
    ['aandachtig', 'aan-dach-tig'],
    ['bergachtig', 'berg-ach-tig'],
    ['heuvelachtig', 'heu-vel-ach-tig'],
    ['kinderachtig', 'kin-der-ach-tig'],
  ])('%s is cut %s', (w, gold) => {
    expect(cut(w)).toBe(gold);
  });
});

describe('ng and nk', () => {
  it.each(['wijngaard', 'boomgaard', 'steengroeve', 'congestie', 'arrangeren', 'lingerie', 'angina'])(
    'no ng in %s',
    (w) => {
      expect(ids(w)).not.toContain('ng');
    },
  );

  it.each(['slinger', 'vangen', 'honger', 'engel', 'langer'])('ng in %s', (w) => {
    expect(ids(w)).toContain('ng');
  });

  it.each(['schoonkind', 'boonkruid', 'steenkool'])('no nk in %s', (w) => {
    expect(ids(w)).not.toContain('nk');
  });
});

describe('English words', () => {
  it.each([
    ['fiction', 'fic-tion'],
    ['brainwashen', 'brain-wa-shen'],
    ['crashen', 'cra-shen'],
  ])('%s is cut %s', (w, gold) => {
    expect(cut(w)).toBe(gold);
  });

  it.each(['outsourcet', 'screenshot'])('%s has no goal of Dutch vowels', (w) => {
    expect(ids(w).filter((id) => /^(?:ou|au|ei|verenkeling|kilo)$/.test(id))).toEqual([]);
  });

  it.each(['waterpolo', 'judo'])('%s is a noun, not a verb', (w) => {
    expect(ids(w).filter((id) => id.startsWith('ww-'))).toEqual([]);
  });
});

describe('forms', () => {
  it.each(['gymles', 'thermosfles', 'tussendeur', 'bloemenvaas'])('%s is no plural', (w) => {
    expect(ids(w).filter((id) => id.startsWith('mv-'))).toEqual([]);
  });

  it.each(['zachtjes', 'stilletjes'])('%s is an adverb', (w) => {
    expect(ids(w)).not.toContain('mv-s');
  });

  it.each([
    ['leraressen', 'mv-en:en'],
    ['matrices', 'mv-onreg:ices'],
    ['actiever', 'bn-s:er'],
    ['essentiëler', 'bn-s:er'],
    ['puntje', 'verkl-je:je'],
    ['tuinplantje', 'verkl-je:je'],
    ['studerende', 'ww-od:de'],
  ])('%s has %s', (w, gold) => {
    expect(goals(w)).toContain(gold);
  });

  it.each(['verticale', 'generale', 'verticaal'])('%s has no prefix', (w) => {
    expect(ids(w)).not.toContain('voorvoegsel');
  });
});

describe('sounds', () => {
  it.each(['tricot', 'depot', 'debuut'])('%s: its last t is d only when it is heard', (w) => {
    expect(wrong(w).includes(`${w.slice(0, -1)}d`)).toBe(w === 'debuut');
  });

  it.each([
    ['logica', 'verenkeling:o'],
    ['estafettica', 'verdubbeling:tt'],
    ['retro', 'verenkeling:e'],
    ['allegro', 'verenkeling:e'],
  ])('%s has %s', (w, gold) => {
    expect(goals(w)).toContain(gold);
  });

  it.each([
    ['yoga', 'joga'],
    ['hockey', 'hockie'],
    ['type', 'tiepe'],
  ])('y in %s may become %s', (w, form) => {
    expect(wrong(w)).toContain(form);
  });

  it.each(['yoga', 'yell', 'yak'])('y before a vowel is never written ie: %s', (w) => {
    expect(wrong(w).filter((form) => form.startsWith('ie'))).toEqual([]);
  });
});
