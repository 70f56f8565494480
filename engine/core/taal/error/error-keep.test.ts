import { beforeAll, describe, expect, it } from 'vitest';
import { categoriesOf } from '../category/categories.ts';
import { pictureOf } from '../klank/klank.ts';
import { loadPatterns } from '../woord/patterns.ts';
import { contentWoorden } from '../test-kit.ts';
import { pictureOfItem } from '../item/picture-item.ts';
import { isKlankStable, isPronounceable, isWritable } from './error-validate.ts';
import { fallbackMistakes, hasShortage, mistakesOf, otherWerkwoord, rawMistakes, type Mistake } from './errors.ts';
import { errors } from './woord-errors.ts';

beforeAll(loadPatterns);

function mistake(form: string, change: Partial<Mistake> = {}): Mistake {
  return { vorm: form, categorie: 'ei', van: 0, tot: 1, kans: 0.5, op: 'a>b', hardly: false, ...change };
}

describe('isPronounceable', () => {
  it.each([
    ['trein', 'trijn'],
    ['straat', 'sraat'],
    ['school', 'sgool'],
    ['melk', 'mellek'],
    ['taxi', 'taksi'],
    ['bakker', 'baker'],
    ['hond', 'hont'],
    ['tv-gids', 'tvgids'],
    ['zee-eend', 'zeeeend'],
    ['knie', 'knieje'],
    ['slang', 'slank'],
    ['herfst', 'herst'],
    ['markt', 'mark'],
  ])('%s as %s can be said', (woord, form) => {
    expect(isPronounceable(form, woord)).toBe(true);
  });

  it.each([
    ['bril', 'rbil'],
    ['blok', 'lbok'],
    ['knop', 'nkop'],
    ['rieten', 'rietn'],
    ['keeper', 'keepr'],
    ['dorp', 'dopr'],
    ['film', 'fiml'],
    ['wesp', 'wpes'],
    ['kerk', 'kekr'],
  ])('%s as %s cannot be said', (woord, form) => {
    expect(isPronounceable(form, woord)).toBe(false);
  });

  it('finds every word of the content sayable as itself', () => {
    const wrong = contentWoorden(5).filter(({ w }) => !isPronounceable(w, w));
    expect(wrong.map((item) => item.w)).toEqual([]);
  });
});

describe('isWritable', () => {
  it.each([
    ['haas', 'haasdt'],
    ['vis', 'viss'],
    ['kat', 'kkat'],
    ['trein', 'treiin'],
    ['uil', 'uiil'],
    ['kaas', 'kaac'],
  ])('%s never becomes %s', (woord, form) => {
    expect(isWritable({ vorm: form, categorie: 'kz-mkm' }, woord)).toBe(false);
  });

  it.each([
    ['kamer', 'kammer'],
    ['bommen', 'bomen'],
    ['kippen', 'kipen'],
    ['fiets', 'fits'],
    ['roos', 'ros'],
    ['trein', 'trien'],
    ['sneeuw', 'sneew'],
  ])('%s can become %s', (woord, form) => {
    expect(isWritable({ vorm: form, categorie: 'kz-mkm' }, woord)).toBe(true);
  });

  it('does not look at capitals', () => {
    expect(isWritable({ vorm: 'Trijn', categorie: 'ei' }, 'Trein')).toBe(true);
    expect(isWritable({ vorm: 'Rbil', categorie: 'kz-mkm' }, 'Bril')).toBe(false);
  });
});

describe('isKlankStable', () => {
  const stable = (w: string, from: number, until: number, by: string): boolean =>
    isKlankStable({ van: from, tot: until, door: by, categorie: 'kz-mkm', base: 1 }, pictureOf(w));

  it('lets c stand for s before e, i and y, and for k before a, o, u, l and r', () => {
    expect(stable('sirkel', 0, 1, 'c')).toBe(true);
    expect(stable('soep', 0, 1, 'c')).toBe(false);
    expect(stable('kat', 0, 1, 'c')).toBe(true);
    expect(stable('krant', 0, 1, 'c')).toBe(true);
    expect(stable('kip', 0, 1, 'c')).toBe(false);
    expect(stable('knie', 0, 1, 'c')).toBe(false);
  });

  it('lets ck stand behind a vowel only, and not before a consonant', () => {
    expect(stable('insect', 4, 5, 'ck')).toBe(false);
    expect(stable('kat', 0, 1, 'ck')).toBe(false);
    expect(stable('rok', 2, 3, 'ck')).toBe(true);
    expect(stable('bank', 3, 4, 'ck')).toBe(false);
  });

  it('has nothing against another letter', () => {
    expect(stable('trein', 2, 4, 'ij')).toBe(true);
    expect(stable('kat', 0, 1, '')).toBe(true);
  });
});

