import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { errors } from './error/woord-errors.ts';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';

/** Classes that frequent words showed (decision 111), each with other words than those that were read. */
const goals = (w: string): string[] => {
  const out = categories(w);
  return out.ok ? out.value.map(({ id, van: from, tot: until }) => `${id}:${w.slice(from, until)}`) : [out.fout];
};
const ids = (w: string): string[] => goals(w).map((goal) => goal.split(':')[0] ?? '');
const cut = (w: string): string => {
  const out = lettergrepen(w);
  return out.ok ? out.value.lettergrepen.join('-') : out.fout;
};
const wrong = (w: string): string[] => {
  const out = errors(w);
  return out.ok ? out.value.map((form) => form.vorm) : [out.fout];
};

beforeAll(loadPatterns);

describe('the weak e', () => {
  it.each(['evenwel', 'zover', 'instelbaar', 'samenstelde', 'vooronderstelt'])('is not in %s', (w) => {
    expect(goals(w)).not.toContain('stomme-e:el');
  });

  it.each([
    ['engelse', 'stomme-e:el'],
    ['wederhelft', 'stomme-e:er'],
    ['rondes', 'stomme-e:e'],
    ['professionele', 'verenkeling:e'],
  ])('%s has %s', (w, gold) => {
    expect(goals(w)).toContain(gold);
  });

  it.each(['tegoed', 'temeer'])('the te of %s is a prefix', (w) => {
    expect(goals(w)).toContain('voorvoegsel:te');
  });

  it('the ver of verder is no prefix', () => {
    expect(ids('verderaf')).not.toContain('voorvoegsel');
  });
});

describe('forms of verbs behind a first part', () => {
  it.each([
    ['nagemaakt', 'ww-vd:t'],
    ['omgezet', 'ww-vd:t'],
    ['openstaat', 'ww-tt-t:t'],
    ['loslaat', 'ww-tt-tstam:t'],
    ['ophing', 'ww-vt-sterk:g'],
    ['ondervraag', 'ww-stam:g'],
    ['doorkruist', 'ww-vd:t'],
  ])('%s has %s', (w, gold) => {
    expect(goals(w)).toContain(gold);
  });

  it.each(['teruggevonden', 'terechtgewezen'])('the ge of %s is a prefix of its own', (w) => {
    expect(goals(w)).toContain('voorvoegsel:ge');
    expect(ids(w)).not.toContain('verdubbeling');
  });

  it.each(['nagekeken', 'toegegeven'])('no open syllable stands before the ge of %s', (w) => {
    expect(goals(w)).not.toContain('verenkeling:a');
  });

  it.each(['overwonnen', 'omsingeld', 'overwinnende'])('no seam in %s, whose verb keeps its first part', (w) => {
    expect(ids(w)).not.toContain('samenstelling');
  });

  it.each(['verdriet', 'waarborg', 'frees', 'insult'])('%s is a noun before it is a form', (w) => {
    expect(ids(w).filter((id) => id.startsWith('ww-'))).toEqual([]);
  });
});

describe('plurals and steps', () => {
  it.each(['mexicanen', 'harpoenen', 'geologen', 'materialen', 'hommelaars'])('%s is a plural', (w) => {
    expect(ids(w).some((id) => id.startsWith('mv-'))).toBe(true);
  });

  it.each(['tweedejaars', 'exces', 'italiaans', 'verschoten'])('%s is none', (w) => {
    expect(ids(w).filter((id) => id.startsWith('mv-'))).toEqual([]);
  });

  it.each([
    ['vriendelijks', 'bn-s:s'],
    ['gezelligste', 'bn-s:ste'],
    ['duurder', 'bn-s:der'],
  ])('%s has %s', (w, gold) => {
    expect(goals(w)).toContain(gold);
  });

  it.each(['dagelijks', 'nauwelijks', 'helder', 'polder'])('%s is no step', (w) => {
    expect(ids(w)).not.toContain('bn-s');
  });

  it('the t of plateautje is of the ending', () => {
    expect(goals('plateautje')).toContain('verkl-je:tje');
  });
});

describe('seams and syllables', () => {
  it.each([
    ['zelfzucht', 'samenstelling:fz'],
    ['tijdrovend', 'samenstelling:dr'],
    ['gisterenmiddag', 'samenstelling:nm'],
    ['eigenliefde', 'samenstelling:nl'],
  ])('%s has %s', (w, gold) => {
    expect(goals(w)).toContain(gold);
    expect(ids(w)).not.toContain('tussen-n');
  });

  it.each([
    ['goeiedag', 'goei-e-dag'],
    ['desgelijks', 'des-ge-lijks'],
    ['apathie', 'a-pa-thie'],
  ])('%s is cut %s', (w, gold) => {
    expect(cut(w)).toBe(gold);
  });

  it('a word of a Greek th keeps it', () => {
    expect(goals('katholieken')).toContain('th:th');
  });
});

describe('wrong forms', () => {
  it.each(['vandaar', 'derde', 'assistenten'])('each form of %s is offered once', (w) => {
    expect(new Set(wrong(w)).size).toBe(wrong(w).length);
  });

  it('nobody writes -en behind an English word', () => {
    expect(wrong('gadgets')).not.toContain('gadgeten');
  });
});

describe('what the held-out words showed', () => {
  it.each([
    ['nadelen', 'mv-en:en'],
    ['siamezen', 's-z:z'],
    ['seconden', 'mv-en:en'],
    ['kletskousjes', 'mv-s:s'],
    ['employees', 'mv-s:s'],
    ['talrijker', 'bn-s:er'],
    ['daarentegen', 'verenkeling:e'],
    ['diegene', 'verenkeling:e'],
    ['oosterse', 'stomme-e:er'],
    ['naderbij', 'stomme-e:er'],
    ['aangeschoten', 'ww-vd-sterk:en'],
    ['calculeer', 'ww-stam:r'],
    ['kwijtgemaakt', 'ww-vd:t'],
    ['wekelijkse', 'lijk:lijk'],
    ['jijzelf', 'kleefletter:lf'],
    ['onderricht', 'stomme-e:er'],
  ])('%s has %s', (w, gold) => {
    expect(goals(w)).toContain(gold);
  });

  it.each([
    ['evenals', 'tussen-n'],
    ['aanbidder', 'samenstelling'],
    ['goedenacht', 'tussen-n'],
    ['zoologische', 'samenstelling'],
    ['telefoontjes', 'samenstelling'],
    ['eventjes', 'verkl-etje'],
    ['dominees', 'bn-s'],
    ['platte', 'ww-vt-tt-dd'],
    ['elkaars', 'mv-s'],
  ])('%s has no %s', (w, wrongGoal) => {
    expect(ids(w)).not.toContain(wrongGoal);
  });

  it.each(['wegging', 'ophing'])('the ing of %s is of the verb', (w) => {
    expect(ids(w)).not.toContain('ing');
  });
});
