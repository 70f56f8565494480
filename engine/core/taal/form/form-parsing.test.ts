import { describe, expect, it } from 'vitest';
import { contentWoorden } from '../test-kit.ts';
import { nounReadings, roleReadings } from './form-parsing.ts';
import type { Reading } from '../woord/reading.ts';

const ending = (w: string, { id, van: from }: Reading): string => `${id}:${w.slice(from)}`;
const endings = (w: string, tables = true): string[] => nounReadings(w, tables).map((reading) => ending(w, reading));
const lemmas = (w: string): string[] => nounReadings(w, true).flatMap((reading) => reading.lemma ?? []);

describe('nounReadings of a plural', () => {
  it.each([
    ['bomen', 'mv-en', 'en', 'boom'],
    ['katten', 'mv-en', 'en', 'kat'],
    ['huizen', 'mv-en', 'en', 'huis'],
    ['brieven', 'mv-en', 'en', 'brief'],
    ['boeken', 'mv-en', 'en', 'boek'],
    ['manen', 'mv-en', 'en', 'maan'],
    ['kippen', 'mv-en', 'en', 'kip'],
    ['straten', 'mv-en', 'en', 'straat'],
    ['neuzen', 'mv-en', 'en', 'neus'],
    ['duiven', 'mv-en', 'en', 'duif'],
    ['lampen', 'mv-en', 'en', 'lamp'],
    ['bloemen', 'mv-en', 'en', 'bloem'],
    ['poppen', 'mv-en', 'en', 'pop'],
    ['schoenen', 'mv-en', 'en', 'schoen'],
    ['deuren', 'mv-en', 'en', 'deur'],
    ['muizen', 'mv-en', 'en', 'muis'],
    ['tafels', 'mv-s', 's', 'tafel'],
    ['kamers', 'mv-s', 's', 'kamer'],
    ['sleutels', 'mv-s', 's', 'sleutel'],
    ['meisjes', 'mv-s', 's', 'meisje'],
    ['tantes', 'mv-s', 's', 'tante'],
    ['vogels', 'mv-s', 's', 'vogel'],
    ['emmers', 'mv-s', 's', 'emmer'],
    ['lepels', 'mv-s', 's', 'lepel'],
    ['vlinders', 'mv-s', 's', 'vlinder'],
    ["auto's", 'mv-apos', "'s", 'auto'],
    ["oma's", 'mv-apos', "'s", 'oma'],
    ["baby's", 'mv-apos', "'s", 'baby'],
    ["foto's", 'mv-apos', "'s", 'foto'],
    ["taxi's", 'mv-apos', "'s", 'taxi'],
    ['zeeën', 'mv-trema', 'ën', 'zee'],
    ['knieën', 'mv-trema', 'ën', 'knie'],
    ['ideeën', 'mv-trema', 'ën', 'idee'],
    ['dagen', 'mv-onreg', 'en', 'dag'],
    ['wegen', 'mv-onreg', 'en', 'weg'],
    ['glazen', 'mv-onreg', 'en', 'glas'],
    ['steden', 'mv-onreg', 'en', 'stad'],
    ['schepen', 'mv-onreg', 'en', 'schip'],
    ['kinderen', 'mv-onreg', 'eren', 'kind'],
    ['eieren', 'mv-onreg', 'eren', 'ei'],
    ['kalveren', 'mv-onreg', 'eren', 'kalf'],
    ['liederen', 'mv-onreg', 'eren', 'lied'],
    ['waarheden', 'mv-en', 'en', 'waarheid'],
    ['moeilijkheden', 'mv-en', 'en', 'moeilijkheid'],
  ])('%s is %s with -%s, of %s', (woord, id, letters, lemma) => {
    expect(endings(woord)).toContain(`${id}:${letters}`);
    expect(lemmas(woord)).toContain(lemma);
  });

  it.each([
    'kat',
    'boom',
    'lopen',
    'werken',
    'spelen',
    'houten',
    'gouden',
    'jongen',
    'deken',
    'oven',
    'kussen',
    'keuken',
    'regen',
    'bus',
    'mens',
    'huis',
    'gras',
    'prins',
    'kers',
    'thuis',
    'altijds',
    'mooi',
    'lekker',
    'wagen',
    'varken',
    'kuiken',
    'teken',
    'leven',
    'eten',
    'drinken',
  ])('%s is no plural', (woord) => {
    expect(endings(woord).filter((reading) => reading.startsWith('mv-'))).toEqual([]);
  });

  it('tells by the ending alone what it can, without tables', () => {
    expect(endings("auto's", false)).toEqual(["mv-apos:'s"]);
    expect(endings('zeeën', false)).toEqual(['mv-trema:ën']);
    expect(endings('waarheden', false)).toEqual(['mv-en:en']);
    expect(endings('tafels', false)).toEqual(['mv-s:s']);
    expect(endings('bomen', false)).toEqual([]);
  });
});