describe('mistakesOf', () => {
  const of = (w: string, o = {}): Mistake[] => {
    const picture = pictureOf(w);
    return mistakesOf(picture, categoriesOf(picture, {}), o);
  };

  it('gives weights that sum to 1, strongest first, then by form', () => {
    for (const w of ['trein', 'bakker', 'vriendelijk', 'schoolplein', 'hond']) {
      const list = of(w);
      expect(list.reduce((sum, f) => sum + f.kans, 0)).toBeCloseTo(1, 2);
      for (const [i, f] of list.entries()) {
        const previous = list[i - 1];
        if (previous === undefined) continue;
        expect(previous.kans >= f.kans, w).toBe(true);
        if (previous.kans === f.kans) expect(previous.vorm < f.vorm, w).toBe(true);
      }
    }
  });

  it('keeps words of the lexicon only when it is asked to', () => {
    const lexicon = { exists: (w: string) => w === 'baker' };
    expect(of('bakker', { lexicon }).map((f) => f.vorm)).not.toContain('baker');
    expect(of('bakker', { lexicon, existingWoorden: true }).map((f) => f.vorm)).toContain('baker');
  });

  it('leaves out what is barred, whatever its capitals', () => {
    expect(of('trein', { geweerd: ['trijn'] }).map((f) => f.vorm)).not.toContain('trijn');
    const picture = pictureOf('Trein');
    const cats = categoriesOf(picture, {});
    expect(mistakesOf(picture, cats, { geweerd: ['trijn'] }).map((f) => f.vorm)).not.toContain('Trijn');
  });

  it('offers at least two forms even when nearly everything is a word', () => {
    const lexicon = { exists: (w: string) => w !== '' && w.length < 5 };
    expect(of('straat', { lexicon }).length).toBeGreaterThanOrEqual(2);
  });

  it('names its operation, and a category of the word', () => {
    for (const w of ['trein', 'schoolplein', 'vriendelijk', 'balletje']) {
      const own = new Set(categoriesOf(pictureOf(w), {}).map((c) => c.id));
      for (const f of of(w)) {
        expect(own.has(f.categorie), `${f.vorm} ${f.categorie}`).toBe(true);
        expect(f.op).toMatch(/^[^>]*>[^>]*$/);
      }
    }
  });

  it('never has a form twice', () => {
    for (const w of ['trein', 'bakker', 'koning', 'sneeuwpop']) {
      const list = of(w).map((f) => f.vorm);
      expect(new Set(list).size).toBe(list.length);
    }
  });
});

describe('rawMistakes and fallbackMistakes', () => {
  it('give writable forms that differ from the word', () => {
    for (const w of ['trein', 'maan', 'bakker', 'schrift']) {
      const picture = pictureOf(w);
      for (const f of rawMistakes(picture, categoriesOf(picture, {}))) {
        expect(f.vorm).not.toBe(w);
        expect(isWritable(f, w), f.vorm).toBe(true);
      }
    }
  });

  it('fall back on sounds of the whole word', () => {
    const { gedekt: covered, los } = fallbackMistakes(pictureOf('vaas'), [{ id: 'eind-d', van: 3, tot: 4 }]);
    expect([...covered, ...los].map(({ vorm: form }) => form).sort()).toEqual(['faas', 'vas']);
  });
});

describe('hasShortage', () => {
  it('counts the forms that a child writes', () => {
    const two = mistake('c', { hardly: true });
    expect(hasShortage([])).toBe(true);
    expect(hasShortage([mistake('a'), mistake('b'), two, two])).toBe(true);
    expect(hasShortage([mistake('a'), mistake('b'), mistake('c')])).toBe(false);
  });
});

describe('otherWerkwoord', () => {
  it.each([
    ['wind je', 'ei', 'wind'],
    ['loop jij', 'v-f-begin', 'loop'],
    ['vindt je', 'ww-inversie', ''],
    ['trijn', 'ei', ''],
    ['je', 'ei', ''],
  ])('%s under %s is "%s"', (form, category, verb) => {
    expect(otherWerkwoord(mistake(form, { categorie: category }))).toBe(verb);
  });
});

describe('errors of the content', () => {
  it('differ from the word, have a vowel, stay below forty and inside the word', () => {
    for (const { w, wrongInZin } of contentWoorden(40)) {
      const out = errors(w);
      const list = out.ok ? out.value : [];
      expect(list.length + (wrongInZin ?? []).length, w).toBeGreaterThan(0);
      expect(list.length, w).toBeLessThanOrEqual(40);
      for (const f of list) {
        expect(f.vorm).not.toBe(w);
        expect(f.vorm.trim()).toBe(f.vorm);
        expect(f.van >= 0 && f.van < f.tot && f.tot <= w.length, `${w} ${f.vorm}`).toBe(true);
        expect(f.kans >= 0 && f.kans <= 1).toBe(true);
      }
    }
  });

  it('are made from the stored analysis too, without rules or tables', () => {
    for (const item of contentWoorden(40)) {
      const list = mistakesOf(pictureOfItem(item), item.cats, { geweerd: item.geweerd });
      expect(list.length + (item.wrongInZin ?? []).length, item.w).toBeGreaterThanOrEqual(1);
      expect(list.filter((f) => f.vorm === item.w || item.geweerd?.includes(f.vorm.toLowerCase()) === true)).toEqual(
        [],
      );
    }
  });

  it.each([
    ['', 'leeg'],
    ['k4t', 'ongeldig-teken'],
    ['a'.repeat(65), 'te-lang'],
  ])('refuse %j', (woord, error) => {
    expect(errors(woord)).toEqual({ ok: false, fout: error });
  });
});
