import { describe, expect, it } from 'vitest';
import { contentWerkwoorden } from '../test-kit.ts';
import { isStrongPast, isSuperlative, labelsAt, labelsOf, werkwoordLabels } from './forms-ww.ts';
import { conjugate } from './werkwoord.ts';

const at = (w: string, lemma: string): string[] => labelsAt(w, lemma).map((label) => label.id);
const table = (w: string): string[] => werkwoordLabels(w).map((label) => label.id);

describe('labelsAt', () => {
  it.each([
    ['werk', 'werken', 'ww-stam'],
    ['loop', 'lopen', 'ww-stam'],
    ['vind', 'vinden', 'ww-stam'],
    ['bel', 'bellen', 'ww-stam'],
    ['speel', 'spelen', 'ww-stam'],
    ['leef', 'leven', 'ww-stam'],
    ['werkt', 'werken', 'ww-tt-t'],
    ['loopt', 'lopen', 'ww-tt-t'],
    ['speelt', 'spelen', 'ww-tt-t'],
    ['leeft', 'leven', 'ww-tt-t'],
    ['schrijft', 'schrijven', 'ww-tt-t'],
    ['vindt', 'vinden', 'ww-tt-dt'],
    ['wordt', 'worden', 'ww-tt-dt'],
    ['rijdt', 'rijden', 'ww-tt-dt'],
    ['houdt', 'houden', 'ww-tt-dt'],
    ['antwoordt', 'antwoorden', 'ww-tt-dt'],
    ['praat', 'praten', 'ww-tt-tstam'],
    ['wacht', 'wachten', 'ww-tt-tstam'],
    ['eet', 'eten', 'ww-tt-tstam'],
    ['zit', 'zitten', 'ww-tt-tstam'],
    ['werk', 'werken', 'ww-gebied'],
    ['loop', 'lopen', 'ww-gebied'],
    ['wacht', 'wachten', 'ww-gebied'],
    ['werkte', 'werken', 'ww-vt-te'],
    ['fietste', 'fietsen', 'ww-vt-te'],
    ['hoopte', 'hopen', 'ww-vt-te'],
    ['lachte', 'lachen', 'ww-vt-te'],
    ['werkten', 'werken', 'ww-vt-te'],
    ['speelde', 'spelen', 'ww-vt-de'],
    ['leefde', 'leven', 'ww-vt-de'],
    ['reisde', 'reizen', 'ww-vt-de'],
    ['belde', 'bellen', 'ww-vt-de'],
    ['speelden', 'spelen', 'ww-vt-de'],
    ['wachtte', 'wachten', 'ww-vt-tt-dd'],
    ['landde', 'landen', 'ww-vt-tt-dd'],
    ['antwoordde', 'antwoorden', 'ww-vt-tt-dd'],
    ['praatte', 'praten', 'ww-vt-tt-dd'],
    ['wachtten', 'wachten', 'ww-vt-tt-dd'],
    ['landden', 'landen', 'ww-vt-tt-dd'],
    ['liep', 'lopen', 'ww-vt-sterk'],
    ['vond', 'vinden', 'ww-vt-sterk'],
    ['schreef', 'schrijven', 'ww-vt-sterk'],
    ['at', 'eten', 'ww-vt-sterk'],
    ['liepen', 'lopen', 'ww-vt-sterk'],
    ['gewerkt', 'werken', 'ww-vd'],
    ['gespeeld', 'spelen', 'ww-vd'],
    ['geleefd', 'leven', 'ww-vd'],
    ['geland', 'landen', 'ww-vd'],
    ['gewacht', 'wachten', 'ww-vd'],
    ['verhuisd', 'verhuizen', 'ww-vd'],
    ['gebeurd', 'gebeuren', 'ww-vd'],
    ['gelopen', 'lopen', 'ww-vd-sterk'],
    ['gevonden', 'vinden', 'ww-vd-sterk'],
    ['geschreven', 'schrijven', 'ww-vd-sterk'],
    ['gegeten', 'eten', 'ww-vd-sterk'],
    ['gebeurt', 'gebeuren', 'ww-vd-pv'],
    ['gebeurd', 'gebeuren', 'ww-vd-pv'],
    ['verhuist', 'verhuizen', 'ww-vd-pv'],
    ['ontmoet', 'ontmoeten', 'ww-vd'],
    ['lopend', 'lopen', 'ww-od'],
    ['werkende', 'werken', 'ww-od'],
    ['vindend', 'vinden', 'ww-od'],
    ['gewerkte', 'werken', 'ww-bvn'],
    ['verhuisde', 'verhuizen', 'ww-bvn'],
    ['gelande', 'landen', 'ww-bvn'],
    ['gamede', 'gamen', 'ww-eng'],
    ['racet', 'racen', 'ww-eng'],
    ['mailt', 'mailen', 'ww-eng'],
    ['geüpdatet', 'updaten', 'ww-eng'],
  ])('%s of %s has %s', (form, lemma, id) => {
    expect(at(form, lemma)).toContain(id);
  });

  it.each([
    ['werkd', 'werken'],
    ['vindt', 'lopen'],
    ['loopt', 'vinden'],
    ['vond', 'werken'],
    ['gewerkt', 'lopen'],
    ['kat', 'lopen'],
    ['vind', 'werken'],
  ])('%s is no form of %s', (form, lemma) => {
    expect(labelsAt(form, lemma)).toEqual([]);
  });

  it('has no label for a word that is no verb', () => {
    expect(labelsAt('boek', 'boek')).toEqual([]);
    expect(labelsAt('', '')).toEqual([]);
  });

  it.each([
    ['loop', 'lopen', 1],
    ['loopt', 'lopen', 1],
    ['vindt', 'vinden', 2],
    ['werkte', 'werken', 2],
    ['werkten', 'werken', 3],
    ['liep', 'lopen', 1],
    ['liepen', 'lopen', 2],
    ['gewerkt', 'werken', 1],
    ['gelopen', 'lopen', 2],
    ['lopend', 'lopen', 1],
    ['lopende', 'lopen', 2],
  ])('of %s (%s) the ending is the last %d letters', (form, lemma, letters) => {
    expect(labelsAt(form, lemma)[0]?.letters).toBe(letters);
  });

  it('gives the sound-alike label to none of a verb whose present and participle differ in sound', () => {
    expect(at('werkt', 'werken')).not.toContain('ww-vd-pv');
    expect(at('gewerkt', 'werken')).not.toContain('ww-vd-pv');
    expect(at('verkoopt', 'verkopen')).not.toContain('ww-vd-pv');
  });
});