describe('nounReadings of a diminutive', () => {
  it.each([
    ['huisje', 'verkl-je', 'je'],
    ['boompje', 'verkl-je', 'pje'],
    ['stoeltje', 'verkl-je', 'tje'],
    ['balletje', 'verkl-etje', 'etje'],
    ['ringetje', 'verkl-etje', 'etje'],
    ['koninkje', 'verkl-etje', 'nkje'],
    ['omaatje', 'verkl-aatje', 'aatje'],
    ['autootje', 'verkl-aatje', 'ootje'],
    ["baby'tje", 'verkl-aatje', "'tje"],
    ['hondje', 'verkl-je', 'je'],
    ['katje', 'verkl-je', 'je'],
    ['maantje', 'verkl-je', 'tje'],
  ])('%s is %s with -%s', (woord, id, letters) => {
    expect(endings(woord)).toContain(`${id}:${letters}`);
  });

  it('is a plural too when it ends in -jes', () => {
    expect(endings('huisjes')).toEqual(['verkl-je:jes', 'mv-s:s']);
    expect(endings('balletjes')).toEqual(['verkl-etje:etjes', 'mv-s:s']);
  });
});

describe('roleReadings', () => {
  const asked = (w: string, role: 'mv' | 'verkl', lemma?: string, tables = true): string[] =>
    roleReadings(w, { rol: role, lemma, tables }).map((reading) => ending(w, reading));

  it.each([
    ['boeken', 'boek', 'mv-en', 'en'],
    ['tafels', 'tafel', 'mv-s', 's'],
    ["auto's", 'auto', 'mv-apos', "'s"],
    ['zeeën', 'zee', 'mv-trema', 'ën'],
    ['dagen', 'dag', 'mv-onreg', 'en'],
    ['kinderen', 'kind', 'mv-onreg', 'eren'],
    ['steden', 'stad', 'mv-onreg', 'en'],
    ['dromedarissen', 'dromedaris', 'mv-en', 'en'],
    ['trollen', 'trol', 'mv-en', 'en'],
  ])('%s as plural of %s is %s with -%s', (woord, lemma, id, letters) => {
    expect(asked(woord, 'mv', lemma)[0]).toBe(`${id}:${letters}`);
  });

  it.each([
    ['musea', 'museum'],
    ['politici', 'politicus'],
    ['koeien', 'koe'],
  ])('%s is an irregular plural of %s', (woord, lemma) => {
    expect(asked(woord, 'mv', lemma)[0]).toMatch(/^mv-onreg:/);
  });

  it('takes the ending of a word nobody knows', () => {
    expect(asked('snorkels', 'mv')).toEqual(['mv-s:s']);
    expect(asked('blorpen', 'mv')).toEqual(['mv-en:en']);
    expect(asked('blorpje', 'verkl')).toEqual(['verkl-je:je']);
    expect(asked('blorpjes', 'verkl')).toEqual(['verkl-je:jes', 'mv-s:s']);
  });

  it('gives back the base word of the caller', () => {
    expect(roleReadings('boeken', { rol: 'mv', lemma: 'boek', tables: true }).map((r) => r.lemma)).toEqual(['boek']);
    expect(roleReadings('huisjes', { rol: 'verkl', lemma: 'huis', tables: true }).map((r) => r.lemma)).toEqual([
      'huis',
      'huis',
    ]);
  });
});

describe('forms of the content', () => {
  const nouns = contentWoorden().filter((w) => w.woordsoort === 'zn' && /^[a-z]+$/.test(w.w));

  it('read every plural as one when the caller says so', () => {
    for (const { w, vormen: forms } of nouns) {
      if (forms.meervoud === undefined) continue;
      const [reading] = roleReadings(forms.meervoud, { rol: 'mv', lemma: w, tables: true });
      expect(reading?.id, forms.meervoud).toMatch(/^mv-/);
      expect(reading?.van, forms.meervoud).toBeGreaterThan(0);
      expect(reading?.van, forms.meervoud).toBeLessThan(forms.meervoud.length);
    }
  });

  it('read every diminutive as one', () => {
    for (const { w, vormen: forms } of nouns) {
      if (forms.verkleinwoord === undefined) continue;
      const [reading] = roleReadings(forms.verkleinwoord, { rol: 'verkl', lemma: w, tables: true });
      expect(reading?.id, forms.verkleinwoord).toMatch(/^verkl-(?:je|etje|aatje)$/);
      expect(forms.verkleinwoord.slice(reading?.van)).toMatch(/je$/);
    }
  });

  it('find the base word of nearly every diminutive without being told', () => {
    const known = nouns.filter((w) => w.vormen.verkleinwoord !== undefined);
    const right = known.filter(({ w, vormen: forms }) => lemmas(forms.verkleinwoord ?? '').includes(w));
    expect(right.length / known.length, `${right.length} of ${known.length}`).toBeGreaterThan(0.92);
  });
});