describe('labelsOf', () => {
  it('never counts more letters than the form has, for any verb of the content', () => {
    for (const { infinitief } of contentWerkwoorden()) {
      const v = conjugate(infinitief);
      expect(v.ok, infinitief).toBe(true);
      for (const [form, labels] of v.ok ? labelsOf(v.value) : [])
        for (const label of labels) {
          expect(label.letters).toBeGreaterThan(0);
          expect(label.letters, form).toBeLessThanOrEqual(form.length);
        }
    }
  });

  it('has no label twice at one form', () => {
    for (const { infinitief } of contentWerkwoorden()) {
      const v = conjugate(infinitief);
      for (const labels of v.ok ? labelsOf(v.value).values() : [])
        expect(new Set(labels.map((label) => label.id)).size).toBe(labels.length);
    }
  });

  it('has the category of the sentence among the labels of its form', () => {
    const other = contentWerkwoorden().flatMap(({ infinitief, zinnen }) => {
      const v = conjugate(infinitief);
      const labels = v.ok ? labelsOf(v.value) : undefined;
      return zinnen
        .filter(
          ({ categorie: category, persoon: person }) =>
            /^ww-(?:vt-te|vt-de|vt-tt-dd|vd|vd-sterk|tt-dt)$/.test(category) && person !== 'wij',
        )
        .filter(
          ({ vorm: form, categorie: category }) =>
            labels?.get(form.toLowerCase())?.some((label) => label.id === category) !== true,
        )
        .map(({ vorm: form, categorie: category }) => `${infinitief} ${form} ${category}`);
    });
    expect(other).toEqual([]);
  });
});

describe('werkwoordLabels', () => {
  it.each([
    ['vindt', 'ww-tt-dt'],
    ['wordt', 'ww-tt-dt'],
    ['liep', 'ww-vt-sterk'],
    ['gevonden', 'ww-vd-sterk'],
    ['gewerkt', 'ww-vd'],
    ['landde', 'ww-vt-tt-dd'],
    ['lopend', 'ww-od'],
    ['opgebeld', 'ww-vd'],
    ['meegenomen', 'ww-vd-sterk'],
    ['uitgelegd', 'ww-vd'],
    ['afgelopen', 'ww-vd-sterk'],
    ['speelde', 'ww-vt-de'],
    ['fietste', 'ww-vt-te'],
    ['verbrande', 'ww-bvn'],
  ])('knows %s as %s without its infinitive', (form, id) => {
    expect(table(form)).toContain(id);
  });

  it.each([
    ['gefotografeerd', 'ww-vd'],
    ['gekopieerde', 'ww-bvn'],
    ['noteert', 'ww-tt-t'],
    ['sorteerde', 'ww-vt-de'],
    ['gezapt', 'ww-vd'],
  ])('tells by its ending that %s is %s', (form, id) => {
    expect(table(form)).toContain(id);
  });

  it.each([
    'kat',
    'boom',
    'hond',
    'tafel',
    'mooi',
    'fiets',
    'antwoord',
    'gezicht',
    'gebied',
    'geweld',
    'geduld',
    'gewicht',
    'lopen',
    'werken',
    'avond',
  ])('%s is first of all another word', (woord) => {
    expect(table(woord).filter((id) => id !== 'ww-eng')).toEqual([]);
  });
});

describe('isStrongPast', () => {
  it.each(['hielpen', 'hielp', 'wierpen', 'stierf', 'gingen', 'bood'])('%s is one', (w) =>
    expect(isStrongPast(w)).toBe(true),
  );

  it.each(['helpen', 'werkte', 'trommelden', 'tafel', 'geholpen', ''])('%s is none', (w) =>
    expect(isStrongPast(w)).toBe(false),
  );
});

describe('isSuperlative', () => {
  it.each(['mooist', 'gemeenste', 'gezondste', 'aangenaamst', 'geheimzinnigst', 'genadeloost'])('%s is one', (w) =>
    expect(isSuperlative(w)).toBe(true),
  );

  it.each(['mooi', 'gefietst', 'wandelt', 'kast', 'beleefdheid', ''])('%s is none', (w) =>
    expect(isSuperlative(w)).toBe(false),
  );
});
